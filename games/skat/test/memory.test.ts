/** Bots remember what an attentive player would, at whatever table and process they sit down. */
import { describe, expect, it } from 'vitest'
import { seal, seeded, type Hand, type Played } from '@stolik/core'
import { skat } from '../src/game/game.js'
import type { SkatShapes } from '../src/game/playing.js'
import { profiles } from '../src/rules/profiles.js'
import { remember, type Memory } from '../src/hand/memory.js'
import type { View } from '../src/rules/view.js'
import { deals } from '../src/hand/deal.js'

/** What the bot was given, in order. */
const inputs: { readonly view: View; readonly memory: Memory | undefined }[] = []
const game = seal<SkatShapes>(
  {
    ...skat,
    bot: (view, random, memory) => {
      inputs.push({ view, memory })
      return skat.bot(view, random, memory)
    },
  },
  (view) => view,
)

const random = seeded('memory')
const dealt = Array.from({ length: 8 }, () => deals.write(skat.deal(profiles.pzskat, random)))
const begin = (deal: string): Hand => game.start('pzskat', deal, '-') as Hand

/** Plays a hand by bots; returns its moves and the hands before each of them. */
function played(deal: string): { readonly moves: readonly Played[]; readonly hands: readonly Hand[] } {
  const [moves, hands]: [Played[], Hand[]] = [[], [begin(deal)]]
  for (;;) {
    const hand = hands.at(-1) as Hand
    const seat = hand.toAct[0]
    if (seat === undefined) return { moves, hands }
    const move = hand.bot(seat, seeded(1))
    moves.push({ seat, move })
    hands.push(hand.play(seat, move) as Hand)
  }
}

/** The memory that a bot of this seat is given in a hand. */
function memoryIn(hand: Hand, seat: number): Memory | undefined {
  hand.bot(seat, seeded(1))
  return inputs.at(-1)?.memory
}

describe('a bot at a table', () => {
  it('knows every trick before the one on the table, and nothing else', () => {
    for (const deal of dealt) {
      inputs.length = 0
      const { hands } = played(deal)
      const tricks = (hands.at(-1)?.view(null) as View).disclosure?.tricks
      for (const { view, memory } of inputs) {
        const finished = view.tricksWon.reduce((sum, n) => sum + n, 0)
        expect(memory).toEqual({ tricks: tricks?.slice(0, finished) })
      }
    }
    expect(inputs.some(({ memory }) => memory?.tricks.length === 9)).toBe(true)
  })

  it('remembers the same when another process has read the log and goes on', () => {
    const deal = dealt[0] as string
    const { moves, hands } = played(deal)
    let again = begin(deal)
    for (const [n, { seat }] of moves.entries()) {
      expect(memoryIn(again, seat)).toEqual(memoryIn(hands[n] as Hand, seat))
      again = begin(deal)
      for (const one of moves.slice(0, n + 1)) again = again.play(one.seat, one.move) as Hand
    }
  })

  it('remembers what was before a hand, when a later one was asked first', () => {
    const { moves, hands } = played(dealt[1] as string)
    const forwards = moves.map(({ seat }, n) => memoryIn(hands[n] as Hand, seat))
    const backwards = moves.map((_, n) => {
      const at = moves.length - 1 - n
      return memoryIn(hands[at] as Hand, moves[at]?.seat ?? 0)
    })
    expect(backwards.toReversed()).toEqual(forwards)
  })
})

describe('remember', () => {
  it('notes a trick once, however often it is seen', () => {
    const view = { lastTrick: { leader: 0, cards: [3, 2, 1], winner: 2 } } as unknown as View
    const once = remember(undefined, view)
    expect(once.tricks).toHaveLength(1)
    expect(remember(once, view)).toBe(once)
    expect(remember(once, { ...view, lastTrick: null })).toBe(once)
  })
})
