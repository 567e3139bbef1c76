/** Records as JSON: one object per line, so that a file of them can be read line by line. */
import { readHeader } from './record-header.js'
import {
  type BadRecord,
  isValue,
  bindingKeys,
  proofKeys,
  recordFormat,
  recordKeys,
  spareKeys,
  spareLists,
  type HandRecord,
} from './record.js'
import { readMove, type ReadRecord, type RecordLine } from './record-read.js'

/** Returns a record as JSON on one line; `readRecordJson` reads it back. */
export function writeRecordJson(record: HandRecord): string {
  const { moves, ...rest } = record
  const { proof } = record
  return JSON.stringify({
    stolik: recordFormat,
    ...rest,
    proof: proof === null ? null : { ...proof, ...proof.binding, binding: undefined },
    moves: moves.map(({ seat, move }) => `${seat}:${move}`),
  })
}

const topKeys: ReadonlySet<string> = new Set([
  ...['stolik', 'version', 'players', 'proof', 'moves'],
  ...recordKeys,
  ...spareKeys,
])

const inProof: ReadonlySet<string> = new Set([...proofKeys, ...bindingKeys])

/** Keys whose value is a list; the text form separates its items by `|`. */
const lists: ReadonlySet<string> = new Set(['luck', 'commitments', 'ways', ...spareLists])

/** Reads a record from a line of JSON, by the same rules as its text. */
export function readRecordJson({ text, number }: RecordLine): ReadRecord | BadRecord {
  const bad = (problem: BadRecord['problem'], about: string): BadRecord => ({ line: number, problem, about })
  const json = parse(text)
  if (json === undefined) return bad('line', text)
  const stranger = Object.keys(json).find((key) => !topKeys.has(key))
  if (stranger !== undefined) return bad('key', stranger)

  const { stolik: format, game, version, players, proof, moves, ...rest } = json
  if (format !== recordFormat) return bad('format', String(format))
  if (!isList(players)) return bad('value', 'players')
  if (!isList(moves)) return bad('value', 'moves')
  const torn = spareLists.find((key) => key in rest && !isList(rest[key]))
  if (torn !== undefined) return bad('value', torn)
  if (proof !== null && !isObject(proof)) return bad('value', 'proof')
  const values = new Map<string, string>([['game', `${String(game)} ${String(version)}`]])
  players.forEach((name, chair) => values.set(`player ${chair}`, String(name)))
  for (const [key, value] of Object.entries({ ...rest, ...(proof ?? {}) })) {
    if (isList(value) ? !lists.has(key) : typeof value === 'object') return bad('value', key)
    values.set(key, isList(value) ? value.join('|') : String(value))
  }
  const unfit = [...values].find(([, value]) => !isValue(value))
  if (unfit !== undefined) return bad('value', unfit[0])
  const lost = Object.keys(proof ?? {}).find((key) => !inProof.has(key))
  if (lost !== undefined) return bad('key', lost)

  const header = readHeader(values)
  if ('problem' in header) return bad(header.problem, header.about)
  const played = moves.map((move) => readMove(String(move)))
  const wrong = played.indexOf(undefined)
  if (wrong !== -1) return bad('move', String(moves[wrong]))
  const known = played.filter((move) => move !== undefined)
  const lines = new Map([...values.keys(), 'stolik'].map((key) => [key, number]))
  return { record: { ...header, moves: known }, lines, moveLines: known.map(() => number) }
}

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number')

function parse(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
