import {
  isValue,
  isWord,
  proofKeys,
  recordFormat,
  recordKeys,
  type HandRecord,
  type Played,
} from './record.js'
import { isLuck } from './stream.js'
import type { Proof } from './commit.js'

/**
 * What is wrong with a text: `stray` it belongs to no record · `format` another format of records · `line`
 * neither `key: value` nor moves · `key` no such key · `twice` the key was there · `missing` the key is not
 * there · `value` the key cannot have this value · `move` not `seat:move`.
 */
export type RecordProblem = 'stray' | 'format' | 'line' | 'key' | 'twice' | 'missing' | 'value' | 'move'

/** Why a record could not be read. */
export interface BadRecord {
  /** From 1. */
  readonly line: number
  readonly problem: RecordProblem
  /** The text or the key in question. */
  readonly about: string
}

/** A record with the lines on which its parts stand, counted from 1. */
export interface ReadRecord {
  readonly record: HandRecord
  readonly lines: ReadonlyMap<string, number>
  /** The line of each move. */
  readonly moveLines: readonly number[]
}

export const isBad = (reading: ReadRecord | BadRecord): reading is BadRecord => 'problem' in reading

interface Line {
  readonly text: string
  readonly number: number
}

/** Reads all records of a text in order. A bad one is reported by its first fault and does not spoil the others. */
export function readRecords(text: string): (ReadRecord | BadRecord)[] {
  const blocks: Line[][] = []
  text.split(/\r\n|\n|\r/).forEach((raw, i) => {
    const line = { text: (i === 0 ? raw.replace(/^\uFEFF/, '') : raw).trim(), number: i + 1 }
    if (line.text === '' || line.text.startsWith('#')) return
    const block = blocks.at(-1)
    if (block === undefined || /^stolik *:/.test(line.text)) blocks.push([line])
    else block.push(line)
  })
  return blocks.map(readBlock)
}

function readBlock(block: readonly Line[]): ReadRecord | BadRecord {
  const top = block[0] as Line
  const format = /^stolik *: *(.*)$/.exec(top.text)
  if (format === null) return bad(top, 'stray', top.text)
  if (format[1] !== String(recordFormat)) return bad(top, 'format', format[1] as string)

  const values = new Map<string, string>()
  const lines = new Map<string, number>([['stolik', top.number]])
  const start = block.findIndex((line) => /^moves *:/.test(line.text))
  for (const line of start === -1 ? block.slice(1) : block.slice(1, start)) {
    const pair = /^([a-z]+(?: \d)?) *: *(.*)$/.exec(line.text)
    if (pair === null) return bad(line, 'line', line.text)
    const [, key, value] = pair as unknown as [string, string, string]
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

const bad = (line: Line, problem: RecordProblem, about: string): BadRecord => ({
  line: line.number,
  problem,
  about,
})

const keys: ReadonlySet<string> = new Set([...recordKeys, ...proofKeys])
const known = (key: string): boolean => keys.has(key) || /^player \d$/.test(key)

function readMove(word: string): Played | undefined {
  const [, seat, move] = /^(0|[1-9]\d?):(.+)$/.exec(word) ?? []
  if (seat === undefined || move === undefined || !isWord(move)) return undefined
  return { seat: Number(seat), move }
}

type Fault = Omit<BadRecord, 'line'>

function readHeader(values: ReadonlyMap<string, string>): Omit<HandRecord, 'moves'> | Fault {
  for (const key of recordKeys) if (!values.has(key)) return { problem: 'missing', about: key }
  const get = (key: string): string => values.get(key) as string

  const [, game, version] = /^([a-z][a-z0-9]*) ([1-9]\d{0,8})$/.exec(get('game')) ?? []
  if (game === undefined) return { problem: 'value', about: 'game' }
  if (get('profile') === '') return { problem: 'value', about: 'profile' }
  if (!/^[1-9]$/.test(get('chairs'))) return { problem: 'value', about: 'chairs' }
  if (!/^(0|[1-9]\d{0,8})$/.test(get('hand'))) return { problem: 'value', about: 'hand' }

  const chairs = Number(get('chairs'))
  const players: string[] = []
  for (let chair = 0; chair < chairs; chair++) {
    const name = values.get(`player ${chair}`)
    if (name === undefined) return { problem: 'missing', about: `player ${chair}` }
    players.push(name)
  }
  const beyond = [...values.keys()].find((key) => key.startsWith('player ') && Number(key.slice(7)) >= chairs)
  if (beyond !== undefined) return { problem: 'key', about: beyond }

  const proof = readProof(values, chairs)
  if (proof !== null && 'problem' in proof) return proof
  return {
    game,
    version: Number(version),
    profile: get('profile'),
    chairs,
    hand: Number(get('hand')),
    players,
    deal: get('deal'),
    carry: get('carry'),
    proof,
  }
}

function readProof(values: ReadonlyMap<string, string>, chairs: number): Proof | Fault | null {
  const there = proofKeys.filter((key) => values.has(key))
  if (there.length === 0) return null
  const missing = proofKeys.find((key) => !values.has(key))
  if (missing !== undefined) return { problem: 'missing', about: missing }
  const get = (key: (typeof proofKeys)[number]): string => values.get(key) as string
  const luck = get('luck').split('|')
  if (luck.length !== chairs || !luck.every(isLuck)) return { problem: 'value', about: 'luck' }
  return { commitment: get('commitment'), salt: get('salt'), seed: get('seed'), luck }
}
