/** Where the tricks of a hand begin. */

/** How far play has come: tricks finished, and cards of the next that lie on the table. */
interface Standing {
  readonly done: number
  readonly lying: number
}

/**
 * For each trick the step before its first card is led, from what stood at every step. A card that is taken back, as
 * forehand's is when a stake is raised, is led once more: the last lead counts.
 */
export function trickStarts(standings: readonly Standing[]): readonly number[] {
  const starts: number[] = []
  for (const [step, { done, lying }] of standings.entries()) {
    const before = standings[step - 1]
    if (before === undefined) continue
    if (lying > 0 && (before.lying === 0 || done > before.done)) starts[done] = step - 1
  }
  return starts
}
