import type { HandStrength } from '@stolik/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeStored } from '../base/storage.js'
import { forgetCounted, readCounted, writeCounted } from './kept.js'

const here = 'https://one.example/graphql'
const hand: HandStrength = { part: 'alone', points: 24, luck: [1.5, -2], expected: 0 }
const hands = new Map([
  ['a/0/1', hand],
  ['a/1/1', null],
])

beforeEach(() => forgetCounted(here))

describe('what has been counted', () => {
  it('is read as it was written, each game and each gateway apart', () => {
    writeCounted(here, 'one', 'code', hands)
    writeCounted(here, 'two', 'code', new Map())
    expect(readCounted(here, 'one', 'code')).toEqual(hands)
    expect(readCounted(here, 'two', 'code')).toEqual(new Map())
    expect(readCounted('https://two.example/graphql', 'one', 'code')).toEqual(new Map())
  })

  it('is not mixed with what other bots count', () => {
    writeCounted(here, 'one', 'code', hands)
    expect(readCounted(here, 'one', 'newer code')).toEqual(new Map())
  })

  it('is forgotten in all games', () => {
    writeCounted(here, 'one', 'code', hands)
    forgetCounted(here)
    expect(readCounted(here, 'one', 'code')).toEqual(new Map())
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"one":3}',
    '{"one":{"code":"code","hands":[3]}}',
    '{"one":{"code":"code","hands":{"a/0/1":{"part":"alone","points":"24"}}}}',
    '{"one":{"code":"code","hands":{"a/0/1":{"part":"alone","points":1,"expected":0,"luck":["x"]}}}}',
  ])('counts as nothing if it is %j', (text) => {
    writeStored(`stolik.strength ${here}`, text)
    expect(readCounted(here, 'one', 'code')).toEqual(new Map())
    expect(readCounted(here, 'toString', 'code')).toEqual(new Map())
    writeCounted(here, 'one', 'code', hands)
    expect(readCounted(here, 'one', 'code')).toEqual(hands)
  })
})
