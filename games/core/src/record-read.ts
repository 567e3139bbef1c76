import { readHeader } from './record-header.js'
import {
  isValue,
  isWord,
  bindingKeys,
  proofKeys,
  recordFormat,
  recordKeys,
  spareKeys,
  type HandRecord,
  type Played,
  type BadRecord,
  type RecordProblem,
} from './record.js'

/** A record with the line number of each of its parts, counted from 1. */
export interface ReadRecord {
  readonly record: HandRecord
  readonly lines: ReadonlyMap<string, number>
  /** The line of each move. */
  readonly moveLines: readonly number[]
}

export const isBad = (reading: ReadRecord | BadRecord): reading is BadRecord => 'problem' in reading

/** A trimmed line of a file, with its number counted from 1. */
export interface RecordLine {
  readonly text: string
  readonly number: number
}

/**
 * Reads all records of a text in order. A bad record is reported with its first fault and does not affect the
 * others.
 */
export const readRecords = (text: string): (ReadRecord | BadRecord)[] => blocksOf(text).map(readRecord)

/** Reads the first record of a text and ignores the rest; undefined if there is none. */
export function readFirstRecord(text: string): ReadRecord | BadRecord | undefined {
  const [block] = blocksOf(text)
  return block && readRecord(block)
}

/** Groups the lines of a text by record. */
function blocksOf(text: string): RecordLine[][] {
  const blocks: RecordLine[][] = []
  text.split(/\r\n|\n|\r/).forEach((raw, i) => {
    const line = { text: (i === 0 ? raw.replace(/^\uFEFF/, '') : raw).trim(), number: i + 1 }
    if (line.text === '' || line.text.startsWith('#')) return
    const block = blocks.at(-1)
    if (block === undefined || beginsRecord(line.text)) blocks.push([line])
    else block.push(line)
  })
  return blocks
}

/** Whether a line is the first of a record. */
export const beginsRecord = (text: string): boolean => /^stolik *:/.test(text)

const withoutLead = (text: string): string => text.replace(/^ +/, '')

/** Reads one record from its lines, of which there is at least one. Comments and empty lines have been removed. */
export function readRecord(block: readonly RecordLine[]): ReadRecord | BadRecord {
  const top = block[0] as RecordLine
  const format = /^stolik *:(.*)$/.exec(top.text)
  if (format === null) return bad(top, 'stray', top.text)
  const version = withoutLead(format[1] as string)
  if (version !== String(recordFormat)) return bad(top, 'format', version)

  const values = new Map<string, string>()
  const lines = new Map<string, number>([['stolik', top.number]])
  const start = block.findIndex((line) => /^moves *:/.test(line.text))
  for (const line of start === -1 ? block.slice(1) : block.slice(1, start)) {
    const pair = /^([a-z]+(?: \d)?) *:(.*)$/.exec(line.text)
    if (pair === null) return bad(line, 'line', line.text)
    const [, key, written] = pair as unknown as [string, string, string]
    const value = withoutLead(written)
    if (!known(key)) return bad(line, 'key', key)
    if (values.has(key)) return bad(line, 'twice', key)
    if (!isValue(value)) return bad(line, 'value', key)
    values.set(key, value)
    lines.set(key, line.number)
  }
  const moves: Played[] = []
  const moveLines: number[] = []
  for (const line of start === -1 ? [] : block.slice(start)) {
    for (const word of line.text.replace(/^moves *:/, '').split(/\s+/)) {
      if (word === '') continue
      const move = readMove(word)
      if (move === undefined) return bad(line, 'move', word)
      moves.push(move)
      moveLines.push(line.number)
    }
  }
  const header = readHeader(values)
  if ('problem' in header) return { ...header, line: lines.get(header.about) ?? top.number }
  if (start === -1) return bad(top, 'missing', 'moves')
  return { record: { ...header, moves }, lines, moveLines }
}

const bad = (line: RecordLine, problem: RecordProblem, about: string): BadRecord => ({
  line: line.number,
  problem,
  about,
})

const keys: ReadonlySet<string> = new Set([...recordKeys, ...proofKeys, ...bindingKeys, ...spareKeys])
const known = (key: string): boolean => keys.has(key) || /^player \d$/.test(key)

/** Reads a move with its seat, such as `0:pass`. */
export function readMove(word: string): Played | undefined {
  const [, seat, move] = /^(0|[1-9]\d?):(.+)$/.exec(word) ?? []
  if (seat === undefined || move === undefined || !isWord(move)) return undefined
  return { seat: Number(seat), move }
}
