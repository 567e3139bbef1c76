/** Forgets a player outside the log of the event: removes their name from its online tables and every copy in the files. */
import type { Gateway } from '../../api/gateway.js'
import { forget } from '../../table/door.js'
import type { EventState } from '@stolik/event/model/state'

type Deps = Pick<Gateway, 'tables' | 'forgetAtTables' | 'notices' | 'scrub'>

/** @param before the event before the player's name was removed */
export async function forgetElsewhere(
  { tables, forgetAtTables, notices, scrub }: Deps,
  event: string,
  before: EventState,
  player: string,
): Promise<void> {
  const { name = '', person = null } = before.players.get(player)?.entrant ?? {}
  if (person !== null)
    for (const one of await notices.store.ofPerson(person))
      if (one.event === event) await notices.store.drop(one.id)
  const online = [
    ...before.abandoned,
    ...before.series.flatMap((one) => one.tables.flatMap(({ live }) => live ?? [])),
  ]
  if (person !== null && online.length > 0) {
    for (const id of online) {
      const table = await tables.find(id)
      if (table !== undefined && table !== 'UNAVAILABLE')
        await table.act((state) => forget(state, { id: person, name }))
    }
    await forgetAtTables([person], { tables: online })
  }
  await scrub()
}
