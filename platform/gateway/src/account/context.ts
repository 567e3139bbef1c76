import type { IncomingHttpHeaders } from 'node:http'
import type { Sessions } from './sessions.js'
import type { Tokens } from './tokens.js'
import type { Person } from '../table/entry.js'
import { foreignOrigin } from './origin.js'

/** What every resolver knows of the asker. */
export interface Context {
  /** null: nobody has entered, or the token is not valid. */
  readonly person: Person | null
  /** The session that the token is of; null for a guest. */
  readonly session: string | null
  /** The guests that the same browser was before. */
  readonly before: readonly string[]
  /** When the token runs out, in milliseconds since 1970; null for nobody. */
  readonly until: number | null
  /** Where the request came from. */
  readonly address: string
  /** The site whose page asks; null for our own pages, and for programs that are no browsers. */
  readonly origin: string | null
  /** The host by which this gateway was asked; null for programs that say none. */
  readonly host: string | null
  /** What its browser, or program, calls itself. */
  readonly agent: string | null
}

/** A request, or the one that a socket began with. */
export interface Origin {
  readonly ip: string
  readonly headers: IncomingHttpHeaders
}

/** The asker behind an `Authorization: Bearer …` header, or the `token` of a socket's first message. */
export type Identify = (credentials: unknown, from: Origin) => Promise<Context>

/** Nobody, from there. */
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
