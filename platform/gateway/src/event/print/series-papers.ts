/** What is printed of one series: who sits where, and the lists of its tables. */
import { hallOf, type Hall } from '@stolik/contract/event/halls'
import { measureOf } from '@stolik/event/draw/drawing'
import { lotsOf } from '@stolik/event/model/lots'
import { holderIn, sitter, tablesPlayed } from '@stolik/event/model/playing'
import type { EventState, SeriesState, TableState } from '@stolik/event/model/state'
import { tableResult } from '@stolik/event/standing/index'
import type { PaperList } from '../papers/list.js'
import type { PlanPlayer, SeatingPlan } from '../papers/plan.js'
import type { Source } from './paper-source.js'

/** Undefined if the draw was made before seeds were shown. */
export function planOf(source: Source, series: SeriesState): Omit<SeatingPlan, 'imprint'> | undefined {
  const { state } = source
  const measure = measureOf(state, series)
  if (measure === null) return undefined
  const { halls } = state.regulations
  const tables = tablesPlayed(series).map(({ table, online, players }) => ({
    table,
    online,
    ...inHall(halls, { table, online }),
    players: players.map((id) => planPlayer(state, series, id)),
  }))
  const byes = series.byes.map((id) => planPlayer(state, series, id))
  const lots = lotsOf(state, series.series)
  if (lots === undefined) return undefined
  const clubsApart = state.regulations.clubsApart === true
  return {
    series: series.series,
    tables,
    byes,
    clubsApart,
    ...lots,
    measure,
    ...(halls === undefined ? {} : { halls }),
  }
}

/** Left out where there are no halls, so that papers without them keep their hash. */
export const inHall = (
  halls: readonly Hall[] | undefined,
  table: Parameters<typeof hallOf>[1],
): { readonly hall?: string } => {
  const hall = hallOf(halls ?? [], table)
  return hall === null ? {} : { hall }
}

/** A draw names whoever plays that series, also when it is printed again after a reserve has taken the place over. */
function planPlayer({ players }: EventState, { series }: SeriesState, id: string): PlanPlayer {
  const place = players.get(id)
  if (place === undefined) return { number: 0, name: '', team: null }
  const { number, entrant } = place
  const { name, surnameAt } = players.get(holderIn(place, series))?.entrant ?? entrant
  return { number, name, ...(surnameAt !== undefined && { surnameAt }), team: entrant.team }
}

/** Those that were kept, or blank ones for the tables in the hall. */
export const listsOf = (source: Source, series: SeriesState, written: boolean): readonly PaperList[] =>
  tablesPlayed(series)
    .filter(({ list, online }) => (written ? list.hands.length > 0 : !online && list.missing.length === 0))
    .map((table) => paperList(source, series, table, written))

/** A list for any table of each size: for another try, or for a series that is drawn by hand. */
export const spareLists = (
  { state, offer: { plugin } }: Source,
  { plan }: SeriesState,
): readonly PaperList[] =>
  state.regulations.format.chairs.map((chairs) => ({
    series: null,
    table: null,
    players: Array.from({ length: chairs }, () => null),
    dealers: Array.from({ length: plan.rounds * chairs }, (_, hand) => plugin.dealer(chairs, hand)),
    columns: columnsOf(plugin, state.regulations.format.profile, chairs),
    sums: plugin.sheet(state.regulations.format.profile, chairs, []).sums.map(({ code }) => code),
    url: null,
    sheet: null,
  }))

/** The heads of what is typed from the paper. Figures of players have the players' columns. */
const columnsOf = (plugin: Source['offer']['plugin'], profile: string, chairs: number): readonly string[] =>
  plugin.papers.columns(profile, chairs).flatMap(({ code, chair }) => (chair === undefined ? [code] : []))

function paperList(
  { state, offer: { plugin }, site }: Source,
  { series }: SeriesState,
  table: TableState,
  written: boolean,
): PaperList {
  const chairs = table.players.length
  const { halls } = state.regulations
  const at = { series, table: table.table }
  const { profile } = state.regulations.format
  const url =
    site === null || written
      ? null
      : `${site.url}/list/${series}/${table.table}#${site.keys.table(site.id, at, state.codesEpoch)}`
  return {
    ...at,
    ...inHall(halls, table),
    players: table.players.map((_, chair) => {
      const player = state.players.get(sitter(state, series, table, chair))
      return player === undefined ? null : `${player.number} ${player.entrant.name}`
    }),
    dealers: Array.from({ length: table.list.length }, (_, hand) => plugin.dealer(chairs, hand)),
    ...(written ? {} : { columns: columnsOf(plugin, profile, chairs) }),
    sums: plugin.sheet(profile, chairs, []).sums.map(({ code }) => code),
    url,
    sheet: written ? tableResult(plugin, state, table).sheet : null,
  }
}
