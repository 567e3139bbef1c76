/** Returns the path where two plain values first differ, with both sides, or undefined if they are equal. */
export function difference(a: unknown, b: unknown): string | undefined {
  if (Object.is(a, b)) return undefined
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `: ${show(a)} and ${show(b)}`
  if (Array.isArray(a) !== Array.isArray(b)) return ': a list and none'
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  const keys = Object.keys(left)
  for (const key of keys) {
    if (!Object.hasOwn(right, key)) return `.${key}: only one has it`
    const found = difference(left[key], right[key])
    if (found !== undefined) return `.${key}${found}`
  }
  const more = Object.keys(right)
  return more.length === keys.length ? undefined : `: ${show(keys)} and ${show(more)}`
}

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))
