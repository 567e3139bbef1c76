/**
 * The document of a player in a ranking, by its newest edition: history, the results behind their place, and their
 * opponents.
 */
import { compare } from '@stolik/contract/compare'
import type { Counted } from '@stolik/contract/ranking/edition'
import type { Sheet } from '@stolik/contract/ranking/sheet'
import { unitsAPoint } from '@stolik/contract/shapes'
import type { Counter } from '@stolik/ranking/count/counter'
import {
  personFormat,
  type PersonResult,
  type PublishedPerson,
} from '@stolik/contract/published/ranking-person'
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { sameSheet } from '@stolik/ranking/model/same-sheet'
import { samePeople } from '@stolik/ranking/model/same'
import type { EditionHead, PlayedEvent } from '../store/store.js'
import type { RankingStore } from '../store/sql.js'
import { countsToday, statusOf } from './document.js'
import type { EditionCache } from './edition-cache.js'
import type { Against } from '@stolik/ranking/model/head-to-head'

type PersonStore = Pick<RankingStore, 'person' | 'sheets' | 'playedBy'>

export interface PersonDeps {
  readonly store: PersonStore
  readonly reader: Counter
  readonly cache: EditionCache
  /** The name of this gateway in its sheets. */
  readonly source: string
}

const mostAgainst = 50

/** @param heads all editions of the ranking */
export async function publishedPersonOf(
  { store, reader, cache, source }: PersonDeps,
  heads: readonly EditionHead[],
  wanted: string,
): Promise<PublishedPerson | RankingRefusal> {
  const newest = heads.findLast(countsToday)
  if (newest === undefined) return refuse('UNKNOWN_EDITION')
  const editions = await cache.counting(heads)
  const { scheme, date, sheets, licences, clubs, carried, merged, result } = await cache.content(newest.hash)
  const same = samePeople(merged ?? [])
  const [id, ids] = [same.of(wanted), same.all(wanted)]
  const history = editions.flatMap(({ rows, number, date, stamps }) => {
    // Editions from before a merge list each of their ids separately.
    const row = ids.flatMap((one) => rows.get(one) ?? [])[0]
    return row === undefined ? [] : [{ edition: number, date, status: statusOf({ stamps }), ...row }]
  })
  const row = result.all.find(({ person }) => person === id)
  if (row === undefined && history.length === 0) return refuse('UNKNOWN_PERSON', { person: id })
  const counted = await reader.resultsOf({ scheme, date, sheets, licences, clubs, carried, merged }, id)
  if ('refused' in counted) throw new Error(`an edition is not counted any more: ${counted.refused}`)
  const ownSheets = await store.sheets([...new Set(counted.map(({ sheet }) => sheet))])
  const read = new Map([...ownSheets].map(([hash, sheet]) => [hash, sameSheet(sheet, same)]))
  const played = (await Promise.all(ids.map((one) => store.playedBy(one))))
    .flat()
    .filter(({ hash }) => read.has(hash))
  const person = await store.person(id)
  const name = person?.name ?? null
  return {
    format: personFormat,
    ranking: newest.ranking,
    rankingName: scheme.name,
    person: id,
    name,
    club: name === null ? null : (row?.club ?? person?.club ?? null),
    kind: scheme.count.kind === 'points' ? 'points' : 'rating',
    decimals: scheme.decimals,
    history,
    results: counted.flatMap((one) => {
      const sheet = read.get(one.sheet)
      return sheet === undefined ? [] : [resultOf(one, sheet, id, source)]
    }),
    kinds: kindsOf(played),
    totals: totalsOf(read.values(), id),
    best: bestOf(played, read),
    against: await againstOf(store, read.values(), id),
  }
}

function resultOf({ series, value, taken }: Counted, sheet: Sheet, id: string, source: string): PersonResult {
  const { points, small, player } = broughtBy(sheet, id, series)
  return {
    event: sheet.source === source ? sheet.event : null,
    name: sheet.name,
    date: sheet.date,
    series,
    place: player?.place ?? null,
    players: sheet.players.length,
    points,
    small,
    value,
    taken,
  }
}

