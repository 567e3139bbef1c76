import { seeded } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { baska } from '../src/index.js'
import { reach } from '../src/secure/reach.js'
import { solver } from '../src/secure/solve.js'
import { kop, lebork } from './table.js'

describe('T13 all reachable numbers of card points', () => {
  it.each([
    ['lebork', lebork.ladder],
    ['lebork, gran', lebork.granLadder],
    ['kop', kop.ladder],
  ])('T13 have the ends of the range as minimum and maximum: %s', (_, ladder) => {
    const solve = solver(ladder)
    let slowest = 0
    for (let n = 0; n < 60; n++) {
      const { hands } = baska.deal(lebork, seeded(`reach/${n}`))
      const position = { hands, leader: n % 4, trick: [] }
      const side = n % 3 === 0 ? [n % 4] : [0, 1 + (n % 3)]
      const from = performance.now()
      const found = reach(ladder, position, side)
      slowest = Math.max(slowest, performance.now() - from)
      expect([found[0], found.at(-1)]).toEqual(solve.range(position, side))
    }
    console.log(`baska: all results of a whole hand in at most ${slowest.toFixed(0)} ms`)
  })
})
