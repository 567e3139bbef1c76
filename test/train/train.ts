/** From a seed to a model: games with open cards, a fit, better games, a fit again, then hands played by bots. */
import { features, width } from '../../games/skat/src/think/bidding/features.js'
import { families, type Family } from '../../games/skat/src/rules/games.js'
import {
  calledLogit,
  stages,
  type Model,
  type Practice,
  type Stage,
} from '../../games/skat/src/think/bidding/model.js'
import { fit, type Sample } from './fit.js'
import { byModel, openGames, usual, type Judge, type OpenGame } from './open-games.js'
import { calledGame, type CalledGame } from './called-games.js'
import { playedDeal, type PlayedDeal, type PlayedGame } from './played-games.js'

export interface Plan {
  readonly seed: string
  /** Deals of each of the two rounds with open cards, deals of each round that are only bid, and deals of each round that bots play. */
  readonly open: number
  readonly called: number
  readonly played: number
  /** How much masters think about a card in those; with 0, the usual bot plays them. */
  readonly effort: number
  /** Told now and then how far it has come; may throw to end it. */
  readonly report: (line: string) => void
}

/** Every tenth deal is not fitted to, so that the figures are of deals that the model has not seen. */
const heldOut = (n: number): boolean => n % 10 === 9

const sampleOf = (game: OpenGame): Sample => ({ ...features(game.game, game), true: game.made })

const byFamily = <T>(make: (family: Family) => T): Record<Family, T> =>
  Object.fromEntries(families.map((family) => [family, make(family)])) as Record<Family, T>

/** Before anything was bid or played: whoever calls has something, and hidden cards are a little kinder to declarers than open ones. */
const expected: Practice = { called: [0, 1, -0.2, 0], made: [0.5, 1], schneider: [-1, 0.5] }
/** How many games this expectation counts as, about. */
const held = 4
const untold: Model['others'] = { play: 0.6, win: [1.4, 0], value: 36 }

function fitOpen(games: readonly OpenGame[], before: Pick<Model, 'practice' | 'others'>): Model {
  const row = (stage: Stage, family: Family): readonly number[] =>
    fit(
      games.filter((game) => game.stage === stage && game.family === family).map(sampleOf),
      new Array<number>(width[family]).fill(0),
    )
  const rows = Object.fromEntries(
    stages.map((stage) => [stage, byFamily((family) => row(stage, family))]),
  ) as Record<Stage, Record<Family, readonly number[]>>
  return { ...before, rows }
}

const dense = (values: readonly number[], came: boolean): Sample => ({
  at: values.map((_, i) => i),
  size: values,
  true: came,
})

function fitCalled(model: Model, games: readonly CalledGame[]): Model {
  const practice = byFamily((family): Practice => {
    const mine = games.filter((game) => game.family === family)
    const [constant = 0, slope = 1, bids = 0, kept = 0] = fit(
      mine.map((game) => dense([1, game.logit, game.against / 10, game.hand ? 1 : 0], game.made)),
      expected.called,
      held,
    )
    return { ...model.practice[family], called: [constant, slope, bids, kept] }
  })
  return { ...model, practice }
}

function fitPlayed(model: Model, deals: readonly PlayedDeal[]): Model {
  const games = deals.flatMap(({ game }) => (game === undefined ? [] : [game]))
  const plain = games.filter((game) => !game.demanding)
  const practice = byFamily((family): Practice => {
    const mine = plain.filter((game) => game.family === family)
    const [constant = 0, slope = 1] = fit(
      mine.map((game) => dense([1, calledLogit(model, game, game.logit, game.against)], game.made)),
      expected.made,
      held,
    )
    const won = mine.filter(({ made }) => made)
    const [level = 0, by = 0] = fit(
      won.map((game) => dense([1, game.logit], game.schneider)),
      expected.schneider,
      held,
    )
    return { ...model.practice[family], made: [constant, slope], schneider: [level, by] }
  })
  const mean = (of: (game: PlayedGame) => number): number =>
    Number((games.reduce((sum, game) => sum + of(game), 0) / games.length).toFixed(3))
  const [win = 0, strength = 0] = fit(
    games.flatMap(({ others, won }) => others.map((promised) => dense([1, promised], won))),
    untold.win,
    held,
  )
  const play = deals.reduce((sum, { willing }) => sum + willing, 0) / (3 * deals.length)
  return {
    ...model,
    practice,
    others: {
      play: Number(play.toFixed(3)),
      win: [win, strength],
      value: mean(({ value }) => value),
    },
  }
}

/** What comes of each deal from `from` on; tells now and then how far it is. */
const gathered = <T>(
  from: number,
  deals: number,
  what: string,
  report: Plan['report'],
  of: (n: number) => T,
): readonly T[] =>
  Array.from({ length: deals }, (_, i) => {
    if (i > 0 && i % 200 === 0) report(`${from + i} deals ${what}`)
    return of(from + i)
  })

export interface Trained {
  readonly model: Model
  /** Games of deals that were held out: with open cards, bid, and played. */
  readonly open: readonly OpenGame[]
  readonly called: readonly CalledGame[]
  readonly played: readonly PlayedDeal[]
}

/** Fits to open cards: first games that the usual bot would choose, then also those that the model chooses itself. */
export function openModel(
  seed: string,
  deals: number,
  report: Plan['report'] = () => undefined,
): Pick<Trained, 'model' | 'open'> {
  const begin = { practice: byFamily(() => expected), others: untold }
  const fitted = (all: readonly (readonly OpenGame[])[]): Model =>
    fitOpen(
      all.flatMap((games, n) => (heldOut(n) ? [] : games)),
      begin,
    )
  const games = (from: number, judge: Judge) =>
    gathered(from, deals, 'with open cards', report, (n) => openGames(seed, n, judge))
  const first = games(0, usual)
  const all = [...first, ...games(deals, byModel(fitted(first)))]
  return { model: fitted(all), open: all.flatMap((of, n) => (heldOut(n) ? of : [])) }
}

export function train({ seed, open, called, played, effort, report }: Plan): Trained {
  const begun = openModel(seed, open, report)
  const auctions = (model: Model, round: number): readonly CalledGame[] =>
    gathered(round * called, called, 'bid', report, (n) =>
      calledGame({ seed, n, model, effort, exploring: round < 2 }),
    ).flatMap((game) => game ?? [])
  const hands = (model: Model, round: number): readonly PlayedDeal[] =>
    gathered(round * played, played, 'played', report, (n) =>
      playedDeal({ seed, n, model, effort, exploring: round < 2 }),
    )
  let { model } = begun
  const [bid, all]: [CalledGame[], PlayedDeal[]] = [[], []]
  for (const round of [0, 1]) {
    bid.push(...auctions(model, round))
    model = fitCalled(model, bid)
    all.push(...hands(model, round))
    model = fitPlayed(model, all)
  }
  return { model, open: begun.open, called: auctions(model, 2), played: hands(model, 2) }
}
