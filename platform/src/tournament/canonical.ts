/** One text and one number for a value, so that a stranger can check that he has the same. */
import { sha256 } from '../entropy.js'

/** Canonical JSON: keys in order of their UTF-16 units, no spaces, everything else as JSON.stringify writes it. */
export const canonical = (value: unknown): string => JSON.stringify(sorted(value))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

/** SHA-256 of the UTF-8 bytes of the canonical JSON, in lower-case hex. */
export const contentHash = (value: unknown): string => Buffer.from(sha256(canonical(value))).toString('hex')
