/** What is counted in finished hands: calls by the own cards, cards that give a game away, and chances of games. */
import { seeded, type HandRecord, type Played, type Seat } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { type Entry, profiles } from '../src/index.js'
import { chanceOfCall, scrutiny } from '../src/scrutiny/index.js'
import { solver } from '../src/solve/index.js'
import { outlooks } from '../src/think/bidding/outlook.js'
import { weights } from '../src/think/bidding/weights.js'
import { after, cards, plainDeal, plugin, start } from './hands.js'

const recordOf = (deal: string, moves: readonly Played[]): HandRecord => ({
  game: plugin.id,
  version: plugin.version,
  profile: 'pzskat',
  chairs: 3,
  hand: 0,
  proof: null,
  players: ['a', 'b', 'c'],
  deal,
  carry: '-',
  moves,
})

const movesOf = (text: string): readonly Played[] =>
  text.split(' ').map((word) => ({ seat: Number(word[0]), move: word.slice(2) }))

/** A hand that bots play to its end. */
function played(seed: number): { readonly record: HandRecord; readonly entry: Entry } {
  const random = seeded(`scrutiny/${seed}`)
  const deal = plugin.deal('pzskat', random)
  const moves: Played[] = []
  let hand = start(deal)
  while (hand.toAct.length > 0) {
    const seat = hand.toAct[0] as Seat
    const move = hand.bot(seat, random)
    moves.push({ seat, move })
    hand = after(hand, `${seat}:${move}`)
  }
  return { record: recordOf(deal, moves), entry: hand.settlement?.entry as Entry }
}

describe('cards that give a game away', () => {
  it('explain how a game ends that the solver sees otherwise, over hands of bots', () => {
    let [games, discards] = [0, 0]
    for (let seed = 0; seed < 12; seed++) {
      const { record, entry } = played(seed)
      const problem = solver.recorded(record)
      if (entry.kind !== 'played' || 'unsolved' in problem) continue
      // An overbid game is lost whatever its cards bring.
      if (entry.value.kind === 'trump' && entry.value.overbid) continue
      const gifts = scrutiny.see(record)?.cards.filter(({ gave }) => gave) ?? []
      expect(problem.reached() !== (gifts.length % 2 === 1), `seed ${seed}`).toBe(entry.value.won)
      games += 1
      discards += gifts.length
      // Whoever gives had it: the two sides take turns.
      for (const [i, { seat }] of gifts.entries())
        expect(seat === entry.declarer).toBe(problem.reached() === (i % 2 === 0))
      for (const { seat, to } of gifts) expect(to).not.toContain(seat)
    }
    expect(games).toBeGreaterThan(5)
    expect(discards).toBeGreaterThan(0)
  })

  it('are none in a game that nobody can lose or win', () => {
    const calls = '1:18 0:hold 1:pass 2:pass 0:hand 0:clubs'
    const play =
      '0:CJ 1:HJ 2:DJ 0:SJ 1:S8 2:H7 0:CA 1:S9 2:H8 0:CT 1:SQ 2:H9 0:CK 1:SK 2:D9 0:CQ 1:ST 2:D8 ' +
      '0:C9 1:HQ 2:DQ 0:C8 1:HK 2:DK 0:C7 1:HT 2:DT 0:SA 1:HA 2:DA'
    const seen = scrutiny.see(recordOf(plainDeal, movesOf(`${calls} ${play}`)))
    expect(seen?.cards.filter(({ gave }) => gave)).toEqual([])
    // Only the declarer had something to give away.
    expect(new Set(seen?.cards.map(({ seat }) => seat))).toEqual(new Set([0]))
    expect(seen?.game).toMatchObject({ seat: 0, won: true })
    expect(seen?.game?.chance).toBeGreaterThan(0.95)
  })
})

describe('calls', () => {
  const rules = profiles.pzskat
  const chance = (hand: string, value: number): number =>
    chanceOfCall(rules, outlooks(weights, rules, cards(hand), true), value)
  const sure = 'CJ SJ HJ DJ CA CT CK CQ C9 C8'
  const poor = 'C8 C9 CQ S8 SQ SK H8 HK D9 DQ'

  it('are judged by the own cards: certain with all trumps, without a chance with none', () => {
    expect(chance(sure, 18)).toBeGreaterThan(0.95)
    expect(chance(poor, 18)).toBeLessThan(scrutiny.noChance)
  })

  it('have less of a chance the higher they are, and none beyond the value of every game', () => {
    const middling = 'CJ HJ CA CT C9 SA SK H9 D8 D7'
    const chances = [18, 24, 36, 60, 120].map((value) => chance(middling, value))
    expect(chances).toEqual(chances.toSorted((a, b) => b - a))
    expect(chances[0]).toBeGreaterThan(chances.at(-1) ?? 1)
    expect(chance(middling, 264)).toBe(0)
  })

  it('are listed with their place among the moves; a pass with the chance of any game', () => {
    const seen = scrutiny.see(recordOf(plainDeal, movesOf('1:18 0:pass 2:20 1:pass 2:take 2:discard')))
    expect(seen).toBeUndefined()
    const all = scrutiny.see(recordOf(plainDeal, movesOf('1:pass 2:pass 0:pass')))
    expect(all?.calls.map(({ move, seat, raises }) => [move, seat, raises])).toEqual([
      [0, 1, false],
      [1, 2, false],
      [2, 0, false],
    ])
    expect(all?.calls[2]?.chance).toBeGreaterThan(0.95)
    expect(all?.game).toBeNull()
    expect(all?.cards).toEqual([])
  })
})

describe('a record', () => {
  const moves = movesOf('1:pass 2:pass 0:pass')
  it('shows nothing if it is unfinished, broken or of unknown rules', () => {
    expect(scrutiny.see(recordOf(plainDeal, moves.slice(0, 2)))).toBeUndefined()
    expect(scrutiny.see(recordOf(plainDeal, [{ seat: 1, move: '17' }]))).toBeUndefined()
    expect(scrutiny.see(recordOf('nonsense', moves))).toBeUndefined()
    expect(scrutiny.see({ ...recordOf(plainDeal, moves), profile: 'nonsense' })).toBeUndefined()
    expect(scrutiny.see(recordOf(plainDeal, moves))).toBeDefined()
  })
})
