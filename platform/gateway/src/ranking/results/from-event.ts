/** Builds the sheet of an event of this platform: the lists of each person. */
import type { SheetKind } from '@stolik/contract/ranking/scheme'
import { type Lists, type Sheet, type SheetPlayer, sheetFormat } from '@stolik/contract/ranking/sheet'
import type { Settled } from '@stolik/core'
import { isOutside } from '@stolik/event/model/playing'
import { type Category, unitsAPoint } from '@stolik/contract/shapes'
import { standings } from '@stolik/event/standing/index'
import { versionOf } from '@stolik/event/standing/hash'
import { rulesCounted, tableResult } from '@stolik/event/standing/table'
import type { Row, Standings } from '@stolik/event/model/standings'
import type { EventState, Player, SeriesState, TableState } from '@stolik/event/model/state'
import { joined } from '@stolik/ranking/model/joined'
import type { Claim } from '@stolik/ranking/model/matching'
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import type { Same } from '@stolik/ranking/model/same'
import { dayOf } from '../../base/day-of.js'
import { chairsOf, playerAt } from './sheet-rows.js'
import { handsOf, type RankedGame } from '../store/tally.js'

/** The parts of a sheet that the event itself does not know. */
export interface Taken {
  readonly event: string
  /** The platform that the sheet is from. */
  readonly source: string
  readonly kind: SheetKind
  readonly region: string | null
  /** The time zone in which its first day is stated. */
  readonly timeZone: string
}

/** The identity claims of all players who played or were entered. */
export const claimsOf = ({ players }: EventState): readonly Claim[] =>
  [...players.values()]
    .filter((player) => !isOutside(player))
    .map(({ id, entrant: { name, club, person, licence } }) => ({
      key: id,
      name,
      club,
      account: person,
      licence,
    }))

/**
 * The sheet of an event whose result is final. Lists played before a reserve took over belong to the player replaced, later
 * ones to the reserve. The place and the adjustments go to the player who holds the place at the end.
 * @param who the record of each of `claimsOf`, and which records are one person
 */
export function sheetOf(
  state: EventState,
  game: RankedGame,
  who: { readonly personOf: (player: string) => string; readonly same: Same },
  { event, source, kind, region, timeZone }: Taken,
): Sheet | RankingRefusal {
  if (state.final === null) return refuse('NOT_FINAL')
  const { regulations } = state
  const rows = rowsOf(state, game)
  const rules = rulesCounted(state)
  const found = playersOf(state, standings(state, game), rows, who)
  if ('refused' in found) return found
  return {
    format: sheetFormat,
    event,
    source,
    name: regulations.name,
    date: dayOf(regulations.starts, timeZone),
    kind,
    game: game.id,
    profile: regulations.format.profile,
    version: String(versionOf(state, game)),
    ...(rules.length > 0 && { rules }),
    organiser: regulations.organiser,
    region,
    result: state.final.hash,
    players: found.players,
    lists: columns(rows, (player) => found.index.get(player) as number),
  }
}

/** What the rows of an event follow from. */
export type Played = Pick<EventState, 'regulations' | 'players' | 'series'>

/** One player's list in one series. */
export interface ListRow {
  readonly player: string
  readonly series: number
  readonly table: number
  readonly place: number
  readonly units: number
  readonly small: number
  readonly hands: number
  readonly won: number
  readonly lost: number
  readonly online: number
}

/** An excluded player gets no rows (PT 4.3). */
export function rowsOf(state: Played, game: RankedGame): readonly ListRow[] {
  const rows = state.series.flatMap((series) => [
    ...series.tables.flatMap((table) => tableRows(state, game, series, table)),
    ...series.byes.map((place) => byeRow(state, series, place, 0, 0)),
  ])
  return rows.filter(({ player }) => state.players.get(player)?.status !== 'excluded')
}

