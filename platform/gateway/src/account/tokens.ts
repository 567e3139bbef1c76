import { webcrypto } from 'node:crypto'
import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import type { Person } from '../base/person.js'
import type { Secrets } from '../base/secrets.js'
import type { Time } from '../base/time.js'
import { readName } from './name.js'

/** The person that a token identifies. */
export interface Identity {
  readonly person: Person
  /** The session that it belongs to; null for a guest. */
  readonly session: string | null
  /** Ids of earlier guests in the same browser, newest last. A ban on one of them applies to this guest too. */
  readonly before: readonly string[]
  /** When the token expires, in milliseconds since 1970. */
  readonly until: number
}

/** What a refresh token says: the session, and the generation that it may refresh. */
export interface Turn {
  readonly session: string
  readonly generation: number
}

/** Identifies a device on which accounts were signed in. Grants nothing; it only lets the device be recognised. */
export interface DeviceToken {
  readonly id: string
  readonly accounts: readonly string[]
}

/** The seat of a guest at a table. */
export interface SeatToken {
  readonly table: string
  readonly person: string
  /** Ids of earlier guests in the same browser. */
  readonly before: readonly string[]
}

/** What a browser is asked to sign with a passkey, and for which account; null if any account may answer. */
export interface Challenge {
  readonly challenge: string
  readonly account: string | null
}

/** Signed tokens, so that their contents need not be stored. No token says more than its reader may act on. */
export interface Tokens {
  readonly guest: (person: Person, before?: readonly string[]) => Promise<string>
  /** Records the earlier guests of a browser; grants no access. */
  readonly browser: (guests: readonly string[]) => Promise<string>
  /** Valid for some minutes. A refresh token gets the next one. */
  readonly access: (person: Person, session: string) => Promise<string>
  readonly refresh: (turn: Turn, until: number) => Promise<string>
  readonly device: (word: DeviceToken) => Promise<string>
  readonly challenge: (challenge: Challenge, until: number) => Promise<string>
  /** Lets whoever has it go on as the guest who sits there. Valid for a week. */
  readonly seat: (seat: SeatToken) => Promise<string>
  /** Reads an access token. undefined if it is not ours, was changed, or has expired. */
  readonly read: (token: string) => Promise<Identity | undefined>
  readonly readRefresh: (token: string) => Promise<Turn | undefined>
  readonly readDevice: (token: string) => Promise<DeviceToken | undefined>
  /** Returns no guests for a token that is not ours or has expired. */
  readonly readBrowser: (token: string) => Promise<readonly string[]>
  readonly readChallenge: (token: string) => Promise<Challenge | undefined>
  readonly readSeat: (token: string) => Promise<SeatToken | undefined>
}

const algorithm = 'HS256'
const audiences = {
  access: 'stolik',
  refresh: 'stolik-refresh',
  device: 'stolik-device',
  browser: 'stolik-browser',
  challenge: 'stolik-passkey',
  seat: 'stolik-seat',
} as const
const day = 24 * 60 * 60
/** Days that a guest may stay away before their token expires. */
export const guestDays = 90
const guestLifetime = guestDays * day
/** Seconds after which a device is no longer recognised. */
const deviceLifetime = 400 * day
/** Seconds. Longer than any table of people who have adjourned. */
const seatLifetime = 7 * day
/** Seconds. No ban is longer. */
const browserLifetime = 31 * day
/**
 * How many earlier guests of a browser are recorded. During a ban none is added, so that nobody can shake it off this way.
 */
const mostBefore = 5
/** Seconds. */
export const accessLifetime = 10 * 60
const longest = 2_000

/** @throws RangeError for a secret that is too short to sign with. */
export function tokens(secrets: Secrets, time: Pick<Time, 'now'>): Tokens {
  // Imported once instead of for every request.
  const keys = new Map(secrets.all.map((secret) => [secret, imported(secret)]))
  const keyOf = (secret: string) => keys.get(secret) ?? imported(secret)
  const now = (): number => Math.floor(time.now() / 1000)
  const sign = async (subject: string, claims: JWTPayload, audience: string, until: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm })
      .setSubject(subject)
      .setAudience(audience)
      .setIssuedAt(now())
      .setExpirationTime(until)
      .sign(await keyOf(secrets.now()))
  const verified = async (token: string, audience: string): Promise<JWTPayload | undefined> => {
    if (token.length > longest) return undefined
    const currentDate = new Date(time.now())
    const options = { algorithms: [algorithm], audience, currentDate, requiredClaims: ['exp'] }
    for (const secret of secrets.good()) {
      try {
        return (await jwtVerify(token, await keyOf(secret), options)).payload
      } catch {
        // Signed with our other secret, or not by us.
      }
    }
    return undefined
  }
  return {
    guest: ({ id, name }, before = []) =>
      sign(
        id,
        before.length === 0 ? { name } : { name, was: before },
        audiences.access,
        now() + guestLifetime,
      ),
    browser: (guests) =>
      sign('guest', { was: guests.slice(-mostBefore) }, audiences.browser, now() + browserLifetime),
    access: ({ id, name }, session) =>
      sign(id, { name, sid: session }, audiences.access, now() + accessLifetime),
    refresh: ({ session, generation }, until) =>
      sign(session, { gen: generation }, audiences.refresh, Math.floor(until / 1000)),
    device: ({ id, accounts }) => sign(id, { accounts }, audiences.device, now() + deviceLifetime),
    challenge: ({ challenge, account }, until) =>
      sign(challenge, { account }, audiences.challenge, Math.floor(until / 1000)),
    seat: ({ person, table, before }) =>
      sign(person, { table, was: before }, audiences.seat, now() + seatLifetime),
    read: async (token) => {
      const { sub, name, sid, was, exp = 0 } = (await verified(token, audiences.access)) ?? {}
      const validName = typeof name === 'string' ? readName(name) : undefined
      if (sub === undefined || validName === undefined) return undefined
      return {
        person: { id: sub, name: validName },
        session: typeof sid === 'string' ? sid : null,
        before: texts(was),
        until: exp * 1000,
      }
    },
    readRefresh: async (token) => {
      const { sub, gen } = (await verified(token, audiences.refresh)) ?? {}
      return sub === undefined || typeof gen !== 'number' ? undefined : { session: sub, generation: gen }
    },
    readBrowser: async (token) => texts((await verified(token, audiences.browser))?.['was']),
    readChallenge: async (token) => {
      const { sub, account } = (await verified(token, audiences.challenge)) ?? {}
      return sub === undefined || (typeof account !== 'string' && account !== null)
        ? undefined
        : { challenge: sub, account }
    },
    readSeat: async (token) => {
      const { sub, table, was } = (await verified(token, audiences.seat)) ?? {}
      return sub === undefined || typeof table !== 'string'
        ? undefined
        : { person: sub, table, before: texts(was) }
    },
    readDevice: async (token) => {
      const { sub, accounts } = (await verified(token, audiences.device)) ?? {}
      if (sub === undefined || !Array.isArray(accounts)) return undefined
      return { id: sub, accounts: texts(accounts) }
    },
  }
}

function imported(secret: string): ReturnType<typeof webcrypto.subtle.importKey> {
  const bytes = new TextEncoder().encode(secret)
  if (bytes.length < 32) throw new RangeError('a secret has at least 32 characters')
  return webcrypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
}

const texts = (claim: unknown): readonly string[] =>
  Array.isArray(claim) ? claim.filter((one) => typeof one === 'string') : []
