export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** A field of a value of unknown type; undefined where the value is no object or has no such field. */
export function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) ? Reflect.get(value, name) : undefined
}
