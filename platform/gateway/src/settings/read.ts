/** Validates an owner's input. Refuses texts that cannot be displayed, sent in a header or linked to. */
import { folded } from '@stolik/contract/folded'
import { isSite, publicKey } from './clubs.js'
import { notedClub } from './former-clubs.js'
import { grantable, type Role } from '../base/roles.js'
import { refuseSettings as refuse, type SettingsRefusalCode, type SettingsRefused } from './refusal.js'
import { most, type Announcers, type ClubSettings, type Settings } from './settings.js'
import { readSite, withScheme, readUrl } from './site.js'

export interface InstallationInput {
  readonly name?: string | null
  readonly place?: string | null
  readonly url?: string | null
  readonly contact?: string | null
  readonly corrections?: string | null
  readonly announce?: Announcers | null
  readonly freeText?: boolean | null
}

export interface ClubInput {
  readonly id?: string | null
  readonly name: string
  readonly place?: string | null
  readonly site?: string | null
  readonly sites?: readonly string[] | null
  readonly key?: string | null
  readonly roles?: readonly Role[] | null
  readonly freeText?: boolean | null
}

/** Whether an input has a value: in GraphQL it may be `null` or missing. */
export const isGiven = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

const longest = { line: 100, contact: 500, address: 300 } as const

/** A text as it is stored: null if it is empty. */
type Read<T> = { readonly value: T } | SettingsRefusalCode

/** Reads a single line. */
function readLine(text: string): Read<string | null> {
  const line = text.trim().replace(/\s+/gu, ' ')
  if (line.length > longest.line || /\p{C}/u.test(line)) return 'BAD_TEXT'
  return { value: line === '' ? null : line }
}

/** Reads a text of several lines. */
export function readText(text: string, most: number = longest.contact): Read<string | null> {
  if (text.length > 2 * most) return 'BAD_TEXT'
  const lines = text.trim().replace(/\r\n?/g, '\n')
  if (lines.length > most || /\p{C}/u.test(lines.replaceAll('\n', ''))) return 'BAD_TEXT'
  return { value: lines === '' ? null : lines }
}

function readCorrections(text: string): Read<string | null> {
  const address = text.trim()
  if (address === '') return { value: null }
  // Most people type a bare e-mail address.
  const link = /^[^\s@:/]+@[^\s@:/][^\s@:/.]*\.[^\s@:/]+$/.test(address) ? `mailto:${address}` : address
  const good =
    link.length <= longest.address &&
    URL.canParse(link) &&
    ['https:', 'http:', 'mailto:'].includes(new URL(link).protocol) &&
    !/[\s\p{C}]/u.test(link)
  return good ? { value: link } : 'BAD_ADDRESS'
}

function readOwnUrl(text: string): Read<string | null> {
  const address = text.trim()
  if (address === '') return { value: null }
  const url = readUrl(withScheme(address))
  return url === undefined ? 'BAD_ADDRESS' : { value: url }
}

/** The address of a club's own website; most people leave out `https://`. */
function readPages(text: string): Read<string | null> {
  const address = text.trim()
  if (address === '') return { value: null }
  const link = withScheme(address)
  return isSite(link) && !/[\s\p{C}]/u.test(link) ? { value: link } : 'BAD_ADDRESS'
}

function readKey(text: string): Read<string | null> {
  const key = text.replace(/-----[A-Z ]+-----/g, '').replace(/\s+/g, '')
  if (key === '') return { value: null }
  return key.length <= longest.address && publicKey(key) !== undefined ? { value: key } : 'BAD_KEY'
}

/** Applies the given fields and leaves missing ones unchanged. */
export function withInstallation(settings: Settings, input: InstallationInput): Settings | SettingsRefused {
  const texts = {
    name: !isGiven(input.name) ? undefined : readLine(input.name),
    place: !isGiven(input.place) ? undefined : readLine(input.place),
    url: !isGiven(input.url) ? undefined : readOwnUrl(input.url),
    contact: !isGiven(input.contact) ? undefined : readText(input.contact),
    corrections: !isGiven(input.corrections) ? undefined : readCorrections(input.corrections),
  }
  const changed: Partial<Record<keyof typeof texts, string | null>> = {}
  for (const [field, read] of Object.entries(texts) as [
    keyof typeof texts,
    Read<string | null> | undefined,
  ][]) {
    if (typeof read === 'string') return refuse(read, field)
    if (read !== undefined) changed[field] = read.value
  }
  const { announce, freeText } = input
  return {
    ...settings,
    ...changed,
    ...(isGiven(announce) && { announce }),
    ...(isGiven(freeText) && { freeText }),
  }
}

/** Adds a site to those that may embed everything. */
export function withSite(
  settings: Settings,
  address: string,
  own: string | null,
): Settings | SettingsRefused {
  const site = siteOf(address, own)
  if (typeof site === 'string') return refuse(site, 'allow')
  if (settings.origins.includes(site.origin)) return refuse('SITE_KNOWN', 'allow')
  if (settings.origins.length >= most.origins) return refuse('TOO_LONG_LIST', 'allow')
  return { ...settings, origins: [...settings.origins, site.origin] }
}

