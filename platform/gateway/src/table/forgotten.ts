/** People whose names were forgotten, at tables: the log says so, and from then on nothing that is made of it has the name. */
import type { Entry, Renamed, Sat, Logged } from './entry.js'

/** What stands for a name that was forgotten. */
export const nameless = '–'

/** The entries of a log without the names of those whom an entry of `log` forgets. */
export function withoutForgotten(log: readonly Logged[], entries: readonly Logged[]): readonly Logged[] {
  const gone = new Set(log.flatMap(({ entry }) => (entry.kind === 'forget' ? [entry.person] : [])))
  return gone.size === 0 ? entries : withoutNames(entries, gone, namesIn(log, gone))
}

const isNaming = (entry: Entry): entry is Sat | Renamed => entry.kind === 'sit' || entry.kind === 'rename'

/** What people were called at a table. */
export const namesIn = (log: readonly Logged[], people: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    log.flatMap(({ entry }) => (isNaming(entry) && people.has(entry.person.id) ? [entry.person.name] : [])),
  )

/** The entries without what these people are called; `instead` stands for it. */
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
