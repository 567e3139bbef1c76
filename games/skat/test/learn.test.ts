import { examplesOf, rulebookLaws, teachingLaws } from '@stolik/core/laws'
import { describe, expect, it } from 'vitest'
import { trumps, winning } from '../src/rules/cards.js'
import { clauses } from '../src/clauses.js'
import { skat } from '../src/game/game.js'
import type { GameKind } from '../src/rules/games.js'
import { hands, teaching } from '../src/learn/index.js'
import { rulebook } from '../src/learn/rulebook.js'
import { catalogues, lessonWords } from './words.js'
import { good, measure } from './first-hands.js'

teachingLaws({
  teaching,
  game: skat,
  words: [catalogues, lessonWords],
  clauses,
})

rulebookLaws({ game: skat, rulebook, words: [catalogues, lessonWords], clauses })

describe('the chapters', () => {
  const { cardsOf, sums } = examplesOf(teaching)

  it.each([
    ['cards.plain', 0],
    ['cards.trumps', 2],
    ['cards.grand', 4],
    ['cards.null', 5],
  ] as const)('2.3.1–2.3.4 %s: each card beats all cards after it', (code, game) => {
    const cards = cardsOf(code)
    expect(cards.length).toBeGreaterThan(3)
    for (const [i, high] of cards.entries())
      for (const low of cards.slice(i + 1)) expect(winning(game as GameKind, [low, high])).toBe(1)
  })

  it('4.4.2 the trick of the example contains no trump, as its sentence says', () => {
    const trick = cardsOf('counting.trick')
    expect(trick).toHaveLength(3)
    expect(trick.every((card) => ((trumps(0) >>> card) & 1) === 0)).toBe(true)
  })

  it('5.2.1 the game adds 1 to the matadors in the example', () => {
    expect(sums.map(({ lines }) => lines.at(-1)?.args['score'])).toEqual([20, -40])
  })
})

describe('the first hands', () => {
  it.each(hands.map((hand) => [hand.id, hand] as const))('is good for a beginner: %s', (id, hand) => {
    expect(good(id === 'declarer' ? 'declarer' : 'opponent', measure(hand), hand.seat)).toBe(true)
  })
})
