/** Patrolki: laid out before the lead, they must take the last tricks. */
import { seeded } from '@stolik/core'
import { turnedRules } from '@stolik/core/laws'
import { describe, expect, test } from 'vitest'
import {
  announcement,
  announcements,
  evaluate,
  patrolkiMade,
  profiles,
  ruleSets,
  skat,
  type State,
} from '../src/index.js'
import { patrolkiAmong } from '../src/rules/patrolki.js'
import { after, auctionFor, cards, dealOf, names, refusal, seen, settled, start } from './hands.js'

/** Forehand has four jacks and ♥A ♥10 ♥7; the skat is ♦8 ♦7. */
const deal = dealOf(
  'CJ SJ HJ DJ HA HT H7 CA CT SA',
  'HK HQ C9 C8 C7 SK SQ S9 DA DT',
  'H9 H8 CK CQ ST S8 S7 DK DQ D9',
)
const announced = (game: string): ReturnType<typeof start> =>
  after(start(deal, 'patrolki'), `${auctionFor(0, 18)} 0:hand 0:${game}`)

const draws = '0:CJ 1:HK 2:H8 0:SJ 1:HQ 2:H9 0:HJ 1:C7 2:S7 0:DJ 1:C8 2:S8 0:HA 1:C9 2:D9 0:HT 1:DT 2:DQ'
const sides = '0:CA 1:SK 2:CQ 0:CT 1:S9 2:CK'

