import type { Catalogue } from '@stolik/core'

/** Why a line of a table list cannot be, and what it comes to. */
export const paper: Catalogue = {
  'times.raises': '{counted} of {announced} raises count: × {n}',
  'cannot.unreadable': '“{word}” means nothing here',
  'cannot.incomplete': 'the sides or the result are missing',
  'cannot.contradiction': 'the entry contradicts itself or says something twice',
  'cannot.contract': 'this contract is not called here',
  'cannot.sides': 'another number of players play together in this contract',
  'cannot.du': 'du goes with a grand or a solo only',
  'cannot.raises': 'so many raises cannot have been made, or counted',
  'cannot.points': 'whole tricks cannot hold so many points',
  'cannot.result': 'this contract cannot end like that',
  'cannot.bok-round': 'the deals before say otherwise whether this is a bok round',
  'cannot.consent': 'everyone at the table must agree to a correction',
  'cannot.no-reading': 'it was not said what the entry should be',
}