function tableRows(
  state: Played,
  game: RankedGame,
  series: SeriesState,
  table: TableState,
): readonly ListRow[] {
  const chairs = chairsOf(table)
  const online = table.online ? 1 : 0
  const placeOf = (chair: number): string => table.players[chair] as string
  if (chairs.length === 0) return []
  if (table.list.missing.length > 0)
    return chairs.map((chair) => byeRow(state, series, placeOf(chair), table.table, online))
  const settled = handsOf(game, state, table)
  const { totals, places, units } = tableResult(game, state, table)
  return chairs.map((chair) => ({
    player: playerAt(state, series, placeOf(chair)),
    series: series.series,
    table: table.table,
    place: places[chair] as number,
    units: units[chair] as number,
    small: totals[chair] as number,
    hands: settled.length,
    won: ownHands(game, settled, chair, true),
    lost: ownHands(game, settled, chair, false),
    online,
  }))
}

function ownHands(game: RankedGame, settled: readonly Settled[], chair: number, wins: boolean): number {
  return settled.filter((hand) => {
    const { owner, won } = game.papers.played(hand)
    return owner === chair && won === wins
  }).length
}

function byeRow(state: Played, series: SeriesState, place: string, table: number, online: number): ListRow {
  const { points, small } = state.regulations.format.bye ?? { points: 0, small: 0 }
  const player = playerAt(state, series, place)
  const units = Math.round(points * unitsAPoint)
  return { player, series: series.series, table, place: 0, units, small, hands: 0, won: 0, lost: 0, online }
}

interface Found {
  readonly players: readonly SheetPlayer[]
  /** By the player's id in the event. */
  readonly index: ReadonlyMap<string, number>
}

/** All players with a list or a place. A player who left and came back is one person. */
function playersOf(
  state: EventState,
  { individual, categories }: Standings,
  rows: readonly ListRow[],
  { personOf, same }: Parameters<typeof sheetOf>[2],
): Found | RankingRefusal {
  const placed = new Map(individual.map((row) => [row.holder, row]))
  const listed = new Set(rows.map(({ player }) => player))
  const players: SheetPlayer[] = []
  const index = new Map<string, number>()
  /** By person, everybody with one of their records. */
  const seen = new Map<string, Player[]>()
  for (const player of state.players.values()) {
    const row = placed.get(player.id)
    if (player.status === 'excluded' || (row === undefined && !listed.has(player.id))) continue
    const person = personOf(player.id)
    const others = seen.get(same.of(person)) ?? []
    seen.set(same.of(person), [...others, player])
    const clash = others.find(({ id }) => sameSeries(rows, id, player.id))
    if (clash !== undefined) return refuse('PERSON_TWICE', { a: clash.number, b: player.number })
    const before = others.find(({ id }) => personOf(id) === person)
    const own = sheetPlayer(state, player, row, person, categoriesOf(categories, row))
    const n = before === undefined ? players.push(own) - 1 : (index.get(before.id) as number)
    index.set(player.id, n)
    // They left and were entered again.
    if (before !== undefined) players[n] = joined(players[n] as SheetPlayer, own)
  }
  return { players, index }
}

function sheetPlayer(
  state: EventState,
  player: Player,
  row: Row | undefined,
  person: string,
  categories: readonly Category[],
): SheetPlayer {
  const { club } = player.entrant
  const place = player.inPlaceOf === null ? player : (state.players.get(player.inPlaceOf) ?? player)
  const { team, pair } = place.entrant
  return {
    person,
    club,
    team,
    ...(pair !== null && { pair }),
    categories,
    place: row?.place ?? null,
    adjusted: Math.round((row?.adjusted ?? 0) * unitsAPoint),
    adjustedSmall: row?.adjustedSmall ?? 0,
  }
}

const categoriesOf = (all: Standings['categories'], row: Row | undefined): readonly Category[] =>
  row === undefined
    ? []
    : all.flatMap(({ category, rows }) =>
        rows.some(({ player }) => player === row.player) ? [category] : [],
      )

const sameSeries = (rows: readonly ListRow[], a: string, b: string): boolean =>
  rows.some((one) => one.player === a && rows.some((two) => two.player === b && two.series === one.series))

function columns(rows: readonly ListRow[], indexOf: (player: string) => number): Lists {
  const column = (of: keyof Omit<ListRow, 'player'>): readonly number[] => rows.map((row) => row[of])
  return {
    player: rows.map(({ player }) => indexOf(player)),
    series: column('series'),
    table: column('table'),
    place: column('place'),
    units: column('units'),
    small: column('small'),
    hands: column('hands'),
    won: column('won'),
    lost: column('lost'),
    online: column('online'),
  }
}
