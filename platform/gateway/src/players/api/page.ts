/** The page of a player: what is shown to everybody who may see it, and what they have switched on. */
import { withheld } from '@stolik/event/model/withheld'
import type { Account } from '../../account/account.js'
import { nobody } from '../../account/context.js'
import type { Gateway } from '../../api/gateway.js'
import { nameKey } from '../../base/login.js'
import { standingsOf } from '../../event/show/show-standings.js'
import type { Played, Kind } from '../../played/store.js'
import type { Rating } from '../../rating/lists.js'
import { recordReader } from '../../table/api/read-record.js'
import type { PageSettings } from '../store.js'

const mostCounted = 5_000
const mostPlaces = 20
const mostBest = 5
const mostSeries = 10
/** How many hands and series are looked at, since those at private tables are left out. */
const mostLookedAt = 60

/** In milliseconds: the longest that newly played hands stay unseen. */
const keepFor = 30_000
const mostKept = 500

interface Place {
  readonly event: string
  readonly name: string
  readonly at: number
  readonly place: number
  readonly of: number
}

/** What a page shows to everybody who may see it. */
export interface PageContent {
  readonly games: readonly object[]
  readonly ratings: readonly Rating[]
  readonly places: readonly Place[]
  readonly best: readonly object[] | null
  readonly series: readonly object[] | null
}

/** @throws if a store is unavailable */
export type ReadPage = (
  account: Account,
  settings: PageSettings,
  names: readonly string[],
) => Promise<PageContent>

export function pageReader(gateway: Gateway): ReadPage {
  const { events, eventStore, games: offers, played, ratings, time } = gateway
  const plugins = offers.map(({ plugin }) => plugin)
  const readRecord = recordReader(gateway)
  const stranger = nobody({ ip: '', headers: {} })
  const cached = new Map<
    string,
    { readonly key: string; readonly at: number; readonly made: Promise<PageContent> }
  >()

  gateway.changes.watch((change) => {
    if (change.kind === 'players') for (const id of change.ids) cached.delete(id)
  })

  /** Events name their entrants publicly, but not which accounts they are: that is shown only where both have the same name. */
  const placesOf = async (id: string, names: readonly string[]): Promise<readonly Place[]> => {
    const keys = new Set(names.map(nameKey))
    const found: Place[] = []
    for (const self of await played.selves(id))
      for (const { event: of, player } of await eventStore.namedIn(self)) {
        const event = player === null ? undefined : await events.find(of)
        if (event === undefined || 'refused' in event || event.state().final === null) continue
        const state = withheld(event.state(), () => false)
        const { name, starts, game } = state.regulations
        const plugin = plugins.find((one) => one.id === game)
        if (plugin === undefined) continue
        const { individual } = standingsOf(state, plugin)
        const row = individual.find(({ holder }) => holder === player)
        if (row === undefined || row.place === null || !keys.has(nameKey(row.name))) continue
        found.push({ event: of, name, at: starts, place: row.place, of: individual.length })
      }
    return found.toSorted((a, b) => b.at - a.at).slice(0, mostPlaces)
  }

  /** Whether everybody may replay a hand now. */
  const isPublic = async ({ table, hand, shown }: Played): Promise<boolean> => {
    if (shown.invitation !== null) return false
    const record = await readRecord({ table, hand }, stranger)
    return typeof record !== 'string' && !record.isPrivate
  }
  const firstPublic = async (all: readonly Played[], most: number): Promise<readonly Played[]> => {
    const found: Played[] = []
    for (const one of all) {
      if (found.length === most) break
      if (await isPublic(one)) found.push(one)
    }
    return found
  }

  const read = async (
    { id }: Account,
    show: PageSettings,
    names: readonly string[],
  ): Promise<PageContent> => {
    const kinds = await played.kinds(id, mostCounted)
    const best = show.hands ? await played.best(id, mostLookedAt) : []
    const series = show.hands
      ? await played.newest({ person: id, game: null, what: 'series', before: null, most: mostLookedAt })
      : []
    return {
      games: gamesOf(kinds, show.contracts),
      ratings: (await ratings.ratingsOf(id)).toSorted((a, b) => b.series - a.series),
      places: await placesOf(id, names),
      best: show.hands ? (await firstPublic(best, mostBest)).map(showHand) : null,
      series: show.hands ? (await firstPublic(series, mostSeries)).map(showSeries) : null,
    }
  }

  return (account, settings, names) => {
    const key = JSON.stringify([settings, names])
    const known = cached.get(account.id)
    if (known?.key === key && time.elapsed() - known.at < keepFor) return known.made
    const one = { key, at: time.elapsed(), made: read(account, settings, names) }
    if (cached.size >= mostKept) cached.clear()
    cached.set(account.id, one)
    one.made.catch(() => {
      if (cached.get(account.id) === one) cached.delete(account.id)
    })
    return one.made
  }
}

/** The game with most hands first, and in it the most frequent contract. */
function gamesOf(kinds: readonly Kind[], contracts: boolean) {
  return [...new Set(kinds.map(({ game }) => game))]
    .map((game) => {
      const mine = kinds.filter((kind) => kind.game === game)
      const own = mine.filter((kind) => kind.own > 0).toSorted((a, b) => b.own - a.own)
      return {
        game,
        hands: mine.reduce((sum, { hands }) => sum + hands, 0),
        contracts: contracts ? own.map(({ kind, own: played, won }) => ({ kind, played, won })) : null,
      }
    })
    .toSorted((a, b) => b.hands - a.hands)
}

const showHand = ({ table, hand, at, game, kind, score, shown: { profile } }: Played) => ({
  table,
  hand,
  at,
  game,
  profile,
  kind,
  score: score ?? 0,
})

function showSeries({ table, at, game, chair, shown: { profile, length, final } }: Played) {
  const totals = final ?? []
  const total = totals[chair] ?? 0
  const place = 1 + totals.filter((one) => one > total).length
  return { table, at, game, profile, length, place, of: totals.length, total }
}
