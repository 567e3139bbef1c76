import { decodeJwt, jwtVerify } from 'jose'
import type { Time } from '../time.js'
import type { Accounts, Role } from './accounts.js'
import type { Club } from './clubs.js'
import { readName } from './name.js'
import { withoutMarks } from './reserved.js'

/** Whom a club vouches for. */
export interface Vouched {
  readonly club: Club
  readonly member: string
  readonly name: string
  readonly roles: readonly Role[]
}

const longest = 4_000
/** Seconds that a token may be good for: it is handed over at once. */
const lifetime = 5 * 60
/** Seconds that a club's clock may be wrong. */
const tolerance = 30

/**
 * Reads a sign-in that a club's site hands over: a JWT signed with the club's key, `iss` the club, `aud` this
 * gateway, `sub` its member, `name`, `iat`, `exp` within five minutes, `jti` used once, and `roles` if any.
 * The club answers for the words of a name; marks are the site's own, and are taken out of it.
 * @returns why not, in words for the club's developer and our log; they hold nothing of the token.
 */
export async function readHandOver(
  token: string,
  deps: {
    readonly clubs: readonly Club[]
    readonly audience: string
    readonly accounts: Pick<Accounts, 'firstUse'>
    readonly time: Time
    /** The page that asks, as the browser says; null: a page of ours, or no browser. */
    readonly origin: string | null
  },
): Promise<Vouched | string> {
  const { clubs, audience, time, origin } = deps
  const club = token.length > longest ? undefined : clubs.find(({ id }) => id === issuer(token))
  if (club === undefined) return 'no such club'
  if (club.signs === undefined) return 'a club without a key'
  if (origin !== null && !club.origins.includes(origin)) return 'a page of another site'
  try {
    const { payload } = await jwtVerify(token, club.signs.key, {
      algorithms: [club.signs.algorithm],
      audience,
      issuer: club.id,
      currentDate: new Date(time.now()),
      clockTolerance: tolerance,
      maxTokenAge: lifetime,
      requiredClaims: ['exp', 'iat', 'jti', 'sub', 'name'],
    })
    const { jti = '', sub = '', exp = 0, iat = 0, roles } = payload
    const name = typeof payload['name'] === 'string' ? readName(withoutMarks(payload['name'])) : undefined
    if (name === undefined) return 'a name that cannot be shown'
    if (![jti, sub].every((text) => text.length >= 1 && text.length <= 128)) return 'a jti or sub too long'
    if (exp - iat > lifetime) return 'good for too long'
    // Last of all, so that nothing but a good token is remembered.
    const until = (exp + tolerance) * 1000
    if (!(await deps.accounts.firstUse(`${club.id} ${jti}`, until))) return 'used before'
    const asked: readonly unknown[] = Array.isArray(roles) ? roles : []
    return { club, member: sub, name, roles: club.roles.filter((role) => asked.includes(role)) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return error.name
    throw error
  }
}

function issuer(token: string): string | undefined {
  try {
    return decodeJwt(token).iss
  } catch {
    return undefined
  }
}
