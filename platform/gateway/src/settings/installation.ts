/** The settings in force: the owner's decisions combined with what the environment fixes. */
import { type Club, publicKey } from './clubs.js'
import type { RightsChanges } from '../store/rights-changes.js'
import { logFailure, type Log } from '../base/failure.js'
import type { Time } from '../base/time.js'
import { undecided, type Announcers, type ClubSettings, type Settings } from './settings.js'
import type { SettingsStore } from './store.js'

/** Settings from the environment; they cannot be changed on a page. */
export interface Fixed {
  readonly origins: readonly string[]
  readonly clubs: readonly Club[]
  /** Logins that belong to the association. */
  readonly association: readonly string[]
  readonly corrections: string | undefined
  /** The public address of the gateway. */
  readonly url: string | undefined
}

export type InstallationSettings = Awaited<ReturnType<typeof openSettings>>

interface Deps {
  readonly store: SettingsStore
  readonly fixed: Fixed
  /** The address for a browser on the same machine, used until another one is set. */
  readonly local: string
  /** Whether this is the only process with these settings. */
  readonly alone: boolean
  readonly time: Pick<Time, 'after'>
  readonly log: Log
  readonly changes: RightsChanges
}

/** Milliseconds until a process notices another one's changes. */
const readEvery = 2_000
const mostTries = 5

/** @throws when the store cannot be reached. */
export async function openSettings(deps: Deps) {
  const { store, fixed, local, alone, time, log, changes } = deps
  let current = standingOf(0, undecided, fixed)
  let cancel = (): void => undefined

  const read = async (): Promise<void> => {
    const newer = await store.newer(current.version)
    // If two reads run at once, the older answer may come last.
    if (newer === undefined || newer.version <= current.version) return
    current = standingOf(newer.version, newer.settings, fixed)
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
    /** The owner's decisions, as this process last read them. */
    now: (): Settings => current.settings,
    /** Counts the changes. Anything derived from settings is stale once the number differs. */
    version: (): number => current.version,
    /** All clubs: first those of the environment, then the owner's. */
    clubs: (): readonly Club[] => current.clubs,
    /** Whether a club is here: its members may be signed in. */
    hasClub: (id: string): boolean => current.clubIds.has(id),
    /** Sites that may embed everything. */
    origins: (): readonly string[] => current.origins,
    /** Whether pages of an origin may call this gateway. */
    allows: (origin: string): boolean => current.sites.has(origin),
    corrections: (): string | undefined => fixed.corrections ?? current.settings.corrections ?? undefined,
    /**
     * The public address of the gateway, without a path. It is used in print, links and stored data, never the host of a
     * request.
     */
    url: (): string => fixed.url ?? current.settings.url ?? local,
    announce: (): Announcers => current.settings.announce,
    /** Whether tables may send free text: those of a club, or with null those of no club. */
    freeText: (club: string | null): boolean => {
      const { freeText, clubs } = current.settings
      return freeText || (club !== null && clubs.find(({ id }) => id === club)?.freeText === true)
    },
    /** Reads changes made by other processes. */
    catchUp: async (): Promise<void> => {
      if (!alone) await read()
    },
    /**
     * Changes the settings with a function, which is called again if another change came first.
     * @returns the function's result if that is not settings, or `UNAVAILABLE` after several other changes came first
     */
    change: async <R extends string>(
      edit: (settings: Settings) => Settings | R,
    ): Promise<R | 'UNAVAILABLE' | undefined> => {
      for (let tries = 0; tries < mostTries; tries++) {
        const { version, settings } = current
        const next = edit(settings)
        if (typeof next === 'string') return next
        if (await store.write(version, next)) {
          if (current.version <= version) current = standingOf(version + 1, next, fixed)
          changes.tell({ kind: 'settings' })
          return undefined
        }
        await read()
      }
      return 'UNAVAILABLE'
    },
    stop: (): void => cancel(),
  }
}

interface Standing {
  readonly version: number
  readonly settings: Settings
  readonly clubs: readonly Club[]
  readonly clubIds: ReadonlySet<string>
  readonly origins: readonly string[]
  readonly sites: ReadonlySet<string>
}

function standingOf(version: number, settings: Settings, fixed: Fixed): Standing {
  // A process that was started with a club which has been taken out of the environment since drops it, too.
  const here = fixed.clubs.filter(({ id }) => settings.formerClubs.every((club) => club.id !== id))
  // A club of the environment takes precedence over the owner's club with the same id.
  const added = settings.clubs.filter(({ id }) => here.every((club) => club.id !== id))
  const clubs = [...here, ...added.map(clubOf)]
  // Members of a club that was added to the environment of another process first are signed in there.
  const clubIds = new Set([...clubs, ...(settings.fixedClubs ?? [])].map(({ id }) => id))
  const origins = [...new Set([...fixed.origins, ...settings.origins])]
  const sites = new Set([...origins, ...clubs.flatMap((club) => club.origins)])
  return { version, settings, clubs, clubIds, origins, sites }
}

function clubOf({ id, name, place, site, origins, key, roles }: ClubSettings): Club {
  const read = key === null ? undefined : publicKey(key)
  return {
    id,
    name,
    origins,
    roles,
    ...(place !== null && { place }),
    ...(site !== null && { site }),
    ...(read !== undefined && { signs: [{ algorithm: 'EdDSA', key: read }] }),
  }
}
