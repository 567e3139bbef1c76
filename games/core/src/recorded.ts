/** A recorded hand, played again by the rules, for whoever looks into it afterwards. */
import type { Play, Shapes } from './game.js'
import { step, type Refusal } from './hand.js'
import type { HandRecord } from './record.js'
import type { RuleSets } from './rule-sets.js'
import type { Seat } from './seat.js'

/** A move of a recorded hand. */
export interface Moment<T extends Shapes> {
  /** How many moves were made before it. */
  readonly step: number
  readonly seat: Seat
  readonly move: string
  readonly before: T['state']
  readonly after: T['state']
}

/** Returns the state in which a record begins; undefined if its rules or its cards are unknown. */
export function firstState<T extends Shapes>(
  play: Play<T>,
  sets: RuleSets<T['rules']>,
  record: HandRecord,
): T['state'] | undefined {
  const rules = sets.rulesOf(record.profile)
  const deal = play.deals.read(record.deal)
  const carry = play.carries.read(record.carry)
  return rules === undefined || deal === undefined || carry === undefined
    ? undefined
    : play.setup(rules, deal, carry)
}

/** Yields the moves of a record, up to the first one that the rules of now refuse. */
export function* momentsOf<T extends Shapes>(
  play: Play<T>,
  sets: RuleSets<T['rules']>,
  record: HandRecord,
): Generator<Moment<T>, void> {
  const start = firstState(play, sets, record)
  if (start === undefined) return
  let before: T['state'] = start
  for (const [n, { seat, move }] of record.moves.entries()) {
    const after: T['state'] | Refusal = step(play, before, seat, move)
    if ('refused' in after) return
    yield { step: n, seat, move, before, after }
    before = after
  }
}
