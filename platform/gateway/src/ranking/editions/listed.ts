/** Events to choose from: final ones of this gateway, and those that count already, wherever they are from. */
import { compare } from '@stolik/contract/compare'
import type { SheetKind } from '@stolik/contract/ranking/scheme'
import type { Sheet } from '@stolik/contract/ranking/sheet'
import type { Events } from '../../event/live/events.js'
import { isEventId } from '../../event/store/keys.js'
import { showRow } from '../../event/show/show.js'
import { dayOf } from '../../base/day-of.js'
import type { SheetHead } from '../store/store.js'
import type { RankingStore } from '../store/sql.js'

export interface ListedEvent {
  /** A scheme names an event by `source` and `event`. */
  readonly source: string
  readonly event: string
  readonly name: string
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly game: string
  readonly organiser: string
  readonly players: number
  /** Of an event that counts: its kind, and below its region. */
  readonly kind: Uppercase<SheetKind> | null
  readonly region: string | null
  /** Whether a sheet of it counts. */
  readonly taken: boolean
  /** Whether it was held at this gateway, which can then take its result, also again. */
  readonly here: boolean
  /** For a counted event held here: its result is being corrected, or a different one has become final. */
  readonly changed: 'REOPENED' | 'NEWER' | null
}

export interface ListingDeps {
  readonly store: Pick<RankingStore, 'currentSheets' | 'sheets'>
  readonly events: Pick<Events, 'rows' | 'rowsOf' | 'find'>
  /** The name of this platform in sheets that come from here. */
  readonly source: string
  readonly games: readonly string[]
  readonly timeZone: string
}

interface Found extends Omit<ListedEvent, 'changed'> {
  /** The hash of the result that counts, or that could count. */
  readonly result: string | null
}

type Told = Omit<Found, 'source' | 'event' | 'taken' | 'here'>

/** Limits on the counted events searched and on the events returned. */
const mostTaken = 300
const mostListed = 100

/**
 * Searches name, organiser and day; returns the newest first. Of the gateway's newest hundred events it covers those that
 * are final, and any other final one whose id or address is in the text.
 * @throws when a store is unavailable.
 */
export function eventListing({ store, events, source, games, timeZone }: ListingDeps) {
  /** What sheets say about themselves, by hash. They never change. */
  const known = new Map<string, Told>()

  const taken = async (): Promise<readonly Found[]> => {
    const all = await Promise.all(games.map((game) => store.currentSheets(game, '0000-01-01', '9999-12-31')))
    const heads = all.flat().sort(newestFirst).slice(0, mostTaken)
    const unread = heads.filter(({ hash }) => !known.has(hash)).map(({ hash }) => hash)
    if (known.size > 10 * mostTaken) known.clear()
    // A few at a time, because reading a large sheet takes a while.
    for (let i = 0; i < unread.length; i += 20)
      for (const [hash, sheet] of await store.sheets(unread.slice(i, i + 20))) known.set(hash, toldOf(sheet))
    return heads.flatMap((head) => {
      const details = known.get(head.hash)
      if (details === undefined) return []
      return [
        { source: head.source, event: head.event, taken: true, here: head.source === source, ...details },
      ]
    })
  }

  /** How the results that count differ from the events' results now. */
  const changesOf = async (listed: readonly Found[]): Promise<ReadonlyMap<Found, ListedEvent['changed']>> => {
    const own = listed.filter(({ taken, here }) => taken && here)
    const rows = await events.rowsOf(own.map(({ event }) => event))
    const hashes = new Map(rows.map(({ id, hash }) => [id, hash]))
    return new Map(
      own.flatMap((one) => {
        const hash = hashes.get(one.event)
        if (hash === undefined || hash === one.result) return []
        return [[one, hash === null ? 'REOPENED' : 'NEWER']]
      }),
    )
  }

  const here = async (search: string): Promise<readonly Found[]> => {
    const rows = [...(await events.rows())]
    const named = search.split(/[^\w]+/).filter((id) => isEventId(id) && !rows.some((row) => row.id === id))
    for (const id of named.slice(0, 3)) {
      const event = await events.find(id)
      if (!('refused' in event)) rows.push(showRow(id, event.state()))
    }
    return rows
      .filter(({ phase }) => phase === 'FINAL')
      .map(({ id, name, starts, game, organiser, players, hash }) => ({
        source,
        event: id,
        name,
        date: dayOf(starts, timeZone),
        game,
        organiser,
        players,
        kind: null,
        region: null,
        taken: false,
        here: true,
        result: hash,
      }))
  }

  return async (search: string): Promise<readonly ListedEvent[]> => {
    const text = search.trim().toLowerCase()
    const counted = await taken()
    const counts = new Set(counted.map(keyOf))
    const fresh = (await here(text)).filter((one) => !counts.has(keyOf(one)))
    const matching = [...fresh, ...counted]
      .filter(
        ({ event, name, organiser, date }) =>
          text.includes(event) || [name, organiser, date].some((one) => one.toLowerCase().includes(text)),
      )
      .sort(newestFirst)
      .slice(0, mostListed)
    const changes = await changesOf(matching)
    return matching.map((one) => ({ ...one, changed: changes.get(one) ?? null }))
  }
}

const keyOf = ({ source, event }: Pick<SheetHead, 'source' | 'event'>): string =>
  JSON.stringify([source, event])

const newestFirst = (a: Pick<SheetHead, 'date'>, b: Pick<SheetHead, 'date'>): number =>
  compare(b.date, a.date)

const toldOf = ({ name, date, game, organiser, players, kind, region, result }: Sheet): Told => ({
  name,
  date,
  game,
  organiser,
  region,
  result,
  kind: kind === 'tournament' ? 'TOURNAMENT' : 'EVENING',
  players: players.length,
})
