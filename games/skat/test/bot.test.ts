import { cases } from '@stolik/core/cases'
import { pick, type Random, seeded } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { profiles, skat, type Move, type View } from '../src/index.js'
import { limit } from '../src/bot/auction.js'
import { after, auctionFor, cards, dealOf, names, seen, start } from './hands.js'

type Player = (view: View, random: Random) => Move

const bot: Player = (view, random) => skat.bot(view, random)

const endings = new Set(['resign', 'concede', 'claim', 'open'])

/**
 * Plays any legal move that does not end the game early, since that would hide how badly random cards are played.
 */
const chance: Player = (view, random) =>
  pick(
    skat.legal(view).filter(({ kind }) => !endings.has(kind)),
    random,
  )

function play(players: readonly Player[], random: Random): readonly number[] {
  let state = skat.setup(profiles.pzskat, skat.deal(profiles.pzskat, random), {})
  for (;;) {
    const seat = skat.toAct(state)[0]
    if (seat === undefined) return skat.result(state)?.scores ?? []
    state = skat.apply(state, seat, (players[seat] as Player)(skat.view(state, seat), random))
  }
}

/**
 * How far one seat's score is above the mean of the others: the mean per hand, and half the width of its 95 %
 * interval.
 */
function compare(one: Player, others: Player, hands: number): { mean: number; half: number } {
  const differences = Array.from({ length: hands }, (_, n) => {
    const seat = n % 3
    const scores = play(
      [0, 1, 2].map((s) => (s === seat ? one : others)),
      seeded(`match/${n}`),
    )
    const sum = scores.reduce((a, b) => a + b, 0)
    const own = scores[seat] as number
    return own - (sum - own) / 2
  })
  const mean = differences.reduce((a, b) => a + b, 0) / hands
  const variance = differences.reduce((a, d) => a + (d - mean) ** 2, 0) / (hands - 1)
  return { mean, half: 1.96 * Math.sqrt(variance / hands) }
}

/** 2,000 hands in `npm run soak`. */
const hands = process.env['STOLIK_SOAK'] === '1' ? 2000 : cases(75, 400)

describe('the bot is better than random legal play, with the seats rotating', () => {
  test.each([
    ['one bot against two random players', bot, chance, 1],
    ['one random player against two bots', chance, bot, -1],
  ] as const)('%s', (what, one, others, sign) => {
    const { mean, half } = compare(one, others, hands)
    console.info(`skat ${what}: ${(sign * mean).toFixed(1)} ± ${half.toFixed(1)} points a hand for the bot`)
    expect(sign * mean - half).toBeGreaterThan(50)
  })
})

