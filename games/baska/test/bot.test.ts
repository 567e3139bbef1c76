/** The strength of the bot against three players with random legal moves, over 2,000 seeded hands in `npm run soak`. */
import { cases } from '@stolik/core/cases'
import { pick, type Random, seeded } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { baska, type Move, type View } from '../src/index.js'
import type { Rules } from '../src/rules/rules.js'
import { kop, lebork } from './table.js'

const hands = process.env['STOLIK_SOAK'] === '1' ? 2000 : cases(75, 400)

interface Figure {
  readonly mean: number
  /** Half of the 95 % confidence interval. */
  readonly half: number
}

function interval(scores: readonly number[]): Figure {
  const mean = scores.reduce((a, b) => a + b) / scores.length
  const variance = scores.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (scores.length - 1)
  return { mean, half: 1.96 * Math.sqrt(variance / scores.length) }
}

/** Returns the bot's score in every hand. It plays each seat in turn; `rival` plays the others. */
function scores(rules: Rules, rival: (view: View, random: Random) => Move): number[] {
  return Array.from({ length: hands }, (_, n) => {
    const random = seeded(`rival/${n}`)
    const own = seeded(`bot/${n}`)
    let state = baska.setup(rules, baska.deal(rules, seeded(`deal/${n}`)), { bokLeft: 0 })
    for (let seat = baska.toAct(state)[0]; seat !== undefined; seat = baska.toAct(state)[0]) {
      const view = baska.view(state, seat)
      state = baska.apply(state, seat, seat === n % 4 ? baska.bot(view, own) : rival(view, random))
    }
    return baska.result(state)?.scores[n % 4] as number
  })
}

const withMargin = (name: string, { mean, half }: Figure): string =>
  `baska bot, ${name}: ${mean.toFixed(2)} ± ${half.toFixed(2)} points a hand over ${hands} hands (95 %)`

describe.each([lebork, kop])('the bot wins on average under the rules of $id', (rules) => {
  it('against random legal moves, calls included', () => {
    const figure = interval(scores(rules, (view, random) => pick(baska.legal(view), random)))
    console.log(withMargin(`${rules.id}, against random legal play`, figure))
    expect(figure.mean - figure.half).toBeGreaterThan(0)
  })

  it('against players who pass if they may and play random legal cards', () => {
    const figure = interval(
      scores(rules, (view, random) =>
        view.phase === 'auction' ? baska.auto(view) : pick(baska.legal(view), random),
      ),
    )
    console.log(withMargin(`${rules.id}, against random cards`, figure))
    expect(figure.mean - figure.half).toBeGreaterThan(0)
  })
})
