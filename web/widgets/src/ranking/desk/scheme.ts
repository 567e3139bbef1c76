/** A preset with what the association says of its season: pure. The gateway checks the rest. */
export interface Wishes {
  readonly name: string
  readonly from: string
  readonly until: string
  /** The best so many results; null: all. */
  readonly best: number | null
  readonly events: number
  readonly lists: number
}

interface Minimum {
  readonly events: number
  readonly lists: number
}

/** What is read of a scheme here; everything else is kept as it is. */
interface SchemeRead {
  readonly count: { readonly kind: string; readonly best?: number | null; readonly minimum: Minimum }
}

const read = (scheme: string): SchemeRead => JSON.parse(scheme) as SchemeRead

/** What a preset says itself; `best` is undefined where it is a rating, which counts everything. */
export function told(scheme: string): { readonly best: number | null | undefined } & Minimum {
  const { count } = read(scheme)
  const { events, lists } = count.minimum
  return { best: count.kind === 'points' ? (count.best ?? null) : undefined, events, lists }
}

export function withWishes(scheme: string, { name, from, until, best, events, lists }: Wishes): string {
  const whole = read(scheme)
  const { count } = whole
  return JSON.stringify({
    ...whole,
    name,
    season: { from, until },
    count: {
      ...count,
      ...(count.kind === 'points' ? { best } : {}),
      minimum: { ...count.minimum, events, lists },
    },
  })
}
