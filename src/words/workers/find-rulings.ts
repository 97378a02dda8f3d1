import { findRulings, makeSearch } from '../rulings/find-rulings.ts'
import bank from '../rulings/questions.txt?raw'

declare const self: DedicatedWorkerGlobalScope

const search = makeSearch(bank)

/** Answers what is typed with the rulings that it may mean. */
self.addEventListener('message', ({ data: typed }: MessageEvent<string>) => {
  self.postMessage(findRulings(search, typed))
})
