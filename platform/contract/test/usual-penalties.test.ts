import { describe, expect, it } from 'vitest'
import { gamePenalties, penaltyLines, usualPenalty } from '@stolik/contract/event/usual-penalties'

describe('a line of the usual penalties', () => {
  it.each([
    ['Cards shown again: −2', 'Cards shown again', -2],
    ['Hint; -0,5', 'Hint', -0.5],
    ['Late, -100', 'Late', -100],
  ])('“%s” takes points', (line, reason, points) => {
    expect(usualPenalty(line)).toEqual({ line, reason, points })
  })

  it.each(['Misdeal: dealt again', 'Zone 3-4', 'A hand of 12', '−5'])('“%s” takes none', (line) => {
    expect(usualPenalty(line)).toEqual({ line, reason: line, points: null })
  })
})

it('a game without usual penalties has no lines', () => {
  expect(penaltyLines(gamePenalties)).toEqual([])
  expect(penaltyLines('a\n\nb: −1\n')).toEqual(['a', 'b: −1'])
})
