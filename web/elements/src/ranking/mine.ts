/** Who the reader is in rankings, where they have a session at the server: nobody else fetches what that takes. */
import { recall } from '../base/storage.js'

/** Id of the reader's person; null where they are none of the association, or nobody could be asked. */
type Ask = (server: string, tokenUrl: string | null) => Promise<string | null>

let ask: Ask = () => Promise.resolve(null)

/** How the gateway is asked: a site that shows tables has that already, and a club's page fetches it when it is needed. */
export function askForMeBy(next: Ask): void {
  ask = next
}

/** Whether somebody is signed in there. */
export const hasSession = (server: string): boolean =>
  recall(`stolik.guest ${new URL(`${server.replace(/\/$/, '')}/graphql`, location.href).href}`) !== null

/** @param tokenUrl where the page's own site says who is signed in there; null where it does not */
export async function personOfSession(server: string, tokenUrl: string | null): Promise<string | null> {
  if (!tokenUrl && !hasSession(server)) return null
  try {
    return await ask(server, tokenUrl)
  } catch {
    return null
  }
}
