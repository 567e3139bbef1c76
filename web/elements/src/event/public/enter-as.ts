/** Enters a person: with their account or name at the gateway, or with the name they have just written. */
import type { Gateway } from '../../client/gateway.js'
import type { Entrant } from '../client/acts.js'
import { eventClient, failed, type Refusal } from '../client/client.js'

/** Returns the refusal; null if the entry succeeded. */
export async function enterAs(gate: Gateway, event: string, entrant: Entrant): Promise<Refusal | null> {
  if (gate.guest.value === null && (await gate.token()) === null) {
    const outcome = await gate.enter(entrant.name)
    if ('refused' in outcome) return failed(outcome.refused)
  }
  const answer = await eventClient(gate, event).act({ register: { entrant } })
  return 'refused' in answer ? answer.refused : null
}
