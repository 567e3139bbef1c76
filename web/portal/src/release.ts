/** Compares two builds of the site by age. */

/** As in the gateway's `/release.json`, and in the document. */
export interface Release {
  readonly version: string
  /** The time of its source, in seconds since 1970; null if unknown. */
  readonly made: number | null
  /** The entry script of its pages. */
  readonly page: string | null
}

const numbers = (version: string): readonly number[] => version.split(/\D+/).map(Number)

/** Whether the first is known to be older: by its version, or for equal versions by the time of its source. */
export function isOlder(one: Omit<Release, 'page'>, other: Omit<Release, 'page'>): boolean {
  const [mine, theirs] = [numbers(one.version), numbers(other.version)]
  const part = mine.findIndex((number, i) => number !== theirs[i])
  if (part !== -1) return (mine[part] ?? 0) < (theirs[part] ?? 0)
  return one.made !== null && other.made !== null && one.made < other.made
}
