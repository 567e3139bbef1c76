/** What a position of a recorded hand is about, in a word. */
import { has, toSet, type HandRecord } from '@stolik/core'
import { ladderFor } from '../ladder.js'
import { rulesIn } from '../profiles.js'
import type { View } from '../view.js'
import { positionsOf } from './positions.js'

/**
 * Returns `last-bok` in the last deal of a bok-round, where a hand counts double for the last time; else the contract that was called; else
 * `count-trumps` if the player holds the highest trump only because higher ones are gone, or `partner` if they do not know who plays with whom; else
 * null.
 */
export function themeOf(record: HandRecord, step: number): string | null {
  const view = positionsOf(record).find((one) => one.step === step)?.view
  if (view === undefined) return null
  if (view.bokLeft === 1) return 'last-bok'
  if (['gran', 'zolla', 'wesele'].includes(view.contract)) return view.contract
  if (holdsHighestLeft(view)) return 'count-trumps'
  return view.sides.includes(null) ? 'partner' : null
}

function holdsHighestLeft(view: View): boolean {
  const { trumps } = ladderFor(rulesIn(view), view.contract)
  const gone = [...view.played, toSet(view.trick.map(({ card }) => card))].reduce((set, cards) => set | cards)
  const higher = trumps.slice(
    0,
    Math.max(
      0,
      trumps.findIndex((card) => has(view.hand, card)),
    ),
  )
  return higher.length > 0 && higher.every((card) => has(gone, card))
}
