/** A sign-in that the club's own site hands over: a token from there, given to the gateway for a session. */
import * as documents from './documents.js'
import { ask, settle } from './http.js'
import { guestOf } from './session.js'
import type { Guest, SignedIn } from './types.js'

/**
 * What came of it: a member · `nobody` is signed in at the club · `failed`: no token that could be had or that the gateway
 * takes · `away`: one of both did not answer.
 */
export type HandedOver = Guest | 'nobody' | 'failed' | 'away'

const patience = 8_000
/** Three parts of base64url (RFC 7519): anything else is a page, not a token. */
const jwt = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** The token in an answer: JSON `{ "token": "…" }`, or the text alone. Null where the club says that it has nobody. */
async function tokenIn(response: Response): Promise<string | null> {
  const text = (await response.text()).trim()
  if (!text.startsWith('{')) return text === '' ? null : text
  const { token } = JSON.parse(text) as { readonly token?: unknown }
  return typeof token === 'string' && token !== '' ? token : null
}

/** Where a club's site answers 200 with a page, that is the page where one signs in. */
const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true

async function fetchToken(
  tokenUrl: string,
): Promise<{ readonly token: string } | Exclude<HandedOver, Guest>> {
  let response: Response
  try {
    response = await fetch(new URL(tokenUrl, document.baseURI).href, {
      headers: { accept: 'application/json, text/plain;q=0.9' },
      // Who is signed in there is known by the club's cookie, wherever the address is.
      credentials: 'include',
      // A token is good once.
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    })
  } catch {
    return 'away'
  }
  if ([204, 401, 403].includes(response.status)) return 'nobody'
  if (!response.ok) return response.status >= 500 ? 'away' : 'failed'
  if (isPage(response)) return 'nobody'
  try {
    const token = await tokenIn(response)
    if (token === null) return 'nobody'
    return jwt.test(token) ? { token } : 'failed'
  } catch {
    return 'failed'
  }
}

/** Never throws. @param url where the gateway is asked @param tokenUrl the club's address, as its page has it */
export async function handOver(url: string, tokenUrl: string): Promise<HandedOver> {
  // A token that was kept somewhere on the way, or lay too long, is refused; the next one is new.
  for (let tries = 0; tries < 2; tries++) {
    const fetched = await fetchToken(tokenUrl)
    if (typeof fetched === 'string') return fetched
    const outcome = settle<SignedIn>(await ask(url, null, documents.handOver, fetched))
    if ('done' in outcome) return guestOf(outcome.done)
    if (outcome.refused !== 'WRONG_CREDENTIALS') return outcome.refused === 'FAULT' ? 'failed' : 'away'
  }
  return 'failed'
}
