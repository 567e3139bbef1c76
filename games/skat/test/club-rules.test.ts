/** What the club rules with patrolki and the social rules add, played as at a live table. */
import type { Hand } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { after, auctionFor, names, plainDeal, refusal, seen, start } from './hands.js'

const club = (moves: string): Hand => after(start(plainDeal, 'patrolki'), moves)
const social = (moves: string): Hand => after(start(plainDeal, 'towarzyski'), moves)

/** Plays the first legal card of the seat whose turn it is, several times. */
function on(hand: Hand, cards: number): Hand {
  let now = hand
  for (let n = 0; n < cards; n++) {
    const seat = now.toAct[0] as number
    const card = now.legal(seat).find((move) => /^[CSHD][ATKQJ987]$/.test(move)) as string
    now = after(now, `${seat}:${card}`)
  }
  return now
}

describe.each([
  ['patrolki 3.3.7', club],
  ['towarzyski 2.12', social],
] as const)('%s a ramsz', (_, play) => {
  const passed = '1:pass 2:pass 0:pass'

  it('starts when all pass: forehand leads any card, and nobody is the declarer', () => {
    const hand = play(passed)
    expect(seen(hand)).toMatchObject({ phase: 'ramsz', declarer: null, bid: 0 })
    expect(hand.toAct).toEqual([0])
    expect(hand.legal(0)).toHaveLength(10)
  })

  it('costs the players with most points that number of points, and the skat belongs to nobody', () => {
    const over = on(play(passed), 30)
    const points = seen(over).disclosure?.points ?? []
    const most = Math.max(...points)
    expect(over.settlement?.scores).toEqual(points.map((n) => (n === most ? -n : 0)))
    // ♠7 and ♦7 lie in the skat.
    expect(points.reduce((sum, n) => sum + n, 0)).toBe(120)
  })
})

describe('patrolki 2.2.5 an open hand', () => {
  const open = club(`${auctionFor(1, 18)} 1:hand 1:null-ouvert`)

  it('patrolki 2.2.5 is laid out after the first trick, with nine cards', () => {
    expect(seen(open).openHand).toBeNull()
    expect(seen(on(open, 2)).openHand).toBeNull()
    expect(names(seen(on(open, 3)).openHand ?? 0).split(' ')).toHaveLength(9)
  })

  it('towarzyski 2.6 is also laid out after the first trick', () => {
    const other = social(`${auctionFor(1, 18)} 1:hand 1:null-ouvert`)
    expect(seen(on(other, 2)).openHand).toBeNull()
    expect(seen(on(other, 3)).openHand).not.toBeNull()
  })
})

describe('patrolki 5.2.1 levels', () => {
  it('patrolki 5.2.1, 2.1.2 no level can be announced, and no suit or grand game is open', () => {
    const games = club(`${auctionFor(1, 18)} 1:hand`).legal(1)
    expect(games.filter((game) => /schneider|schwarz|(clubs|grand)-ouvert/.test(game))).toEqual([])
    expect(games).toContain('hearts')
  })
})

describe('patrolki 2.4.4 patrolki', () => {
  it('patrolki 2.4.4 can be announced up to the number of lowest trumps in the hand, without a gap', () => {
    const games = club(`${auctionFor(0, 18)} 0:hand`).legal(0)
    expect(games.filter((game) => game.startsWith('clubs-'))).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((n) => `clubs-patrolki-${n}`),
    )
    expect(games.some((game) => game.startsWith('null-patrolki'))).toBe(false)
  })
})

describe('patrolki 3.4.9 the exchange before a rewolucja', () => {
  const exchange = club(`${auctionFor(1, 18)} 1:hand 1:null-rewolucja`)

  it('patrolki 3.4.9 forehand first: they may take the skat and put two cards back', () => {
    expect(exchange.toAct).toEqual([0])
    const taken = after(exchange, '0:take')
    expect(names(seen(taken, 0).hand)).toContain('S7')
    const put = after(taken, '0:CA+CT')
    expect(names(seen(put, 0).hand).split(' ').sort()).toEqual('C7 C8 C9 CJ CK CQ D7 S7 SA SJ'.split(' '))
    expect(put.toAct).toEqual([2])
  })

  it('patrolki 3.4.9 then the other, who finds the cards put back there; declining costs nothing', () => {
    const second = after(exchange, '0:take 0:CA+CT 2:take')
    expect(names(seen(second, 2).hand)).toContain('CA')
    const declined = after(exchange, '0:leave 2:leave')
    expect(seen(declined).phase).toBe('play')
    expect(declined.toAct).toEqual([0])
  })

  it('patrolki 3.4.9 the declarer takes no part in it and sees none of its cards', () => {
    expect(exchange.legal(1)).toEqual([])
    expect(refusal(exchange, 1, 'take')).toBe('not-your-turn')
    const put = after(exchange, '0:take 0:CA+CT')
    const other = after(exchange, '0:take 0:S7+D7')
    expect(seen(put, 1)).toEqual(seen(other, 1))
  })
})

describe('towarzyski 2.6 the opponents exchange with each other', () => {
  const exchange = social(`${auctionFor(1, 18)} 1:hand 1:null-rewolucja`)

  it('towarzyski 2.6 the lower number counts, and both give that many cards', () => {
    const agreed = after(exchange, '0:swap-2 2:swap-1')
    const passed = after(agreed, '0:CA 2:DA')
    expect(seen(passed).phase).toBe('play')
    expect(names(seen(passed, 0).hand)).toContain('DA')
    expect(names(seen(passed, 2).hand)).toContain('CA')
  })

  it('towarzyski 2.6 nobody has to exchange', () => {
    expect(seen(after(exchange, '0:swap-0 2:swap-3')).phase).toBe('play')
  })
})
