import { decodeJwt, errors, jwtVerify, type JWTVerifyOptions, type JWTVerifyResult } from 'jose'
import type { Time } from '../base/time.js'
import type { Accounts } from './accounts.js'
import type { Role } from '../base/roles.js'
import type { Club, ClubKey } from '../settings/clubs.js'
import { readName } from './name.js'
import { withoutMarks } from '@stolik/contract/reserved'

/** A member whom a club vouches for. */
export interface Vouched {
  readonly club: Club
  readonly member: string
  readonly name: string
  readonly roles: readonly Role[]
}

/** Why a hand-over is refused, in words for the club's developer and our log. Contains nothing of the token. */
export interface Unvouched {
  readonly event: 'HAND_OVER_REFUSED' | 'CLUB_KEY_OUT_OF_TIME'
  readonly why: string
  /** The club that the token names, if there is one. */
  readonly club?: string
}

const longest = 4_000
/** How many seconds a token may be valid. That can be short, because it is handed over at once. */
const lifetime = 5 * 60
/** How many seconds a club's clock may be wrong. */
const tolerance = 30

/**
 * Reads a sign-in that a club's site hands over: a JWT signed with the club's key. Its claims: `iss` the club, `aud` this
 * gateway, `sub` the member, `name`, `iat`, `exp` within five minutes, `jti` used once, and optionally `roles`.
 * The club is responsible for the words of a name. Marks belong to this site, so they are removed from the name.
 * While a club changes its key, each of its keys that is valid now may sign.
 */
export async function readHandOver(
  token: string,
  deps: {
    readonly clubs: readonly Club[]
    readonly audience: string
    readonly accounts: Pick<Accounts, 'firstUse'>
    readonly time: Time
    /**
     * The page that sent the request, as the browser reports it; null for our own pages and for programs other than browsers.
     */
    readonly origin: string | null
  },
): Promise<Vouched | Unvouched> {
  const { clubs, audience, time, origin } = deps
  const club = token.length > longest ? undefined : clubs.find(({ id }) => id === issuer(token))
  if (club === undefined) return { event: 'HAND_OVER_REFUSED', why: 'no such club' }
  const no = (why: string, event: Unvouched['event'] = 'HAND_OVER_REFUSED') => ({ event, why, club: club.id })
  if (club.signs === undefined) return no('a club without a key')
  if (origin !== null && !club.origins.includes(origin)) return no('a page of another site')
  const now = time.now()
  const validKeys = club.signs.filter(({ from = 0, until = Infinity }) => from <= now && now < until)
  try {
    const read = await signedBy(validKeys, token, {
      audience,
      issuer: club.id,
      currentDate: new Date(now),
      clockTolerance: tolerance,
      maxTokenAge: lifetime,
      requiredClaims: ['exp', 'iat', 'jti', 'sub', 'name'],
    })
    if (read === undefined) {
      const others = club.signs.filter((key) => !validKeys.includes(key))
      // Other faults of the token are reported only once its key is valid.
      const other = await signedBy(others, token, {}).catch(() => null)
      if (other === undefined) return no(errors.JWSSignatureVerificationFailed.name)
      return no('a key that is not yet or no longer valid', 'CLUB_KEY_OUT_OF_TIME')
    }
    const { payload } = read
    const { jti = '', sub = '', exp = 0, iat = 0, roles } = payload
    const name = typeof payload['name'] === 'string' ? readName(withoutMarks(payload['name'])) : undefined
    if (name === undefined) return no('a name that cannot be shown')
    if (![jti, sub].every((text) => text.length >= 1 && text.length <= 128))
      return no('a jti or sub too long')
    if (exp - iat > lifetime) return no('valid for too long')
    // Checked last, so that only valid tokens are recorded as used.
    const until = (exp + tolerance) * 1000
    if (!(await deps.accounts.firstUse(`${club.id} ${jti}`, until))) return no('used before')
    const wanted: readonly unknown[] = Array.isArray(roles) ? roles : []
    return { club, member: sub, name, roles: club.roles.filter((role) => wanted.includes(role)) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J'))
      return no(error.name)
    throw error
  }
}

/** Returns undefined if none of these keys signed the token. @throws if one did, but the token is wrong in another way */
async function signedBy(
  keys: readonly ClubKey[],
  token: string,
  options: JWTVerifyOptions,
): Promise<JWTVerifyResult | undefined> {
  for (const { algorithm, key } of keys)
    try {
      return await jwtVerify(token, key, { ...options, algorithms: [algorithm] })
    } catch (error) {
      // Signed with another key, or with another kind of key.
      if (
        !(error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JOSEAlgNotAllowed)
      )
        throw error
    }
  return undefined
}

function issuer(token: string): string | undefined {
  try {
    return decodeJwt(token).iss
  } catch {
    return undefined
  }
}
