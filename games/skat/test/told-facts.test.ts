/**
 * What a list or the calculator takes as told agrees with some outcome that cards can have: every combination of verdict, level,
 * points and tricks is compared with all outcomes.
 */
import { describe, expect, test } from 'vitest'
import { announcement } from '../src/rules/announcement.js'
import { pointsOf } from '../src/rules/cards.js'
import { grand, nullGame } from '../src/rules/games.js'
import { profiles } from '../src/index.js'
import { evaluate, type Level } from '../src/rules/valuation.js'
import { impossible } from '../src/value/impossible.js'
import { heldFor, type ToldGame } from '../src/value/told.js'

const rules = profiles.pzskat
const levels: readonly Level[] = ['simple', 'schneider', 'schwarz']

/** Every pair of points and tricks of a declarer, from sums of sets of cards. */
const outcomes: readonly (readonly [points: number, tricks: number])[] = (() => {
  const values = Array.from({ length: 32 }, (_, card) => pointsOf(card))
  let reached = new Set(['0 0'])
  for (const value of values)
    reached = new Set([
      ...reached,
      ...[...reached].map((one) => {
        const [cards = 0, sum = 0] = one.split(' ').map(Number)
        return `${cards + 1} ${sum + value}`
      }),
    ])
  return Array.from({ length: 11 }, (_, tricks) => tricks).flatMap((tricks) =>
    Array.from({ length: 121 }, (_, points) => points).flatMap((points) =>
      reached.has(`${3 * tricks + 2} ${points}`) ? [[points, tricks] as const] : [],
    ),
  )
})()

/** Whether cards can be played so that all of this is true. */
function can(game: ToldGame): boolean {
  const held = heldFor(game.announcement, game.matadors)
  return outcomes.some(([points, tricks]) => {
    if ((game.points ?? points) !== points || (game.tricks ?? tricks) !== tricks) return false
    const value = evaluate(rules, {
      announcement: game.announcement,
      held,
      bid: game.bid,
      points,
      tricks,
      opponentsTricks: 10 - tricks,
      resigned: false,
    })
    if (value.won !== game.won) return false
    // The level is that of the side that has lost, also where an overbid is lost with many points.
    const [loserHas, took] = game.won ? [120 - points, 10 - tricks] : [points, tricks]
    return (
      value.kind === 'null' ||
      game.level === (took === 0 ? 'schwarz' : loserHas <= 30 ? 'schneider' : 'simple')
    )
  })
}

const numbers = (most: number): readonly (number | undefined)[] => [
  undefined,
  ...Array.from({ length: most + 1 }, (_, n) => n),
]

describe('facts that are told of a game', () => {
  test('5.2.4 schwarz with 91 points is refused', () => {
    const game: ToldGame = {
      announcement: announcement(0, false),
      matadors: { with: true, n: 1 },
      bid: 18,
      won: true,
      level: 'schwarz',
      points: 91,
    }
    expect(impossible(rules, game)).toMatchObject({
      refused: 'points-without-trick',
      clause: '5.2.4',
    })
  })

  test.each([
    ['clubs', announcement(0, false), { with: true, n: 1 }],
    ['grand, by hand', announcement(grand, true), { with: true, n: 2 }],
    ['grand, schneider announced', announcement(grand, true, 'schneider'), { with: true, n: 2 }],
    ['null', announcement(nullGame, false), null],
  ] as const)('%s: are taken exactly if an outcome agrees with all of them', (_, announced, matadors) => {
    const wrong: string[] = []
    for (const bid of [18, 60])
      for (const won of [true, false])
        for (const level of announced.game === nullGame ? levels.slice(0, 1) : levels)
          for (const points of numbers(120))
            for (const tricks of numbers(10)) {
              const game: ToldGame = {
                announcement: announced,
                matadors,
                bid,
                won,
                level,
                ...(points === undefined ? {} : { points }),
                ...(tricks === undefined ? {} : { tricks }),
              }
              const refused = impossible(rules, game)?.refused
              // Not about points and tricks: other tests say why.
              if (refused === 'null-below-bid' || refused === 'unreachable') continue
              if ((refused === undefined) !== can(game))
                wrong.push(`${JSON.stringify({ bid, won, level, points, tricks })}: ${refused ?? 'taken'}`)
            }
    expect(wrong.slice(0, 20)).toEqual([])
  })
})
