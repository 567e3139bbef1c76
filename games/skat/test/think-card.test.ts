/** The cards of a master: what they depend on, and positions in which the right card is known. */
import { seal, seeded, unhurried, withThink, type Budget, type Hand, type Seat } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { nullGame, points, profiles, skat, type State } from '../src/index.js'
import type { OpenCards } from '../src/solve/position.js'
import { solve } from '../src/solve/solve.js'
import { think } from '../src/think/index.js'
import { dealsOf } from '../src/think/play/deals.js'
import { hiddenFrom, tableOf } from '../src/think/play/hidden.js'
import { choices as choicesOf, type Choice } from './choices.js'
import { after, dealOf } from './hands.js'

const quick: Budget = { ...unhurried, effort: 0.02 }

/** Choices in hands of all profiles. */
const choices = (hands: number) => choicesOf('choices', hands, Object.values(profiles), 4)

const chosen = ({ state, seat, memory }: Choice, budget = quick, seed = 'x') =>
  think(skat.view(state, seat), 'master', budget, seeded(seed), memory)

describe("a master's card", () => {
  it('is legal, and the same for the same view, memory, seed and effort, whatever was thought in between', () => {
    const some = [...choices(12)]
    expect(some.length).toBeGreaterThan(40)
    const first = some.map((choice) => chosen(choice))
    for (const [i, choice] of some.entries()) {
      const legal = skat.legal(skat.view(choice.state, choice.seat))
      expect(legal).toContainEqual(first[i])
    }
    const again = some.toReversed().map((choice) => chosen(choice))
    expect(again.toReversed()).toEqual(first)
  })

  it('does not depend on what the view does not show', () => {
    let disguised = 0
    for (const choice of choices(12)) {
      const other = skat.disguise(choice.state, choice.seat, seeded('disguise'))
      if (other === undefined) continue
      disguised += 1
      expect(chosen({ ...choice, state: other })).toEqual(chosen(choice))
    }
    expect(disguised).toBeGreaterThan(40)
  })

  it('is left to the level below without effort, and legal when time is up at once', () => {
    for (const choice of choices(4)) {
      expect(chosen(choice, { ...unhurried, effort: 0 })).toBeUndefined()
      const legal = skat.legal(skat.view(choice.state, choice.seat))
      expect(legal).toContainEqual(chosen(choice, { effort: 1, over: () => true }))
    }
  })
})

/** The position with the cards as they lie, for its declarer. */
function opened(state: State & { phase: 'play' }): OpenCards {
  const { declarer, hands, trick, announcement, points: taken } = state
  const seats = [0, 1, 2].map((steps) => (declarer + steps) % 3)
  return {
    game: announcement.game,
    goal: announcement.game === nullGame ? { kind: 'none' } : { kind: 'points', points: 61 },
    hands: seats.map((seat) => hands[seat]) as unknown as OpenCards['hands'],
    leader: seats.indexOf(trick.leader),
    trick: trick.cards,
    points: (taken[declarer] as number) + points(state.discard ?? state.deal.skat),
    missed: false,
  }
}

describe("a master's card when only one deal fits", () => {
  it('wins or defeats the game if any card does', () => {
    let decisive = 0
    for (const choice of choices(500)) {
      const { state, seat, memory } = choice
      if (state.phase !== 'play') continue
      const { schneider, schwarz, patrolki } = state.announcement
      if (schneider || schwarz || patrolki > 0) continue
      const table = tableOf(skat.view(state, seat), memory.tricks)
      if (table === undefined || dealsOf(hiddenFrom(table)).total !== 1) continue
      const { cards } = solve(opened(state))
      if (new Set(cards.map(({ reached }) => reached)).size < 2) continue
      decisive += 1
      const move = chosen(choice)
      const value = cards.find(({ card }) => move?.kind === 'card' && card === move.card)
      expect(value?.reached, skat.deals.write(state.deal)).toBe(seat === state.declarer)
    }
    expect(decisive).toBeGreaterThan(3)
  })
})

