/** What can go wrong in the deal and in the auction (3.2, 3.3). */
import type { ArbiterField, Seat } from '@stolik/core'
import { ruleAuction, ruleDeal, type DealFault, type Said } from '../arbiter/index.js'
import { fieldsIf, choice, flag, is } from './game.js'
import type { Row } from './row.js'
import type { Told } from './told.js'

const seats = ['forehand', 'middlehand', 'rearhand'] as const
const words: readonly Said[] = ['nothing', 'value', 'passed-unbid', 'passed']
const saidFields = seats.map((seat) => choice(seat, words))
const saidOf = (answers: Told): readonly Said[] => seats.map((seat) => answers.text(seat) as Said)
const seatOf = (answers: Told): Seat => seats.indexOf(answers.text('by') as 'forehand')

const deal = (
  id: string,
  fields: readonly ArbiterField[],
  facts: (answers: Told) => DealFault,
  usual = false,
): Row => ({
  id,
  usual,
  fields: () => fields,
  rule: (rules, answers) => ({ kind: 'deal', answer: ruleDeal(rules, facts(answers)) }),
})

const rounds = ['this-deal', 'this-round', 'last-round', 'later-round']

export const deals: readonly Row[] = [
  deal('card-turned-by-dealer', [], () => ({ fault: 'card-turned-by-dealer' })),
  deal(
    'wrong-card-count',
    [
      choice('reported', ['before-end-of-auction', 'later']),
      ...fieldsIf([[is('reported', 'later')]], [flag('bothSidesWrong')]),
    ],
    (answers) => ({
      fault: 'wrong-card-count',
      reported: answers.text('reported') as 'later',
      bothSidesWrong: answers.flag('bothSidesWrong'),
    }),
    true,
  ),
  deal('complaint', [flag('cardsPickedUp')], (answers) => ({
    fault: 'complaint',
    cardsPickedUp: answers.flag('cardsPickedUp'),
  })),
  deal(
    'wrong-dealer',
    [
      flag('originUnknown'),
      ...fieldsIf(
        [[is('originUnknown', 'false')]],
        [
          choice('found', rounds),
          ...fieldsIf(
            [[is('found', ...rounds.filter((round) => round !== 'later-round'))]],
            [flag('closed')],
          ),
        ],
      ),
    ],
    (answers) => ({
      fault: 'wrong-dealer',
      found: (answers.text('found') ?? 'this-deal') as 'this-deal',
      closed: answers.flag('closed'),
      originUnknown: answers.flag('originUnknown'),
    }),
  ),
  deal(
    'cutter-absent',
    [flag('long'), ...fieldsIf([[is('long', 'false')]], [flag('reserved')])],
    (answers) => ({
      fault: 'cutter-absent',
      reserved: answers.flag('reserved'),
      long: answers.flag('long'),
    }),
  ),
]

export const auctions: readonly Row[] = [
  {
    id: 'saw',
    fields: () => [choice('by', seats), choice('what', ['skat', 'hand']), ...saidFields],
    rule: (rules, answers) => ({
      kind: 'auction',
      answer: ruleAuction(rules, {
        fault: 'saw',
        by: seatOf(answers),
        what: answers.text('what') as 'skat',
        words: saidOf(answers),
      }),
    }),
  },
  {
    id: 'picked-up',
    fields: () => [choice('by', seats), flag('recognised'), flag('afterAuction'), ...saidFields],
    rule: (rules, answers) => ({
      kind: 'auction',
      answer: ruleAuction(rules, {
        fault: 'picked-up',
        by: seatOf(answers),
        recognised: answers.flag('recognised'),
        afterAuction: answers.flag('afterAuction'),
        words: saidOf(answers),
      }),
    }),
  },
  {
    id: 'outsider-saw',
    fields: () => saidFields,
    rule: (rules, answers) => ({
      kind: 'auction',
      answer: ruleAuction(rules, { fault: 'outsider-saw', words: saidOf(answers) }),
    }),
  },
]
