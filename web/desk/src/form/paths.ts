/** Values by their paths, such as `count.value.kind`. Entries of lists are counted from 1. */

/** The paths of a shape: a misspelt field does not compile. */
export type PathOf<T> = T extends readonly (infer U)[]
  ? `${number}` | `${number}.${PathOf<U>}`
  : T extends object
    ? { [K in keyof T & string]: K | `${K}.${PathOf<NonNullable<T[K]>>}` }[keyof T & string]
    : never

type Fields = Record<string, unknown>

const keyOf = (step: string, of: object): string => (Array.isArray(of) ? String(Number(step) - 1) : step)

export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')))
const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** Undefined where there is none. */
export function valueAt(of: unknown, path: string): unknown {
  let value = of
  for (const step of path === '' ? [] : path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Fields)[keyOf(step, value)]
  }
  return value
}

/** Sets a value in a copy; undefined takes the field away. */
export function put(copy: object, path: string, value: unknown): void {
  const parent = valueAt(copy, parentOf(path))
  if (typeof parent !== 'object' || parent === null) return
  const key = keyOf(lastOf(path), parent)
  // A list that has become shorter has no place for it.
  if (Array.isArray(parent) && Number(key) >= parent.length) return
  if (value === undefined) Reflect.deleteProperty(parent, key)
  else (parent as Fields)[key] = value
}
