// Puts the chosen look on the page before anything is painted. It is a file of its own because the page's
// policy allows no inline script, and a classic one because a module would run after the first paint.
// The key and the names are those of src/app/settings-store.ts.
try {
  const chosen = JSON.parse(localStorage.getItem('fifteen-two:settings') ?? '{}')
  const looks = {
    theme: ['light', 'dark', 'contrast'],
    suits: ['two'],
    hand: ['left'],
    motion: ['none'],
  }
  for (const [name, values] of Object.entries(looks)) {
    if (values.includes(chosen[name])) document.documentElement.dataset[name] = chosen[name]
  }
} catch {
  // No storage, or nothing readable in it: the browser's own wishes count.
}
