export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** A field of something unknown; undefined where it has none, or is no object. */
export function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) ? Reflect.get(value, name) : undefined
}
