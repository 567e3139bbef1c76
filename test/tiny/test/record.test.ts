/** Records of Tiny through text, replay and the check of the shuffle. */
import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  commitment,
  isBad,
  readRecords,
  replay,
  seeded,
  stream,
  verify,
  writeRecord,
  type Hand,
  type HandRecord,
  type Played,
  type ReadRecord,
  type Sha256,
} from '@stolik/core'
import { offer } from '../index.js'

const { plugin } = offer
const sha256: Sha256 = (text) => createHash('sha256').update(text).digest()

/** A hand dealt as at a live table and played by bots. */
function played(): { record: HandRecord; end: Hand } {
  const secret = { salt: randomBytes(16).toString('hex'), seed: randomBytes(16).toString('hex') }
  const luck = ['ola', '', 'x']
  const deal = plugin.deal('plain', stream(sha256, secret.seed, luck))
  let hand = plugin.start('plain', deal, '') as Hand
  const moves: Played[] = []
  while (hand.settlement === undefined) {
    const seat = hand.toAct[0] as number
    const move = hand.bot(seat, seeded(moves.length))
    const next = hand.play(seat, move)
    if ('refused' in next) throw new Error(next.refused)
    hand = next
    moves.push({ seat, move })
  }
  const record: HandRecord = {
    ...{ game: 'tiny', version: 1, profile: 'plain', chairs: 3, hand: 0, deal, carry: '', moves },
    players: ['Ola', 'Jan', 'Ewa'],
    proof: { ...secret, luck, commitment: commitment(sha256, secret) },
  }
  return { record, end: hand }
}

const { record, end } = played()
const text = writeRecord(record)
const read = (of: string): ReadRecord => {
  const reading = readRecords(of)[0]
  if (reading === undefined || isBad(reading)) throw new Error('not read')
  return reading
}

describe('a record', () => {
  it('replays to the same end, for every viewer', () => {
    const again = replay(plugin, read(text))
    expect(again.stop).toBeNull()
    for (const seat of [0, 1, 2, null]) expect(again.hand?.view(seat)).toEqual(end.view(seat))
    expect(again.hand?.settlement).toEqual(end.settlement)
  })

  it('replays an unfinished hand as far as it goes', () => {
    const again = replay(plugin, read(writeRecord({ ...record, moves: record.moves.slice(0, 2) })))
    expect(again.stop).toBeNull()
    expect(again.hand?.settlement).toBeUndefined()
  })

  it('proves its shuffle', () => {
    const proof = read(text).record.proof
    if (proof === null) throw new Error('no proof')
    expect(verify(sha256, proof, record.deal, (random) => plugin.deal('plain', random))).toBe('fair')
    const other = plugin.deal('plain', seeded('other'))
    expect(verify(sha256, proof, other, (random) => plugin.deal('plain', random))).toBe('deal')
  })
})

describe('a replay that stops', () => {
  const stop = (broken: string): string => {
    const at = replay(plugin, read(broken)).stop
    return at === null ? 'none' : `${at.line} ${at.problem} ${at.about}`
  }
  const movesAt = text.split('\n').indexOf('moves:') + 1
  const withMoves = (moves: string): string =>
    `${text.slice(0, text.indexOf('moves:'))}moves:\n0:pass\n${moves}\n`

  it.each([
    ['another game', text.replace('game: tiny', 'game: huge'), '2 game huge'],
    ['other rules of the game', text.replace('tiny 1', 'tiny 2'), '2 version 2'],
    ['an unknown profile', text.replace('profile: plain', 'profile: constructor'), '3 profile constructor'],
    ['a deal that is none', text.replace(/deal: .*/, 'deal: CA'), '9 deal CA'],
    ['a carry that is none', text.replace('carry:', 'carry: x'), '10 carry x'],
    ['an illegal move', withMoves('1:CA'), `${movesAt + 2} illegal 1:CA`],
    ['a move out of turn', withMoves('2:pass'), `${movesAt + 2} not-your-turn 2:pass`],
    ['a move that means nothing', withMoves('1:what'), `${movesAt + 2} unreadable 1:what`],
    ['a seat that does not play', withMoves('3:pass'), `${movesAt + 2} not-playing 3:pass`],
    ['moves after the end', withMoves('1:pass\n2:pass\n0:pass'), `${movesAt + 4} over 0:pass`],
  ])('says where: %s', (_, broken, expected) => {
    expect(stop(broken)).toBe(expected)
  })

  it('says where: a table of a size that is not played', () => {
    const five = writeRecord({ ...record, chairs: 5, players: ['', '', '', '', ''], proof: null })
    expect(stop(five)).toBe('4 chairs 5')
  })
})
