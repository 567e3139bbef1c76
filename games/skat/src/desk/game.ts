/** The game that an irregularity is about, as described to the arbiter. */
import { type ArbiterCondition, type ArbiterField, type NotRuled, toSet } from '@stolik/core'
import { announcement, type Addition } from '../rules/announcement.js'
import type { Situation } from '../arbiter/index.js'
import { bidValues } from '../rules/bids.js'
import { jacks, trumpOrder } from '../rules/cards.js'
import { gameNames, grand, nullGame, type GameKind, type GameName } from '../rules/games.js'
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

/** A fact that changes few rulings. */
export const rare = (field: ArbiterField): ArbiterField => ({ ...field, optional: true, rare: true })

export type Cases = readonly (readonly ArbiterCondition[])[]

export const is = (field: string, ...values: readonly string[]): ArbiterCondition => ({ field, is: values })

/** The fields as they are asked only in these cases; null for always. */
export const fieldsIf = (cases: Cases | null, fields: readonly ArbiterField[]): readonly ArbiterField[] =>
  cases === null
    ? fields
    : fields.map((field) => ({
        ...field,
        when: cases.flatMap((all) => (field.when ?? [[]]).map((own) => [...all, ...own])),
      }))

/** The declarer's place, from 1. With it, a ruling that ends the game includes a line for the table list. */
const place = rare(number('place'))

/** What may be announced in addition to the game, in this profile. */
function additions(rules: Rules): readonly Addition[] {
  const levels: readonly Addition[] = rules.announcedLevels ? ['schneider', 'schwarz'] : []
  return [...levels, 'ouvert', ...(rules.nullValues.rewolucja === null ? [] : ['rewolucja' as const])]
}

const counts = ['declarerPoints', 'declarerTricks', 'opponentsPoints', 'opponentsTricks'].map((name) =>
  number(name),
)
const notNull: Cases = [[is('game', ...gameNames.filter((name) => name !== 'null'))]]
const mostMatadors = 11

/** What the declarer plays, and what both sides have taken, if the rule counts that. Null games need no matadors. */
export const situationFields = ({ counted }: { readonly counted: boolean }): readonly ArbiterField[] => [
  choice('game', gameNames),
  ...fieldsIf(notNull, [
    choice('matadors', ['with', 'without']),
    { ...number('count'), joined: 'matadors', most: mostMatadors },
  ]),
  flag('hand'),
  ...(counted ? counts : []),
]

/**
 * What changes few rulings: a bid above the game's value, an announced level, and what both sides have taken, since a game is
 * usually open when something goes wrong.
 */
export const rareFields = (
  rules: Rules,
  { counted }: { readonly counted: boolean },
): readonly ArbiterField[] =>
  [
    choice('addition', additions(rules)),
    ...(rules.patrolki.suit > 0 ? [number('patrolki')] : []),
    number('bid'),
    ...(counted ? [] : counts),
    place,
  ].map(rare)

const no = (field: string): NotRuled => ({ refused: 'impossible', field })

const lowestBid = 18

/** The state of a ruling that looks at no game, since play goes on. */
const anyGame: Situation = {
  announcement: announcement(grand, false),
  matadors: { with: true, n: 1 },
  bid: lowestBid,
  declarer: { points: 0, tricks: 0 },
  opponents: { points: 0, tricks: 0 },
}

/** The state of the game, which is open if nobody says what was taken. The declarer's points include the skat. */
export function situationOf(rules: Rules, answers: Told): Situation | NotRuled {
  const name = answers.text('game')
  if (name === undefined) return anyGame
  const game = gameNames.indexOf(name as GameName) as GameKind
  const addition = answers.text('addition') as Addition | undefined
  const a = announcement(game, answers.flag('hand'), addition, answers.number('patrolki') ?? 0)
  const bid = answers.number('bid') ?? lowestBid
  const matadors =
    game === nullGame ? null : { with: answers.text('matadors') === 'with', n: answers.number('count') ?? 0 }
  if (matadors !== null && (matadors.n < 1 || matadors.n > trumpOrder(game).length)) return no('count')
  if (!bidValues(rules).includes(bid)) return no('bid')
  // A null game below its bid may have been announced nevertheless (3.4.4), so the bid is not checked here.
  const played = { announcement: a, matadors, bid: lowestBid, won: false, level: 'simple' } as const
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
  number('bid'),
  flag('hand'),
  ...jackFields.map(flag),
  ...fieldsIf(
    ['true', 'false'].map((held) => jackFields.map((jack) => is(jack, held))),
    moreFields.map((name) => ({ ...number(name), most: 7 })),
  ),
  place,
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