const master = seal(withThink(skat, think), (view) => view)

/** What a master plays in a hand, by so many seeds of their own. */
function plays(hand: Hand, seat: Seat, effort = 0.1): readonly (string | undefined)[] {
  return ['a', 'b', 'c'].map((seed) =>
    master.think(hand.mind(seat), 'master', { ...unhurried, effort }, seeded(seed)),
  )
}

const hand = (deal: string, moves: string): Hand => after(master.start('pzskat', deal, '-') as Hand, moves)

describe('a master', () => {
  it('leads the suit in which a declarer with an open null hand can be caught', () => {
    const open = dealOf(
      'D8 D9 DQ DK DA CA CK SA SK HA',
      'C7 C8 C9 S7 S8 S9 H7 H8 D7 DJ',
      'CT CJ CQ ST SJ SQ HT HJ HQ HK',
    )
    const cards = plays(hand(open, '1:18 0:pass 2:pass 1:hand 1:null-ouvert'), 0)
    expect(cards.every((card) => card === 'D8' || card === 'D9')).toBe(true)
  })

  it('keeps the ten guarded that costs an open grand a trick', () => {
    const grand = dealOf(
      'S7 S8 DJ HA HK HQ H9 H8 DQ D9',
      'CJ SJ HJ CA CT CK CQ SA DA DK',
      'DT D7 ST SK SQ S9 HT H7 C9 C8',
    )
    const begun = '1:18 0:pass 2:pass 1:hand 1:grand-ouvert 0:S7 1:SA 2:S9 1:CJ'
    expect(plays(hand(grand, begun), 2)).not.toContain('D7')
    expect(plays(hand(grand, begun), 2)).not.toContain('DT')
    // Once only two other tens are left beside it, one of these goes.
    const late = hand(
      grand,
      `${begun} 2:H7 0:DJ 1:SJ 2:SQ 0:S8 1:HJ 2:SK 0:H8 1:CA 2:C8 0:H9 1:CT 2:C9 0:HQ 1:CK`,
    )
    expect(plays(late, 2).every((card) => card === 'ST' || card === 'HT')).toBe(true)
  })

  it("gives the ten into the trick that the partner's trump takes", () => {
    const deal = dealOf(
      'CJ HJ SA SK SQ S9 HA HT C8 D7',
      'CA SJ C9 ST S7 HK H9 DA DK D8',
      'HQ DJ CK CT C7 CQ H7 H8 DT D9',
    )
    const begun = '1:18 0:hold 1:pass 2:pass 0:take 0:S8+DQ 0:spades 0:CJ 1:S7 2:DJ 0:SQ 1:SJ'
    expect(plays(hand(deal, begun), 2, 1)).toEqual(['CT', 'CT', 'CT'])
  })

  it("gives nothing into the declarer's ace", () => {
    const deal = dealOf(
      'CJ HJ SA SK SQ S9 HA HT C8 D7',
      'CA CK C9 ST S7 HK H9 DA DK D8',
      'SJ DJ S8 CT C7 CQ HQ H8 DT D9',
    )
    const begun = '1:18 0:hold 1:pass 2:pass 0:take 0:H7+DQ 0:spades'
    expect(plays(hand(deal, `${begun} 0:HA`), 1)).toEqual(['H9', 'H9', 'H9'])
    // In trumps, too, and in a suit of which they have nothing.
    const drawn = `${begun} 0:CJ 1:S7 2:S8`
    expect(plays(hand(deal, `${begun} 0:CJ`), 1)).toEqual(['S7', 'S7', 'S7'])
    const off = plays(hand(deal, `${drawn} 0:HJ 1:ST 2:DJ 0:SA`), 1)
    expect(off.every((card) => card === 'H9' || card === 'C9' || card === 'D8')).toBe(true)
  })
})
