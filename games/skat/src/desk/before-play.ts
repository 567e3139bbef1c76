/** What can go wrong in the deal and in the auction (3.2, 3.3). */
import type { ArbiterField, Seat } from '@stolik/core'
import { ruleAuction, ruleDeal, type DealFault, type Said } from '../arbiter/index.js'
import { choice, flag } from './game.js'
import type { Row } from './row.js'
import type { Told } from './told.js'

const seats = ['forehand', 'middlehand', 'rearhand'] as const
const said: readonly Said[] = ['nothing', 'value', 'passed-unbid', 'passed']
const saidFields = seats.map((seat) => choice(seat, said))
const saidOf = (told: Told): readonly Said[] => seats.map((seat) => told.text(seat) as Said)
const seatOf = (told: Told): Seat => seats.indexOf(told.text('by') as 'forehand')

const deal = (id: string, fields: readonly ArbiterField[], facts: (told: Told) => DealFault): Row => ({
  id,
  fields: () => fields,
  rule: (rules, told) => ({ kind: 'deal', answer: ruleDeal(rules, facts(told)) }),
})

export const deals: readonly Row[] = [
  deal('card-turned-by-dealer', [], () => ({ fault: 'card-turned-by-dealer' })),
  deal(
    'wrong-card-count',
    [choice('reported', ['before-end-of-auction', 'later']), flag('bothSidesWrong')],
    (told) => ({
      fault: 'wrong-card-count',
      reported: told.text('reported') as 'later',
      bothSidesWrong: told.flag('bothSidesWrong'),
    }),
  ),
  deal('complaint', [flag('cardsPickedUp')], (told) => ({
    fault: 'complaint',
    cardsPickedUp: told.flag('cardsPickedUp'),
  })),
  deal(
    'wrong-dealer',
    [
      choice('found', ['this-deal', 'this-round', 'last-round', 'later-round']),
      flag('closed'),
      flag('originUnknown'),
    ],
    (told) => ({
      fault: 'wrong-dealer',
      found: told.text('found') as 'this-deal',
      closed: told.flag('closed'),
      originUnknown: told.flag('originUnknown'),
    }),
  ),
  deal('cutter-absent', [flag('reserved'), flag('long')], (told) => ({
    fault: 'cutter-absent',
    reserved: told.flag('reserved'),
    long: told.flag('long'),
  })),
]

export const auctions: readonly Row[] = [
  {
    id: 'saw',
    fields: () => [choice('by', seats), choice('what', ['skat', 'hand']), ...saidFields],
    rule: (rules, told) => ({
      kind: 'auction',
      answer: ruleAuction(rules, {
        fault: 'saw',
        by: seatOf(told),
        what: told.text('what') as 'skat',
        said: saidOf(told),
      }),
    }),
  },
  {
    id: 'picked-up',
    fields: () => [choice('by', seats), flag('recognised'), flag('afterAuction'), ...saidFields],
    rule: (rules, told) => ({
      kind: 'auction',
      answer: ruleAuction(rules, {
        fault: 'picked-up',
        by: seatOf(told),
        recognised: told.flag('recognised'),
        afterAuction: told.flag('afterAuction'),
        said: saidOf(told),
      }),
    }),
  },
  {
    id: 'outsider-saw',
    fields: () => saidFields,
    rule: (rules, told) => ({
      kind: 'auction',
      answer: ruleAuction(rules, { fault: 'outsider-saw', said: saidOf(told) }),
    }),
  },
]
