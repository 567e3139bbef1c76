/** Notices another request under the idempotency key of an earlier one. */
import { canonical } from '@stolik/contract/canonical'
import type { Keys } from './keys.js'

/** Digests of a request under every known secret, the present one first. A field that is null counts as left out. */
export function contentsOf(keys: Pick<Keys, 'content' | 'known'>, request: unknown): readonly string[] {
  const text = canonical(withoutNulls(request))
  return [...new Set([keys.content(text), ...keys.known().map((words) => words.content(text))])]
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== null && one !== undefined)
      .map(([key, one]) => [key, withoutNulls(one)]),
  )
}