describe('the bot plays as expected', () => {
  const strong = cards('CJ SJ HJ DJ CA CT CK SA HA DA')
  const weak = cards('CQ C9 S9 S8 HQ HT DK DQ D9 S7')

  test('it bids what it holds', () => {
    expect(limit(profiles.pzskat, strong, true)).toBeGreaterThanOrEqual(120)
    expect(limit(profiles.pzskat, weak, true)).toBe(0)
    const random = seeded('bids')
    for (let n = 0; n < 300; n++) {
      let state = skat.setup(profiles.pzskat, skat.deal(profiles.pzskat, random), {})
      while (state.phase === 'auction') {
        const seat = skat.toAct(state)[0] as number
        const view = skat.view(state, seat)
        const move = skat.bot(view, random)
        if (move.kind === 'bid')
          expect(move.value).toBeLessThanOrEqual(limit(profiles.pzskat, view.hand, seat === 0))
        state = skat.apply(state, seat, move)
      }
    }
  })

  test('as declarer it draws trumps from the top', () => {
    const deal = dealOf(
      'CJ SJ CA CK C9 C8 SA HA D9 D8',
      'HJ CT CQ ST SK SQ S9 S8 HT HK',
      'DJ C7 HQ H9 H8 DA DT DK DQ D7',
    )
    const hand = after(start(deal), `${auctionFor(0, 18)} 0:hand 0:clubs`)
    expect(hand.bot(0, seeded(1))).toBe('CJ')
    expect(after(hand, '0:CJ 1:CQ 2:C7').bot(0, seeded(1))).toBe('SJ')
    const drawn = after(start(), `${auctionFor(0, 18)} 0:take 0:S7+D7 0:clubs 0:CJ 1:HJ 2:DJ`)
    expect(drawn.bot(0, seeded(1))).toBe('SA')
  })

  test("as opponent it puts points on the partner's tricks, and few on the declarer's", () => {
    const deal = dealOf(
      'C9 C8 SA SK SQ S9 HA HT DA DT',
      'CJ SJ HJ CA CT CK CQ C7 H9 D9',
      'ST S8 S7 HK HQ H8 DK DQ D8 D7',
    )
    const hand = after(start(deal), `${auctionFor(1, 24)} 1:hand 1:clubs`)
    expect(after(hand, '0:SA 1:H9').bot(2, seeded(1))).toBe('ST')
    expect(names(cards('S7 S8'))).toContain(after(hand, '0:SQ 1:C7').bot(2, seeded(1)))
  })

  const defended = (second: string, third: string, declarer: string, lead: string) =>
    after(start(dealOf(declarer, second, third)), `${auctionFor(0, 18)} 0:hand 0:clubs 0:${lead}`).bot(
      1,
      seeded(1),
    )

  test('as opponent in second place it takes with a king rather than the ace, and saves a ten from the ace', () => {
    const declarer = 'CJ SJ CA CT CK CQ C9 S7 HA DA'
    const third = 'SQ S8 DJ HT HK H7 DK DT D7 HQ'
    expect(defended('SA SK S9 HJ H9 H8 DQ D9 D8 C7', third, declarer, 'S7')).toBe('SK')
    expect(defended('ST SK S9 HJ H9 H8 DQ D9 D8 C7', third, declarer, 'S7')).toBe('ST')
  })

  test('as opponent it takes with the ten of trumps, in a ruff as over a low trump', () => {
    const third = 'SA ST SK S9 H7 H8 D7 D8 C7 HT'
    const second = 'CT C9 DJ HK HQ H9 DT DK DQ D9'
    const declarer = 'CJ SJ HJ CA CK C8 S7 SQ HA DA'
    expect(defended(second, third, declarer, 'S7')).toBe('CT')
    expect(defended(second, third, declarer, 'C8')).toBe('CT')
  })

  test('as declarer it remembers who has no trumps, and leaves those in the skat alone', () => {
    const deal = dealOf(
      'CJ SJ HJ DJ CA CT CK CQ SA HA',
      'C7 S7 S9 SK H7 H8 H9 D8 DK DA',
      'S8 ST SQ HT HK HQ D7 D9 DT DQ',
    )
    const drawn = `${auctionFor(0, 18)} 0:hand 0:clubs 0:CJ 1:C7 2:D7 0:SJ 1:D8 2:D9`
    expect(after(start(deal), `${drawn} 0:SA 1:S7 2:S8`).bot(0, seeded(1))).toBe('HA')
  })

  test('it accepts when the declarer gives up', () => {
    const bidding = after(
      start(),
      `${auctionFor(1, 18)} 1:hand 1:hearts 0:SA 1:S8 2:DA 0:SJ 1:HQ 2:H7 1:resign`,
    )
    expect(bidding.bot(0, seeded(1))).toBe('accept')
  })

  test('the automatic move is a pass in the auction, and a legal move everywhere', () => {
    expect(start().auto(1)).toBe('pass')
    const chosen = after(start(), auctionFor(0, 18))
    expect(chosen.legal(0)).toContain(chosen.auto(0))
  })

  test('it depends only on its view: exchanging unseen cards changes nothing', () => {
    const hand = after(start(), `${auctionFor(0, 18)} 0:hand 0:clubs`)
    const other = after(
      start(
        dealOf(
          'CJ CA CT CK CQ C9 C8 C7 SJ SA',
          'H9 H8 H7 DJ DA DT DK DQ D9 D8',
          'ST SK SQ S9 S8 HJ HA HT HK S7',
        ),
      ),
      `${auctionFor(0, 18)} 0:hand 0:clubs`,
    )
    expect(seen(hand, 0)).toEqual(seen(other, 0))
    expect(hand.bot(0, seeded(1))).toBe(other.bot(0, seeded(1)))
  })
})
