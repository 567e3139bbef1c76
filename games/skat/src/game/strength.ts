/** What a player can have done in a hand of Skat. */
import type { Seat, Strength } from '@stolik/core'
import type { Entry } from '../hand/entry.js'
import { familyOf } from '../rules/games.js'
import type { View } from '../rules/view.js'

function partOf(entry: Entry, seat: Seat): string {
  if (entry.kind !== 'played') return entry.kind
  if (entry.declarer !== seat) return 'defence'
  return familyOf(entry.announcement.game)
}

export const strength: Strength = {
  parts: ['grand', 'suit', 'null', 'defence', 'passed', 'ramsz'],
  partOf,
  isPlay: ({ phase }: View) => phase === 'play' || phase === 'ramsz',
}
