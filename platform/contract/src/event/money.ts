/** The fees and prizes of an event, as part of its regulations, and the rankings that have prizes. */
import * as v from 'valibot'
import {
  fields,
  free,
  ifAny,
  ifGiven,
  ifSet,
  line,
  lineIfGiven,
  many,
  matching,
  numbered,
  oneOf,
  prose,
  storedAs,
  whole,
} from './fields.js'
import { text } from '../input.js'

/** Limits that also bound other fields. */
export const limits = {
  bornFrom: 1900,
  bornUntil: 2200,
  table: 10_000,
  lostGame: 1000,
  players: 10_000,
} as const

export const birthYear = (note: string) => whole(limits.bornFrom, limits.bornUntil, note)

/** A lower fee for players who meet all its conditions. */
const reducedFee = fields(
  'EventReducedFeeInput',
  {
    amount: whole(0, 100_000_000, 'In the smallest coin{, from 0 to less than the usual fee}.'),
    women: ifSet('Whether it is for women only.'),
    bornFrom: ifGiven(birthYear('For players who were born in this year or later. Null for any year.')),
    bornUntil: ifGiven(birthYear('For players who were born in this year or earlier. Null for any year.')),
    club: lineIfGiven(64, 'For members of this club{, in one line of #}. Null for any club.'),
  },
  {
    note: 'A lower fee for players who meet all its conditions{, of which there is at least one}.{ The lowest fee that fits a player is theirs.}',
  },
)

const lostFee = fields('EventLostFeeInput', {
  from: whole(
    1,
    limits.lostGame,
    'The lost game of a list from which on this amount holds{: 1 first, then higher}.',
  ),
  amount: whole(0, 1_000_000, 'For each lost game, in the smallest coin{, from #}.'),
})

export const fee = fields(
  'EventFeeInput',
  {
    amount: whole(0, 100_000_000, 'In the smallest coin{, from #}.'),
    currency: matching(/^[A-Z]{3}$/, 'Three capital letters, such as `PLN`.'),
    use: prose(2000, 'What the money is used for{, in #}.'),
    reduced: ifAny(
      many(
        reducedFee,
        'Lower fees{, #. Their order does not matter}. The lowest one that fits a player is theirs.',
        { max: 20, item: numbered },
      ),
    ),
    lost: ifAny(
      many(
        lostFee,
        'What the players of lost games pay, list by list{, in # steps}. Empty if nothing.{ LOCKED if it changes after the first draw.}',
        { max: 10, item: numbered },
      ),
    ),
  },
  {
    note: 'The entry fee.{ MONEY_TAKEN if a change removes the fee or its currency while the cash book has entries.}',
  },
)

export const category = oneOf('EventCategory', {
  WOMEN: '',
  YOUNGEST: '',
  OLDEST: '',
  JUNIOR: '',
  SENIOR: '',
})

/** The rankings that prizes belong to. Others are refused when the regulations are checked. */
export const rankings = ['all', 'team', 'pair', ...category.storedValues] as const
const ranked = storedAs(
  free(
    text,
    'Whose prizes: `all`, `team`, `pair`, or a category in small letters.{ The event must rank them.}',
  ),
  v.picklist(rankings),
  (of) => of as (typeof rankings)[number],
  (of): string => of,
)

export const prizeList = fields(
  'EventPrizeListInput',
  {
    of: ranked,
    places: many(
      line(200, ''),
      'The prize for first place, second place and so on{: # lines of 1 to 200 characters}.',
      { min: 1, max: 1000 },
    ),
    amounts: ifAny(
      many(
        whole(0, 100_000_000, ''),
        'How much of each prize is paid from the fund, in the smallest coin: one amount for each of `places`, or none at all.{ PRIZES_EXCEED_FUND if a change after the first draw makes them more than there is.}',
      ),
    ),
  },
  { whole: true },
)
