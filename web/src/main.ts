import './styles/fonts.css'
import './styles/tokens.css'
import './styles/games.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { lexicon } from './lib/lexicon.svelte'

await lexicon.start()
mount(App, { target: document.getElementById('page')! })
