/** Values that are known to be plain and frozen. */
const seen = new WeakSet<object>()

/**
 * Freezes a value and everything in it. Returns the path of the first part that JSON would not keep, or undefined.
 */
export function freeze(value: unknown): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : ` is ${numeral(value)}`
  if (typeof value !== 'object') return ` is ${typeof value}`
  if (seen.has(value)) return undefined
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return ' is of a class'
  Object.freeze(value)
  for (const key of Object.keys(value)) {
    const fault = freeze((value as Record<string, unknown>)[key])
    if (fault !== undefined) return `.${key}${fault}`
  }
  seen.add(value)
  return undefined
}

const numeral = (value: number): string => (Object.is(value, -0) ? '-0' : String(value))
