/** What an attentive player remembers: every trick, in order. Views show only the last one, and which cards have fallen. */
import type { View, WonTrick } from '../rules/view.js'

export interface Memory {
  readonly tricks: readonly WonTrick[]
}

const nothing: Memory = { tricks: [] }

/** Players see each finished trick before they play to the next one (4.4.3), so none is missed. */
export function remember(memory: Memory = nothing, { lastTrick }: View): Memory {
  const { tricks } = memory
  if (lastTrick === null || tricks.at(-1)?.cards[0] === lastTrick.cards[0]) return memory
  return { tricks: [...tricks, lastTrick] }
}
