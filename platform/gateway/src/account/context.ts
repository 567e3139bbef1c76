import type { IncomingHttpHeaders } from 'node:http'
import type { Sessions } from './sessions.js'
import type { Tokens } from './tokens.js'
import type { Person } from '../base/person.js'
import { foreignOrigin } from './origin.js'

/** What every resolver knows about whoever sent the request. */
export interface Context {
  /** null: the caller has not entered, or the token is not valid. */
  readonly person: Person | null
  /** The session that the token belongs to; null for a guest. */
  readonly session: string | null
  /** Ids of earlier guests in the same browser. */
  readonly before: readonly string[]
  /** When the token expires, in milliseconds since 1970; null if there is no valid token. */
  readonly until: number | null
  /** The IP address of the request. */
  readonly address: string
  /** The foreign site whose page sent the request; null for our own pages and for programs other than browsers. */
  readonly origin: string | null
  /** The host name that the request was sent to; null for programs that send none. */
  readonly host: string | null
  /** The User-Agent header. */
  readonly agent: string | null
}

/** An HTTP request, or the request that opened a socket. */
export interface Origin {
  /** Its number; left out where nothing can fail. */
  readonly id?: string
  readonly ip: string
  readonly headers: IncomingHttpHeaders
}

/** Identifies the caller from an `Authorization: Bearer …` header, or from the `token` of a socket's first message. */
export type Identify = (credentials: unknown, from: Origin) => Promise<Context>

/** The context of a caller without a valid token. */
export const nobody = ({ ip, headers }: Origin): Context => ({
  person: null,
  session: null,
  before: [],
  until: null,
  address: ip,
  origin: foreignOrigin(headers),
  host: headers.host ?? null,
  agent: headers['user-agent'] ?? null,
})

export function identifier(tokens: Pick<Tokens, 'read'>, sessions: Pick<Sessions, 'isAlive'>): Identify {
  return async (credentials, from) => {
    const stranger = nobody(from)
    if (typeof credentials !== 'string') return stranger
    const identity = await tokens.read(credentials.replace(/^Bearer /i, ''))
    if (identity === undefined) return stranger
    const { session } = identity
    return session === null || (await sessions.isAlive(session)) ? { ...stranger, ...identity } : stranger
  }
}
