/** Entering oneself: with the account or the name that one has at the gateway, or with the name that was just written. */
import type { Gateway } from '../../client/gateway.js'
import type { Entrant } from '../client/acts.js'
import { eventClient, failed, type Refusal } from '../client/client.js'

/** Gives why it was not done; null when it is. */
export async function enterAs(gate: Gateway, event: string, entrant: Entrant): Promise<Refusal | null> {
  if (gate.guest.value === null && (await gate.token()) === null) {
    const outcome = await gate.enter(entrant.name)
    if ('refused' in outcome) return failed(outcome.refused)
  }
  const answer = await eventClient(gate, event).act({ register: { entrant } })
  return 'refused' in answer ? answer.refused : null
}
