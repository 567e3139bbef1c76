/** How the master bids, discards and announces. */
import { list, seeded, shuffled, toSet, unhurried, type Random } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { deck, profiles, skat, type Rules, type View } from '../src/index.js'
import { familyOf } from '../src/rules/games.js'
import { bidding } from '../src/think/bidding/index.js'
import { features, score, width } from '../src/think/bidding/features.js'
import { chanceOf, openLogit } from '../src/think/bidding/model.js'
import { weights } from '../src/think/bidding/weights.js'
import { after, auctionFor, cards, seen, start } from './hands.js'

const some: Random = seeded('bidding')

/** A deal in which a seat has these cards and the skat may be given; the rest is dealt by chance. */
function dealt(seat: number, own: string, skatCards = '', seed = 'rest'): string {
  const [mine, under] = [cards(own), cards(skatCards)]
  const rest = shuffled(list(deck & ~(mine | under)), seeded(seed))
  const hands = [0, 1, 2].map((s) => (s === seat ? mine : toSet(rest.splice(0, 10)))) as [
    number,
    number,
    number,
  ]
  return skat.deals.write({ hands, skat: under | toSet(rest) })
}

const move = (view: View, random = some, effort = 1): string | undefined => {
  const found = bidding(view, { ...unhurried, effort }, random)
  return found === undefined ? undefined : skat.write(found)
}

/** What a seat does at its first chance to bid 18, when those before it pass. */
function opens(seat: number, own: string, profile = 'pzskat'): string | undefined {
  const before = ['1:18', '', '1:pass'][seat] as string
  return move(seen(after(start(dealt(seat, own), profile), before), seat))
}

/** The announcement of a declarer with these ten cards who plays from the hand. */
function announces(own: string, profile = 'pzskat', seat = 0, bid = 18): string | undefined {
  const hand = after(start(dealt(seat, own), profile), `${auctionFor(seat, bid)} ${seat}:hand`)
  return move(seen(hand, seat))
}

describe('bids', () => {
  test.each([
    ['a grand with all jacks and three aces', 'CJ SJ HJ DJ CA CT SA HA HT D7'],
    ['clubs with seven trumps and two aces', 'CJ SJ CA CT CK C9 C8 HA DA S7'],
    ['a null without a gap', 'C7 C9 CJ S7 S8 ST H8 H7 D7 D9'],
  ])('on %s in every seat', (_, own) => {
    expect(opens(0, own)).toBe('hold')
    expect(opens(1, own)).toBe('18')
    expect(opens(2, own)).toBe('18')
  })

  test.each(['C8 C9 CQ S7 SQ SK H8 HK D9 DQ', 'DJ CK C9 ST S8 HT H9 H8 DK D8'])(
    'pass on %s in every seat',
    (own) => {
      for (const seat of [0, 1, 2]) expect(opens(seat, own)).toBe('pass')
    },
  )

  test('stop where the value of the game stops', () => {
    // Spades without two, and nothing else: 33 by the hand.
    const own = 'HJ SA ST SK SQ S9 S8 HA D8 D7'
    const answerTo = (bid: number): string | undefined =>
      move(seen(after(start(dealt(0, own)), `1:${bid}`), 0))
    expect(answerTo(20)).toBe('hold')
    expect(answerTo(60)).toBe('pass')
  })
})

describe('the declarer', () => {
  test('announces what is certain: all tricks from the hand, open', () => {
    expect(announces('CJ SJ HJ DJ CA CT CK SA ST HA')).toBe('grand-ouvert')
  })

  test('announces schneider where one trick can be lost, and never thirty points', () => {
    expect(announces('CJ SJ HJ DJ CA CT CK CQ C9 S7')).toMatch(/^(?:clubs|grand)-schneider$/)
  })

  test('plays a null open that nothing can beat', () => {
    expect(announces('C7 C9 CJ S7 S8 ST H8 H7 D7 D9')).toBe('null-ouvert')
  })

  test('makes it a rewolucja where the profile has one', () => {
    expect(announces('C7 C9 CJ S7 S8 ST H8 H7 D7 D9', 'patrolki')).toBe('null-rewolucja')
  })

  test('lays out patrolki that are sure of the last tricks', () => {
    expect(announces('CJ SJ HJ DJ CA CT C9 C8 C7 CK', 'patrolki')).toMatch(/^(?:clubs|grand)-patrolki-[2-7]$/)
  })

  test('puts a bare ten away and plays the long suit', () => {
    const own = 'CJ HJ CA CT C9 C8 C7 HK H8 D9'
    const hand = after(start(dealt(0, own, 'ST D7')), '1:pass 2:pass 0:play 0:take')
    const discard = move(seen(hand, 0)) as string
    expect(discard.split('+').every((card) => !card.startsWith('C'))).toBe(true)
    expect(discard).toContain('ST')
    expect(move(seen(after(hand, `0:${discard}`), 0))).toBe('clubs')
  })

  test('does not play a game below the bid if another one reaches it', () => {
    const own = 'CJ SJ HJ DJ CA CT DA DT DK D9'
    expect(announces(own, 'pzskat', 0, 72)).toMatch(/^grand/)
  })
})

