/** Skat as the platform knows it. */
import type { Game } from '@stolik/core'
import { apply } from './apply.js'
import { opening } from './auction.js'
import { auto, bot } from './bot/bot.js'
import type { Deal } from './deal.js'
import { deals, shuffle } from './deal.js'
import { disguise } from './disguise.js'
import type { Entry } from './entry.js'
import { legal } from './legal.js'
import { papers } from './list/papers.js'
import type { Move } from './moves.js'
import { notation, write } from './moves.js'
import { profiles } from './profiles.js'
import type { Rules } from './rules.js'
import { dealer, seating } from './seating.js'
import { toAct, view } from './see.js'
import { result } from './settlement.js'
import { sheet } from './sheet.js'
import type { State } from './state.js'
import type { View } from './view.js'

/** Nothing is carried from hand to hand: the dealer follows from the hand's number. */
type Carry = Readonly<Record<string, never>>
const carry: Carry = Object.freeze({})

export interface SkatShapes {
  readonly rules: Rules
  readonly deal: Deal
  readonly carry: Carry
  readonly state: State
  readonly move: Move
  readonly view: View
  readonly entry: Entry
}

/** Other lengths that a table may choose, in rounds; a series is the profile's (1.1). */
const shorter = [1, 3, 6]
const usualRounds = ({ chairs, rounds }: Rules, size: number): number => rounds[chairs.indexOf(size)] ?? 1

export const skat: Game<SkatShapes> = {
  id: 'skat',
  version: 1,
  profiles,
  chairs: (rules) => rules.chairs,
  lengths: (rules, chairs) =>
    [...new Set([usualRounds(rules, chairs), ...shorter])].map((rounds) => rounds * chairs),
  seating,
  dealer,
  between: () => carry,
  carries: { write: () => '-', read: (text) => (text === '-' ? carry : undefined) },
  deal: (_, random) => shuffle(random),
  deals,
  setup: (rules, deal) => opening(rules, deal),
  toAct,
  view,
  legal,
  write,
  notation,
  apply,
  auto,
  bot: (view) => bot(view),
  result,
  scoreSum: () => undefined,
  sheet,
  papers,
  disguise,
}
