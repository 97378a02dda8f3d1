import { Dexie, type EntityTable } from 'dexie'
import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

/*
 * The least that an app of React and Dexie can do: it reads one row, and a tap redraws a number and writes a row to the
 * disk. `npm run bench` measures it in turn with the app, so that a figure is compared with what the machine takes for
 * this.
 */
interface Row {
  readonly seq: number
  readonly at: number
}

type Database = Dexie & { readonly rows: EntityTable<Row, 'seq'> }

const database = new Dexie('floor', { chromeTransactionDurability: 'strict' }) as Database
database.version(1).stores({ rows: 'seq' })

/** The benchmark waits for `data-game`, and `data-saved` says which row has reached the disk. */
function Floor() {
  const [last, setLast] = useState<number>()
  useEffect(() => {
    void database.rows
      .toCollection()
      .last()
      .then((row) => setLast(row?.seq ?? 0))
  }, [])
  if (last === undefined) return null
  const peg = () => {
    const seq = last + 1
    setLast(seq)
    void database.rows.add({ seq, at: Date.now() }).then(() => {
      document.documentElement.dataset.saved = String(seq)
    })
  }
  return (
    <main data-game="floor">
      <h1>{last}</h1>
      <button type="button" onClick={peg}>
        Peg 1
      </button>
    </main>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Floor />
  </StrictMode>,
)
addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'))
