import type { Catalogue } from '@stolik/core'

export const en: Catalogue = {
  game: 'Baśka',
  'profile.lebork': 'Red Baśka, Polish Cup rules',

  'contract.zwykla': 'Plain game',
  'contract.wesele': 'Wedding',
  'contract.cicha': 'Silent game',
  'contract.gran': 'Grand',
  'contract.zolla': 'Solo',
  'du.true': ' with du',
  'du.false': '',
  'raise.kontra': 'kontra',
  'raise.rekontra': 'rekontra',
  'raise.hirsch': 'hirsch',
  'raise.bok': 'bok',
  'side.zwykla': 'the Old',
  'side.wesele': 'the wedding party',

  'pair.won': '{contract:contract} – won by {contract:side}, {points} : {against}',
  'pair.lost': '{contract:contract} – won by the Young, {against} : {points}',
  'solo.won': '{seat}: {contract:contract}{du:du} – won, {points} : {against}',
  'solo.lost': '{seat}: {contract:contract}{du:du} – lost, {points} : {against}',

  'base.exit': { one: 'losers out: {n} point', other: 'losers out: {n} points' },
  'base.noExit': { one: 'losers not out: {n} point', other: 'losers not out: {n} points' },
  'base.noTrick': { one: 'losers without a trick: {n} point', other: 'losers without a trick: {n} points' },
  'base.solo': { one: '{contract:contract}: {n} point', other: '{contract:contract}: {n} points' },
  'times.du': 'du: × {n}',
  'times.raise': '{raise:raise} ({seat}): × {n}',
  'skipped.raise': '{raise:raise} ({seat}): does not count, as it was not made by an opponent',
  'times.bokRound': 'bok round: × {n}',
  'times.lost.pair': 'lost by the Old: × {n}',
  'times.lost.solo': 'contract lost: × {n}',
  'unit.pair.won': { one: 'each of the Young pays {n} point', other: 'each of the Young pays {n} points' },
  'unit.pair.lost': { one: 'each of the Old pays {n} point', other: 'each of the Old pays {n} points' },
  'unit.solo.won': { one: 'each opponent pays {n} point', other: 'each opponent pays {n} points' },
  'unit.solo.lost': {
    one: '{seat} pays each opponent {n} point',
    other: '{seat} pays each opponent {n} points',
  },
  'bok.next': {
    one: '52 each: the next deal is a bok round',
    other: '52 each: the next {n} deals are a bok round',
  },
  'bok.queued': {
    one: '52 each: {n} more deal after this bok round',
    other: '52 each: {n} more deals after this bok round',
  },

  row: '{contract:contract}{du:du}{raised:raised}{bokRound:bokRound}, {points} : {against}{bok:bok}',
  'raised.true': ', raises {counted}/{announced}',
  'raised.false': '',
  'bokRound.true': ', bok round',
  'bokRound.false': '',
  'bok.true': ' – tie',
  'bok.false': '',
}
