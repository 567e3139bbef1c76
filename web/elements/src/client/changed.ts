/**
 * What an answer is after a change that the gateway told instead of the whole: objects have the fields that have changed, lists of objects
 * those by their place, and anything else is as it is now. What has not changed stays the same value.
 */
export function changed(before: unknown, change: unknown): unknown {
  if (!isObject(before) || !isObject(change) || Array.isArray(change)) return change
  const changes = Object.entries(change).map(([name, to]) => [name, changed(before[name], to)] as const)
  return Object.assign(
    Array.isArray(before) ? [...(before as unknown[])] : { ...before },
    Object.fromEntries(changes),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
