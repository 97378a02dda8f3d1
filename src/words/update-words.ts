/** Which version runs, for whoever is asked. */
export function sayVersion(version: string): string {
  return `Fifteen Two, version ${version}.`
}

/** A newer version of the app is there: `waiting` to be let in, or let in already by another window. */
export function updateWords(state: 'waiting' | 'reload-needed'): { sentence: string; action: string } {
  return state === 'waiting'
    ? { sentence: 'A new version of Fifteen Two is ready.', action: 'Use it now' }
    : { sentence: 'Another window uses a newer version of Fifteen Two.', action: 'Reload' }
}
