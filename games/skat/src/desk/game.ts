/** The game that an irregularity is about, as described to the arbiter. */
import { type ArbiterField, type NotRuled, toSet } from '@stolik/core'
import { announcement, type Addition } from '../rules/announcement.js'
import type { Situation } from '../arbiter/index.js'
import { bidValues } from '../rules/bids.js'
import { jacks, trumpOrder } from '../rules/cards.js'
import { gameNames, nullGame, type GameKind, type GameName } from '../rules/games.js'
import type { Rules } from '../rules/rules.js'
import { impossible } from '../value/impossible.js'
import type { Told } from './told.js'

export const choice = (name: string, options: readonly string[], optional = false): ArbiterField => ({
  name,
  kind: 'choice',
  options,
  optional,
})
export const number = (name: string, optional = false): ArbiterField => ({ name, kind: 'number', optional })
export const flag = (name: string): ArbiterField => ({ name, kind: 'flag', optional: true })

/** The declarer's place, from 1. With it, a ruling that ends the game includes a line for the table list. */
export const place = number('place', true)

/** What may be announced in addition to the game, in this profile. */
function additions(rules: Rules): readonly Addition[] {
  const levels: readonly Addition[] = rules.announcedLevels ? ['schneider', 'schwarz'] : []
  return [...levels, 'ouvert', ...(rules.nullValues.rewolucja === null ? [] : ['rewolucja' as const])]
}

/** What the declarer plays, at which bid, and what both sides have taken. Null games need no matadors. */
export const situationFields = (rules: Rules): readonly ArbiterField[] => [
  place,
  choice('game', gameNames),
  flag('hand'),
  choice('addition', additions(rules), true),
  ...(rules.patrolki.suit > 0 ? [number('patrolki', true)] : []),
  choice('matadors', ['with', 'without'], true),
  number('count', true),
  number('bid'),
  number('declarerPoints'),
  number('declarerTricks'),
  number('opponentsPoints'),
  number('opponentsTricks'),
]

const no = (field: string): NotRuled => ({ refused: 'impossible', field })

/** The state of the game. The declarer's points include the skat. */
export function situationOf(rules: Rules, answers: Told): Situation | NotRuled {
  const game = gameNames.indexOf(answers.text('game') as GameName) as GameKind
  const addition = answers.text('addition') as Addition | undefined
  const a = announcement(game, answers.flag('hand'), addition, answers.number('patrolki') ?? 0)
  const [side, n, bid] = [answers.text('matadors'), answers.number('count'), answers.number('bid') ?? 0]
  if (game !== nullGame && side === undefined) return { refused: 'missing', field: 'matadors' }
  if (game !== nullGame && n === undefined) return { refused: 'missing', field: 'count' }
  const matadors = game === nullGame ? null : { with: side === 'with', n: n ?? 0 }
  if (matadors !== null && (matadors.n < 1 || matadors.n > trumpOrder(game).length)) return no('count')
  if (!bidValues(rules).includes(bid)) return no('bid')
  // A null game below its bid may have been announced nevertheless (3.4.4), so the bid is not checked here.
  const played = { announcement: a, matadors, bid: 18, won: false, level: 'simple' } as const
  if (impossible(rules, played) !== undefined) return no('addition')
  const taken = (who: 'declarer' | 'opponents'): { points: number; tricks: number } => ({
    points: answers.number(`${who}Points`) ?? 0,
    tricks: answers.number(`${who}Tricks`) ?? 0,
  })
  const [declarer, opponents] = [taken('declarer'), taken('opponents')]
  if (declarer.points + opponents.points > 120) return no('opponentsPoints')
  if (declarer.tricks + opponents.tricks > 10) return no('opponentsTricks')
  if (opponents.tricks === 0 && opponents.points > 0) return no('opponentsPoints')
  return { announcement: a, matadors, bid, declarer, opponents }
}

const jackFields = ['clubJack', 'spadeJack', 'heartJack', 'diamondJack'] as const
const moreFields = ['moreClubs', 'moreSpades', 'moreHearts', 'moreDiamonds'] as const

/**
 * What the arbiter must know about the declarer's cards before the announcement: their jacks, including the skat.
 * If they have all jacks or none, also how many trumps of each suit continue the sequence.
 */
export const heldFields: readonly ArbiterField[] = [
  place,
  number('bid'),
  flag('hand'),
  ...jackFields.map(flag),
  ...moreFields.map((name) => number(name, true)),
]

/** Builds a set of cards with the described matadors in every suit and in grand. */
export function heldOf(
  rules: Rules,
  answers: Told,
): { readonly held: number; readonly bid: number } | NotRuled {
  const bid = answers.number('bid') ?? 0
  if (!bidValues(rules).includes(bid)) return no('bid')
  const all = trumpOrder(4)
  const own = all.filter((_, i) => answers.flag(jackFields[i] as string))
  if (own.length > 0 && own.length < 4) return { held: toSet(own), bid }
  let held = own.length === 4 ? jacks : 0
  for (const [suit, name] of moreFields.entries()) {
    const more = answers.number(name)
    if (more === undefined) return { refused: 'missing', field: name }
    if (more > 7) return no(name)
    const suits = trumpOrder(suit as GameKind).slice(4)
    held |= toSet(own.length === 4 ? suits.slice(0, more) : suits.slice(more, more + 1))
  }
  return { held, bid }
}
