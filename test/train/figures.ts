/** How good a model is: log loss beside that of the share alone, and for each tenth of the chances what came of them. */
import { families } from '../../games/skat/src/rules/games.js'
import {
  calledLogit,
  chanceOf,
  openLogit,
  practical,
  stages,
  type Model,
} from '../../games/skat/src/think/bidding/model.js'
import type { CalledGame } from './called-games.js'
import type { OpenGame } from './open-games.js'
import type { PlayedDeal } from './played-games.js'

/** A chance that was given, and whether it came true. */
interface Given {
  readonly chance: number
  readonly true: boolean
}

/** No chance counts as more certain than this. */
const edge = 1e-6

const lossOf = (all: readonly Given[]): number =>
  all.reduce((sum, { chance, true: came }) => {
    const p = Math.min(1 - edge, Math.max(edge, chance))
    return sum - Math.log(came ? p : 1 - p)
  }, 0) / all.length

const shareOf = (all: readonly Given[]): number => all.filter((one) => one.true).length / all.length

const percent = (share: number): string => (100 * share).toFixed(0)

/** Chance → what came true, by tenths of the chance, where there are enough. */
function tenths(all: readonly Given[]): string {
  const buckets = Array.from({ length: 10 }, (_, i) =>
    all.filter(({ chance }) => Math.min(9, Math.floor(10 * chance)) === i),
  )
  const shown = buckets.filter((bucket) => bucket.length >= 20)
  const mean = (bucket: readonly Given[]): number =>
    bucket.reduce((sum, { chance }) => sum + chance, 0) / bucket.length
  return shown.map((bucket) => `, ${percent(mean(bucket))}→${percent(shareOf(bucket))}`).join('')
}

function row(name: string, all: readonly Given[]): string {
  if (all.length === 0) return `${name}: no games`
  const share = shareOf(all)
  const constant = lossOf(all.map((one) => ({ ...one, chance: share })))
  return `${name}: ${all.length} games, made ${percent(share)} %, log loss ${lossOf(all).toFixed(4)} (${constant.toFixed(4)} of the share alone)${tenths(all)}`
}

/** Each kind of game with open cards. */
export const openFigures = (model: Model, games: readonly OpenGame[]): readonly string[] =>
  stages.flatMap((stage) =>
    families.map((family) => {
      const mine = games.filter((game) => game.stage === stage && game.family === family)
      return row(
        `${family} ${stage}`,
        mine.map((game) => ({
          chance: chanceOf(openLogit(model, stage, game.game, game)),
          true: game.made,
        })),
      )
    }),
  )

/** Each kind of game that came out of an auction, with open cards. */
export const calledFigures = (model: Model, games: readonly CalledGame[]): readonly string[] =>
  families.map((family) => {
    const mine = games.filter((game) => game.family === family)
    return row(
      family,
      mine.map((one) => ({
        chance: chanceOf(calledLogit(model, one, one.logit, one.against)),
        true: one.made,
      })),
    )
  })

/** Each kind of game as it was played. */
export function playedFigures(model: Model, deals: readonly PlayedDeal[]): readonly string[] {
  const games = deals.flatMap(({ game }) => (game === undefined ? [] : [game]))
  const won = games.filter((game) => game.won).length
  const plain = games.filter((game) => !game.demanding)
  return [
    `passed ${percent(1 - games.length / deals.length)} %, declarers won ${percent(won / games.length)} %`,
    ...families.map((family) => {
      const mine = plain.filter((game) => game.family === family)
      return row(
        family,
        mine.map((game) => ({
          chance: practical(model, game, game.logit, game.against),
          true: game.made,
        })),
      )
    }),
  ]
}

/** The log loss over all these games, as a test compares it. */
export const lossOn = (model: Model, games: readonly OpenGame[]): string =>
  lossOf(
    games.map((game) => ({
      chance: chanceOf(openLogit(model, game.stage, game.game, game)),
      true: game.made,
    })),
  ).toFixed(6)
