import { type Sealed, writeRecord } from '@stolik/core'
import { playedRows } from '../table/played-row.js'
import type { HandRecord } from '../store/store.js'
import { advance, type Replayed } from '../table/replayed.js'
import { byRules, pinned, rulesDigest } from '../table/pinned.js'
import { dealDue, dealNext } from '../table/deal.js'
import { luckFollows } from '../table/luck-round.js'
import type { Entry, Logged } from '../table/entry.js'
import { isOver, type TableState } from '../table/state.js'
import type { DealOf } from '@stolik/event/same/deals'
import { sealedCommitment } from '../base/entropy.js'

/** Entries that are written together, and the state after them. */
export interface Plan {
  readonly entries: readonly Logged[]
  readonly after: Replayed
  readonly over: boolean
  /** Records of the hands that end with these entries. */
  readonly records: readonly HandRecord[]
}

/** Applies the entries, and adds the deals that follow from them. */
export function plan(before: Replayed, decided: readonly Entry[], at: number, sealed: () => Sealed): Plan {
  const toWrite = [...decided]
  const entries: Logged[] = []
  const records: HandRecord[] = []
  let after = before
  for (const one of toWrite) {
    const entry = byRules(one, after.state)
    const hands = after.state.settled.length
    const advanced = advance(after, { at, entry })
    const last = { at, entry: pinned(entry, advanced.state) }
    after = { ...advanced, last }
    entries.push(last)
    if (after.state.settled.length > hands)
      records.push({ hand: hands, text: recordText(after.state), played: playedRows(after.state, at) })
    if (entries.length < toWrite.length) continue
    const luck = luckFollows(after.state)
    if (luck !== undefined) toWrite.push(luck)
    else if (dealDue(after.state)) toWrite.push(dealNext(after.state, sealed()))
  }
  return { entries, after, over: isOver(after.state), records }
}

/**
 * Writes the record of the hand that has just ended, with its shuffle revealed. It contains the scores as shown at the table,
 * so that later readers can tell whether their rules still give the same.
 * @throws RangeError if the hand is not over, because its deal is still secret
 */
export function recordText({ plugin, opened, hand, occupants, settled }: TableState): string {
  const settlement = hand === null ? undefined : settled[hand.n]?.settlement
  if (hand === null || settlement === undefined) throw new RangeError('no hand has ended')
  const { n, deal, dealOf, carry, luck, binding, sealed, moves } = hand
  return writeRecord({
    game: plugin.id,
    version: plugin.version,
    profile: opened.profile,
    chairs: opened.chairs,
    hand: n,
    players: occupants.map((o) => o?.name ?? ''),
    deal,
    carry,
    // Where all tables play the same deals, the proof of all of them is in the log of the event. The cards of a finished hand have theirs there.
    proof:
      opened.sealed === null || sealed === null
        ? null
        : {
            commitment: sealedCommitment(sealed),
            salt: sealed.salt,
            seed: sealed.seed,
            luck,
            ...(binding !== null && { binding }),
          },
    // With its address and the opened secret, anybody who has the record can deal it again.
    ...(dealOf === null || opened.event === undefined ? {} : { id: addressOf(opened.event, dealOf) }),
    moves: moves.map(({ seat, move }) => ({ seat, move })),
    rules: rulesDigest(plugin, opened.profile),
    scores: settlement.scores,
  })
}

/** `EVENT/SERIES/HAND/REDEAL`: the series counts from 1, the hand from 0, and REDEAL says how often the hand was dealt again. */
const addressOf = (event: string, { series, hand, redeal }: DealOf): string =>
  `${event}/${series}/${hand}/${redeal}`
