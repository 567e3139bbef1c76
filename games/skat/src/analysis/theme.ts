/** What a position of a recorded hand is about, in a word. */
import { count, none, toSet, type HandRecord } from '@stolik/core'
import { trumps } from '../cards.js'
import { gameNames, grand, nullGame } from '../games.js'
import { positionsOf } from './positions.js'

/** The last trumps are those of which others can have at most so many, as far as the player has seen. */
const fewTrumps = 2

/** Returns `null`, `grand`, or in a suit game `last-trumps` if the player cannot be sure that others have none; else null. */
export function themeOf(record: HandRecord, step: number): string | null {
  const positions = positionsOf(record)
  const n = positions.findIndex((one) => one.step === step)
  const at = positions[n]
  if (at === undefined) return null
  const { game } = at.open
  if (game === nullGame || game === grand) return gameNames[game]
  const played = toSet(positions.slice(0, n).map(({ card }) => card))
  const unseen = count(trumps(game) & ~played & ~at.view.hand & ~(at.view.discard ?? none))
  return unseen > 0 && unseen <= fewTrumps ? 'last-trumps' : null
}