/** Plays hands up to the first card, all seats by the master. */
function upToPlay(rules: Rules, seed: string, effort: number): string {
  const random = seeded(seed)
  let state = skat.setup(rules, skat.deal(rules, random), {})
  const calls: string[] = []
  for (let seat = skat.toAct(state)[0]; seat !== undefined; seat = skat.toAct(state)[0]) {
    const view = skat.view(state, seat)
    const chosen = bidding(view, { ...unhurried, effort }, random)
    if (chosen === undefined) break
    const text = skat.write(chosen)
    expect(skat.legal(view).map((one) => skat.write(one))).toContain(text)
    calls.push(`${seat}:${text}`)
    state = skat.apply(state, seat, chosen)
  }
  return calls.join(' ')
}

describe.each(Object.values(profiles))('by $id', (rules) => {
  test('every choice is legal, and the same seed leads to the same choices', () => {
    for (let n = 0; n < 8; n++)
      expect(upToPlay(rules, `legal/${n}`, 0.1)).toBe(upToPlay(rules, `legal/${n}`, 0.1))
  })

  test('a choice does not depend on cards that the view does not show', () => {
    for (let n = 0; n < 3; n++) {
      const random = seeded(`secret/${n}`)
      const cardsOfAll = shuffled(list(deck), random)
      const own = toSet(cardsOfAll.slice(0, 10))
      const others = (seed: string): string => {
        const rest = shuffled(cardsOfAll.slice(10), seeded(seed))
        return skat.deals.write({
          hands: [own, toSet(rest.slice(0, 10)), toSet(rest.slice(10, 20))],
          skat: toSet(rest.slice(20)),
        })
      }
      const choices = ['one', 'other'].map((seed) => {
        const bid = after(start(others(seed), rules.id), '1:18')
        const declarer = after(bid, '0:hold 1:pass 2:pass')
        const game = after(declarer, '0:hand')
        return [bid, declarer, game].map((hand) => move(seen(hand, 0), seeded('same'), 0.1))
      })
      expect(choices[0]).toEqual(choices[1])
    }
  })
})

describe('the budget', () => {
  const view = seen(after(start(), `${auctionFor(0, 18)} 0:take`), 0)

  test('without effort there is no choice, and none in the play', () => {
    expect(move(view, some, 0)).toBe(undefined)
    const playing = after(start(), `${auctionFor(0, 18)} 0:hand 0:clubs`)
    expect(move(seen(playing, 0))).toBe(undefined)
  })

  test('when time is up at once, the model alone decides', () => {
    let answers = 0
    const over = (): boolean => (answers++, true)
    const found = bidding(view, { effort: 1, over }, some)
    expect(found).toEqual(bidding(view, { effort: 0.001, over: () => false }, some))
    expect(answers).toBeGreaterThan(0)
  })
})

describe('the model', () => {
  test('has a weight for every feature of every hand', () => {
    for (let n = 0; n < 300; n++) {
      const hand = toSet(shuffled(list(deck), seeded(n)).slice(0, 10))
      for (const game of [0, 1, 2, 3, 4, 5] as const) {
        const held = { hand, away: 0, forehand: n % 2 === 0 }
        const { at, size } = features(game, held)
        const row = weights.rows.taken[familyOf(game)]
        expect(row).toHaveLength(width[familyOf(game)])
        expect(at.every((place) => row[place] !== undefined)).toBe(true)
        const sum = at.reduce((so, place, i) => so + (row[place] as number) * (size[i] as number), 0)
        expect(score(row, game, held)).toBeCloseTo(sum, 9)
      }
    }
  })

  test('judges one trump suit like another', () => {
    const club = { hand: cards('CJ HJ CA CT C9 C8 SA S7 H8 D9'), away: cards('DT H7'), forehand: true }
    const heart = { hand: cards('CJ HJ HA HT H9 H8 SA S7 C8 D9'), away: cards('DT C7'), forehand: true }
    expect(openLogit(weights, 'taken', 0, club)).toBe(openLogit(weights, 'taken', 2, heart))
  })

  test('likes a hand better with another jack, and with a ten put away', () => {
    const chance = (own: string, away: string): number =>
      chanceOf(openLogit(weights, 'taken', 0, { hand: cards(own), away: cards(away), forehand: false }))
    const base = chance('SJ CA CT CK C9 C8 SA S7 H8 D9', 'D8 H7')
    expect(chance('CJ SJ CA CT CK C9 SA S7 H8 D9', 'D8 H7')).toBeGreaterThan(base)
    expect(chance('SJ CA CT CK C9 C8 SA S7 H8 D9', 'DT HT')).toBeGreaterThan(base)
  })
})
