import { PAGES } from './pages.ts'

const TITLES = { new: 'New game', count: 'Count a hand', games: 'Games', settings: 'Settings' } as const

/** The name of the screen that the address asks for. */
export function App() {
  const page = PAGES.find((name) => location.pathname.replace(/\/$/, '').endsWith(`/${name}`))
  return (
    <main>
      <h1>{page === undefined ? 'Fifteen Two' : TITLES[page]}</h1>
    </main>
  )
}
