/** The weights come from the program: from its data, by its way of fitting, and untouched since. */
import { describe, expect, it } from 'vitest'
import { openLogit } from '../../games/skat/src/think/bidding/model.js'
import { origin, weights } from '../../games/skat/src/think/bidding/weights.js'
import { fit, predicted, type Sample } from './fit.js'
import { lossOn } from './figures.js'
import { openGames, usual } from './open-games.js'
import { readOptions } from './options.js'
import { playedDeal } from './played-games.js'
import { openModel } from './train.js'
import { firstGames, proofOf, version } from './write.js'

describe('the weights of the bidding', () => {
  it('come from this program and this seed: if this fails, npm run train has to make them again', () => {
    const { seed, data, loss, program, weights: whole, version: by } = origin
    expect({ ...proofOf(seed, weights), by }).toEqual({ data, loss, program, weights: whole, by: version })
  })

  it('would not pass for others: one weight changed by 0.05 shows in the loss of the first deals', () => {
    const { rows } = weights
    const first = firstGames(origin.seed)
    for (const family of ['suit', 'grand', 'null'] as const)
      for (const stage of ['taken', 'hand'] as const) {
        const row = rows[stage][family].map((w, i) => (i === 0 ? w + 0.05 : w))
        const other = { ...weights, rows: { ...rows, [stage]: { ...rows[stage], [family]: row } } }
        expect(lossOn(other, first)).not.toBe(origin.loss)
      }
  })

  it('tell games with open cards apart that they were not fitted to', () => {
    const games = Array.from({ length: 60 }, (_, n) => openGames('other', n, usual)).flat()
    const share = games.filter(({ made }) => made).length / games.length
    const alone = -(share * Math.log(share) + (1 - share) * Math.log(1 - share))
    expect(Number(lossOn(weights, games))).toBeLessThan(0.75 * alone)
  })
})

describe('the program', () => {
  it('makes the same weights of the same seed, and others of another', () => {
    const [one, again, other] = ['a', 'a', 'b'].map((seed) => openModel(seed, 30).model)
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
  })

  it('holds every tenth deal out', () => {
    const { model, open } = openModel('held', 20)
    const made = [9, 19].flatMap((n) => openGames('held', n, usual))
    expect(open.slice(0, made.length)).toEqual(made)
    expect(Number.isFinite(openLogit(model, 'taken', 4, made[0] as (typeof made)[number]))).toBe(true)
  })

  it('plays the same deals alike', () => {
    const deal = { seed: 'p', n: 3, model: weights, effort: 0, exploring: true }
    expect(playedDeal(deal)).toEqual(playedDeal(deal))
  })
})

describe('a fit', () => {
  /** Comes true as often as a model with these weights says. */
  const samples: readonly Sample[] = Array.from({ length: 4000 }, (_, i) => {
    const x = (i % 40) / 10 - 2
    const p = 1 / (1 + Math.exp(-(0.5 + 1.5 * x)))
    return { at: [0, 1], size: [1, x], true: Math.floor(i / 40) < 100 * p }
  })

  it('finds the weights that the samples were made with', () => {
    const [constant, slope] = fit(samples, [0, 0], 0.01)
    expect(constant).toBeCloseTo(0.5, 1)
    expect(slope).toBeCloseTo(1.5, 1)
    expect(predicted([0.5, 1.5], { at: [0, 1], size: [1, 0], true: true })).toBeCloseTo(0.6225, 4)
  })

  it('leaves a weight without samples where it begins', () => {
    expect(fit(samples, [0, 0, 7])[2]).toBe(7)
  })
})

describe('npm run train', () => {
  it.each([
    [[], /--game is skat/],
    [['--game', 'toString'], /--game is skat/],
    [['--game', 'skat', '--deals', '1'], /--deals is a whole number from 20/],
    [['--game', 'skat', '--seed', 'a b'], /--seed is/],
    [['--game', 'skat', '--effort', '2'], /--effort is/],
    [['--game', 'skat', '--minutes', '0'], /--minutes is/],
    [['--game', 'skat', '--fast'], /fast/],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message)
  })
})
