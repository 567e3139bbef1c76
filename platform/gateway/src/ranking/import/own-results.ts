/** The published result of an event (`results.json`) as rows for the import, counted again from its lists. */
import type { Plugin } from '@stolik/core'
import { canonical, contentHash } from '@stolik/contract/canonical'
import { announced } from '@stolik/contract/event/announced'
import { unitsAPoint } from '@stolik/contract/shapes'
import type { Player, SeriesState, TableState } from '@stolik/tournament/model/state'
import type { RankingProblem } from '@stolik/ranking/model/refusal'
import * as v from 'valibot'
import { dayOf } from '../../base/day-of.js'
import { rowsOf, type ListRow, type Played } from '../from-event.js'

const name = v.nullable(v.string())

const results = v.object({
  hash: v.string(),
  content: v.looseObject({
    game: v.object({ id: v.string(), version: v.number() }),
    commitment: v.string(),
    regulations: announced,
    players: v.array(
      v.looseObject({
        id: v.string(),
        number: v.number(),
        status: v.string(),
        successors: v.array(v.object({ player: v.string(), from: v.number() })),
        name: v.optional(v.string()),
        club: v.optional(name),
        team: name,
      }),
    ),
    series: v.array(
      v.object({
        series: v.number(),
        byes: v.array(v.string()),
        tables: v.array(
          v.looseObject({
            table: v.number(),
            players: v.array(v.string()),
            online: v.boolean(),
            lines: v.array(v.string()),
            annulled: v.nullable(v.string()),
            missing: v.array(v.number()),
          }),
        ),
      }),
    ),
    standings: v.looseObject({
      individual: v.array(
        v.looseObject({
          player: v.string(),
          holder: v.string(),
          place: v.nullable(v.number()),
          adjusted: v.number(),
          adjustedSmall: v.number(),
          cells: v.array(v.looseObject({ series: v.number(), points: v.number() })),
        }),
      ),
      categories: v.array(
        v.looseObject({ category: v.string(), rows: v.array(v.looseObject({ player: v.string() })) }),
      ),
    }),
  }),
  names: v.array(v.looseObject({ player: v.string(), name: v.string(), club: name })),
})
type Content = v.InferOutput<typeof results>['content']

export const badResults = (code: string, args: RankingProblem['args'] = {}): readonly RankingProblem[] => [
  { line: 0, code, args },
]

/**
 * Returns the rows as JSON; the problems, if it is not as it was published; or undefined for any other file.
 * @param zone the time zone in which the day of the event is stated
 */
export function ownResults(
  text: string,
  game: Plugin,
  zone = 'Europe/Warsaw',
): string | readonly RankingProblem[] | undefined {
  if (!/^\s*\{/.test(text) || !text.includes('"content"')) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return badResults('NO_JSON')
  }
  const read = v.safeParse(results, value)
  if (!read.success) return badResults('NOT_RESULTS', { path: v.getDotPath(read.issues[0]) ?? '' })
  const { content, names } = read.output
  // Over the content as it is written, with the fields that are not read here.
  if (contentHash((value as { readonly content: object }).content) !== read.output.hash)
    return badResults('RESULT_HASH')
  if (content.game.id !== game.id || !game.knows(content.regulations.format.profile))
    return badResults('UNKNOWN_PROFILE', {
      game: content.game.id,
      profile: content.regulations.format.profile,
    })
  const called = new Map([
    ...content.players.map((one) => [one.id, { name: one.name ?? '', club: one.club ?? null }] as const),
    ...names.map((one) => [one.player, one] as const),
  ])
  let rows: readonly ListRow[]
  try {
    rows = rowsOf(playedIn(content), game)
  } catch (error) {
    // These rules do not accept a line of it any more.
    if (error instanceof RangeError) return badResults('NOT_RECOUNTED', { series: 0 })
    throw error
  }
  const other = content.series.find(({ series }) => differs(content, rows, series))
  if (other !== undefined) return badResults('NOT_RECOUNTED', { series: other.series })
  return canonical(
    rows.map((row, i) => fileRow(content, row, called.get(row.player), isFirst(rows, i), zone)),
  )
}

