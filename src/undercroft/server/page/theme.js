// Before anything is painted: the theme that was chosen in this browser (see src/lib/settings.svelte.ts).
try {
  const { theme, language } = JSON.parse(localStorage.getItem('undercroft.settings') ?? '{}')
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
  if (language) document.documentElement.lang = language
} catch {
  // A browser that keeps nothing follows the system.
}
