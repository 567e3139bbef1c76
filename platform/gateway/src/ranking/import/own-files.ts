/** Lets our own published files come back: what is imported of them are the rows that they stand for. */
import * as v from 'valibot'
import { type Plugin, firstNames, locales, surname } from '@stolik/core'
import { isNotDecoded, readText } from '@stolik/files/text'
import type { RankingProblem } from '@stolik/ranking/model/refusal'
import type { ImportAsked } from './preview.js'
import { canonical, contentHash } from '@stolik/contract/canonical'
import { splitCsv } from '@stolik/files/table/split'
import { withoutGuard } from '@stolik/files/table/table'
import { csvHead } from '../../event/print/csv-heads.js'
import type { ResultsFile } from '@stolik/contract/published/results'
import { unitsAPoint } from '@stolik/contract/shapes'
import { rebuilt } from '@stolik/event/verify/rebuild'
import { readResults } from '@stolik/event/verify/verify'
import { dayOf, hallZone } from '../../base/day-of.js'
import { rowsOf, type ListRow } from '../results/from-event.js'

/** Returns what to import instead of our own file, or why it cannot come back; any other file as it is. */
export function withOwnFiles(
  request: ImportAsked,
  game: Plugin | undefined,
): ImportAsked | readonly RankingProblem[] {
  const read = readText(request.bytes, request.encoding, request.whole)
  if (isNotDecoded(read) || game === undefined) return request
  const rows = ownResults(read.text, game) ?? ownTable(read.text)
  if (typeof rows === 'object') return rows
  return rows === undefined
    ? request
    : { ...request, bytes: new TextEncoder().encode(rows), encoding: 'utf-8' }
}

/** The published table of an event (`results.csv`, in any language) as rows for the import: one per player and series. */
const ofPlayer = [
  'place',
  'name',
  'club',
  'team',
  'adjusted',
  'event',
  'profile',
  'hash',
  'date',
  'organiser',
] as const
const ofSeries = ['table', 'points', 'small', 'hands', 'won', 'lost'] as const

/** Returns undefined for any other table. */
function ownTable(text: string): string | undefined {
  // The first line may only name the separator.
  const head = splitCsv(/^[^\n]*\n?[^\n]*/.exec(text)?.[0] ?? '')
  const heads = 'line' in head ? undefined : head[0]?.cells.map((cell) => cell.trim())
  const locale = [null, ...locales].find((one) =>
    ['number', 'hash', 'adjusted'].every((name) => heads?.includes(csvHead(one, name as 'number')) === true),
  )
  if (heads === undefined || locale === undefined) return undefined
  const records = splitCsv(text)
  if ('line' in records) return undefined
  const own = ofPlayer.map((name) => [name, heads.indexOf(csvHead(locale, name))] as const)
  const series = Array.from({ length: 99 }, (_, i) => i + 1).filter((n) =>
    heads.includes(csvHead(locale, 'table', n)),
  )
  const rows = records.slice(1).flatMap(({ cells }) => {
    const cell = (at: number): string => withoutGuard(cells[at] ?? '')
    const fields = Object.fromEntries(own.map(([name, at]) => [name, cell(at)]))
    const played = series
      .map((n) => ({
        series: n,
        ...Object.fromEntries(ofSeries.map((name) => [name, cell(heads.indexOf(csvHead(locale, name, n)))])),
      }))
      .filter((one): one is typeof one & { readonly points: string } => 'points' in one && one.points !== '')
    return played.map((one, i) => ({
      // The same result has the same hash, in whatever language.
      event: fields['hash']?.slice(0, 16),
      date: fields['date'],
      organiser: fields['organiser'],
      title: fields['event'],
      profile: fields['profile'],
      rank: fields['place'],
      ...inTwo(fields['name'] ?? ''),
      club: fields['club'],
      team: fields['team'],
      ...one,
      adjusted: i === 0 ? fields['adjusted'] : '',
    }))
  })
  return canonical(rows)
}

/** A name in two columns is never turned round, whatever it looks like. */
const inTwo = (name: string): object => ({ surname: surname(name), given: firstNames(name) })

// The published result of an event (`results.json`) as rows for the import, counted again from its lists.

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

const badResults = (code: string, args: RankingProblem['args'] = {}): readonly RankingProblem[] => [
  { line: 0, code, args },
]

/**
 * Returns the rows as JSON; the problems, if it is not as it was published; or undefined for any other file.
 * @param zone the time zone in which the day of the event is stated
 */
function ownResults(
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
  const own = individual.find(({ holder }) => holder === row.player)
  const in_ = standings.categories.filter(({ rows }) => rows.some(({ player }) => player === own?.player))
  const player = players.find(({ id }) => id === (own?.player ?? row.player))
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
    series: row.series,
    table: row.table,
    place: row.place,
    rank: own?.place ?? null,
    ...inTwo(called?.name ?? ''),
    club: called?.club ?? null,
    team: player?.team ?? null,
    pair: player?.pair ?? null,
    points: points(row.units),
    small: row.small,
    hands: row.hands,
    won: row.won,
    lost: row.lost,
    online: row.online === 1,
    categories: categories.join(' '),
    adjusted: first ? points(Math.round((own?.adjusted ?? 0) * unitsAPoint)) : null,
    adjustedSmall: first ? (own?.adjustedSmall ?? 0) : null,
  }
}

/** Sixtieths with as many digits as tell them apart. */
const points = (units: number): string => String(Number((units / unitsAPoint).toFixed(6)))
