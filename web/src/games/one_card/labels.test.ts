import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../lib/wire'
import { Words } from '../../lib/words'
import { tileCaption, tileLabel } from './labels'
import { aTable, anOffer, B1, B2, C1, C2, C3, D1 } from './table.fixture'

const file = (language: Language) =>
  new URL(`../../../../src/undercroft/games/one_card/words/${language}.ftl`, import.meta.url)
const words = (language: Language) => new Words(language, readFileSync(file(language), 'utf-8'))

describe('a tile in words', () => {
  const say = (tile: number, language: Language = 'en') => tileLabel(aTable(), tile, undefined, words(language))

  it('tells who stands there, and why he cannot be attacked', () => {
    expect(say(C3)).toBe('c3: Spider 1, 2 health. Too far: it is at range 4, yours is 2.')
    expect(say(C2)).toBe('c2: Spider 2, 1 health.')
  })

  it('tells walls and stairs', () => {
    expect([say(B2), say(20), say(0)]).toEqual(['b2: wall.', 'a1: stairs.', 'a5: free.'])
  })

  it('tells what the monsters would do', () => {
    expect(say(C1)).toBe('c1: you, 6 health. If you end your turn there, you lose 1 health.')
    expect(say(B1)).toBe('b1: free. If you end your turn there, you are not hurt.')
    expect(say(D1)).toBe('d1: free. If you end your turn there, you fall.')
  })

  it('tells of a blow that kills what it takes, and what is left to take', () => {
    const said = (language: Language) =>
      words(language).say('page-against', { attack: 15, defence: 2, health: 6, blow: 7, damage: 6, deadly: 'yes' })
    expect(said('en')).toBe('Attack 15 against defence 2: a blow of 7, you have 6 left and fall.')
    expect(said('fr')).toBe(
      'Attaque 15 contre défense 2\u00a0: 7 dégâts, il vous reste 6 points de vie, et vous succombez.',
    )
  })

  it('tells what a click does', () => {
    const caption = (deed: Parameters<typeof tileCaption>[2]) => tileCaption(aTable(), B1, deed, words('en'))
    expect(caption({ kind: 'walk', cost: 2, path: [B1], offer: anOffer(1, 'step') })).toBe(
      'b1: free. Go there for 2 speed.',
    )
    expect(caption({ kind: 'end', offer: anOffer(1, 'end') })).toContain('End your turn')
  })

  it('speaks French as one writes it', () => {
    expect(say(C2, 'fr')).toBe('c2\u00a0: Araignée 2, 1 point de vie.')
    expect(say(C1, 'fr')).toBe(
      'c1\u00a0: vous, 6 points de vie. Si vous y finissez votre tour, vous perdez 1 point de vie.',
    )
  })
})

describe('words of the board', () => {
  const sources = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const used = new Set(Object.values(sources).flatMap((source) => source.match(/(?<=')page-[a-z-]+[a-z](?=')/g) ?? []))
  const made = ['energy', 'adventurer', 'march', 'strike'].map((part) => `page-part-${part}`)
  const powers = ['paladin', 'barbarian', 'ranger', 'wizard'].map((hero) => `page-power-${hero}`)

  it.each(['en', 'fr'] as const)('are all there in %s, and no others', (language) => {
    const defined = readFileSync(file(language), 'utf-8').match(/^page-[a-z-]+/gm) ?? []
    expect([...defined].sort()).toEqual([...used, ...made, ...powers].sort())
  })
})
