/** Queries and orders to the gateway over HTTP. */
import { noteFault } from './fault-number.js'
import { inWords } from './neutral-name.js'
import type { Answer, Document, Done, Variables } from './document.js'
import type { RefusalCode } from './types.js'

/** Why a request failed: the gateway's code, no connection, or a fault on one side. */
export type Failure = RefusalCode | 'OFFLINE' | 'FAULT'

export type Outcome<T> = { readonly done: T } | { readonly refused: Failure }

/** Milliseconds until a request counts as lost. */
export const timeout = 15_000

/** How far a gateway's clock is ahead of performance.now. The clock of a device is never trusted. */
const clocks = new Map<string, number>()

/** Returns the gateway's time in milliseconds since 1970, accurate to a second; null before its first answer. */
export function timeAt(url: string): number | null {
  const ahead = clocks.get(url)
  return ahead === undefined ? null : performance.now() + ahead
}

function setClock(url: string, date: string | null): void {
  const at = Date.parse(date ?? '')
  if (!Number.isNaN(at)) clocks.set(url, at - performance.now())
}

/** Sends a document and returns its data, or the reason for the failure. Never throws. */
export async function ask<const D extends Document>(
  url: string,
  token: string | null,
  query: D,
  variables: Variables<D> | Record<never, never> = {},
): Promise<Outcome<Answer<D>>> {
  let response: Response
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(timeout),
    })
  } catch {
    return { refused: 'OFFLINE' }
  }
  setClock(url, response.headers.get('date'))
  if (response.status === 429) return { refused: 'TOO_MANY' }
  if (response.status === 502 || response.status === 503 || response.status === 504)
    return { refused: 'OFFLINE' }
  try {
    const body = JSON.parse(await response.text(), inWords) as {
      data?: unknown
      errors?: readonly unknown[]
    }
    if (body.data === undefined || body.data === null || body.errors !== undefined) {
      noteFault(body.errors)
      return { refused: 'FAULT' }
    }
    return { done: body.data as Answer<D> }
  } catch {
    noteFault()
    return { refused: 'FAULT' }
  }
}

/** Fetches a file of the gateway with the person's token. Never throws. */
export async function fetchFile(url: string, token: string | null): Promise<Outcome<Blob>> {
  try {
    const response = await fetch(url, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeout),
    })
    if (response.status === 404) return { refused: 'NOT_ALLOWED' }
    return response.ok ? { done: await response.blob() } : { refused: 'FAULT' }
  } catch {
    return { refused: 'OFFLINE' }
  }
}

/** Unpacks the single field of an answer, which is either the result or `Refused`. */
export function unpackAnswer<D extends Document>(outcome: Outcome<Answer<D>>): Outcome<Done<D>> {
  if ('refused' in outcome) return outcome
  const answer = Object.values(outcome.done)[0] as
    | { readonly __typename?: string; readonly code?: RefusalCode }
    | null
    | undefined
  if (answer === undefined || answer === null) return { refused: 'FAULT' }
  if (answer.__typename === 'Refused') return { refused: answer.code ?? 'FAULT' }
  return { done: answer as Done<D> }
}
