/** Where two plain values first differ, as a path with both sides; undefined when they are equal. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (Object.is(a, b)) return undefined
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${path}: ${show(a)} and ${show(b)}`
  if (Array.isArray(a) !== Array.isArray(b)) return `${path}: a list and none`
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  const keys = Object.keys(left)
  for (const key of keys) {
    if (!Object.hasOwn(right, key)) return `${path}.${key}: only one has it`
    const found = difference(left[key], right[key], `${path}.${key}`)
    if (found !== undefined) return found
  }
  const more = Object.keys(right)
  return more.length === keys.length ? undefined : `${path}: ${show(keys)} and ${show(more)}`
}

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))
