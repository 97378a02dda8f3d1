import { useEffect, useState } from 'react'
import { openWorker } from '../../pwa/trusted-script.ts'
import type { FoundRulings } from '../../words/rulings/find-rulings.ts'
import findWorker from '../../words/workers/find-rulings.ts?worker&url'

/** It takes a moment to read its questions, so it is kept for the next visit. */
let worker: Worker | undefined

/** What was found for the text last asked for; nothing before the first answer. `unloaded`: the worker could not be fetched. */
export function useRulingsSearch(query: string): FoundRulings | 'unloaded' | undefined {
  const [found, setFound] = useState<FoundRulings | 'unloaded'>()
  useEffect(() => {
    const listening = new AbortController()
    worker ??= openWorker(findWorker)
    worker.addEventListener('message', ({ data }: MessageEvent<FoundRulings>) => setFound(data), listening)
    worker.addEventListener(
      'error',
      () => {
        worker = undefined
        setFound('unloaded')
      },
      listening,
    )
    return () => listening.abort()
  }, [])
  useEffect(() => {
    if (query.trim() !== '') worker?.postMessage(query)
  }, [query])
  return found
}
