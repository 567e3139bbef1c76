/** Opens a table for somebody and invites them. */
import type { OpenChoice, Gateway } from '../client/gateway.js'
import type { Outcome } from '../client/http.js'
import { notePlayed } from '../element/quick-choices.js'
import * as documents from './documents.js'

/** Invites a player, whom their page names, to a table of the person's own. */
export const inviteTo = (gate: Gateway, table: string, player: string): Promise<Outcome<unknown>> =>
  gate.order(documents.invite, { table, player })

/** Returns the table. If the player accepts no invitation, the table is given up again. */
export async function openFor(gate: Gateway, choice: OpenChoice, player: string): Promise<Outcome<string>> {
  const opened = await gate.open(choice)
  if ('refused' in opened) return opened
  const { id } = opened.done
  const invited = await inviteTo(gate, id, player)
  if ('refused' in invited) {
    await gate.leave(id)
    return invited
  }
  notePlayed(choice)
  return { done: id }
}
