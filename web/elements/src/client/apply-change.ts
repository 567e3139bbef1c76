/**
 * Applies a change that the gateway sent instead of the whole answer. Objects contain only the fields that have changed. Lists
 * of objects contain the changed ones by index, and under an empty key, if some have moved, runs of where they stood before
 * (-1: new). Any other value is new as a whole. Unchanged values keep their identity.
 */
export function applyChange(before: unknown, change: unknown): unknown {
  if (!isObject(before) || !isObject(change) || Array.isArray(change)) return change
  const { '': runs, ...parts } = change
  const base = Array.isArray(before) ? moved(before, runs as Runs | undefined) : { ...before }
  for (const [name, to] of Object.entries(parts)) base[name] = applyChange(base[name], to)
  return base
}

type Runs = readonly (readonly [from: number, many: number])[]

const moved = (before: readonly unknown[], runs: Runs = [[0, before.length]]): Record<string, unknown> =>
  runs.flatMap(([from, many]) =>
    from < 0 ? Array.from({ length: many }) : before.slice(from, from + many),
  ) as unknown as Record<string, unknown>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
