/* Functions that are sent to the page as text, so none may use a name from outside its own body. */

/**
 * The middle of a button, found by its whole name or by a pattern; undefined until it can be tapped.
 * @param {string | RegExp} name
 */
export function placeOf(name, nth = 0) {
  const keys = document.querySelectorAll('a, button, [role=switch], [type=radio]')
  const button = [.../** @type {NodeListOf<HTMLButtonElement>} */ (keys)].filter((each) => {
    const own = (each.ariaLabel ?? each.labels?.[0]?.textContent ?? each.textContent ?? '').trim()
    return (typeof name === 'string' ? own === name : name.test(own)) && each.checkVisibility()
  })[nth]
  if (!button || button.disabled) return undefined
  button.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height } = button.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Marks the moment in which a live table is in the page. */
export function markTable() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-game]')) return
    observer.disconnect()
    performance.mark('table')
  }).observe(document, { childList: true, subtree: true })
}

/**
 * Marks the first change of the page after each click, and the change that says that the tap is saved. With a
 * selector in `data-awaited`, only a change after which it matches is marked.
 */
export function markChanges() {
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  const savedNow = () => document.querySelector('[data-saved]')?.getAttribute('data-saved')
  let stop = () => {}
  const watch = () => {
    stop()
    const saved = savedNow()
    const { awaited } = document.documentElement.dataset
    const changed = new MutationObserver(() => {
      if (awaited && !document.querySelector(awaited)) return
      changed.disconnect()
      performance.mark('changed')
    })
    const written = new MutationObserver(() => {
      if (!savedNow() || savedNow() === saved) return
      written.disconnect()
      performance.mark('saved')
    })
    changed.observe(document, all)
    written.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-saved'] })
    stop = () => {
      changed.disconnect()
      written.disconnect()
    }
  }
  addEventListener('click', watch, { capture: true })
}

/**
 * Counts the components that React renders, as its developer tools would, and the bytes that are handed to the
 * database, the cache and the local storage. `counted()` resolves to both since it was asked last.
 */
export function countWork() {
  /**
   * @typedef {{ tag: number, flags: number, child: Fiber | null, sibling: Fiber | null, alternate: Fiber | null }} Fiber
   */
  const FUNCTIONS = new Set([0, 11, 14, 15]) // plain, with a forwarded ref, memoised
  const PERFORMED_WORK = 1
  let components = 0
  let bytes = 0
  /** @type {Promise<void>[]} */
  let reading = []

  /** A fibre that was not rendered has the same children as its alternate. @param {Fiber} fiber */
  const countIn = (fiber) => {
    if (FUNCTIONS.has(fiber.tag) && fiber.flags & PERFORMED_WORK) components += 1
    if (fiber.child === fiber.alternate?.child) return
    for (let child = fiber.child; child; child = child.sibling) countIn(child)
  }
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (/** @type {number} */ _, /** @type {{ current: Fiber }} */ root) =>
      countIn(root.current),
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  }

  const sizeOf = (/** @type {unknown} */ value) => new TextEncoder().encode(JSON.stringify(value)).length
  const { put, add } = IDBObjectStore.prototype
  const { put: putResponse } = Cache.prototype
  const { setItem } = Storage.prototype
  IDBObjectStore.prototype.put = function (...args) {
    bytes += sizeOf(args[0])
    return put.apply(this, args)
  }
  IDBObjectStore.prototype.add = function (...args) {
    bytes += sizeOf(args[0])
    return add.apply(this, args)
  }
  Cache.prototype.put = function (request, response) {
    const read = response.clone().arrayBuffer()
    const noted = read.then(({ byteLength }) => {
      bytes += byteLength
    })
    reading.push(noted)
    return putResponse.call(this, request, response)
  }
  Storage.prototype.setItem = function (key, value) {
    bytes += key.length + value.length
    setItem.call(this, key, value)
  }

  const counted = async () => {
    await Promise.all(reading)
    const since = { components, bytes }
    components = 0
    bytes = 0
    reading = []
    return since
  }
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, counted })
}

/**
 * Sets what a change must show to be marked; without a selector, every change is.
 * @param {string} [selector]
 */
export function awaitOnly(selector = '') {
  document.documentElement.dataset.awaited = selector
}

/** Follows a link of the app. @param {string} address */
export function visit(address) {
  performance.mark('visit')
  history.pushState(null, '', address)
}

/** Whether a page that reads all games has read them. */
export function isRead() {
  return !/ games read$/m.test(document.body.innerText)
}

/** Milliseconds between the frames of a page that does nothing. */
export async function emptyFrames() {
  const gaps = []
  let last = performance.now()
  for (let i = 0; i < 120; i++) {
    await new Promise(requestAnimationFrame)
    gaps.push(performance.now() - last)
    last = performance.now()
  }
  return gaps
}

/** All rows of one table of the database. @param {string} table */
export async function storedIn(table) {
  const open = indexedDB.open('fifteen-two')
  await new Promise((resolve) => {
    open.onsuccess = resolve
  })
  const read = open.result.transaction(table).objectStore(table).getAll()
  await new Promise((resolve) => {
    read.onsuccess = resolve
  })
  open.result.close()
  return read.result
}

/**
 * Writes rows into the database, and into each copy of it in a storage bucket, without the app.
 * @param {Record<string, readonly object[]>} rowsByTable
 */
export async function store(rowsByTable) {
  /** @type {{ keys(): Promise<string[]>, open(name: string): Promise<{ indexedDB: IDBFactory }> } | undefined} */
  const buckets = Reflect.get(navigator, 'storageBuckets')
  const names = ((await buckets?.keys()) ?? []).filter((name) => name !== 'fifteen-two-figures')
  const copies = await Promise.all(names.map(async (name) => (await buckets?.open(name))?.indexedDB))
  for (const factory of [indexedDB, ...copies]) {
    const there = await factory?.databases()
    const name = there?.find((one) => one.name?.startsWith('fifteen-two'))?.name
    if (!factory || name === undefined) continue
    const open = factory.open(name)
    await new Promise((resolve) => {
      open.onsuccess = resolve
    })
    const writing = open.result.transaction(Object.keys(rowsByTable), 'readwrite')
    for (const [table, rows] of Object.entries(rowsByTable))
      for (const row of rows) writing.objectStore(table).put(row)
    await new Promise((resolve) => {
      writing.oncomplete = resolve
    })
    open.result.close()
  }
}
