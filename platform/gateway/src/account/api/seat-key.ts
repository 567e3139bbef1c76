/**
 * The way back to a guest's seat from a browser that does not know the guest: a key that the guest has made while they sat there.
 * People with an account sign in instead.
 */
import type { Context } from '../context.js'
import type { RefusalCode } from '../../base/refusal.js'
import { isOver } from '../../table/state.js'
import type { Person } from '../../base/person.js'
import type { Gateway } from '../../api/gateway.js'

export interface ReturnedGuest {
  readonly name: string
  readonly token: string
  readonly browser: string
}

export function seatKeys({ tables, tokens, bans }: Gateway) {
  /** Returns the person as the table knows them now, if they still have a chair there. */
  const seated = async (id: string, person: string): Promise<Person | RefusalCode> => {
    const table = await tables.find(id)
    if (table === undefined) return 'UNKNOWN_TABLE'
    if (table === 'UNAVAILABLE') return table
    await table.catchUp()
    const state = table.state()
    if (isOver(state)) return 'OVER'
    const occupant = state.occupants.find((one) => one?.person === person)
    return occupant ? { id: person, name: occupant.name } : 'NOT_SEATED'
  }
  return {
    async make(
      table: string,
      { person, session, before }: Context,
    ): Promise<{ readonly key: string } | RefusalCode> {
      if (person === null) return 'NOT_SIGNED_IN'
      if (session !== null) return 'NOT_ALLOWED'
      const found = await seated(table, person.id)
      return typeof found === 'string'
        ? found
        : { key: await tokens.seat({ table, person: person.id, before }) }
    },
    async enter(key: string, context: Context): Promise<ReturnedGuest | RefusalCode> {
      const seat = await tokens.readSeat(key)
      if (seat === undefined) return 'WRONG_CREDENTIALS'
      const person = await seated(seat.table, seat.person)
      if (typeof person === 'string') return person
      const { before } = seat
      if (bans.until({ ...context, person, before }) !== undefined) return 'BANNED'
      return {
        name: person.name,
        token: await tokens.guest(person, before),
        browser: await tokens.browser([...before, person.id]),
      }
    },
  }
}
