/** What a player can have done in a hand of Baśka. */
import type { Seat, Strength } from '@stolik/core'
import type { Entry } from '../settle/result.js'
import { paired } from '../rules/row.js'
import type { View } from '../rules/view.js'

export const strength: Strength = {
  parts: ['alone', 'pair', 'against'],
  partOf: ({ contract, owner }: Entry, seat: Seat) => {
    if (paired(contract)) return 'pair'
    return owner === seat ? 'alone' : 'against'
  },
  isPlay: ({ phase }: View) => phase === 'play',
}
