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
export type Tokens = ReturnType<typeof tokens>

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
export function tokens(secrets: Secrets, time: Pick<Time, 'now'>) {
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
    guest: ({ id, name }: Person, before: readonly string[] = []): Promise<string> =>
      sign(
        id,
        before.length === 0 ? { name } : { name, was: before },
        audiences.access,
        now() + guestLifetime,
      ),
    /** Records the earlier guests of a browser; grants no access. */
    browser: (guests: readonly string[]): Promise<string> =>
      sign('guest', { was: guests.slice(-mostBefore) }, audiences.browser, now() + browserLifetime),
    /** Valid for some minutes. A refresh token gets the next one. */
    access: ({ id, name }: Person, session: string): Promise<string> =>
      sign(id, { name, sid: session }, audiences.access, now() + accessLifetime),
    refresh: ({ session, generation }: Turn, until: number): Promise<string> =>
      sign(session, { gen: generation }, audiences.refresh, Math.floor(until / 1000)),
    device: ({ id, accounts }: DeviceToken): Promise<string> =>
      sign(id, { accounts }, audiences.device, now() + deviceLifetime),
    challenge: ({ challenge, account }: Challenge, until: number): Promise<string> =>
      sign(challenge, { account }, audiences.challenge, Math.floor(until / 1000)),
    /** Lets whoever has it go on as the guest who sits there. Valid for a week. */
    seat: ({ person, table, before }: SeatToken): Promise<string> =>
      sign(person, { table, was: before }, audiences.seat, now() + seatLifetime),
    /** Reads an access token. undefined if it is not ours, was changed, or has expired. */
    read: async (token: string): Promise<Identity | undefined> => {
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
    readRefresh: async (token: string): Promise<Turn | undefined> => {
      const { sub, gen } = (await verified(token, audiences.refresh)) ?? {}
      return sub === undefined || typeof gen !== 'number' ? undefined : { session: sub, generation: gen }
    },
    /** Returns no guests for a token that is not ours or has expired. */
    readBrowser: async (token: string): Promise<readonly string[]> =>
      texts((await verified(token, audiences.browser))?.['was']),
    readChallenge: async (token: string): Promise<Challenge | undefined> => {
      const { sub, account } = (await verified(token, audiences.challenge)) ?? {}
      return sub === undefined || (typeof account !== 'string' && account !== null)
        ? undefined
        : { challenge: sub, account }
    },
    readSeat: async (token: string): Promise<SeatToken | undefined> => {
      const { sub, table, was } = (await verified(token, audiences.seat)) ?? {}
      return sub === undefined || typeof table !== 'string'
        ? undefined
        : { person: sub, table, before: texts(was) }
    },
    readDevice: async (token: string): Promise<DeviceToken | undefined> => {
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
