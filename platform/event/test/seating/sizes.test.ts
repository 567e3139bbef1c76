import { describe, expect, it } from 'vitest'
import { tableSizes } from '@stolik/event/seating/sizes'

describe('table sizes', () => {
  it('are 4a + 3b with the smallest b; only 1, 2 and 5 are impossible (PT 7.1.1)', () => {
    for (let players = 1; players <= 500; players++) {
      const answer = tableSizes(players, [4, 3])
      if ([1, 2, 5].includes(players)) {
        expect(answer).toMatchObject({ refused: 'too-few' })
        continue
      }
      if ('refused' in answer) throw new Error(`${players} refused`)
      const threes = answer.sizes.filter((size) => size === 3).length
      expect(threes).toBe((4 - (players % 4)) % 4)
      expect(answer.sizes.reduce((sum, size) => sum + size, 0)).toBe(players)
      expect(answer.byes).toBe(0)
    }
  })

  it('seat 97 players at 22 tables of four and three of three', () => {
    const answer = tableSizes(97, [4, 3])
    if ('refused' in answer) throw new Error('refused')
    expect([answer.sizes.length, answer.sizes[21], answer.sizes[22]]).toEqual([25, 4, 3])
  })

  it.each([
    [3, 0, 0],
    [4, 1, 0],
    [7, 1, 3],
    [248, 62, 0],
    [250, 62, 2],
  ])('%i players at fours only: %i tables, %i byes', (players, tables, byes) => {
    const answer = tableSizes(players, [4])
    if (tables === 0) expect(answer).toEqual({ refused: 'too-few', players, least: 4 })
    else expect(answer).toMatchObject({ sizes: Array.from({ length: tables }, () => 4), byes })
  })

  it('use the fewest other tables if there are more than two sizes', () => {
    expect(tableSizes(11, [4, 3, 5])).toEqual({ sizes: [4, 4, 3], byes: 0 })
    expect(tableSizes(5, [4, 3, 5])).toEqual({ sizes: [5], byes: 0 })
  })
})
