/** A sign-in that the club's own site hands over: a token from there, given to the gateway for a session. */
import * as documents from './rare-documents.js'
import { ask, settle } from './http.js'
import { askPage, pageAround } from './page-token.js'
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

/** Null where the club says that it has nobody. */
function tokenOf(answer: unknown): string | null {
  const { token } = (answer ?? {}) as { readonly token?: unknown }
  return typeof token === 'string' && token !== '' ? token : null
}

/** The token in an answer: JSON `{ "token": "…" }`, or the text alone. */
async function tokenIn(response: Response): Promise<string | null> {
  const text = (await response.text()).trim()
  if (!text.startsWith('{')) return text === '' ? null : text
  return tokenOf(JSON.parse(text))
}

/** Where a club's site answers 200 with a page, that is the page where one signs in. */
const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true

type Fetched = { readonly token: string } | Exclude<HandedOver, Guest>

const read = (token: string | null): Fetched =>
  token === null ? 'nobody' : jwt.test(token) ? { token } : 'failed'

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
    return read(await tokenIn(response))
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
