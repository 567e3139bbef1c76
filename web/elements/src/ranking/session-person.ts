/**
 * Finds out which person of the rankings the reader is, if they have a session at the server. Nobody else loads the code for
 * it.
 */
import { addressAt } from '../base/place.js'
import { readStored } from '../base/storage.js'

/** Returns the id of the reader's person; null if they are no person of the association, or if the query failed. */
type PersonQuery = (server: string, tokenUrl: string | null) => Promise<string | null>

let queryPerson: PersonQuery = () => Promise.resolve(null)

/** Sets how to query the gateway. Sites that show tables have loaded this already; a club's page loads it when needed. */
export function setPersonQuery(next: PersonQuery): void {
  queryPerson = next
}

/** Whether somebody is signed in at the server. */
export const hasSession = (server: string): boolean =>
  readStored(`stolik.guest ${addressAt(server, 'graphql')}`) !== null

/** @param tokenUrl where the page's own site says who is signed in there; null if it does not */
export async function personOfSession(server: string, tokenUrl: string | null): Promise<string | null> {
  if (!tokenUrl && !hasSession(server)) return null
  try {
    return await queryPerson(server, tokenUrl)
  } catch {
    return null
  }
}
