/** The choices before the first card that may be problems: what to put away, and whether to bid. */
import { clearIn, readCard, seal, type Decision, type HandRecord, type Played } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { decide } from '../src/decide/index.js'
import { skat } from '../src/index.js'

const rules = seal(skat, (view) => view)

/** The choice after some moves of a deal: hands of forehand, middlehand and rearhand, then the skat. */
function choice(deal: string, moves: readonly Played[]): Decision {
  const record: HandRecord = {
    game: 'skat',
    version: rules.version,
    profile: 'pzskat',
    chairs: 3,
    hand: 0,
    players: ['', '', ''],
    deal,
    carry: '-',
    proof: null,
    // What is decided does not depend on the move that was made, nor on those after it.
    moves: [...moves, { seat: 0, move: 'pass' }],
  }
  return decide(record, moves.length) ?? expect.fail('there is no choice')
}
const answer = (decision: Decision): unknown => {
  const clear = clearIn(decision.choices)
  return typeof clear === 'string' ? clear : clear.choices[0].move
}

// Forehand has the four jacks and a long suit, middlehand has nothing.
const strong = 'CJSJHJDJCACTCKCQSAST|SKSQS9HKHQH9C9DKDQD9|C8C7S8S7HAHTH8H7DADT|D8D7'

describe('a bid', () => {
  it('is right with a hand that wins whatever lies in the skat, and a pass with one that cannot', () => {
    const middle = choice(strong, [])
    expect([middle.kind, middle.seat, [...middle.moves].toSorted()]).toEqual(['call', 1, ['18', 'pass']])
    expect(answer(middle)).toBe('pass')
    const fore = choice(strong, [{ seat: 1, move: '18' }])
    expect([fore.seat, answer(fore)]).toEqual([0, 'hold'])
    const [playing, passing] = fore.choices
    expect(playing?.chance).toBeGreaterThan(95)
    expect(passing).toMatchObject({ move: 'pass', needed: true, wins: false })
  })

  it('is luck if the game would have been lost as the cards lay', () => {
    // Every trump that is missing lies in one hand.
    const middle = { seat: 1, move: 'pass' }
    const deal = 'CJSJHJCACTC9SAHAHTD7|SKSQS9S8HKHQH9D9D8DQ|DJCKCQC8C7STS7DADTDK|H8H7'
    const rear = choice(deal, [middle, { seat: 2, move: '18' }])
    expect(rear.choices.find(({ needed }) => needed !== true)?.chance).toBeGreaterThan(80)
    expect(rear.choices.map(({ wins }) => wins).toSorted()).toEqual([false, true])
  })

  it('counts every value that could be named as the lowest one', () => {
    const { choiceOf } = choice(strong, [])
    expect(['18', '20', '264', 'pass'].map(choiceOf)).toEqual(['18', '18', '18', 'pass'])
  })
})

describe('a discard', () => {
  // Clubs with a bare ten of hearts and a bare king of diamonds, and the ace of spades.
  const deal = 'DJCQCACKC9C8C7SAS9HT|CTSTSQS8HAHKH9H7DTD8|CJSJSKS7HJHQH8DADQD9|DKD7'
  const taken: readonly Played[] = [
    { seat: 1, move: '18' },
    { seat: 0, move: 'hold' },
    { seat: 1, move: 'pass' },
    { seat: 2, move: 'pass' },
    { seat: 0, move: 'take' },
  ]

  it('is judged for the game that a master would announce, every pair of the twelve cards', () => {
    const decision = choice(deal, taken)
    expect([decision.kind, decision.seat, decision.moves.length]).toEqual(['discard', 0, 66])
    expect(decision.next).toBe('clubs')
    const twelve = new Set(decision.moves.flatMap((move) => move.split('+')))
    expect(twelve.size).toBe(12)
    expect([...twelve].every((card) => readCard(card) !== undefined)).toBe(true)
    // Nobody puts trumps from the top away.
    const chanceOf = (move: string) => decision.choices.find((one) => one.move === move)?.chance ?? -1
    expect(chanceOf('HT+DK')).toBeGreaterThan(chanceOf('CA+DJ'))
  })

  it('is the same whenever it is judged', () => {
    expect(choice(deal, taken).choices).toEqual(choice(deal, taken).choices)
  })
})

it('is nothing in the play, nor while a game is announced', () => {
  const moves: readonly Played[] = [
    { seat: 1, move: 'pass' },
    { seat: 2, move: 'pass' },
    { seat: 0, move: 'play' },
    { seat: 0, move: 'hand' },
    { seat: 0, move: 'clubs' },
    { seat: 0, move: 'CJ' },
  ]
  const record: HandRecord = {
    game: 'skat',
    version: rules.version,
    profile: 'pzskat',
    chairs: 3,
    hand: 0,
    players: ['', '', ''],
    deal: strong,
    carry: '-',
    proof: null,
    moves,
  }
  expect([3, 4, 5].map((step) => decide(record, step))).toEqual([undefined, undefined, undefined])
  expect(decide({ ...record, profile: 'none' }, 0)).toBeUndefined()
})
