/** File names of backups. They contain the time of the backup and the version of the database. */

export interface Named {
  readonly name: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly version: string
  /** Whether a trial restore succeeded when it was made. */
  readonly good: boolean
}

/** Returns a name such as `stolik-2026-11-23T145512Z-v29.db`; a bad one ends in `.bad`. Sorting by name sorts by time. */
export function backupName(at: number, version: string, good = true): string {
  const time = new Date(at).toISOString().slice(0, 19).replaceAll(':', '')
  return `stolik-${time}Z-v${Number(version)}.db${good ? '' : '.bad'}`
}

export function readBackupName(name: string): Named | undefined {
  const found = /^stolik-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z-v(\d+)\.db(\.bad)?$/.exec(name)
  if (found === null) return undefined
  const [, day = '', hours = '', minutes = '', seconds = '', version = '', bad] = found
  const at = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(at) ? undefined : { name, at, version, good: bad === undefined }
}

export interface Kept {
  /** How many days, and how many weeks, keep their last backup. Periods without a backup do not count. */
  readonly days: number
  readonly weeks: number
}

/** Bad ones are only examined, never restored, so the newest few are enough. */
const badKept = 2
const day = 24 * 60 * 60_000

/** Returns the backups that can be deleted. Files with other names are not ours to remove. */
export function outdated(names: readonly string[], { days, weeks }: Kept): readonly string[] {
  const all = names
    .flatMap((name) => readBackupName(name) ?? [])
    .sort((a, b) => b.at - a.at || (a.name < b.name ? 1 : -1))
  const good = all.filter((one) => one.good)
  const newest = new Set([
    ...newestOfEach(good, days, ({ at }) => Math.floor(at / day)),
    // 1 January 1970 was a Thursday; weeks begin on Monday.
    ...newestOfEach(good, weeks, ({ at }) => Math.floor((at / day + 3) / 7)),
    ...good.slice(0, 1),
    ...all.filter((one) => !one.good).slice(0, badKept),
  ])
  return all.filter((one) => !newest.has(one)).map(({ name }) => name)
}

/** @param sorted newest first */
function newestOfEach(sorted: readonly Named[], most: number, periodOf: (one: Named) => number): Named[] {
  const periods = new Map<number, Named>()
  for (const one of sorted) if (!periods.has(periodOf(one))) periods.set(periodOf(one), one)
  return [...periods.values()].slice(0, most)
}
