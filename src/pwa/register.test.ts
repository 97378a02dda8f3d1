import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let worker: EventTarget & { messageSkipWaiting: () => void; register: () => Promise<void> }
const reload = vi.fn()
const letIn = vi.fn()

vi.mock('workbox-window', () => ({
  Workbox: class extends EventTarget {
    messageSkipWaiting = letIn
    register = async () => {}
    update = async () => {}
    constructor() {
      super()
      worker = this
    }
  },
}))

beforeEach(() => {
  vi.resetModules() // the state lives as long as the page
  reload.mockClear()
  letIn.mockClear()
  vi.stubEnv('DEV', false)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

async function openPage({ controlled }: { readonly controlled: boolean }) {
  vi.stubGlobal('navigator', { serviceWorker: { controller: controlled ? {} : null } })
  const { updates, applyUpdate, registerWorker } = await import('./register.ts')
  await registerWorker()
  return { state: updates.getState, applyUpdate }
}

const happens = (event: 'waiting' | 'controlling') => worker.dispatchEvent(new Event(event))

test('the first worker of all is no update', async () => {
  const { state } = await openPage({ controlled: false })
  happens('controlling')
  expect(state()).toBe('current')
  expect(reload).not.toHaveBeenCalled()
})

test('a new version waits until somebody accepts it, and that window reloads', async () => {
  const { state, applyUpdate } = await openPage({ controlled: true })
  applyUpdate()
  expect(letIn).not.toHaveBeenCalled()
  happens('waiting')
  expect(state()).toBe('waiting')
  expect(letIn).not.toHaveBeenCalled()
  applyUpdate()
  expect(letIn).toHaveBeenCalledTimes(1)
  expect(reload).not.toHaveBeenCalled()
  happens('controlling')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a window that did not ask only says that it wants a reload', async () => {
  const { state, applyUpdate } = await openPage({ controlled: true })
  happens('waiting')
  happens('controlling')
  expect(state()).toBe('reload-needed')
  expect(reload).not.toHaveBeenCalled()
  applyUpdate()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a window open since the first visit hears of an update too', async () => {
  const { state } = await openPage({ controlled: false })
  happens('controlling')
  happens('waiting')
  happens('controlling')
  expect(state()).toBe('reload-needed')
})
