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
  rule: (rules: Rules, situation: Situation, told: Told) => Ruling,
  known: (rules: Rules) => boolean = () => true,
): Row => ({
  id,
  fields: (rules) => [...fields, ...situationFields(rules)],
  rule: (rules, told) => {
    const situation = situationOf(rules, told)
    if ('refused' in situation) return situation
    return { kind: 'game', answer: rule(rules, situation, told), situation }
  },
  known,
})

/** Makes a question about a declarer who has not announced a game yet. */
const beforeGame = (id: string, fault: 'null-below-bid' | 'led-before-announcing'): Row => ({
  id,
  fields: () => [...(fault === 'led-before-announcing' ? [flag('ownLead')] : []), ...heldFields],
  rule: (rules, told) => {
    const cards = heldOf(rules, told)
    if ('refused' in cards) return cards
    const facts = { ...cards, hand: told.flag('hand'), ownLead: told.flag('ownLead') }
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
    (rules, situation, told) =>
      ruleAnnouncement(rules, {
        fault: 'wrong-number',
        cards: told.number('cards') ?? 0,
        ledEarly: told.flag('ledEarly'),
        dealtRight: !told.flag('dealtWrong'),
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
      (rules, situation, told) =>
        ruleFault(rules, {
          fault,
          situation,
          by: (told.text('by') as Side | undefined) ?? 'declarer',
          playOn: told.flag('playOn'),
          trickComplete: told.flag('trickComplete'),
          cardsMixed: told.flag('cardsMixed'),
          proved: (told.text('proved') as Level | undefined) ?? 'simple',
        }),
      ({ patrolki }) => fault !== 'patrolki-changed' || patrolki.suit > 0,
    )
  })

const ending = (
  id: Shortened['how'],
  fields: readonly ArbiterField[],
  facts: (told: Told) => Shortened,
): Row => inGame(id, fields, (rules, situation, told) => ruleShortened(rules, situation, facts(told)))

const endings: readonly Row[] = [
  ending('resigned', [number('cardsInHand'), flag('consent'), flag('dealerConsents')], (told) => ({
    how: 'resigned',
    cardsInHand: told.number('cardsInHand') ?? 0,
    consent: told.flag('consent'),
    dealerConsents: told.flag('dealerConsents'),
  })),
  ending('conceded', [flag('playOn')], (told) => ({ how: 'conceded', playOn: told.flag('playOn') })),
  ending('declarer-showed', [flag('holds'), flag('playOn'), choice('demanded', levels, true)], (told) => ({
    how: 'declarer-showed',
    holds: told.flag('holds'),
    playOn: told.flag('playOn'),
    demanded: (told.text('demanded') as Level | undefined) ?? 'simple',
  })),
  ending('opponent-showed', [flag('takesAll'), flag('declarerTakesNone'), flag('playOn')], (told) => ({
    how: 'opponent-showed',
    takesAll: told.flag('takesAll'),
    declarerTakesNone: told.flag('declarerTakesNone'),
    playOn: told.flag('playOn'),
  })),
  ending(
    'thrown-in',
    [choice('by', sides), number('cardsInHand'), choice('excluded', levels.slice(1), true)],
    (told) => ({
      how: 'thrown-in',
      by: told.text('by') as Side,
      cardsInHand: told.number('cardsInHand') ?? 0,
      excluded: told.text('excluded') as Exclude<Level, 'simple'> | undefined,
    }),
  ),
  ending('tricks-left', [flag('holds'), flag('playOn')], (told) => ({
    how: 'tricks-left',
    holds: told.flag('holds'),
    playOn: told.flag('playOn'),
  })),
]

const named: Row = {
  id: 'card-named',
  fields: () => [flag('openHand')],
  rule: (rules, told) => ({
    kind: 'game',
    answer: ruleNamed(rules, { openHand: told.flag('openHand') }),
    situation: null,
  }),
}

/** All questions, in the order of a hand, from the deal to the end of a game. */
export const rows: readonly Row[] = [...deals, ...auctions, ...announcements, ...inPlay, named, ...endings]
