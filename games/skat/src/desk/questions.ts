/** The irregularities that an arbiter can be asked about, in the order of a hand. */
import type { ArbiterField } from '@stolik/core'
import {
  faults,
  ruleAnnouncement,
  ruleFault,
  ruleNamed,
  ruleShortened,
  type Fault,
  type Ruling,
  type Shortened,
  type Side,
  type Situation,
} from '../arbiter/index.js'
import type { Rules } from '../rules/rules.js'
import type { Level } from '../rules/valuation.js'
import { auctions, deals } from './before-play.js'
import {
  fieldsIf,
  choice,
  flag,
  heldFields,
  heldOf,
  is,
  number,
  rare,
  rareFields,
  situationFields,
  situationOf,
  type Cases,
} from './game.js'
import type { Row } from './row.js'
import type { Told } from './told.js'

const sides: readonly Side[] = ['declarer', 'opponents']
const levels: readonly Level[] = ['simple', 'schneider', 'schwarz']

/** What a question about a game in play asks besides the game itself. */
interface Asked {
  readonly fields: readonly ArbiterField[]
  /** Asked after the game, where it makes no difference before. */
  readonly after?: readonly ArbiterField[]
  readonly rare?: readonly ArbiterField[]
  /** When the game is needed; null for always. In other cases play goes on. */
  readonly game?: Cases | null
  /** Whether the ruling counts what both sides have taken. Otherwise that matters only if the game was decided before. */
  readonly counted?: boolean
}

/** Makes a question about a game in play. */
const inGame = (
  id: string,
  asks: (rules: Rules) => Asked,
  rule: (rules: Rules, situation: Situation, answers: Told) => Ruling,
  more: Pick<Row, 'known' | 'usual'> = {},
): Row => ({
  id,
  fields: (rules) => {
    const { fields, after = [], rare: few = [], game = null, counted = false } = asks(rules)
    return [
      ...fields,
      ...fieldsIf(game, situationFields({ counted })),
      ...after,
      ...few.map(rare),
      ...fieldsIf(game, rareFields(rules, { counted })),
    ]
  },
  rule: (rules, answers) => {
    const situation = situationOf(rules, answers)
    if ('refused' in situation) return situation
    return { kind: 'game', answer: rule(rules, situation, answers), situation }
  },
  ...more,
})

const handCards = 10
const nothingHeld = { held: 0, bid: 18, hand: false }
const putRightLead = { fault: 'led-before-announcing', ownLead: true, ...nothingHeld } as const

/** Makes a question about a declarer who has not announced a game yet. */
const beforeGame = (id: string, fault: 'null-below-bid' | 'led-before-announcing'): Row => ({
  id,
  fields: () =>
    fault === 'led-before-announcing'
      ? [flag('ownLead'), ...fieldsIf([[is('ownLead', 'false')]], heldFields)]
      : heldFields,
  rule: (rules, answers) => {
    // A declarer who had the lead has lost nothing, whatever they hold (C-09).
    if (answers.flag('ownLead'))
      return { kind: 'game', answer: ruleAnnouncement(rules, putRightLead), situation: null }
    const cards = heldOf(rules, answers)
    if ('refused' in cards) return cards
    const facts = { ...cards, hand: answers.flag('hand'), ownLead: answers.flag('ownLead') }
    const answer = ruleAnnouncement(rules, { fault, ...facts })
    return { kind: 'game', answer, situation: 'announcement' in answer ? answer : null }
  },
})

const putRight = (fault: 'addition-with-skat' | 'irregular'): Row => ({
  id: fault,
  fields: () => [],
  rule: (rules) => ({ kind: 'game', answer: ruleAnnouncement(rules, { fault }), situation: null }),
})

const announcements: readonly Row[] = [
  putRight('addition-with-skat'),
  putRight('irregular'),
  beforeGame('null-below-bid', 'null-below-bid'),
  beforeGame('led-before-announcing', 'led-before-announcing'),
  inGame(
    'announced-with-wrong-number',
    () => ({
      fields: [number('cards'), flag('ledEarly'), flag('dealtWrong')],
      game: [[is('dealtWrong', 'false')]],
    }),
    (rules, situation, answers) =>
      ruleAnnouncement(rules, {
        fault: 'wrong-number',
        cards: answers.number('cards') ?? 0,
        ledEarly: answers.flag('ledEarly'),
        dealtRight: !answers.flag('dealtWrong'),
        situation,
      }),
  ),
]

/** Faults that only the declarer can commit, so the question does not ask who did it. */
const declarersOwn: readonly Fault[] = ['skat-after-announcement', 'patrolki-changed']

/** What referees are asked most often at tables of clubs. */
const usualFaults: readonly Fault[] = ['revoke', 'lead-out-of-turn', 'cards-shown']

const goesOn = is('playOn', 'false')

/** What a fault in play asks. Where play goes on, the game does not matter. */
function askedOf(fault: Fault, { restAfterShownCards }: Rules): Asked {
  const { consequence, correctable, lapses, needsTricks, provable } = faults[fault]
  const takenBack = consequence === 'shown' ? [is('by', 'opponents')] : []
  const inOrder = needsTricks === true ? [is('cardsMixed', 'false')] : []
  const onTime = lapses === true ? [is('trickComplete', 'false')] : []
  const correcting = correctable ? fieldsIf([[...takenBack, ...inOrder, ...onTime]], [flag('playOn')]) : []
  const mixed = needsTricks === true ? [flag('cardsMixed')] : []
  return {
    fields: [
      ...(declarersOwn.includes(fault) ? [] : [choice('by', sides)]),
      ...(lapses === true ? [flag('trickComplete')] : []),
      // A revoke that is noticed at once lies in the open trick.
      ...(correctable ? [] : mixed),
    ],
    after: [...correcting, ...(provable === true ? [choice('proved', levels, true)] : [])],
    rare: correctable ? mixed : [],
    game: [[...takenBack, ...inOrder, ...onTime, ...(correctable ? [goesOn] : [])]],
    counted: consequence === 'shown' && restAfterShownCards,
  }
}

