import { commitment, writeRecord } from '@stolik/core'
import { sha256 } from '../base/entropy.js'
import type { TableState } from '../table/state.js'

/**
 * The record text of the hand that has just ended, its shuffle opened. It claims the scores that
 * the table saw, so that a later reader can tell whether their rules still come to them.
 * @throws RangeError when the hand on the table is not over: its deal is nobody's business yet.
 */
export function recordText({ plugin, opened, hand, occupants }: TableState): string {
  const settlement = hand?.now.settlement
  if (hand === null || settlement === undefined) throw new RangeError('no hand has ended')
  const { n, deal, carry, luck, sealed, moves } = hand
  return writeRecord({
    game: plugin.id,
    version: plugin.version,
    profile: opened.profile,
    chairs: opened.chairs,
    hand: n,
    players: occupants.map((o) => o?.name ?? ''),
    deal,
    carry,
    proof: { commitment: commitment(sha256, sealed), ...sealed, luck },
    moves: moves.map(({ seat, move }) => ({ seat, move })),
    scores: settlement.scores,
  })
}