/** Whether the points of a series come to something else than was published: its rules were others. */
function differs({ standings }: Content, rows: readonly ListRow[], series: number): boolean {
  const published = standings.individual.flatMap(({ cells }) =>
    cells.filter((cell) => cell.series === series),
  )
  const sum = published.reduce((all, { points }) => all + Math.round(points * unitsAPoint), 0)
  const excluded = new Set(
    standings.individual.filter(({ place }) => place === null).map(({ player }) => player),
  )
  if (excluded.size > 0) return false
  return sum !== rows.filter((row) => row.series === series).reduce((all, { units }) => all + units, 0)
}

const isFirst = (rows: readonly ListRow[], i: number): boolean =>
  rows.findIndex(({ player }) => player === rows[i]?.player) === i

function fileRow(
  { commitment, regulations, standings, players }: Content,
  row: ListRow,
  called: { readonly name: string; readonly club: string | null } | undefined,
  first: boolean,
  zone: string,
): object {
  const standing = standings.individual.find(({ holder }) => holder === row.player)
  const in_ = standings.categories.filter(({ rows }) =>
    rows.some(({ player }) => player === standing?.player),
  )
  const categories = in_
    .map(({ category }) => category)
    .filter((one) => ['women', 'junior', 'senior'].includes(one))
  return {
    // As an event that is taken from its log on the shell.
    event: commitment.slice(0, 16),
    date: dayOf(regulations.starts, zone),
    title: regulations.name,
    organiser: regulations.organiser,
    profile: regulations.format.profile,
    ...{ series: row.series, table: row.table, place: row.place, rank: standing?.place ?? null },
    ...{ name: called?.name ?? '', club: called?.club ?? null },
    team: players.find(({ id }) => id === (standing?.player ?? row.player))?.team ?? null,
    ...{ points: points(row.units), small: row.small, hands: row.hands, won: row.won, lost: row.lost },
    ...{ online: row.online === 1, categories: categories.join(' ') },
    adjusted: first ? points(Math.round((standing?.adjusted ?? 0) * unitsAPoint)) : null,
    adjustedSmall: first ? (standing?.adjustedSmall ?? 0) : null,
  }
}

/** Sixtieths with as many digits as tell them apart. */
const points = (units: number): string => String(Number((units / unitsAPoint).toFixed(6)))

/** The parts of the event that its rows follow from. */
function playedIn({ regulations, players, series }: Content): Played {
  return {
    regulations,
    players: new Map(players.map((player) => [player.id, playerOf(player)])),
    series: series.map((one): SeriesState => ({
      ...{ series: one.series, byes: one.byes, status: 'ended', draws: 1, started: null, ended: null },
      ...{ extended: 0, pausedBefore: 0 },
      plan: regulations.format.series[one.series - 1] as SeriesState['plan'],
      tables: one.tables.map(tableOf),
    })),
  }
}

const playerOf = ({ id, number, status, successors, team }: Content['players'][number]): Player => ({
  ...{ id, number, successors, seal: null, paid: true, entered: 0, inPlaceOf: null, excluded: null },
  status: status as Player['status'],
  entrant: {
    ...{ name: '', club: null, person: null, online: false, licence: null, woman: null, born: null },
    ...{ team, pair: null, substitute: false },
  },
})

const still = { since: null, before: 0 }

function tableOf(one: Content['series'][number]['tables'][number]): TableState {
  const { table, players, online, lines, annulled, missing } = one
  return {
    ...{ table, players, online, live: null, pause: still, substitutes: [], redeals: [] },
    list: {
      length: lines.length,
      hands: lines.map((line) => ({ line, entry: 0, by: { kind: 'gateway' }, confirmed: [] })),
      ...{ settled: [], corrections: [], signed: [], annulled, missing, ops: new Set() },
    },
  }
}