const inPlay: readonly Row[] = (Object.keys(faults) as Fault[])
  .filter((fault) => fault !== 'announced-with-wrong-number')
  .map((fault) =>
    inGame(
      fault,
      (rules) => askedOf(fault, rules),
      (rules, situation, answers) =>
        ruleFault(rules, {
          fault,
          situation,
          by: (answers.text('by') as Side | undefined) ?? 'declarer',
          playOn: answers.flag('playOn'),
          trickComplete: answers.flag('trickComplete'),
          cardsMixed: answers.flag('cardsMixed'),
          proved: (answers.text('proved') as Level | undefined) ?? 'simple',
        }),
      {
        known: ({ patrolki }) => fault !== 'patrolki-changed' || patrolki.suit > 0,
        usual: usualFaults.includes(fault),
      },
    ),
  )

const ending = (
  id: Shortened['how'],
  asks: (rules: Rules) => Asked,
  facts: (answers: Told) => Shortened,
): Row => inGame(id, asks, (rules, situation, answers) => ruleShortened(rules, situation, facts(answers)))

/** The numbers from 0 up to a limit, which is not one of them. */
const below = (limit: number): readonly string[] => Array.from({ length: limit }, (_, n) => String(n))

/** A declarer gives up alone with enough cards in hand, later only with consent (4.3.1, 4.3.2). */
function resigning({ resignAlone }: Rules): Asked {
  const late = is('cardsInHand', ...below(resignAlone))
  const early = is('cardsInHand', ...below(handCards + 1).slice(resignAlone))
  return {
    fields: [
      { ...number('cardsInHand'), most: handCards },
      ...fieldsIf([[late]], [flag('consent'), flag('dealerConsents')]),
    ],
    game: [[early], [late, is('consent', 'true')], [late, is('dealerConsents', 'true')]],
  }
}

/** Cards that are laid down as an offer are played open without consent; as a wrong claim, the others may play on (4.3.4). */
const laidDown = ({ declarerShows }: Rules): Asked =>
  declarerShows === 'offer'
    ? {
        fields: [flag('holds'), ...fieldsIf([[is('holds', 'true')]], [choice('demanded', levels, true)])],
        rare: [flag('playOn')],
        game: [[is('holds', 'true')]],
        counted: true,
      }
    : {
        fields: [flag('holds'), ...fieldsIf([[is('holds', 'false')]], [flag('playOn')])],
        rare: [choice('demanded', levels, true)],
        game: [[is('holds', 'true')], [goesOn]],
        counted: true,
      }

const endings: readonly Row[] = [
  ending('resigned', resigning, (answers) => ({
    how: 'resigned',
    cardsInHand: answers.number('cardsInHand') ?? 0,
    consent: answers.flag('consent'),
    dealerConsents: answers.flag('dealerConsents'),
  })),
  ending(
    'conceded',
    () => ({ fields: [flag('playOn')], game: [[goesOn]] }),
    (answers) => ({ how: 'conceded', playOn: answers.flag('playOn') }),
  ),
  ending('declarer-showed', laidDown, (answers) => ({
    how: 'declarer-showed',
    holds: answers.flag('holds'),
    playOn: answers.flag('playOn'),
    demanded: (answers.text('demanded') as Level | undefined) ?? 'simple',
  })),
  ending(
    'opponent-showed',
    ({ opponentShows }) => {
      const right = opponentShows === 'takes-all' ? 'takesAll' : 'declarerTakesNone'
      const other = opponentShows === 'takes-all' ? 'declarerTakesNone' : 'takesAll'
      return {
        fields: [flag(right), ...fieldsIf([[is(right, 'false')]], [flag('playOn')])],
        rare: [flag(other)],
        game: [[is(right, 'true')], [goesOn]],
        counted: true,
      }
    },
    (answers) => ({
      how: 'opponent-showed',
      takesAll: answers.flag('takesAll'),
      declarerTakesNone: answers.flag('declarerTakesNone'),
      playOn: answers.flag('playOn'),
    }),
  ),
  ending(
    'thrown-in',
    () => ({
      fields: [
        choice('by', sides),
        { ...number('cardsInHand'), most: handCards },
        choice('excluded', levels.slice(1), true),
      ],
      counted: true,
    }),
    (answers) => ({
      how: 'thrown-in',
      by: answers.text('by') as Side,
      cardsInHand: answers.number('cardsInHand') ?? 0,
      excluded: answers.text('excluded') as Exclude<Level, 'simple'> | undefined,
    }),
  ),
  ending(
    'tricks-left',
    () => ({
      fields: [flag('holds'), ...fieldsIf([[is('holds', 'false')]], [flag('playOn')])],
      game: [[is('holds', 'true')], [goesOn]],
      counted: true,
    }),
    (answers) => ({
      how: 'tricks-left',
      holds: answers.flag('holds'),
      playOn: answers.flag('playOn'),
    }),
  ),
]

const named: Row = {
  id: 'card-named',
  fields: () => [flag('openHand')],
  rule: (rules, answers) => ({
    kind: 'game',
    answer: ruleNamed(rules, { openHand: answers.flag('openHand') }),
    situation: null,
  }),
}

/** All questions, in the order of a hand, from the deal to the end of a game. */
export const rows: readonly Row[] = [...deals, ...auctions, ...announcements, ...inPlay, named, ...endings]
