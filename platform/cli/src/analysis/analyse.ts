/** `stolik analyse`: says of finished hands which card gave the game away, and how its player could have known. */
import type { Call } from '../base/command.js'
import {
  isBad,
  isTrouble,
  mostMoves,
  recordKeys,
  replay,
  type Analysis,
  type Findings,
  type HandRecord,
  type ReadRecord,
} from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { analysedOf, printAnalysed } from './analysed.js'
import { common, take } from '../base/arguments.js'
import type { FileEntry } from '../records/entries.js'
import { eachRecord } from '../records/files.js'
import { formatWords, recordWords, replayWords } from '../records/fault-words.js'

/** Why a record is not analysed, and what can be done with it instead. */
interface Refused {
  readonly line: number
  readonly reason: string
}

/** A record whose hand was played to its end. */
interface Finished {
  readonly record: HandRecord
  /** By seat. */
  readonly names: readonly string[]
  readonly analysis: Analysis
}

type AnalysisOf = (game: string) => Analysis | undefined

export async function analyseCommand({ args, games, io }: Call): Promise<number> {
  const { values, positionals } = take(args, { json: common.json }, true)
  const json = values.json === true
  const analyses = await analysesOf(games)
  return eachRecord(positionals, { games, io }, json, (file, entry, { answer, fail }) => {
    const found = finishedIn(entry, games, (game) => analyses.get(game))
    if ('reason' in found) return fail(file, found.line, found.reason)
    const { record, names, analysis } = found
    const findings = lastOf(analysis.analyse(record))
    if (findings === undefined)
      return fail(file, entry.line, `no declarer played cards in this hand; ${settled}`)
    const analysed = analysedOf(record, names, findings, (step) => analysis.best(record, step))
    answer({ file, line: entry.line, ...analysed })
    if (!json) io.out(printAnalysed(analysed, `${file}:${entry.line}`))
  })
}

const settled = 'stolik replay says how it was settled'

export async function analysesOf(games: readonly Offer[]): Promise<ReadonlyMap<string, Analysis>> {
  const loaded = games.map(async ({ plugin, analysis }) =>
    analysis === undefined ? [] : [[plugin.id, await analysis()] as const],
  )
  return new Map((await Promise.all(loaded)).flat())
}

/** Returns the finished hand of an entry; refused before any work if it is too long, or its game has no analysis. */
export function finishedIn(
  entry: FileEntry,
  games: readonly Offer[],
  analysisOf: AnalysisOf,
): Finished | Refused {
  const { line } = entry
  if ('reading' in entry) {
    const { reading } = entry
    if (isBad(reading)) return { line: reading.line, reason: recordWords(reading) }
    return playedIn(reading, line, games, analysisOf)
  }
  const record = entry.format.read(entry.text)
  if (isTrouble(record)) return { line, reason: formatWords(record) }
  // Everything of such a record stands in one line.
  const lines = new Map(recordKeys.map((key) => [key, line]))
  return playedIn({ record, lines, moveLines: record.moves.map(() => line) }, line, games, analysisOf)
}

function playedIn(
  reading: ReadRecord,
  line: number,
  games: readonly Offer[],
  analysisOf: AnalysisOf,
): Finished | Refused {
  const { record } = reading
  const { game, moves, chairs, hand } = record
  if (moves.length > mostMoves)
    return { line, reason: `no hand has ${moves.length} moves; at most ${mostMoves} are replayed` }
  const plugin = games.find((one) => one.plugin.id === game)?.plugin
  if (plugin === undefined) return { line, reason: replayWords({ line, problem: 'game', about: game }) }
  const analysis = analysisOf(game)
  if (analysis === undefined) return { line, reason: `this game has no analysis (${game}); ${settled}` }
  const { hand: reached, stop } = replay(plugin, reading)
  if (stop !== null) return { line: stop.line, reason: replayWords(stop) }
  if (reached?.settlement === undefined) return { line, reason: 'this record ends before the hand does' }
  const names = plugin.attending(chairs, hand).map((chair) => record.players[chair] || `chair ${chair}`)
  return { record, names, analysis }
}

function lastOf(steps: Iterable<Findings> | undefined): Findings | undefined {
  let last: Findings | undefined
  for (const findings of steps ?? []) last = findings
  return last
}
