/** Asks the gateway which person of the rankings the signed-in reader is. */
import { gatewayAt } from '../client/gateway.js'
import { person } from './me-document.js'

export async function fetchMyPerson(server: string, tokenUrl: string | null): Promise<string | null> {
  const gateway = gatewayAt(server)
  if (tokenUrl) gateway.signInBy(tokenUrl)
  const answer = await gateway.query(person)
  return 'done' in answer && 'person' in answer.done.rankingMe
    ? (answer.done.rankingMe.person?.id ?? null)
    : null
}
