/** A dealer who sits out may look into one hand (pzskat 3.5.4). */
import type { Hand, Seat } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { iss } from '../src/index.js'
import { idleDealer } from '../src/hand/idle-dealer.js'
import { after, auctionFor, names, plainDeal, refusal, seen, start } from './hands.js'

const contract = `${auctionFor(1, 18)} 1:take 1:S7+D7 1:hearts`
const playing = (moves = '', profile = 'pzskat'): Hand =>
  after(start(undefined, profile), `${contract} ${moves}`)
const asks = ['look-0', 'look-1', 'look-2']

/** The cards that lie open for a viewer, by their owner. */
const looksOf = (hand: Hand, seat: Seat | null): Record<number, string> => {
  const { openHand, openOpponents, declarer } = seen(hand, seat)
  const own = openHand === null ? [] : [{ seat: declarer as Seat, cards: openHand }]
  return Object.fromEntries<string>([...own, ...openOpponents].map(({ seat, cards }) => [seat, names(cards)]))
}

const hands = [
  'CJ SJ CA CT CK CQ C9 C8 C7 SA',
  'HJ ST SK SQ S9 S8 HA HT HK HQ',
  'DJ H9 H8 H7 DA DT DK DQ D9 D8',
]
const sorted = (text: string): string => text.split(' ').toSorted().join(' ')

describe('3.5.4 a dealer who sits out looks into one hand', () => {
  test.each([0, 1, 2])('3.5.4 of seat %i, once its owner lets them, and nobody else does', (seat) => {
    const requested = playing(`3:look-${seat}`)
    expect(seen(requested).look).toEqual({ at: seat, granted: false })
    expect(looksOf(requested, idleDealer)).toEqual({})
    const open = after(requested, `${seat}:show`)
    expect(seen(open).look).toEqual({ at: seat, granted: true })
    const own = looksOf(open, idleDealer)
    expect(Object.keys(own)).toEqual([String(seat)])
    expect(sorted(own[seat] as string)).toBe(sorted(hands[seat] as string))
    for (const other of [0, 1, 2, null]) expect(looksOf(open, other)).toEqual({})
    // Only what lies open and this hand: above all, no skat and no discard.
    expect({ ...seen(open, idleDealer), openHand: null, openOpponents: [] }).toEqual({
      ...seen(open),
      seat: idleDealer,
    })
  })

  test('3.5.4 they see it until the end of the hand, as it is then', () => {
    const open = playing('0:SA 3:look-1 1:show 1:S8 2:DA')
    expect(sorted(looksOf(open, idleDealer)[1] as string)).toBe(sorted('HJ ST SK SQ S9 HA HT HK HQ'))
    expect(open.legal(idleDealer)).toEqual(['concede'])
    const over = after(open, '1:resign')
    expect(seen(over)).toMatchObject({ phase: 'over', look: null })
    expect(over.legal(idleDealer)).toEqual([])
  })

  test('3.5.4 they choose once, and nobody has a right to look', () => {
    expect(playing().legal(idleDealer)).toEqual(['concede', ...asks])
    const requested = playing('3:look-2')
    expect(requested.legal(idleDealer)).toEqual(['concede'])
    expect(refusal(requested, idleDealer, 'look-0')).toBe('illegal')
    for (const seat of [0, 1]) expect(requested.legal(seat)).not.toContain('show')
    expect(requested.legal(2)).toContain('show')
    // The owner need not answer, and play goes on.
    expect(requested.toAct).toEqual([0])
    const later = after(requested, '0:SA 1:S8 2:DA 0:SJ 2:show')
    expect(later.toAct).toEqual([1])
    expect(later.legal(2)).not.toContain('show')
  })

  test('3.5.4 not before the play: what changes in a hand would tell the skat', () => {
    for (const moves of ['', auctionFor(1, 18), `${auctionFor(1, 18)} 1:take`, `${auctionFor(1, 18)} 1:hand`])
      expect(after(start(), moves).legal(idleDealer)).toEqual([])
  })

  test('3.5.4 not while an offer to end the game is open', () => {
    const offered = playing('3:look-1 0:concede')
    expect(offered.legal(1)).toEqual(['accept', 'refuse'])
    expect(playing('0:concede').legal(idleDealer)).toEqual([])
  })

  test('3.5.4 a hand that already lies open is not told twice', () => {
    const open = playing('0:open 1:refuse 3:look-0 0:show')
    expect(Object.keys(looksOf(open, idleDealer))).toEqual(['0'])
    expect(seen(open, idleDealer).openOpponents).toHaveLength(1)
  })

  test('patrolki 3.5.4 in a ramsz, too', () => {
    const ramsz = after(start(undefined, 'patrolki'), '1:pass 2:pass 0:pass')
    expect(ramsz.legal(idleDealer)).toEqual(asks)
    const open = after(ramsz, '3:look-2 0:SA 2:show')
    expect(sorted(looksOf(open, idleDealer)[2] as string)).toBe(sorted(hands[2] as string))
    expect(open.legal(1).every((move) => /^S/.test(move))).toBe(true)
  })

  test('2.1 social Skat does not know it', () => {
    expect(playing('', 'towarzyski').legal(idleDealer)).toEqual(['concede'])
  })

  test('3.5.4 the International Skat Server is not told of it', () => {
    const record = (moves: string) => ({
      game: 'skat',
      version: 2,
      profile: 'isko',
      chairs: 4,
      hand: 0,
      players: ['A', 'B', 'C', 'D'],
      deal: plainDeal,
      carry: '-',
      proof: null,
      moves: `${contract} ${moves}`.split(' ').map((word) => {
        const [seat = '', move = ''] = word.split(':')
        return { seat: Number(seat), move }
      }),
    })
    expect(iss.write(record('0:SA 1:resign'))).toMatch(/^\(;GM\[Skat\]/)
    expect(iss.write(record('0:SA 3:look-1 1:show 1:resign'))).toEqual(iss.write(record('0:SA 1:resign')))
  })
})
