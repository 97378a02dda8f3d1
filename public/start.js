// What comes before the app: its look, before anything is painted, and a way out where it cannot run. A file of its own
// because the page's policy allows no inline script, and a classic one because a module would run after the first paint.

// The key and the names are those of src/app/stores/device-store.ts; the second key is of a version before the first release.
try {
  const look = localStorage.getItem('fifteen-two:look') ?? localStorage.getItem('fifteen-two:settings')
  const chosen = JSON.parse(look ?? '{}')
  const looks = {
    theme: ['light', 'dark', 'black', 'contrast', 'contrast-dark'],
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

// The script of the app may be damaged where the worker keeps it, and would be so after each reload. Then it is thrown
// away there, and the worker keeps what comes instead: once without being asked, after that by a tap.
const TRIED = 'fifteen-two:repaired'

async function repair(file) {
  try {
    sessionStorage.setItem(TRIED, 'yes')
    for (const name of await caches.keys()) await (await caches.open(name)).delete(file)
    await fetch(file, { cache: 'reload' })
  } finally {
    location.reload()
  }
}

/** Without storage nothing is reloaded unasked, or it might go on for ever. */
function hasTried() {
  try {
    return sessionStorage.getItem(TRIED) !== null
  } catch {
    return true
  }
}

addEventListener(
  'error',
  ({ target, filename }) => {
    // Once the app has started, it has replaced the page that has these.
    const [line, button] = document.querySelectorAll('.shell > [hidden]')
    const file = target.src ?? filename
    if (!button || ![...document.scripts].some(({ src }) => src === file)) return
    if (!hasTried()) return void repair(file)
    line.hidden = button.hidden = false
    button.onclick = () => repair(file)
  },
  true,
)
