/** Records of Sixty-six: written as text, replayed, and checked for their shuffle. */
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
import { plugin, usual } from '../../games/sixtysix/test/table.js'

const sha256: Sha256 = (text) => createHash('sha256').update(text).digest()

/** A hand dealt as at a live table and played by bots. */
function played(): { record: HandRecord; end: Hand } {
  const secret = { salt: randomBytes(16).toString('hex'), seed: randomBytes(16).toString('hex') }
  const luck = ['ola', 'x']
  const deal = plugin.deal('hoyle', stream(sha256, secret.seed, luck))
  let hand = plugin.start('hoyle', deal, '') as Hand
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
    game: 'sixtysix',
    version: 1,
    profile: 'hoyle',
    chairs: 2,
    hand: 0,
    deal,
    carry: '',
    moves,
    players: ['Ola', 'Jan'],
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
    for (const seat of [0, 1, null]) expect(again.hand?.view(seat)).toEqual(end.view(seat))
    expect(again.hand?.settlement).toEqual(end.settlement)
  })

  it('replays an unfinished hand up to its last move', () => {
    const again = replay(plugin, read(writeRecord({ ...record, moves: record.moves.slice(0, 2) })))
    expect(again.stop).toBeNull()
    expect(again.hand?.settlement).toBeUndefined()
  })

  it('proves its shuffle', () => {
    const proof = read(text).record.proof
    if (proof === null) throw new Error('no proof')
    expect(verify(sha256, proof, record.hand, record.deal, (random) => plugin.deal('hoyle', random))).toBe(
      'fair',
    )
    const other = plugin.deal('hoyle', seeded('other'))
    expect(verify(sha256, proof, record.hand, other, (random) => plugin.deal('hoyle', random))).toBe('deal')
  })
})

describe('a replay that stops', () => {
  const stop = (broken: string): string => {
    const at = replay(plugin, read(broken)).stop
    return at === null ? 'none' : `${at.line} ${at.problem} ${at.about}`
  }
  /** Forehand has the trump marriage, and reaches 66 with the second trick. */
  const won = writeRecord({
    ...record,
    deal: usual,
    proof: null,
    moves: ['0:HQ-marriage', '1:SA', '0:HA', '1:SK'].map((one) => ({
      seat: Number(one.charAt(0)),
      move: one.slice(2),
    })),
  })
  const lines = won.split('\n')
  const lineOf = (key: string): number => lines.findIndex((line) => line.startsWith(key)) + 1
  const movesAt = lineOf('moves:')
  const withMoves = (moves: string): string =>
    `${won.slice(0, won.indexOf('moves:'))}moves:\n0:HQ-marriage\n${moves}\n`

  it('has no place to stop where all moves are legal', () => {
    expect(stop(won)).toBe('none')
    // Nor where another version of the rules allowed the same moves.
    expect(stop(won.replace('sixtysix 1', 'sixtysix 2'))).toBe('none')
  })

  it.each([
    ['another game', won.replace('game: sixtysix', 'game: huge'), `${lineOf('game')} game huge`],
    [
      'an unknown profile',
      won.replace('profile: hoyle', 'profile: constructor'),
      `${lineOf('profile')} profile constructor`,
    ],
    ['a deal that is not valid', won.replace(/deal: .*/, 'deal: CA'), `${lineOf('deal')} deal CA`],
    ['a carry that is not valid', won.replace('carry:', 'carry: x'), `${lineOf('carry')} carry x`],
    ['an illegal move', withMoves('1:CA'), `${movesAt + 2} illegal 1:CA`],
    ['a move out of turn', withMoves('0:HA'), `${movesAt + 2} not-your-turn 0:HA`],
    ['a move without a meaning', withMoves('1:what'), `${movesAt + 2} unreadable 1:what`],
    ['a seat that does not play', withMoves('2:SA'), `${movesAt + 2} not-playing 2:SA`],
    ['moves after the end', withMoves('1:SA\n0:HA\n1:SK\n0:HT'), `${movesAt + 5} over 0:HT`],
  ])('names the place of %s', (_, broken, expected) => {
    expect(stop(broken)).toBe(expected)
  })

  it('names its place: a table of a size that is not played', () => {
    const five = writeRecord({ ...record, chairs: 5, players: ['', '', '', '', ''], proof: null })
    expect(stop(five)).toBe(`${lineOf('chairs')} chairs 5`)
  })
})
