/** Makes a value when it is asked for first: at a start there is no time for what only other pages need. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
