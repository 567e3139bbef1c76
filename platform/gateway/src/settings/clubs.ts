/** The clubs defined in the environment, read from a JSON file at the start. The file contains no secret keys. */
import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto'
import { BadConfig } from '../base/bad-config.js'
import { momentsLike, readMoment } from '../base/moment.js'
import { grantable, type Role } from '../base/roles.js'

export interface ClubKey {
  readonly algorithm: 'EdDSA' | 'HS256'
  readonly key: KeyObject
  /** When it becomes valid and when it expires, in milliseconds since 1970; undefined = no limit. */
  readonly from?: number
  readonly until?: number
}

export interface Club {
  readonly id: string
  /** The keys it signs its members in with. A club without keys only embeds us. */
  readonly signs?: readonly ClubKey[]
  /** Sites whose pages may embed our widgets and frame our pages, such as `https://club.example`. */
  readonly origins: readonly string[]
  /** Roles that the club may give its members, besides player. */
  readonly roles: readonly Role[]
  /** Its public name; a club without one is on no list. */
  readonly name?: string
  /** Where it plays. */
  readonly place?: string
  /** The address of its own website. */
  readonly site?: string
}

const fields = ['id', 'ed25519', 'hs256', 'keys', 'origins', 'roles', 'name', 'place', 'site']

/**
 * Parses a file of clubs: `[{ "id": "club", "ed25519": "…", "origins": ["https://…"], "roles": ["REFEREE"] }]`. `ed25519`
 * is a public key in base64 (SPKI, the middle line of its PEM file). `hs256` instead names the environment variable with a
 * shared secret. With neither, the club only embeds us. While a club changes its key, `keys` lists two keys instead, with
 * `from` and `until` if they are limited.
 * @throws BadConfig with one line about what is wrong.
 */
export function readClubs(text: string, env: Readonly<Record<string, string | undefined>>): readonly Club[] {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw new BadConfig('The file of STOLIK_CLUBS is not JSON.')
  }
  if (!Array.isArray(list)) throw new BadConfig('The file of STOLIK_CLUBS must hold a list: [{ "id": … }].')
  const clubs = list.map((one: unknown, i) => readClub(one, i, env))
  const twice = clubs.find(({ id }, i) => clubs.findIndex((club) => club.id === id) !== i)
  if (twice !== undefined) throw new BadConfig(`STOLIK_CLUBS names the club ${twice.id} twice.`)
  return clubs
}

function readClub(one: unknown, i: number, env: Readonly<Record<string, string | undefined>>): Club {
  const row = typeof one === 'object' && one !== null ? (one as Record<string, unknown>) : {}
  const { id, origins = [], roles = [] } = row
  if (typeof id !== 'string' || !/^[a-z0-9-]{1,40}$/.test(id))
    throw new BadConfig(`Club ${i + 1} of STOLIK_CLUBS needs an id of letters a-z, digits and hyphens.`)
  const bad = (what: string): BadConfig => new BadConfig(`The club ${id} of STOLIK_CLUBS ${what}.`)
  const odd = Object.keys(row).find((field) => !fields.includes(field))
  if (odd !== undefined) throw bad(`has an unknown field “${odd.slice(0, 20)}”`)
  if (!isList(origins) || !origins.every(isOrigin))
    throw bad('must list its origins as https://host, without a path')
  if (!isList(roles) || !roles.every((role) => grantable.some((r) => r === role)))
    throw bad(`may give the roles ${grantable.join(' and ')} only`)
  const { name, place, site } = row
  if (![name, place].every((text) => text === undefined || isLine(text)))
    throw bad(`must say its name and place in one line of at most ${longestLine} characters`)
  if (site !== undefined && !isSite(site)) throw bad('must give its site as https://… or http://…')
  const common = {
    id,
    origins,
    roles: grantable.filter((role) => roles.includes(role)),
    ...(isLine(name) ? { name } : {}),
    ...(isLine(place) ? { place } : {}),
    ...(isSite(site) ? { site } : {}),
  }
  const signs = readKeys(row, env, bad)
  return signs.length === 0 ? common : { ...common, signs }
}

const keyFields = ['ed25519', 'hs256', 'from', 'until']
const mostKeys = 2

/** The keys of a club: the single one, or those in its `keys` list. */
function readKeys(
  { ed25519, hs256, keys }: Record<string, unknown>,
  env: Readonly<Record<string, string | undefined>>,
  bad: (what: string) => BadConfig,
): readonly ClubKey[] {
  if (keys === undefined)
    return ed25519 === undefined && hs256 === undefined ? [] : [readKey({ ed25519, hs256 }, env, bad)]
  if (ed25519 !== undefined || hs256 !== undefined) throw bad('must have either one key or a list of keys')
  if (!Array.isArray(keys) || keys.length === 0 || keys.length > mostKeys)
    throw bad(`must have one or two keys in its list: [{ "ed25519": …, "until": … }]`)
  const read = keys.map((one: unknown) => {
    const row = typeof one === 'object' && one !== null ? (one as Record<string, unknown>) : {}
    const odd = Object.keys(row).find((field) => !keyFields.includes(field))
    if (odd !== undefined) throw bad(`has a key with an unknown field “${odd.slice(0, 20)}”`)
    return readKey(row, env, bad)
  })
  const [first, second] = read
  if (first !== undefined && second?.key.equals(first.key) === true) throw bad('lists the same key twice')
  return read
}

function readKey(
  { ed25519, hs256, from, until }: Record<string, unknown>,
  env: Readonly<Record<string, string | undefined>>,
  bad: (what: string) => BadConfig,
): ClubKey {
  const momentOf = (value: unknown): number | undefined => {
    const at = typeof value === 'string' ? readMoment(value) : undefined
    if (value !== undefined && at === undefined)
      throw bad(`must give from and until of a key as a time such as ${momentsLike}`)
    return at
  }
  const [begins, ends] = [momentOf(from), momentOf(until)]
  if (begins !== undefined && ends !== undefined && ends <= begins)
    throw bad('has a key that ends before it begins')
  const span = { ...(begins !== undefined && { from: begins }), ...(ends !== undefined && { until: ends }) }
  if (typeof ed25519 === 'string' && hs256 === undefined) {
    const key = publicKey(ed25519)
    if (key === undefined) throw bad('needs an Ed25519 public key in base64 (SPKI)')
    return { algorithm: 'EdDSA', key, ...span }
  }
  if (typeof hs256 !== 'string' || ed25519 !== undefined)
    throw bad('must have exactly one key: ed25519 or hs256')
  const secret = env[hs256]
  if (secret === undefined || isWeak(secret))
    throw bad(`needs a random secret of at least 32 characters in the variable ${hs256}`)
  return { algorithm: 'HS256', key: createSecretKey(Buffer.from(secret, 'utf8')), ...span }
}

/** An Ed25519 public key from base64; undefined if it is not one. */
export function publicKey(base64: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ed25519' ? key : undefined
  } catch {
    return undefined
  }
}

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const longestLine = 100
export const isLine = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= longestLine && text.trim() === text && /^[^\p{C}]+$/u.test(text)

/** An address that a link may lead to, with no user name or password in it. */
export const isSite = (text: unknown): text is string => {
  if (typeof text !== 'string' || text.length > 300 || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

/** A scheme and host as browsers send them, without characters that could end a header's directive. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\/[a-z0-9.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text

/** Whether a secret could be guessed: too short, or too few different characters to be random. */
export const isWeak = (secret: string): boolean => secret.length < 32 || new Set(secret).size < 10
