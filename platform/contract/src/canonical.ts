/**
 * Canonical JSON and its hash, with which a stranger can check that they have the same value.
 *
 * Written by hand because editions are hashed while somebody waits. The library `canonicalize` writes the same bytes (RFC 8785)
 * but needs 150 ms instead of 73 ms for 50,000 rows with two editions each.
 */
import { sha256Hex } from '#sha256'

/** Returns canonical JSON: keys sorted by UTF-16 units, no spaces, everything else as JSON.stringify writes it. */
export const canonical = (value: unknown): string => JSON.stringify(sorted(value))

/** A plain loop, because an edition has hundreds of thousands of values: arrays of entries would take eight times as long. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  const own = value as Readonly<Record<string, unknown>>
  const found: Record<string, unknown> = {}
  for (const key of Object.keys(own).sort()) {
    const inner = sorted(own[key])
    // A plain assignment of `__proto__` would add no key, and two different values would get the same text.
    if (key === '__proto__') Object.defineProperty(found, key, { value: inner, enumerable: true })
    else found[key] = inner
  }
  return found
}

/** SHA-256 of the UTF-8 bytes of the canonical JSON, in lower-case hex. */
export const contentHash = (value: unknown): string => sha256Hex(canonical(value))

/** Whether two values are the same data. Anything that JSON leaves out does not count. */
export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)
