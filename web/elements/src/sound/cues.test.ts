import { describe, expect, it } from 'vitest'
import { cuesOf, type Cue, type Moment } from './cues.js'

const moment: Moment = { of: 'a 0', hand: 0, done: 2, lying: 1, mine: false, over: false }

const cases: readonly (readonly [string, Partial<Moment>, Partial<Moment>, readonly Cue[]])[] = [
  ['nothing', {}, {}, []],
  ['a call', { lying: 0, done: 0 }, { lying: 0, done: 0 }, []],
  ['a card', {}, { lying: 2 }, ['card']],
  ['a card, after which I am to move', {}, { lying: 2, mine: true }, ['card', 'turn']],
  ['the last card of a trick', {}, { done: 3, lying: 0 }, ['card', 'trick']],
  ['a trick and the lead to the next one', {}, { done: 3, lying: 1 }, ['card', 'trick']],
  [
    'a trick that I have taken with my card',
    { mine: true },
    { done: 3, lying: 0, mine: true },
    ['card', 'trick', 'turn'],
  ],
  ['a question when it is my turn already', { mine: true }, { mine: true }, []],
  ['a call, after which I am to speak', { mine: false }, { mine: true }, ['turn']],
  ['the last card of a hand', { mine: true }, { done: 3, lying: 0, over: true }, ['card', 'settled']],
  ['a hand that nobody wanted', { done: 0, lying: 0 }, { done: 0, lying: 0, over: true }, ['settled']],
  ['the next hand', { over: true, done: 10 }, { hand: 1, done: 0, lying: 0 }, []],
  [
    'the next hand, and I begin',
    { over: true, done: 10 },
    { hand: 1, done: 0, lying: 0, mine: true },
    ['turn'],
  ],
  ['a hand taken back', { done: 5 }, { done: 0, lying: 0 }, []],
  ['another table', {}, { of: 'b 0', done: 7, mine: true }, []],
  ['the gateway without what came last', {}, { of: 'a 1', done: 7, mine: true }, []],
]

describe('the sounds to play', () => {
  it.each(cases)('of %s', (_, before, now, cues) => {
    expect(cuesOf({ ...moment, ...before }, { ...moment, ...now })).toEqual(cues)
  })
})
