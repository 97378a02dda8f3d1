/** What the page is given before it starts. */
export interface Tapping {
  readonly seed: number
  /** Milliseconds that the page's clock runs ahead, so that it never goes back from one round to the next. */
  readonly ahead: number
}

declare global {
  interface Window {
    /** Set by the run: receives what the app has called saved, and what is about to be written. */
    readonly reportToRun: (news: News) => void
    startTapping: () => void
  }
}

export type News =
  /** The app said that everything up to this row of the game is saved. */
  | { readonly type: 'saved'; readonly gameId: string; readonly seq: number }
  /** A row was given to the database as one part of a tap. */
  | { readonly type: 'written'; readonly gameId: string; readonly tapId: string; readonly part: number }
  | { readonly type: 'tapped' }

/**
 * Runs inside the page, before the app: taps whatever the table offers, from `startTapping()` until the page dies. A
 * second passes with each tap, so that none is taken for a bounce.
 */
export function tapAtRandom({ seed, ahead }: Tapping): void {
  let state = seed
  let taps = 0
  const realNow = Date.now.bind(Date)
  Date.now = () => realNow() + ahead + taps * 1000

  /** Mulberry32. */
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  // What the app says. The table carries the number of the last saved row while nothing waits to be saved.
  let said = ''
  new MutationObserver(() => {
    const { game = '', saved } = document.querySelector<HTMLElement>('[data-saved]')?.dataset ?? {}
    if (saved === undefined || said === `${game} ${saved}`) return
    said = `${game} ${saved}`
    window.reportToRun({ type: 'saved', gameId: game, seq: Number(saved) })
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-saved', 'data-game'] })

  // Notes every write, so that a tap with a part missing on the disk is found.
  const { add } = IDBObjectStore.prototype
  IDBObjectStore.prototype.add = function (this: IDBObjectStore, value, key) {
    if (this.name === 'entries') {
      const { gameId, tapId, part } = value
      window.reportToRun({ type: 'written', gameId, tapId, part })
    }
    return key === undefined ? add.call(this, value) : add.call(this, value, key)
  }

  const onTheWay = /^(Deal|Next deal|Next game|Rematch|Peg \d+|Restore|Peg it too)/
  // Going back to the last game deletes an unplayed one, which is no loss.
  const history = /^(Undo: (?!back to last game)|Redo: (?!nothing)|Take back)/

  const tapOnceSaved = () => {
    if (document.querySelector('[data-game]:not([data-saved])')) setTimeout(tapOnceSaved, 5)
    else tap()
  }
  const tap = () => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button:not(:disabled)')]
    const name = (one: HTMLElement) => (one.ariaLabel ?? one.textContent ?? '').replace(/\s+/g, ' ').trim()
    const isFree = (one: HTMLElement) => one.dataset.state === undefined && one.ariaPressed !== 'true'
    const kinds = [
      { often: 10, list: buttons.filter((one) => onTheWay.test(name(one))) },
      { often: 1, list: buttons.filter((one) => name(one) === 'To the show') },
      { often: 12, list: buttons.filter((one) => one.dataset.key !== undefined && isFree(one)) },
      { often: 2, list: buttons.filter((one) => history.test(name(one))) },
    ].filter(({ list }) => list.length > 0)
    const lots = kinds.flatMap(({ often, list }) => Array<typeof list>(often).fill(list))
    const list = lots[Math.floor(random() * lots.length)] ?? []
    const button = list[Math.floor(random() * list.length)]
    if (button) {
      taps += 1
      window.reportToRun({ type: 'tapped' })
      button.click()
    }
    // Mostly faster than the disk; sometimes only once the app has said "saved", however long a slow disk takes.
    setTimeout(random() < 0.7 ? tap : tapOnceSaved, random() * 40)
  }
  window.startTapping = tap
}
