import type { Card } from '@stolik/core'
import { nullGame } from '../games.js'
import { nullCard } from './null-cards.js'
import { opponentsCard } from './opponents.js'
import { declarersCard } from './declarer.js'
import type { Situation } from './situation.js'

/** The card that a bot plays. */
export function chooseCard(s: Situation): Card {
  if (s.game === nullGame) return nullCard(s)
  return s.seat === s.declarer ? declarersCard(s) : opponentsCard(s)
}
