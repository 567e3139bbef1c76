/** The clubs that the environment names: a JSON file, read at the start. Keys that are secret are not in it. */
import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto'
import { BadConfig } from '../bad-config.js'
import type { Role } from './accounts.js'

export interface Club {
  readonly id: string
  /** What it signs its members in with; a club without it only embeds us. */
  readonly signs?: { readonly algorithm: 'EdDSA' | 'HS256'; readonly key: KeyObject }
  /** Sites whose pages may embed our widgets and frame our pages, such as `https://club.example`. */
  readonly origins: readonly string[]
  /** What the club may make of its members, beside players. */
  readonly roles: readonly Role[]
  /** What it is called, for everybody; without a name it is on no list. */
  readonly name?: string
  /** Where it plays. */
  readonly place?: string
  /** The address of its own pages. */
  readonly site?: string
}

const fields = ['id', 'ed25519', 'hs256', 'origins', 'roles', 'name', 'place', 'site']
/** Roles that a club may give to its members. */
export const grantable: readonly Role[] = ['REFEREE', 'ORGANISER']

/**
 * Reads the clubs of a file's text: `[{ "id": "club", "ed25519": "…", "origins": ["https://…"], "roles": ["REFEREE"] }]`.
 * `ed25519` is a public key in base64 (SPKI, the middle line of its PEM file); `hs256` instead is the name of the
 * environment variable that holds a shared secret. With neither the club only embeds us.
 * @throws BadConfig in one line for what cannot be used.
 */
export function readClubs(text: string, env: Readonly<Record<string, string | undefined>>): readonly Club[] {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw new BadConfig('The file of STOLIK_CLUBS is no JSON.')
  }
  if (!Array.isArray(list)) throw new BadConfig('The file of STOLIK_CLUBS must hold a list: [{ "id": … }].')
  const clubs = list.map((one: unknown, i) => readClub(one, i, env))
  const twice = clubs.find(({ id }, i) => clubs.findIndex((club) => club.id === id) !== i)
  if (twice !== undefined) throw new BadConfig(`STOLIK_CLUBS names the club ${twice.id} twice.`)
  return clubs
}

function readClub(one: unknown, i: number, env: Readonly<Record<string, string | undefined>>): Club {
  const row = typeof one === 'object' && one !== null ? (one as Record<string, unknown>) : {}
  const { id, ed25519, hs256, origins = [], roles = [] } = row
  if (typeof id !== 'string' || !/^[a-z0-9-]{1,40}$/.test(id))
    throw new BadConfig(`Club ${i + 1} of STOLIK_CLUBS needs an id of letters a-z, digits and hyphens.`)
  const bad = (what: string): BadConfig => new BadConfig(`The club ${id} of STOLIK_CLUBS ${what}.`)
  const odd = Object.keys(row).find((field) => !fields.includes(field))
  if (odd !== undefined) throw bad(`has a field “${odd.slice(0, 20)}” that nobody knows`)
  if (!isList(origins) || !origins.every(isOrigin))
    throw bad('must list its origins as https://host, without a path')
  if (!isList(roles) || !roles.every((role) => grantable.some((r) => r === role)))
    throw bad(`may give the roles ${grantable.join(' and ')} only`)
  const { name, place, site } = row
  if (![name, place].every((text) => text === undefined || isLine(text)))
    throw bad(`must say its name and place in one line of at most ${longestLine} characters`)
  if (site !== undefined && !isSite(site)) throw bad('must give its site as https://… or http://…')
  const common = {
    ...{ id, origins, roles: grantable.filter((role) => roles.includes(role)) },
    ...(isLine(name) ? { name } : {}),
    ...(isLine(place) ? { place } : {}),
    ...(isSite(site) ? { site } : {}),
  }
  if (typeof ed25519 === 'string' && hs256 === undefined) {
    const key = publicKey(ed25519)
    if (key === undefined) throw bad('needs an Ed25519 public key in base64 (SPKI)')
    return { ...common, signs: { algorithm: 'EdDSA', key } }
  }
  if (ed25519 === undefined && hs256 === undefined) return common
  if (typeof hs256 !== 'string' || ed25519 !== undefined) throw bad('takes one key: ed25519 or hs256')
  const secret = env[hs256]
  if (secret === undefined || isWeak(secret))
    throw bad(`needs a random secret of at least 32 characters in the variable ${hs256}`)
  return {
    ...common,
    signs: { algorithm: 'HS256', key: createSecretKey(Buffer.from(secret, 'utf8')) },
  }
}

/** An Ed25519 public key in base64; undefined where it is none. */
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

/** An address that a link may lead to, without anybody's password in it. */
export const isSite = (text: unknown): text is string => {
  if (typeof text !== 'string' || text.length > 300 || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

/** A scheme and a host as browsers send them, and nothing that could end a header's directive. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\/[a-z0-9.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text

/** Whether a secret could be guessed: too short, or of too few different characters to have been drawn. */
export const isWeak = (secret: string): boolean => secret.length < 32 || new Set(secret).size < 10
