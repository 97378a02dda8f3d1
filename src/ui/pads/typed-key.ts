interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** The letter, digit or sign that a key types; a space presses the button it is on, and types nothing. */
export function typedKey({ key, ctrlKey, metaKey, altKey }: Pressed): string | undefined {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey ? key : undefined
}
