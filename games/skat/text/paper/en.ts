import type { Catalogue } from '@stolik/core'

/** Why a line of a table list cannot be. */
export const paper: Catalogue = {
  'cannot.unreadable': '“{word}” means nothing here',
  'cannot.incomplete': 'tops, points or the result are missing',
  'cannot.contradiction': 'the entry contradicts itself or says something twice',
  'cannot.place': 'there is no such place at this table',
  'cannot.overbid-value': 'this game cannot be overbid like that',
  'cannot.chairs': 'nobody plays at a table of this size',
  'cannot.idle-soloist': 'at a table of four the dealer does not play',
  'cannot.passed-not-in-profile': 'when all pass, a ramsch is played here',
  'cannot.ramsz-not-in-profile': 'these rules have no ramsch',
  'cannot.ramsz-points': 'in a ramsch everyone who played has points, and who sat out has none',
  'cannot.ramsz-sum': 'there are 120 card points together, at most 22 of them in the skat',
  'cannot.ramsz-jacks': 'they cannot have been dealt these jacks',
  'cannot.ramsz-losers': 'who has most points loses a ramsch',
  'cannot.jacks-needed': 'with equal points it must be said who lost',
  'cannot.last-trick-needed': 'it must be said who took the last trick',
  'cannot.no-later-correction': 'after the series this list is not corrected any more',
  'cannot.no-reading': 'it was not said what the entry should be',
}
