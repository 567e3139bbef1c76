/**
 * Applies a change that the gateway sent instead of the whole answer. Objects contain only the fields that have changed, and
 * lists of objects only the changed ones by index. Any other value is new as a whole. Unchanged values keep their identity.
 */
export function applyChange(before: unknown, change: unknown): unknown {
  if (!isObject(before) || !isObject(change) || Array.isArray(change)) return change
  const changes = Object.entries(change).map(([name, to]) => [name, applyChange(before[name], to)] as const)
  return Object.assign(
    Array.isArray(before) ? [...(before as unknown[])] : { ...before },
    Object.fromEntries(changes),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
