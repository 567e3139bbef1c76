import type { Gateway } from '../../api/gateway.js'
import { watchers } from '../../base/watchers.js'
import type { Row } from '../../table/row.js'

export type RowsByPerson = ReturnType<typeof rowsByPerson>

/** The rows of each person, found once for all who ask after a change of the lobby. */
export function rowsByPerson({ tables, lobby }: Pick<Gateway, 'tables' | 'lobby'>) {
  const watching = watchers()
  let known: Map<string, Row[]> | undefined
  let stop = (): void => undefined
  const read = (): Map<string, Row[]> => {
    const found = new Map<string, Row[]>()
    for (const row of tables.rows())
      for (const person of new Set(row.players.flatMap((player) => player?.person ?? []))) {
        const rows = found.get(person)
        if (rows === undefined) found.set(person, [row])
        else rows.push(row)
      }
    return found
  }
  return {
    // Nobody tells this index of changes before somebody watches.
    of: (person: string): readonly Row[] =>
      (watching.isEmpty() ? read() : (known ??= read())).get(person) ?? [],
    watch: (nudge: () => void): (() => void) => {
      if (watching.isEmpty())
        stop = lobby.watch(() => {
          known = undefined
          watching.nudge()
        })
      const end = watching.watch(nudge)
      return () => {
        end()
        if (!watching.isEmpty()) return
        stop()
        known = undefined
      }
    },
  }
}
