/** Tiny through its sealed plugin: what a platform sees of a game. */
import { describe, expect, it } from 'vitest'
import { seeded, type Hand } from '@stolik/core'
import { offer } from '../index.js'

const { plugin } = offer
const deal = 'CA CT CK / SA ST SK / HA HT HK / CQ SQ HQ'

/** The hand after moves that must all be accepted. */
function play(moves: string, carry = ''): Hand {
  let hand = plugin.start('plain', deal, carry) as Hand
  for (const word of moves.split(' ').filter((part) => part !== '')) {
    const [seat, move] = word.split(':') as [string, string]
    const next = hand.play(Number(seat), move)
    if ('refused' in next) throw new Error(`${word}: ${next.refused}`)
    hand = next
  }
  return hand
}

const refusal = (hand: Hand, seat: number, move: string): string => {
  const answer = hand.play(seat, move)
  return 'refused' in answer ? answer.refused : 'accepted'
}

describe('a sealed game', () => {
  const bidding = play('0:pass')
  const playing = play('0:pass 1:2 2:pass 0:CA')
  const over = play('0:pass 1:pass 2:pass')

  it.each([
    ['a text without a meaning', bidding, 1, 'hello', 'unreadable'],
    ['a move followed by a line break', bidding, 1, '2\n', 'unreadable'],
    ['a move out of turn', bidding, 2, 'pass', 'not-your-turn'],
    ['a move that is not legal now', bidding, 1, 'CA', 'illegal'],
    ['a card that the player does not hold', playing, 1, 'HQ', 'illegal'],
    ['a move after the end', over, 0, 'pass', 'over'],
    ['nonsense after the end', over, 0, 'hello', 'over'],
  ])('refuses %s', (_, hand, seat, move, code) => {
    expect(refusal(hand, seat, move)).toBe(code)
  })

  it('refuses a card with the same words whether it lies aside or in another hand', () => {
    expect(refusal(playing, 1, 'HQ')).toBe(refusal(playing, 1, 'HA'))
  })

  it('can be played on from any earlier value of a hand', () => {
    const [one, other] = [play('0:pass 1:1 2:pass 0:CA'), play('0:pass 1:1 2:pass 0:CT')]
    expect(one.view(null)).not.toEqual(other.view(null))
    expect(refusal(bidding, 1, '3')).toBe('accepted')
    expect(bidding.toAct).toEqual([1])
  })

  it('knows only its own profiles, and starts only from its own texts', () => {
    expect(() => plugin.chairs('toString')).toThrow(RangeError)
    expect(plugin.start('plain', deal, 'tripled')).toBeUndefined()
    expect(plugin.start('plain', deal.replace('CA', 'CQ'), '')).toBeUndefined()
    expect(plugin.deal('plain', seeded(1))).toBe(plugin.deal('plain', seeded(1)))
  })
})

describe('R5 the settlement', () => {
  it('pays the promise to and from each opponent', () => {
    const won = play('0:1 1:pass 2:pass 0:CA 1:SK 2:HK 0:CT 1:ST 2:HT 0:CK 1:SA 2:HA')
    expect(won.settlement?.scores).toEqual([2, -1, -1])
    const lost = play('0:pass 1:1 2:pass 0:CA 1:SK 2:HK 0:CT 1:ST 2:HT 0:CK 1:SA 2:HA', 'doubled')
    expect(lost.settlement?.scores).toEqual([2, -4, 2])
  })

  it('R3 passes the hand and doubles the next', () => {
    const settlement = play('0:pass 1:pass 2:pass').settlement
    expect(settlement?.scores).toEqual([0, 0, 0])
    const settled = [{ hand: 0, dealer: 0, seating: [1, 2, 0], settlement: settlement as never }]
    expect(plugin.between('plain', settled)).toBe('doubled')
    expect(plugin.between('high', settled)).toBe('')
  })

  it('R6 lets the bidder concede, also out of turn', () => {
    const hand = play('0:pass 1:3 1:concede')
    expect(hand.settlement?.scores).toEqual([3, -6, 3])
    expect(hand.toAct).toEqual([])
  })
})

describe('R4 following suit', () => {
  it('offers only the suit led to a player who holds it', () => {
    const other = 'CA SA HA / CT ST HT / CK SK HK / CQ SQ HQ'
    const start = plugin.start('plain', other, '') as Hand
    const led = ['3', 'CA'].reduce((hand, move) => hand.play(0, move) as Hand, start)
    expect(led.legal(1)).toEqual(['CT'])
    expect(led.legal(2)).toEqual([])
  })
})
