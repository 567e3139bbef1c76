/** The settings that stand: what the owner has decided, beside what the environment fixes. */
import { type Club, publicKey } from './clubs.js'
import type { RightsChanges } from '../store/rights-changes.js'
import { logFailure, type Log } from '../base/failure.js'
import type { Time } from '../base/time.js'
import { undecided, type Announcers, type ClubSettings, type Settings } from './settings.js'
import type { SettingsStore } from './store.js'

/** What the environment sets; nobody changes it on a page. */
export interface Fixed {
  readonly origins: readonly string[]
  readonly clubs: readonly Club[]
  /** Logins that are of the association. */
  readonly association: readonly string[]
  readonly corrections: string | undefined
  /** Where people find the gateway. */
  readonly url: string | undefined
}

export interface InstallationSettings {
  readonly fixed: Fixed
  /** What the owner has decided, as this process last read it. */
  now(): Settings
  /** Counts the changes: whatever is made of settings is old when it has another number. */
  version(): number
  /** The clubs: those that the environment names, then those of the owner. */
  clubs(): readonly Club[]
  /** Sites that may embed everything. */
  origins(): readonly string[]
  /** Whether pages of an origin may ask this gateway. */
  allows(origin: string): boolean
  corrections(): string | undefined
  /** Where people find the gateway, without a path: what is printed, linked and kept says this, never the host of a request. */
  url(): string
  announce(): Announcers
  /** Whether a club's tables, or with null those of no club, may write in their own words. */
  freeText(club: string | null): boolean
  /** Reads what other processes have changed. */
  catchUp(): Promise<void>
  /**
   * Changes the settings, by a function that may be called again when somebody else was faster.
   * @returns what the function gave instead of settings, or `UNAVAILABLE` after several others were faster
   */
  change<R extends string>(edit: (settings: Settings) => Settings | R): Promise<R | 'UNAVAILABLE' | undefined>
  stop(): void
}

interface Deps {
  readonly store: SettingsStore
  readonly fixed: Fixed
  /** Where a browser on the same machine finds it, for as long as nobody has said more. */
  readonly local: string
  /** Whether this is the only process with these settings. */
  readonly alone: boolean
  readonly time: Pick<Time, 'after'>
  readonly log: Log
  readonly changes: RightsChanges
}

/** Milliseconds after which a process knows what another has changed. */
const readEvery = 2_000
const mostTries = 5

/** @throws when the store cannot be reached. */
export async function openSettings(deps: Deps): Promise<InstallationSettings> {
  const { store, fixed, local, alone, time, log, changes } = deps
  let standing = standingOf(0, undecided, fixed)
  let cancel = (): void => undefined

  const read = async (): Promise<void> => {
    const newer = await store.newer(standing.version)
    // Of two that read at once the older answer may come last.
    if (newer === undefined || newer.version <= standing.version) return
    standing = standingOf(newer.version, newer.settings, fixed)
    changes.tellHere({ kind: 'settings' })
  }
  await read()
  const unread = (error: unknown): void => logFailure(log, 'the settings could not be read', error)
  if (!alone)
    changes.watch(({ kind }) => {
      if (kind === 'settings') read().catch(unread)
    })
  const again = (): void => {
    cancel = time.after(readEvery, () => {
      void read().catch(unread).then(again)
    })
  }
  if (!alone) again()

  return {
    fixed,
    now: () => standing.settings,
    version: () => standing.version,
    clubs: () => standing.clubs,
    origins: () => standing.origins,
    allows: (origin) => standing.sites.has(origin),
    corrections: () => fixed.corrections ?? standing.settings.corrections ?? undefined,
    url: () => fixed.url ?? standing.settings.url ?? local,
    announce: () => standing.settings.announce,
    freeText: (club) => {
      const { freeText, clubs } = standing.settings
      return freeText || (club !== null && clubs.find(({ id }) => id === club)?.freeText === true)
    },
    catchUp: async () => {
      if (!alone) await read()
    },
    change: async (edit) => {
      for (let tries = 0; tries < mostTries; tries++) {
        const { version, settings } = standing
        const next = edit(settings)
        if (typeof next === 'string') return next
        if (await store.write(version, next)) {
          if (standing.version <= version) standing = standingOf(version + 1, next, fixed)
          changes.tell({ kind: 'settings' })
          return undefined
        }
        await read()
      }
      return 'UNAVAILABLE'
    },
    stop: () => cancel(),
  }
}

interface Standing {
  readonly version: number
  readonly settings: Settings
  readonly clubs: readonly Club[]
  readonly origins: readonly string[]
  readonly sites: ReadonlySet<string>
}

function standingOf(version: number, settings: Settings, fixed: Fixed): Standing {
  // A club of the environment wins over one of the same id.
  const added = settings.clubs.filter(({ id }) => fixed.clubs.every((club) => club.id !== id))
  const clubs = [...fixed.clubs, ...added.map(clubOf)]
  const origins = [...new Set([...fixed.origins, ...settings.origins])]
  const sites = new Set([...origins, ...clubs.flatMap((club) => club.origins)])
  return { version, settings, clubs, origins, sites }
}

function clubOf({ id, name, place, site, origins, key, roles }: ClubSettings): Club {
  const read = key === null ? undefined : publicKey(key)
  return {
    ...{ id, name, origins, roles },
    ...(place !== null && { place }),
    ...(site !== null && { site }),
    ...(read !== undefined && { signs: [{ algorithm: 'EdDSA', key: read }] }),
  }
}
