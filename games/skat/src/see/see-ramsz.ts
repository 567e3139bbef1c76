/** What each seat may know in a ramsz: its own cards and the cards played. */
import { type Cards, count, type Seat } from '@stolik/core'
import { lastTrickSeen, turn } from '../hand/play.js'
import type { Ramsz } from '../hand/state.js'
import type { View } from '../rules/view.js'

export const inRamsz = (s: Ramsz, seat: Seat | null): View => ({
  profile: s.rules.id,
  phase: 'ramsz',
  seat,
  toAct: [turn(s)],
  hand: seat === null ? 0 : (s.hands[seat] as Cards),
  cardsLeft: s.hands.map(count),
  calls: s.calls,
  asker: null,
  hearer: null,
  bid: 0,
  declarer: null,
  fromHand: null,
  announcement: null,
  openHand: null,
  openOpponents: [],
  patrolki: null,
  exchange: null,
  ramsz: true,
  skat: null,
  discard: null,
  trick: s.trick,
  lastTrick: lastTrickSeen(s, seat),
  tricksWon: s.won,
  played: s.played,
  offer: null,
  reach: null,
  declined: [],
  look: s.look,
  disclosure: null,
})
