/** The port of names that were taken away: what somebody is called instead. One contract suite runs on every column. */

export interface TakenName {
  readonly person: string
  /** What they are called now: a neutral name, or the one that they have chosen since. */
  readonly name: string
  /** Whether they have chosen it. */
  readonly chosen: boolean
  /** A hash of the name that was taken, so that it is not chosen again; empty once it is forgotten. */
  readonly taken: string
  /** Milliseconds since 1970, as all times here. */
  readonly at: number
  /** Tokens from before say the old name until then. */
  readonly until: number
}

/** All methods throw when the store cannot be reached. */
export interface TakenNames {
  /** In the place of what was there of this person. */
  put(name: TakenName): Promise<void>
  standing(now: number): Promise<readonly TakenName[]>
  tidy(now: number): Promise<void>
}

/** Forgotten with the process. */
export function memoryTaken(): TakenNames {
  const kept = new Map<string, TakenName>()
  return {
    put: (name) => {
      kept.set(name.person, name)
      return Promise.resolve()
    },
    standing: (now) => Promise.resolve([...kept.values()].filter(({ until }) => until > now)),
    tidy: (now) => {
      for (const [person, { until }] of kept) if (until <= now) kept.delete(person)
      return Promise.resolve()
    },
  }
}
