/** `stolik analyse`: says of finished hands which card gave the game away, and how its player could have known. */
import { mostMoves, replay, type Analysis, type Findings, type HandRecord, type Plugin } from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { take, type Call } from '../base/command.js'
import { replayWords } from '../records/fault-words.js'
import { isRefused, readFiles, readingOf, reporting, type FileEntry, type Refused } from '../records/files.js'
import { analysedOf, printAnalysed } from './analysed.js'

/** A record whose hand was played to its end. */
interface Finished {
  readonly record: HandRecord
  /** By seat. */
  readonly names: readonly string[]
  readonly plugin: Plugin
  readonly analysis: Analysis
}

type AnalysisOf = (game: string) => Analysis | undefined

export async function analyseCommand({ args, games, io }: Call): Promise<void> {
  const { values, positionals } = take(args, 'FILE… [--json]')
  const json = values.json === true
  const analyses = await analysesOf(games)
  const { answer, fail, end } = reporting(io, json)
  const readable = await readFiles({ games, io }, positionals, {
    empty: (file) => fail(file, 1, 'there is no record'),
    entry: (file, entry) => {
      const found = finishedIn(entry, games, (game) => analyses.get(game))
      if (isRefused(found)) return fail(file, found.line, found.reason)
      const { record, names, analysis } = found
      const findings = lastOf(analysis.analyse(record))
      if (findings === undefined)
        return fail(file, entry.line, `no declarer played cards in this hand; ${settled}`)
      const analysed = analysedOf(record, names, findings, (step) => analysis.best(record, step))
      answer({ file, line: entry.line, ...analysed })
      if (!json) io.out(printAnalysed(analysed, `${file}:${entry.line}`))
    },
  })
  end(readable)
}

const settled = 'stolik replay says how it was settled'

/** Loads what some games have, by game. */
export async function loadedOf<T>(
  games: readonly Offer[],
  loader: (offer: Offer) => (() => Promise<T>) | undefined,
): Promise<ReadonlyMap<string, T>> {
  const loaded = games.map(async (offer) => {
    const load = loader(offer)
    return load === undefined ? [] : [[offer.plugin.id, await load()] as const]
  })
  return new Map((await Promise.all(loaded)).flat())
}

export const analysesOf = (games: readonly Offer[]): Promise<ReadonlyMap<string, Analysis>> =>
  loadedOf(games, (offer) => offer.analysis)

/** Returns the finished hand of an entry; refused before any work if it is too long, or its game has no analysis. */
export function finishedIn(
  entry: FileEntry,
  games: readonly Offer[],
  analysisOf: AnalysisOf,
): Finished | Refused {
  const { line } = entry
  const reading = readingOf(entry)
  if (isRefused(reading)) return reading
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
  return { record, names, plugin, analysis }
}

function lastOf(steps: Iterable<Findings> | undefined): Findings | undefined {
  let last: Findings | undefined
  for (const findings of steps ?? []) last = findings
  return last
}
