import { useState } from 'react'

/** State of one thing among several on the same page: for another `key` it starts again. */
export function useStateFor<T>(key: string, initial: T): readonly [T, (value: T) => void] {
  const [state, set] = useState({ key, value: initial })
  return [state.key === key ? state.value : initial, (value) => set({ key, value })]
}