describe('patrolki 2.4.4 the lowest trumps take the last tricks', () => {
  test('patrolki 2.4.4 only those held in sequence from the lowest trump can be laid out', () => {
    const at = after(start(deal, 'patrolki'), `${auctionFor(0, 18)} 0:hand`)
    expect(at.legal(0).filter((move) => move.includes('patrolki'))).toEqual([
      'hearts-patrolki-1',
      ...[1, 2, 3, 4].map((n) => `grand-patrolki-${n}`),
    ])
    expect(refusal(at, 0, 'hearts-patrolki-2')).toBe('illegal')
    expect(announcements(profiles.pzskat, true, 18, cards('D7 D8'))).toEqual(
      announcements(profiles.pzskat, true, 18),
    )
  })

  test('patrolki 2.4.4 cards in the skat cannot be laid out', () => {
    const at = after(start(deal, 'patrolki'), `${auctionFor(0, 18)} 0:take 0:D8+D7`)
    expect(at.legal(0).some((move) => move.startsWith('diamonds-patrolki'))).toBe(false)
    const exchanged = after(start(deal, 'patrolki'), `${auctionFor(0, 18)} 0:take 0:CA+CT`)
    expect(exchanged.legal(0)).toContain('diamonds-patrolki-2')
  })

  test('patrolki 2.4.4 everybody sees them until they are played', () => {
    const at = announced('hearts-patrolki-1')
    for (const seat of [0, 1, 2, null]) expect(names(seen(at, seat).patrolki ?? 0)).toBe('H7')
    expect(seen(after(at, '0:H7'), 1).patrolki).toBe(0)
    expect(seen(announced('hearts'), 1).patrolki).toBeNull()
  })

  test('patrolki 2.4.4, 5.3.2 a win with the last trick counts two more for each', () => {
    const end = settled(
      after(announced('hearts-patrolki-1'), `${draws} ${sides} 0:SA 1:SQ 2:ST 0:H7 1:DA 2:DK`),
    )
    expect(end.score).toBe(120)
    expect(end.codes).toContain('factor.patrolki')
  })

  test('patrolki 2.4.4 if one is played before the last trick the game is lost, even if every trick was won', () => {
    const end = settled(
      after(announced('hearts-patrolki-1'), `${draws} ${sides} 0:H7 1:SQ 2:DK 0:SA 1:DA 2:ST`),
    )
    // Six matadors, game, hand and the patrolka; the opponents' schneider and schwarz do not count.
    expect(end.score).toBe(-2 * 10 * (6 + 1 + 1 + 2))
    expect(end.codes).toContain('missed.patrolki')
  })

  test('patrolki 2.4.5 after the first lead their number is fixed', () => {
    const at = after(announced('hearts-patrolki-1'), '0:CJ')
    expect(refusal(at, 0, 'hearts-patrolki-2')).toBe('illegal')
    expect(refusal(at, 0, 'hearts')).toBe('illegal')
  })

  test('patrolki 2.4.4 one that was put into the skat counts, and everybody knows that it lies there', () => {
    const rules = turnedRules(ruleSets, 'patrolki', { patrolkiFrom: 'hand-and-skat' })
    const dealt = skat.deals.read(deal)
    if (dealt === undefined) throw new Error('no deal')
    const moves = `${auctionFor(0, 18)} 0:take 0:CA+D7 0:diamonds-patrolki-2`.split(' ')
    const state = moves.reduce(
      (now: State, word) => {
        const [seat, text] = word.split(':') as [string, string]
        const move = skat.legal(skat.view(now, Number(seat))).find((one) => skat.write(one) === text)
        if (move === undefined) throw new Error(`${word} is not legal`)
        return skat.apply(now, Number(seat), move)
      },
      skat.setup(rules, dealt, {}),
    )
    for (const seat of [0, 1, 2, null]) expect(names(skat.view(state, seat).patrolki ?? 0)).toBe('D8')
    for (let n = 0; n < 50; n++) {
      const other = skat.disguise(state, 1, seeded(n))
      if (other !== undefined) expect(skat.view(other, 1)).toEqual(skat.view(state, 1))
    }
  })

  const [seven, eight] = [7, 6]
  const tried = (...order: readonly number[]): { card: number; winner: number }[] => [
    ...Array.from({ length: 8 }, () => ({ card: 0, winner: 0 })),
    ...order.map((card) => ({ card, winner: 0 })),
  ]

  test.each([
    ['any', 'the seven takes the last trick', [eight, seven], true],
    ['any', 'the eight takes the last trick', [seven, eight], true],
    ['lowest-last', 'the seven takes the last trick', [eight, seven], true],
    ['lowest-last', 'the eight takes the last trick', [seven, eight], false],
    ['any', 'another card takes the last trick', [seven, 0], false],
  ] as const)('patrolki 2.4.4 with order %s, %s', (patrolkiOrder, _, order, made) => {
    expect(patrolkiMade({ ...profiles.patrolki, patrolkiOrder }, 0, 2, 0, tried(...order))).toBe(made)
  })

  test.each([
    ['hand', false, 0],
    ['hand-and-skat', false, 2],
    ['hand-and-skat', true, 0],
  ] as const)('patrolki 2.4.4 counted among %s, with hand game %s: %i', (patrolkiFrom, fromHand, n) => {
    const rules = { ...profiles.patrolki, patrolkiFrom }
    const among = patrolkiAmong(rules, cards('D8 DK CA'), fromHand ? null : cards('D7 SA'))
    const games = announcements(rules, fromHand, 18, among).filter((game) => game.patrolki > 0)
    expect(games.map(({ game, patrolki }) => [game, patrolki])).toEqual(
      [1, 2].slice(0, n).map((patrolki) => [3, patrolki]),
    )
  })

  test('patrolki 2.4.4 one put into the skat counts, and the others must take the last tricks', () => {
    const rules = { ...profiles.patrolki, patrolkiFrom: 'hand-and-skat' } as const
    expect(patrolkiMade(rules, 0, 3, 0, tried(seven, eight))).toBe(true)
    expect(patrolkiMade(rules, 0, 3, 0, tried(seven, 0, eight))).toBe(false)
    const lowestLast = { ...rules, patrolkiOrder: 'lowest-last' } as const
    expect(patrolkiMade(lowestLast, 0, 3, 0, tried(eight, seven))).toBe(true)
    expect(patrolkiMade(lowestLast, 0, 3, 0, tried(seven, eight))).toBe(false)
  })

  test('patrolki 2.4.4 lowest last means in exact order, and one trick per patrolka', () => {
    const rules = { ...profiles.patrolki, patrolkiOrder: 'lowest-last' } as const
    expect(patrolkiMade(rules, 0, 2, 0, [{ card: eight, winner: 0 }])).toBe(false)
    const nine = 5
    expect(patrolkiMade(rules, 0, 3, 0, tried(nine, eight, seven))).toBe(true)
    expect(patrolkiMade(rules, 0, 3, 0, tried(seven, eight, nine))).toBe(false)
  })

  test.each([
    ['declarer', 30, 2, 'schneider', -120],
    ['declarer', 31, 2, 'simple', -96],
    ['declarer', 0, 0, 'schwarz', -144],
    ['nobody', 30, 2, 'simple', -96],
    ['nobody', 0, 0, 'simple', -96],
    // The opponents' schneider does not count for a lost game.
    ['declarer', 95, 9, 'simple', -96],
    ['nobody', 95, 9, 'simple', -96],
  ] as const)(
    'patrolki 2.4.4 if they fail, the level of %s counts: %i points in %i tricks are %s',
    (patrolkiMissedLevel, points, tricks, level, score) => {
      const rules = { ...profiles.patrolki, patrolkiMissedLevel }
      const outcome = {
        announcement: announcement(0, false, undefined, 1),
        held: cards('CJ CA CK C9 C7'),
        bid: 18,
        points,
        tricks,
        opponentsTricks: 10 - tricks,
        resigned: false,
      }
      expect(evaluate(rules, { ...outcome, patrolkiMissed: true })).toMatchObject({
        level,
        score,
        won: false,
      })
    },
  )

  test('patrolki 2.4.4, 5.2.3 if they succeed without 61 points, the declarer’s schneider counts in any case', () => {
    const rules = { ...profiles.patrolki, patrolkiMissedLevel: 'nobody' } as const
    const outcome = { bid: 18, points: 30, tricks: 3, opponentsTricks: 7, resigned: false }
    const played = { ...outcome, announcement: announcement(0, false, undefined, 1), held: cards('CJ C7') }
    expect(evaluate(rules, { ...played, patrolkiMissed: false })).toMatchObject({ score: -120 })
  })

  test('patrolki 2.4.4 one that is beaten loses', () => {
    const overtaken = [...tried(eight), { card: seven, winner: 1 }]
    expect(patrolkiMade(profiles.patrolki, 0, 2, 0, overtaken)).toBe(false)
  })

  test('patrolki 2.4.4, 5.4.1 they can save an overbid game', () => {
    const value = (patrolki: number): object =>
      evaluate(profiles.patrolki, {
        announcement: announcement(2, false, undefined, patrolki),
        held: cards('CJ H7'),
        bid: 40,
        points: 70,
        tricks: 6,
        opponentsTricks: 4,
        resigned: false,
      })
    expect(value(0)).toMatchObject({ overbid: true, score: -80 })
    expect(value(1)).toMatchObject({ overbid: false, score: 40, multiplier: 4, patrolki: 1 })
  })
})

test('patrolki 2.1.2, 5.2.1 no level can be announced, and only null can be open', () => {
  const games = announcements(profiles.patrolki, true, 18)
  expect(games.some(({ schneider }) => schneider)).toBe(false)
  expect(games.filter(({ ouvert }) => ouvert).map(({ game }) => game)).toEqual([5, 5])
})

test('patrolki 2.2.5 an open null hand is laid down after the first trick', () => {
  const at = announced('null-ouvert')
  expect(seen(after(at, '0:H7 1:HK'), 1).openHand).toBeNull()
  expect(names(seen(after(at, '0:H7 1:HK 2:H9'), 1).openHand ?? 0)).toBe('CA CT CJ SA SJ HA HT HJ DJ')
})
