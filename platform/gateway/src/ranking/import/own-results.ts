/** The published result of an event (`results.json`) as rows for the import, counted again from its lists. */
import type { Plugin } from '@stolik/core'
import { canonical, contentHash } from '@stolik/contract/canonical'
import type { ResultsFile } from '@stolik/contract/published/results'
import { unitsAPoint } from '@stolik/contract/shapes'
import type { RankingProblem } from '@stolik/ranking/model/refusal'
import { rebuilt } from '@stolik/event/verify/rebuild'
import { readResults } from '@stolik/event/verify/verify'
import * as v from 'valibot'
import { dayOf, hallZone } from '../../base/day-of.js'
import { rowsOf, type ListRow } from '../from-event.js'

/** What the rows need of the standings, beside what checking a result reads. */
const rankedRow = v.object({
  player: v.string(),
  holder: v.string(),
  place: v.nullable(v.number()),
  adjusted: v.number(),
  adjustedSmall: v.number(),
  cells: v.array(v.object({ series: v.number(), points: v.number() })),
})
const ranked = v.array(rankedRow)
type Ranked = v.InferOutput<typeof rankedRow>

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
  zone = hallZone,
): string | readonly RankingProblem[] | undefined {
  if (!/^\s*\{/.test(text) || !text.includes('"content"')) return undefined
  const read = readResults(text)
  if ('bad' in read)
    return read.bad === '' ? badResults('NO_JSON') : badResults('NOT_RESULTS', { path: read.bad })
  const { file, raw } = read
  const { content } = file
  const path = 'content.standings.individual'
  const standings = v.safeParse(ranked, content.standings.individual)
  if (!standings.success)
    return badResults('NOT_RESULTS', { path: `${path}.${v.getDotPath(standings.issues[0]) ?? ''}` })
  // Over the content as it is written, with the fields that are not read here.
  if (contentHash(raw['content']) !== file.hash) return badResults('RESULT_HASH')
  const { game: name, regulations } = content
  const { profile } = regulations.format
  if (name.id !== game.id || !game.knows(profile))
    return badResults('UNKNOWN_PROFILE', { game: name.id, profile })
  const called = new Map([
    ...content.players.map((one) => [one.id, { name: one.name ?? '', club: one.club ?? null }] as const),
    ...file.names.map((one) => [one.player, one] as const),
  ])
  let rows: readonly ListRow[]
  try {
    rows = rowsOf(rebuilt(file), game)
  } catch (error) {
    // These rules do not accept a line of it any more.
    if (error instanceof RangeError) return badResults('NOT_RECOUNTED', { series: 0 })
    throw error
  }
  const other = content.series.find(({ series }) => differs(standings.output, rows, series))
  if (other !== undefined) return badResults('NOT_RECOUNTED', { series: other.series })
  return canonical(
    rows.map((row, i) =>
      fileRow(content, standings.output, row, called.get(row.player), isFirst(rows, i), zone),
    ),
  )
}

/** Whether the points of a series come to something else than was published: its rules were others. */
function differs(standings: readonly Ranked[], rows: readonly ListRow[], series: number): boolean {
  const published = standings.flatMap(({ cells }) => cells.filter((cell) => cell.series === series))
  const sum = published.reduce((all, { points }) => all + Math.round(points * unitsAPoint), 0)
  const excluded = new Set(standings.filter(({ place }) => place === null).map(({ player }) => player))
  if (excluded.size > 0) return false
  return sum !== rows.filter((row) => row.series === series).reduce((all, { units }) => all + units, 0)
}

const isFirst = (rows: readonly ListRow[], i: number): boolean =>
  rows.findIndex(({ player }) => player === rows[i]?.player) === i

function fileRow(
  { commitment, regulations, standings, players }: ResultsFile['content'],
  individual: readonly Ranked[],
  row: ListRow,
  called: { readonly name: string; readonly club: string | null } | undefined,
  first: boolean,
  zone: string,
): object {
  const standing = individual.find(({ holder }) => holder === row.player)
  const in_ = standings.categories.filter(({ rows }) =>
    rows.some(({ player }) => player === standing?.player),
  )
  const player = players.find(({ id }) => id === (standing?.player ?? row.player))
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
    ...{ team: player?.team ?? null, pair: player?.pair ?? null },
    ...{ points: points(row.units), small: row.small, hands: row.hands, won: row.won, lost: row.lost },
    ...{ online: row.online === 1, categories: categories.join(' ') },
    adjusted: first ? points(Math.round((standing?.adjusted ?? 0) * unitsAPoint)) : null,
    adjustedSmall: first ? (standing?.adjustedSmall ?? 0) : null,
  }
}

/** Sixtieths with as many digits as tell them apart. */
const points = (units: number): string => String(Number((units / unitsAPoint).toFixed(6)))
