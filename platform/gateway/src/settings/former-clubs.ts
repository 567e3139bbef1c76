/** Which clubs were here, so that no other club gets the id of one. Pure. */
import { createHash, type KeyObject } from 'node:crypto'
import { publicKey, type Club } from './clubs.js'
import type { ClubSettings, NotedClub, Settings } from './settings.js'
import { BadConfig } from '../base/bad-config.js'
import type { Log } from '../base/failure.js'
import type { InstallationSettings } from './installation.js'

/** Recognises a key later without keeping it. */
const fingerprint = (key: KeyObject): string => {
  const bytes = key.type === 'public' ? key.export({ format: 'der', type: 'spki' }) : key.export()
  return createHash('sha256').update('club key ').update(bytes).digest('base64url')
}

const noted = (id: string, keys: readonly KeyObject[]): NotedClub => ({ id, keys: keys.map(fingerprint) })

/** Notes a club that the owner has entered. */
export function notedClub({ id, key }: Pick<ClubSettings, 'id' | 'key'>): NotedClub {
  const read = key === null ? undefined : publicKey(key)
  return noted(id, read === undefined ? [] : [read])
}

const notedFixed = ({ id, signs = [] }: Club): NotedClub =>
  noted(
    id,
    signs.map(({ key }) => key),
  )

/** The club of the environment that cannot be opened, because its id was that of another club. */
interface IdOfFormer {
  readonly club: string
}

/**
 * Notes the clubs of the environment at a start. One that is missing now is a former club. A former club comes back only with one of the
 * keys that it had: with another key it may be another club, to whose members the accounts of the former one would open.
 * @param members ids of clubs whose members have accounts
 */
export function withFixedClubs(
  settings: Settings,
  fixed: readonly Club[],
  members: ReadonlySet<string>,
): Settings | IdOfFormer {
  const { fixedClubs, formerClubs, clubs } = settings
  const now = fixed.map(notedFixed)
  const isNow = (id: string): boolean => now.some((club) => club.id === id)
  for (const club of now) {
    const former = formerClubs.find(({ id }) => id === club.id)
    const isKnown = [...(fixedClubs ?? []), ...clubs].some(({ id }) => id === club.id)
    const isSame = former?.keys.some((key) => club.keys.includes(key)) ?? (isKnown || fixedClubs === null)
    // An id without accounts opens nothing.
    if (!isSame && members.has(club.id)) return { club: club.id }
  }
  const missing = (fixedClubs ?? []).filter(({ id }) => !isNow(id) && clubs.every((club) => club.id !== id))
  return {
    ...settings,
    fixedClubs: now,
    formerClubs: [...formerClubs, ...missing].filter(({ id }) => !isNow(id)),
  }
}

type Deps = Pick<InstallationSettings, 'fixed' | 'now' | 'change'>

/**
 * Notes the clubs of the environment at the start, and refuses one that has the id of another club.
 * @throws BadConfig for a club whose id belonged to another one
 * @throws when the store cannot be reached.
 */
export async function noteFixedClubs(
  settings: Deps,
  accounts: { clubs(): Promise<readonly string[]> },
  log: Log,
): Promise<void> {
  const members = new Set(await accounts.clubs())
  const noted = (now: Settings): Settings | IdOfFormer => withFixedClubs(now, settings.fixed.clubs, members)
  const first = noted(settings.now())
  if ('club' in first) throw refused(first)
  const { formerClubs: before } = settings.now()
  if (isSame(first, settings.now())) return
  let taken: IdOfFormer | undefined
  const failed = await settings.change<'TAKEN'>((now) => {
    const next = noted(now)
    if (!('club' in next)) return next
    taken = next
    return 'TAKEN'
  })
  if (taken !== undefined) throw refused(taken)
  if (failed === 'UNAVAILABLE') throw new Error('the clubs of the environment could not be noted')
  for (const { id } of settings.now().formerClubs)
    if (before.every((club) => club.id !== id))
      log.warn(
        { event: 'CLUB_GONE', club: id },
        'this club is not in the file of STOLIK_CLUBS any more: its members are signed out',
      )
}

const refused = ({ club }: IdOfFormer): BadConfig =>
  new BadConfig(
    `The club ${club} of STOLIK_CLUBS has the id of another club, whose members still have accounts. ` +
      'Give it another id, or one of the keys that the former club had.',
  )

const isSame = (a: Settings, b: Settings): boolean =>
  JSON.stringify([a.fixedClubs ?? [], a.formerClubs]) === JSON.stringify([b.fixedClubs ?? [], b.formerClubs])
