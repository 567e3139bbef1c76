/** The list as this phone sees it: the gateway's version with the unanswered acts applied. */
import type { EventHand, TableList } from '../client/types.js'
import type { Queued } from './store.js'

export interface LocalHand extends EventHand {
  /** Whether only this phone has it. */
  readonly waiting: boolean
}

/** Two phones wrote different lines for one hand: the people at the table decide. */
export interface LineConflict {
  readonly item: Queued
  readonly hand: number
  readonly ours: string
  readonly theirs: string
}

export interface LocalList {
  readonly hands: readonly LocalHand[]
  /** Chairs that have signed. */
  readonly signed: readonly number[]
  readonly conflict: LineConflict | null
  /** The act that the gateway refused for another reason. */
  readonly refused: Queued | null
  /** How many acts wait for an answer. */
  readonly waiting: number
}

const joined = (chairs: readonly number[], more: readonly number[]): readonly number[] => [
  ...chairs,
  ...more.filter((chair) => !chairs.includes(chair)),
]

/** A signature is valid only for the list that was seen. */
const isSame = (lines: readonly string[], hands: readonly LocalHand[]): boolean =>
  lines.length === hands.length && hands.every(({ line }, i) => line === lines[i])

export function project(table: TableList, queue: readonly Queued[]): LocalList {
  const hands: LocalHand[] = table.hands.map((hand) => ({ ...hand, waiting: false }))
  let signed: readonly number[] = table.seats.filter((seat) => seat.signed).map(({ chair }) => chair)
  let conflict: LineConflict | null = null
  for (const item of queue) {
    const { act } = item
    if ('hand' in act) {
      const { hand, line } = act.hand
      const there = hands[hand]
      if (there !== undefined && there.line !== line)
        conflict ??= { item, hand, ours: line, theirs: there.line }
      else if (hand === hands.length)
        hands.push({ hand, line, by: item.chair, confirmed: [], corrected: false, waiting: true })
    } else if ('confirm' in act) {
      const there = hands[act.confirm.hand]
      if (there?.line === act.confirm.line && conflict === null)
        hands[there.hand] = { ...there, confirmed: joined(there.confirmed, [act.confirm.chair]) }
    } else if ('correct' in act) {
      const { hand, readings, seen = null } = act.correct
      const there = hands[hand]
      const line = readings[0]
      const meant = seen === null || seen === there?.line
      if (there !== undefined && line !== undefined && meant && item.refusal === null) {
        // As at the gateway, a corrected list must be checked and signed again.
        hands[hand] = { ...there, line, by: item.chair, confirmed: [], corrected: true, waiting: true }
        signed = []
      }
    } else if (isSame(act.sign.lines, hands)) signed = joined(signed, [act.sign.chair])
  }
  const first = queue[0]
  const refused = first !== undefined && first.refusal !== null && conflict?.item !== first ? first : null
  return { hands, signed, conflict, refused, waiting: queue.length }
}
