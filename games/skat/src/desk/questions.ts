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
import { choice, flag, heldFields, heldOf, number, situationFields, situationOf } from './game.js'
import type { Row } from './row.js'
import type { Told } from './told.js'

const sides: readonly Side[] = ['declarer', 'opponents']
const levels: readonly Level[] = ['simple', 'schneider', 'schwarz']
/** Makes a question about a game in play: the situation and further fields. */
const inGame = (
  id: string,
  fields: readonly ArbiterField[],
  rule: (rules: Rules, situation: Situation, answers: Told) => Ruling,
  known: (rules: Rules) => boolean = () => true,
): Row => ({
  id,
  fields: (rules) => [...fields, ...situationFields(rules)],
  rule: (rules, answers) => {
    const situation = situationOf(rules, answers)
    if ('refused' in situation) return situation
    return { kind: 'game', answer: rule(rules, situation, answers), situation }
  },
  known,
})

/** Makes a question about a declarer who has not announced a game yet. */
const beforeGame = (id: string, fault: 'null-below-bid' | 'led-before-announcing'): Row => ({
  id,
  fields: () => [...(fault === 'led-before-announcing' ? [flag('ownLead')] : []), ...heldFields],
  rule: (rules, answers) => {
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
    [number('cards'), flag('ledEarly'), flag('dealtWrong')],
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

const inPlay: readonly Row[] = (Object.keys(faults) as Fault[])
  .filter((fault) => fault !== 'announced-with-wrong-number')
  .map((fault) => {
    const { correctable, lapses, needsTricks, provable } = faults[fault]
    const fields = [
      ...(declarersOwn.includes(fault) ? [] : [choice('by', sides)]),
      ...(correctable ? [flag('playOn')] : []),
      ...(lapses === true ? [flag('trickComplete')] : []),
      ...(needsTricks === true ? [flag('cardsMixed')] : []),
      ...(provable === true ? [choice('proved', levels, true)] : []),
    ]
    return inGame(
      fault,
      fields,
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
      ({ patrolki }) => fault !== 'patrolki-changed' || patrolki.suit > 0,
    )
  })

const ending = (
  id: Shortened['how'],
  fields: readonly ArbiterField[],
  facts: (answers: Told) => Shortened,
): Row => inGame(id, fields, (rules, situation, answers) => ruleShortened(rules, situation, facts(answers)))

const endings: readonly Row[] = [
  ending('resigned', [number('cardsInHand'), flag('consent'), flag('dealerConsents')], (answers) => ({
    how: 'resigned',
    cardsInHand: answers.number('cardsInHand') ?? 0,
    consent: answers.flag('consent'),
    dealerConsents: answers.flag('dealerConsents'),
  })),
  ending('conceded', [flag('playOn')], (answers) => ({ how: 'conceded', playOn: answers.flag('playOn') })),
  ending('declarer-showed', [flag('holds'), flag('playOn'), choice('demanded', levels, true)], (answers) => ({
    how: 'declarer-showed',
    holds: answers.flag('holds'),
    playOn: answers.flag('playOn'),
    demanded: (answers.text('demanded') as Level | undefined) ?? 'simple',
  })),
  ending('opponent-showed', [flag('takesAll'), flag('declarerTakesNone'), flag('playOn')], (answers) => ({
    how: 'opponent-showed',
    takesAll: answers.flag('takesAll'),
    declarerTakesNone: answers.flag('declarerTakesNone'),
    playOn: answers.flag('playOn'),
  })),
  ending(
    'thrown-in',
    [choice('by', sides), number('cardsInHand'), choice('excluded', levels.slice(1), true)],
    (answers) => ({
      how: 'thrown-in',
      by: answers.text('by') as Side,
      cardsInHand: answers.number('cardsInHand') ?? 0,
      excluded: answers.text('excluded') as Exclude<Level, 'simple'> | undefined,
    }),
  ),
  ending('tricks-left', [flag('holds'), flag('playOn')], (answers) => ({
    how: 'tricks-left',
    holds: answers.flag('holds'),
    playOn: answers.flag('playOn'),
  })),
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
