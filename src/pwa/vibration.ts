/** Whether a finger could feel anything: a computer knows the word and has no motor. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches
}

/** Milliseconds on, off, on. Nothing hangs on it: a device that cannot, or will not, is silent. */
export function vibrate(pattern: readonly number[]): void {
  if ('vibrate' in navigator) navigator.vibrate([...pattern])
}
