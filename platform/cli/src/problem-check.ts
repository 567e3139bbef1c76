/** `stolik problems --check`: recomputes every problem of a file from its record, and refuses each that is not exactly so. */
import { isDeepStrictEqual } from 'node:util'
import { isBad, mostMoves, problemAt, readRecordJson, replay, type Analysis } from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { analysesOf } from './analyse.js'
import { readEntries } from './files.js'
import type { Io } from './io.js'
import { complaintWords, type Complaint } from './problem-text.js'
import { recordWords, replayWords } from './problems.js'

/** A problem takes some kilobytes. */
const mostCharacters = 100_000

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @returns the exit code: 0 if every problem is right */
export async function checkProblems(
  files: readonly string[],
  games: readonly Offer[],
  io: Io,
  { json, most }: { readonly json: boolean; readonly most: number },
): Promise<number> {
  const analyses = await analysesOf(games)
  const count = { right: 0, wrong: 0 }
  const refuse = (file: string, line: number, error: string, complaint?: Complaint): void => {
    count.wrong += 1
    io.error(`${file}:${line}: ${error}`)
    if (json) io.out(JSON.stringify({ file, line, status: 'wrong', ...complaint, error }))
  }
  const readable = await readEntries(files, [{ begins: (text: string) => text.startsWith('{') }], io, {
    empty: (file) => refuse(file, 1, 'there is no problem'),
    entry: (file, entry) => {
      const { line } = entry
      if (count.right + count.wrong === most)
        return refuse(file, line, `at most ${most} problems are checked in one call; check the rest apart`)
      if (count.right + count.wrong > most) return
      const complaint: Complaint | undefined =
        'text' in entry ? wrongIn(entry.text, games, analyses) : { code: 'unreadable' }
      if (complaint !== undefined) return refuse(file, line, complaintWords(complaint), complaint)
      count.right += 1
      if (json) io.out(JSON.stringify({ file, line, status: 'right' }))
    },
  })
  if (!json) io.out(`${count.right} right, ${count.wrong} wrong`)
  return readable && count.wrong === 0 ? 0 : 1
}

/** What is wrong with a problem; undefined if it is exactly what its record leads to. */
function wrongIn(
  text: string,
  games: readonly Offer[],
  analyses: ReadonlyMap<string, Analysis>,
): Complaint | undefined {
  if (text.length > mostCharacters) return { code: 'too-long' }
  const claimed = parsed(text)
  if (claimed === undefined || !('problem' in claimed)) return { code: 'unreadable' }
  if (claimed['problem'] !== 1) return { code: 'version' }
  const { hidden, seat } = claimed
  if (!isObject(hidden) || !isObject(hidden['record'])) return { code: 'unreadable' }
  const { answer } = hidden
  if (typeof answer !== 'string' || typeof seat !== 'number') return { code: 'unreadable' }
  const reading = readRecordJson({ text: JSON.stringify(hidden['record']), number: 1 })
  if (isBad(reading)) return { code: 'record', why: recordWords(reading) }
  const { record } = reading
  const plugin = games.find((one) => one.plugin.id === record.game)?.plugin
  const analysis = analyses.get(record.game)
  if (plugin === undefined || analysis === undefined) return { code: 'no-analysis' }
  const step = record.moves.length
  if (step > mostMoves) return { code: 'record', why: `no hand has ${step} moves` }
  const { hand, stop } = replay(plugin, reading)
  if (stop !== null) return { code: 'record', why: replayWords(stop) }
  // The answer may be none that can be played; what is right follows from any card that can.
  for (const move of [answer, ...(hand?.legal(seat) ?? [])]) {
    const found = problemAt(
      { plugin, analysis, record: { ...record, moves: [...record.moves, { seat, move }] } },
      step,
    )
    if (found === 'unknown') continue
    if (typeof found === 'string') return { code: found }
    const right = found.hidden.answer
    if (right !== answer) return { code: 'answer', claimed: answer.slice(0, 20), right }
    const same: Json = JSON.parse(JSON.stringify(found)) as Json
    const field = [...Object.keys(same), ...Object.keys(claimed)].find(
      (key) => !isDeepStrictEqual(same[key], claimed[key]),
    )
    return field === undefined ? undefined : { code: 'figures', field }
  }
  return { code: 'unknown' }
}

function parsed(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
