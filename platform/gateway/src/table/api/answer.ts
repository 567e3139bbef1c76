import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../../account/context.js'
import { refuse, type Refused } from '../../base/refusal.js'
import { forThoseInside, seesLate, type Decision } from '../door.js'
import type { Running } from '../due.js'
import type { Person } from '../../base/person.js'
import type { LiveTable } from '../../live/live.js'
import { tableShower, type ShowTable } from './show.js'
import { chairOf, type TableState } from '../state.js'

export type Decide = (state: TableState, person: Person, running: Running, now: number) => Decision
export type TableResult = ReturnType<ShowTable> | Refused

/** The common steps of every action at a table: identify the person, find the table, decide, and answer with the table. */
export function answerer(
  { tables, time, pace, marks, ratings }: Gateway,
  showTable = tableShower({ time, pace, marks, ratings }),
) {
  const show = (table: LiveTable, person: Person | null): TableResult =>
    showTable(table, {
      chair: chairOf(table.state(), person?.id),
      isLate: seesLate(table.state(), person),
    })

  const act = async (id: string, { person }: Context, decide: Decide): Promise<TableResult> => {
    if (person === null) return refuse('NOT_SIGNED_IN')
    const table = await tables.find(id)
    if (table === undefined) return refuse('UNKNOWN_TABLE')
    if (table === 'UNAVAILABLE') return refuse(table)
    const refused = await table.act((state, running, now) =>
      forThoseInside(state, person, () => decide(state, person, running, now)),
    )
    return refused === undefined ? show(table, person) : refuse(refused)
  }
  return { show, act }
}
