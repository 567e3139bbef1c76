/** What an attentive player remembers: every trick, in order. Views show only the last one, and which cards have fallen. */
import type { Trick, View } from '../rules/view.js'

export interface Memory {
  readonly tricks: readonly Trick[]
}

const nothing: Memory = { tricks: [] }

/** Players see each finished trick before they play to the next one (R4), so none is missed. */
export function remember(memory: Memory = nothing, { lastTrick }: View): Memory {
  const { tricks } = memory
  if (lastTrick === null || tricks.at(-1)?.cards[0]?.card === lastTrick.cards[0]?.card) return memory
  return { tricks: [...tricks, lastTrick] }
}