/** A player's sums in an event: the lists of one series, or all lists plus adjustments. */
function broughtBy({ players, lists }: Sheet, id: string, series: number | null) {
  const index = players.findIndex(({ person }) => person === id)
  const player = players[index]
  const own = lists.player.flatMap((one, i) =>
    one === index && (series === null || lists.series[i] === series) ? [i] : [],
  )
  const sum = (column: readonly number[]): number => own.reduce((all, i) => all + (column[i] as number), 0)
  const [units, small] = series === null ? [player?.adjusted ?? 0, player?.adjustedSmall ?? 0] : [0, 0]
  return {
    player,
    lists: own.length,
    points: (sum(lists.units) + units) / unitsAPoint,
    small: sum(lists.small) + small,
    hands: sum(lists.hands),
    won: sum(lists.won),
    lost: sum(lists.lost),
  }
}

function totalsOf(sheets: Iterable<Sheet>, id: string): PublishedPerson['totals'] {
  const totals = { events: 0, lists: 0, hands: 0, small: 0, won: 0, lost: 0 }
  for (const sheet of sheets) {
    const { lists, hands, small, won, lost } = broughtBy(sheet, id, null)
    totals.events += 1
    totals.lists += lists
    totals.hands += hands
    totals.small += small
    totals.won += won
    totals.lost += lost
  }
  return { ...totals, mean: totals.lists === 0 ? null : totals.small / totals.lists }
}

function kindsOf(played: readonly PlayedEvent[]): PublishedPerson['kinds'] {
  const kinds = new Map<string, { game: string; kind: string; played: number; won: number }>()
  for (const { game, tally } of played)
    for (const { kind, played: n, won } of tally?.kinds ?? []) {
      const key = JSON.stringify([game, kind])
      const all = kinds.get(key) ?? { game, kind, played: 0, won: 0 }
      kinds.set(key, { ...all, played: all.played + n, won: all.won + won })
    }
  return [...kinds.values()].sort((a, b) => b.played - a.played || compare(a.kind, b.kind))
}

function bestOf(played: readonly PlayedEvent[], sheets: ReadonlyMap<string, Sheet>): PublishedPerson['best'] {
  let best: PublishedPerson['best'] = null
  for (const { hash, game, date, tally } of played)
    if (tally?.best && tally.best.score > (best?.score ?? 0))
      best = {
        score: tally.best.score,
        game,
        kind: tally.best.kind,
        date,
        event: sheets.get(hash)?.name ?? '',
      }
  return best
}

async function againstOf(
  store: PersonStore,
  sheets: Iterable<Sheet>,
  id: string,
): Promise<PublishedPerson['against']> {
  const most = [...opponents(sheets, id)]
    .sort(([a, x], [b, y]) => y.tables - x.tables || compare(a, b))
    .slice(0, mostAgainst)
  const people = await Promise.all(most.map(([person]) => store.person(person)))
  return most.map(([person, against], i) => ({ person, name: people[i]?.name ?? null, ...against }))
}

// Everybody whom a player met at a table, counted as `headToHead` counts a pair.

type Counts = { -readonly [key in keyof Against]: Against[key] }

export function opponents(sheets: Iterable<Sheet>, person: string): ReadonlyMap<string, Against> {
  const met = new Map<string, Counts>()
  for (const { players, lists } of sheets) {
    const own = players.findIndex((player) => player.person === person)
    if (own === -1) continue
    const keyOf = (i: number): string => `${lists.series[i]} ${lists.table[i]}`
    const mine = new Map<string, number>()
    lists.player.forEach((player, i) => {
      if (player === own && lists.table[i] !== 0) mine.set(keyOf(i), lists.small[i] as number)
    })
    lists.player.forEach((player, i) => {
      const small = player === own ? undefined : mine.get(keyOf(i))
      const other = players[player]?.person
      if (small === undefined || other === undefined) return
      const against = met.get(other) ?? { tables: 0, ahead: 0, behind: 0, small: 0, otherSmall: 0 }
      met.set(other, against)
      const otherSmall = lists.small[i] as number
      against.tables += 1
      against.small += small
      against.otherSmall += otherSmall
      if (small > otherSmall) against.ahead += 1
      if (small < otherSmall) against.behind += 1
    })
  }
  return met
}
