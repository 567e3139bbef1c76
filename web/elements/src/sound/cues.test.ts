import { describe, expect, it } from 'vitest'
import { cuesOf, type Cue, type CueState } from './cues.js'

const moment: CueState = { log: 'a 0', hand: 0, done: 2, lying: 1, isMyTurn: false, isSettled: false }

const cases: readonly (readonly [string, Partial<CueState>, Partial<CueState>, readonly Cue[]])[] = [
  ['nothing', {}, {}, []],
  ['a call', { lying: 0, done: 0 }, { lying: 0, done: 0 }, []],
  ['a card', {}, { lying: 2 }, ['card']],
  ['a card, after which I am to move', {}, { lying: 2, isMyTurn: true }, ['card', 'turn']],
  ['the last card of a trick', {}, { done: 3, lying: 0 }, ['card', 'trick']],
  ['a trick and the lead to the next one', {}, { done: 3, lying: 1 }, ['card', 'trick']],
  [
    'a trick that I have taken with my card',
    { isMyTurn: true },
    { done: 3, lying: 0, isMyTurn: true },
    ['card', 'trick', 'turn'],
  ],
  ['a question when it is my turn already', { isMyTurn: true }, { isMyTurn: true }, []],
  ['a call, after which I am to speak', { isMyTurn: false }, { isMyTurn: true }, ['turn']],
  [
    'the last card of a hand',
    { isMyTurn: true },
    { done: 3, lying: 0, isSettled: true },
    ['card', 'settled'],
  ],
  ['a hand that nobody wanted', { done: 0, lying: 0 }, { done: 0, lying: 0, isSettled: true }, ['settled']],
  ['the next hand', { isSettled: true, done: 10 }, { hand: 1, done: 0, lying: 0 }, []],
  [
    'the next hand, and I begin',
    { isSettled: true, done: 10 },
    { hand: 1, done: 0, lying: 0, isMyTurn: true },
    ['turn'],
  ],
  ['a hand taken back', { done: 5 }, { done: 0, lying: 0 }, []],
  ['another table', {}, { log: 'b 0', done: 7, isMyTurn: true }, []],
  ['the gateway without what came last', {}, { log: 'a 1', done: 7, isMyTurn: true }, []],
]

describe('the sounds to play', () => {
  it.each(cases)('of %s', (_, before, now, cues) => {
    expect(cuesOf({ ...moment, ...before }, { ...moment, ...now })).toEqual(cues)
  })
})