export function withoutSite(settings: Settings, origin: string): Settings | SettingsRefused {
  if (!settings.origins.includes(origin)) return refuse('UNKNOWN_SITE', 'disallow')
  return { ...settings, origins: settings.origins.filter((one) => one !== origin) }
}

/** @param own the host of this gateway */
export function siteOf(
  address: string,
  own: string | null,
): { readonly origin: string } | SettingsRefusalCode {
  const site = readSite(address)
  if (typeof site === 'string') return site
  const { protocol, host } = new URL(site.origin)
  // The gateway's own host may include the default port.
  const here =
    own !== null && URL.canParse(`${protocol}//${own}`) ? new URL(`${protocol}//${own}`).host : null
  return host === here ? 'SITE_OWN' : site
}

/**
 * Adds a club, or changes the one with this id.
 * @param taken ids that no new club gets, besides those of clubs in these settings
 */
export function withClub(
  settings: Settings,
  input: ClubInput,
  own: string | null,
  taken: ReadonlySet<string>,
): Settings | SettingsRefused {
  const { clubs } = settings
  const before = !isGiven(input.id) ? undefined : clubs.find(({ id }) => id === input.id)
  if (isGiven(input.id) && before === undefined) return refuse('UNKNOWN_CLUB', 'id')
  const club = readClub(input, before ?? newClub(settings, input.name, taken), own)
  if ('code' in club) return club
  const same = (one: ClubSettings): boolean => keyOf(one.name) === keyOf(club.name) && one.id !== club.id
  if (clubs.some(same)) return refuse('CLUB_KNOWN', 'name')
  if (before === undefined && clubs.length >= most.clubs) return refuse('TOO_LONG_LIST', 'name')
  return {
    ...settings,
    clubs: before === undefined ? [...clubs, club] : clubs.map((one) => (one === before ? club : one)),
  }
}

/** Drops a club. Its id stays reserved: accounts of its members would belong to the next club with this id. */
export function withoutClub(settings: Settings, id: string): Settings | SettingsRefused {
  const dropped = settings.clubs.find((club) => club.id === id)
  if (dropped === undefined) return refuse('UNKNOWN_CLUB', 'dropClub')
  return {
    ...settings,
    clubs: settings.clubs.filter((club) => club.id !== id),
    formerClubs: [...settings.formerClubs, notedClub(dropped)],
  }
}

function readClub(
  input: ClubInput,
  before: ClubSettings,
  own: string | null,
): ClubSettings | SettingsRefused {
  const name = readLine(input.name)
  if (typeof name === 'string' || name.value === null) return refuse('BAD_TEXT', 'name')
  const place = !isGiven(input.place) ? { value: before.place } : readLine(input.place)
  if (typeof place === 'string') return refuse(place, 'place')
  const site = !isGiven(input.site) ? { value: before.site } : readPages(input.site)
  if (typeof site === 'string') return refuse(site, 'site')
  const key = !isGiven(input.key) ? { value: before.key } : readKey(input.key)
  if (typeof key === 'string') return refuse(key, 'key')
  let { origins } = before
  if (isGiven(input.sites)) {
    const read = input.sites.slice(0, most.originsOfClub + 1).map((address) => siteOf(address, own))
    const wrong = read.find((one) => typeof one === 'string')
    if (wrong !== undefined) return refuse(wrong, 'sites')
    origins = [...new Set(read.flatMap((one) => (typeof one === 'string' ? [] : [one.origin])))]
    if (origins.length > most.originsOfClub) return refuse('TOO_LONG_LIST', 'sites')
  }
  const roles = !isGiven(input.roles) ? before.roles : grantable.filter((role) => input.roles?.includes(role))
  const freeText = input.freeText ?? before.freeText
  return {
    ...before,
    name: name.value,
    place: place.value,
    site: site.value,
    key: key.value,
    origins,
    roles,
    freeText,
  }
}

const keyOf = (name: string): string => name.toLocaleLowerCase('pl')

/** The id is used in tokens and addresses: the name in plain letters, with a number added if it is taken or was once. */
function newClub(
  { clubs, fixedClubs, formerClubs }: Settings,
  name: string,
  taken: ReadonlySet<string>,
): ClubSettings {
  const named = new Set([...clubs, ...(fixedClubs ?? []), ...formerClubs].map((club) => club.id))
  const plain = folded(name.slice(0, 2 * longest.line))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 30)
    .replace(/^-|-$/g, '')
  const stem = plain === '' ? 'club' : plain
  let id = stem
  for (let n = 2; named.has(id) || taken.has(id); n++) id = `${stem}-${n}`
  return { id, name, place: null, site: null, origins: [], key: null, roles: [], freeText: false }
}
