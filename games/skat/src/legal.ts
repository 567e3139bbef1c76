/** The moves open to a viewer, from the view alone. Lists are made once and shared: nobody may change them. */
import type { Cards } from '@stolik/core'
import { bit } from '@stolik/core'
import { announcements } from './announcement.js'
import { bidValues } from './bids.js'
import { playable } from './cards.js'
import type { Move } from './moves.js'
import { profiles } from './profiles.js'
import type { Rules } from './rules.js'
import type { View } from './view.js'

const nothing: readonly Move[] = []
const pass: Move = { kind: 'pass' }
const resign: Move = { kind: 'resign' }
const onlyResign: readonly Move[] = [resign]
const skatChoices: readonly Move[] = [{ kind: 'take' }, { kind: 'hand' }]
const answers: readonly Move[] = [{ kind: 'hold' }, pass]
const forehandsChoices: readonly Move[] = [{ kind: 'play' }, pass]
const consents: readonly Move[] = [{ kind: 'accept' }, { kind: 'refuse' }]
const cardMoves: readonly Move[] = Array.from({ length: 32 }, (_, card) => ({ kind: 'card', card }))
const discards: readonly Move[] = Array.from({ length: 32 * 32 }, (_, i) => ({
  kind: 'discard',
  cards: bit(i >> 5) | bit(i & 31),
}))

interface Lists {
  /** Passing and every value above the index. */
  readonly bids: readonly (readonly Move[])[]
  /** Announcements after taking the skat, and from the hand, by bid. */
  readonly taken: readonly (readonly Move[])[]
  readonly hand: readonly (readonly Move[])[]
}

function lists(rules: Rules): Lists {
  const values = bidValues(rules)
  const byBid = <T>(make: (bid: number) => T): T[] =>
    Array.from({ length: (values.at(-1) as number) + 1 }, (_, bid) => make(bid))
  const announce = (hand: boolean, bid: number): readonly Move[] =>
    announcements(rules, hand, bid, 0).map((announcement) => ({ kind: 'announce', announcement }))
  return {
    bids: byBid((bid) => [
      pass,
      ...values.filter((v) => v > bid).map((value): Move => ({ kind: 'bid', value })),
    ]),
    taken: byBid((bid) => announce(false, bid)),
    hand: byBid((bid) => announce(true, bid)),
  }
}

const prepared: ReadonlyMap<string, Lists> = new Map(
  Object.values(profiles).map((rules) => [rules.id, lists(rules)]),
)

/** The moves open to the viewer; none for an onlooker. */
export function legal(view: View): readonly Move[] {
  const { seat } = view
  if (seat === null) return nothing
  if (view.phase === 'play') return playing(view)
  if (!view.toAct.includes(seat)) return nothing
  switch (view.phase) {
    case 'auction':
      if (seat !== view.asker) return view.asker === null ? forehandsChoices : answers
      return listsOf(view).bids[view.bid] as readonly Move[]
    case 'skat':
      return skatChoices
    case 'discard':
      return pairs(view.hand)
    case 'announcement': {
      const { taken, hand } = listsOf(view)
      return (view.fromHand === true ? hand : taken)[view.bid] as readonly Move[]
    }
    default:
      return nothing
  }
}

const listsOf = (view: View): Lists => prepared.get(view.profile) as Lists

/** Any two of the cards may be put away (2.2.2). */
function pairs(hand: Cards): readonly Move[] {
  const out: Move[] = []
  for (let rest = hand; rest !== 0; rest &= rest - 1) {
    const low = 31 - Math.clz32(rest & -rest)
    for (let other = rest & (rest - 1); other !== 0; other &= other - 1) {
      out.push(discards[(low << 5) | (31 - Math.clz32(other & -other))] as Move)
    }
  }
  return out
}

/** Cards in turn; resigning at any time for the soloist, and the answer to it (4.2, 4.3.1, 4.3.2). */
function playing(view: View): readonly Move[] {
  const seat = view.seat as number
  const onTurn = view.toAct.includes(seat)
  if (view.resignation !== null) return onTurn ? consents : nothing
  const resigns = seat === view.soloist && view.hand !== 0 && !view.resignationRefused
  if (!onTurn || view.announcement === null || view.trick === null) return resigns ? onlyResign : nothing
  const out: Move[] = []
  const open = playable(view.announcement.game, view.trick.cards, view.hand)
  for (let rest = open; rest !== 0; rest &= rest - 1)
    out.push(cardMoves[31 - Math.clz32(rest & -rest)] as Move)
  if (resigns) out.push(resign)
  return out
}
