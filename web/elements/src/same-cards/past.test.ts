import { writeRecord, writeRecordJson, type Plugin } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { playedRecord } from '../../test/record.js'
import { extras } from '../extras/games.js'
import { pastOf } from './past.js'

const rulesOf = async (game: string): Promise<Plugin | undefined> => extras[game]?.rules?.()
const [game = ''] = Object.keys(extras)
const rules = await rulesOf(game)
if (rules === undefined) throw new Error('no rules')
const record = playedRecord(rules, rules.profiles[0] ?? '', 3)

describe('a hand to be played again', () => {
  it('has the hand before each move and the settled one, from lines and from JSON', async () => {
    for (const text of [writeRecord(record), writeRecordJson(record)]) {
      const past = await pastOf(text, rulesOf)
      if (typeof past === 'string') throw new Error(past)
      expect(past.hands).toHaveLength(record.moves.length + 1)
      for (const [n, { seat, move }] of record.moves.entries())
        expect(past.hands[n]?.legal(seat)).toContain(move)
      expect(past.hands.at(-1)?.settlement?.scores).toHaveLength(record.players.length)
    }
  })

  it.each([
    ['unreadable', 'nothing'],
    ['otherGame', writeRecord({ ...record, game: 'whist' })],
    ['otherRules', writeRecord({ ...record, profile: 'no-such-rules' })],
    ['otherRules', writeRecord({ ...record, chairs: 2, players: ['Ola', 'Jan'] })],
    ['otherRules', writeRecord({ ...record, moves: record.moves.map(({ seat }) => ({ seat, move: 'XX' })) })],
    ['otherRules', writeRecord({ ...record, scores: [9999, 0, 0] })],
    ['unfinished', writeRecord({ ...record, moves: record.moves.slice(0, -1) })],
  ])('is refused with the reason: %s', async (reason, text) => {
    expect(await pastOf(text, rulesOf)).toBe(reason)
  })
})
