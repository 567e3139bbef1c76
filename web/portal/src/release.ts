/** Which of two builds of the site is older. */

/** As the gateway tells it at `/release.json`, and in the document. */
export interface Release {
  readonly version: string
  /** When what it was built from was made, in seconds since 1970; null where that is not known. */
  readonly made: number | null
  /** The script that its pages begin with. */
  readonly page: string | null
}

const numbers = (version: string): readonly number[] => version.split(/\D+/).map(Number)

/** Whether the first is known to be older: by its version, or of the same version by what it was built from. */
export function isOlder(one: Omit<Release, 'page'>, other: Omit<Release, 'page'>): boolean {
  const [mine, theirs] = [numbers(one.version), numbers(other.version)]
  const part = mine.findIndex((number, i) => number !== theirs[i])
  if (part !== -1) return (mine[part] ?? 0) < (theirs[part] ?? 0)
  return one.made !== null && other.made !== null && one.made < other.made
}
