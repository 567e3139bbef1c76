/** Which positions are problems, by their figures alone, and how hard they are. */
import { describe, expect, it } from 'vitest'
import { clearly, difficultyOf, type CardChoice, type Clear, type Misses } from '../src/index.js'

const choice = (card: string, chance: number | null, reached = true): CardChoice => ({
  card,
  chance,
  reached,
  points: 70,
  score: 48,
})
const at = (choices: readonly CardChoice[] | null, own = true) => clearly({ choices, own })
const clear = (first: number, second: number): Clear =>
  at([choice('CA', first), choice('CT', second)]) as Clear
const misses = (beginner: number, club: number): readonly Misses[] => [
  { level: 'beginner', missed: beginner, of: 8 },
  { level: 'club', missed: club, of: 8 },
]

describe('a position', () => {
  it('is a problem if the second card is worse by more than 5 %', () => {
    expect(at([choice('CT', 60), choice('CA', 66), choice('C7', 0)])).toMatchObject({
      choices: [
        { move: 'CA', chance: 66, wins: true },
        { move: 'CT', chance: 60 },
        { move: 'C7', chance: 0 },
      ],
    })
  })

  it('is ambiguous if a second card is within 5 %', () => {
    expect(at([choice('CA', 65), choice('CT', 60)])).toBe('ambiguous')
    expect(at([choice('CA', 65), choice('CT', 65)])).toBe('ambiguous')
  })

  it('is forced with one card, and unknown without the chance of each', () => {
    expect(at([choice('CA', 65)])).toBe('forced')
    expect(at([])).toBe('forced')
    expect(at(null)).toBe('unknown')
    expect(at([choice('CA', 65), choice('CT', null)])).toBe('unknown')
  })

  it('is luck if the best card does not win with the cards as they lay, for either side', () => {
    expect(at([choice('CA', 80, false), choice('CT', 20, true)])).toBe('luck')
    expect(at([choice('CA', 80, true), choice('CT', 20, false)], false)).toBe('luck')
    expect(at([choice('CA', 80, false), choice('CT', 20, true)], false)).toMatchObject({
      choices: [
        { move: 'CA', wins: true },
        { move: 'CT', wins: false },
      ],
    })
  })
})

it('a problem is harder if more players miss it and if the second card is close', () => {
  expect(difficultyOf(clear(90, 20), misses(4, 4))).toBe(1)
  expect(difficultyOf(clear(90, 20), misses(5, 0))).toBe(2)
  expect(difficultyOf(clear(90, 20), misses(0, 5))).toBe(3)
  expect(difficultyOf(clear(90, 75), misses(0, 0))).toBe(2)
  expect(difficultyOf(clear(90, 74), misses(0, 0))).toBe(1)
  expect(difficultyOf(clear(90, 75), misses(8, 8))).toBe(5)
})
