/** Signs a person in through the club's own site: a token from there is exchanged for a session at the gateway. */
import * as documents from './rare-documents.js'
import { ask, unpackAnswer } from './http.js'
import { askPage, pageAround } from './page-token.js'
import { guestOf } from './session.js'
import type { Guest } from './types.js'

/**
 * The outcome: a member · `nobody` is signed in at the club · `failed`: there was no token, or the gateway did not accept it ·
 * `away`: the club or the gateway did not answer.
 */
export type HandedOver = Guest | 'nobody' | 'failed' | 'away'

const patience = 8_000
/** Three parts of base64url (RFC 7519). Anything else is a page, not a token. */
const jwt = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** Returns null if nobody is signed in at the club. */
function tokenOf(answer: unknown): string | null {
  const { token } = (answer ?? {}) as { readonly token?: unknown }
  return typeof token === 'string' && token !== '' ? token : null
}

/** Returns the token in an answer: JSON `{ "token": "…" }`, or the text alone. */
async function tokenIn(response: Response): Promise<string | null> {
  const text = (await response.text()).trim()
  if (!text.startsWith('{')) return text === '' ? null : text
  return tokenOf(JSON.parse(text))
}

/** Whether the answer is a page. A club's site that answers 200 with a page shows its sign-in page. */
const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true

type Fetched = { readonly token: string } | Exclude<HandedOver, Guest>

function read(token: string | null): Fetched {
  if (token === null) return 'nobody'
  return jwt.test(token) ? { token } : 'failed'
}

async function tokenOfPage(): Promise<Fetched> {
  try {
    return read(tokenOf(await askPage(patience)))
  } catch (error) {
    return error instanceof DOMException ? 'away' : 'failed'
  }
}

async function fetchToken(tokenUrl: string): Promise<Fetched> {
  if (tokenUrl === pageAround) return tokenOfPage()
  let response: Response
  try {
    response = await fetch(new URL(tokenUrl, document.baseURI).href, {
      headers: { accept: 'application/json, text/plain;q=0.9' },
      // The club's cookie identifies the member, wherever the address is.
      credentials: 'include',
      // A token is valid only once.
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
    return read(await tokenIn(response))
  } catch {
    return 'failed'
  }
}

/** Never throws. @param url the gateway's GraphQL address @param tokenUrl the club's address, as its page names it */
export async function handOver(url: string, tokenUrl: string): Promise<HandedOver> {
  // A token that was cached on the way, or is too old, is refused. The next one is new.
  for (let tries = 0; tries < 2; tries++) {
    const fetched = await fetchToken(tokenUrl)
    if (typeof fetched === 'string') return fetched
    const outcome = unpackAnswer<typeof documents.handOver>(await ask(url, null, documents.handOver, fetched))
    if ('done' in outcome) return guestOf(outcome.done)
    if (outcome.refused !== 'WRONG_CREDENTIALS') return outcome.refused === 'FAULT' ? 'failed' : 'away'
  }
  return 'failed'
}
