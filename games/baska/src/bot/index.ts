/** The bot: it sees what a player sees, and deals the rest to itself. */
import type { Random } from '@stolik/core'
import type { Move } from '../moves.js'
import type { View } from '../view.js'
import { chooseCall } from './bid.js'
import { chooseCard } from './card.js'

export const bot = (view: View, random: Random): Move =>
  view.phase === 'auction' ? { call: chooseCall(view, random) } : { card: chooseCard(view, random) }
