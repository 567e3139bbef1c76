/** The file of the weights, with what is needed to make it again and to see that it was made so. */
import { createHash } from 'node:crypto'
import type { Model } from '../../games/skat/src/think/bidding/model.js'
import { calledFigures, lossOn, openFigures, playedFigures } from './figures.js'
import { openGames, usual, type OpenGame } from './open-games.js'
import { openModel, type Plan, type Trained } from './train.js'

/** Another number for each change of the program that makes other weights of the same deals. */
export const version = 3

export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

/** The first deals of a run: so many that every row of weights matters. */
export const firstGames = (seed: string): readonly OpenGame[] =>
  Array.from({ length: 150 }, (_, n) => openGames(seed, n, usual)).flat()

/** What the program makes of a few deals: it differs if the program does. */
export const programDigest = (): string => digest(openModel('program', 60).model.rows)

/** What a test computes again. */
export function proofOf(seed: string, model: Model) {
  const games = firstGames(seed)
  return {
    data: digest(games),
    loss: lossOn(model, games),
    program: programDigest(),
    weights: digest([model.rows, model.practice, model.others]),
  }
}

const list = (values: readonly number[]): string => `[${values.join(', ')}]`

export function weightsFile(
  { seed, open, called, played, effort }: Omit<Plan, 'report'>,
  trained: Trained,
): string {
  const { model } = trained
  const origin = { version, seed, deals: open, called, played, effort, ...proofOf(seed, model) }
  const command = `npm run train -- --game skat --seed ${seed} --deals ${open} --called ${called} --played ${played} --effort ${effort}`
  const rows = (stage: 'taken' | 'hand'): string =>
    Object.entries(model.rows[stage])
      .map(([family, row]) => `      ${family}: ${list(row)},`)
      .join('\n')
  const practice = Object.entries(model.practice)
    .map(
      ([family, { called: after, made, schneider }]) =>
        `    ${family}: { called: ${list(after)}, made: ${list(made)}, schneider: ${list(schneider)} },`,
    )
    .join('\n')
  return `/**
 * Weights of hands, written by \`${command}\`. Nobody changes them by hand: a test holds that they come from that program.
 *
 * With open cards, deals that were held out:
${openFigures(model, trained.open)
  .map((line) => ` * ${line}`)
  .join('\n')}
 *
 * With open cards, bid by these weights, deals that were held out:
${calledFigures(model, trained.called)
  .map((line) => ` * ${line}`)
  .join('\n')}
 *
 * Bid by these weights and played, deals that were held out:
${playedFigures(model, trained.played)
  .map((line) => ` * ${line}`)
  .join('\n')}
 */
import type { Model } from './model.js'

export const origin = {
${Object.entries(origin)
  .map(([key, value]) => `  ${key}: ${typeof value === 'string' ? `'${value}'` : value},`)
  .join('\n')}
} as const

export const weights: Model = {
  rows: {
    taken: {
${rows('taken')}
    },
    hand: {
${rows('hand')}
    },
  },
  practice: {
${practice}
  },
  others: { play: ${model.others.play}, win: ${list(model.others.win)}, value: ${model.others.value} },
}
`
}
