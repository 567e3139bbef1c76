/**
 * Removes forgotten names at tables. The log says who is forgotten, and from then on nothing derived from it contains the
 * name.
 */
import type { Entry, Renamed, Sat, Logged } from './entry.js'

/** Replaces a forgotten name. */
export const nameless = '–'

/** The entries without the names of people that `log` forgets. */
export function withoutForgotten(log: readonly Logged[], entries: readonly Logged[]): readonly Logged[] {
  const gone = new Set(log.flatMap(({ entry }) => (entry.kind === 'forget' ? [entry.person] : [])))
  return gone.size === 0 ? entries : withoutNames(entries, gone, namesIn(log, gone))
}

const isNaming = (entry: Entry): entry is Sat | Renamed => entry.kind === 'sit' || entry.kind === 'rename'

/** All names that people had at a table. */
export const namesIn = (log: readonly Logged[], people: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    log.flatMap(({ entry }) => (isNaming(entry) && people.has(entry.person.id) ? [entry.person.name] : [])),
  )

/** The entries with `instead` in place of these people's names. */
export const withoutNames = (
  entries: readonly Logged[],
  people: ReadonlySet<string>,
  names: ReadonlySet<string>,
  instead = nameless,
): readonly Logged[] =>
  entries.map((logged) => {
    const { entry } = logged
    if (isNaming(entry) && people.has(entry.person.id))
      return { ...logged, entry: { ...entry, person: { ...entry.person, name: instead } } }
    if (entry.kind === 'again' && names.has(entry.name))
      return { ...logged, entry: { ...entry, name: instead } }
    return logged
  })
