/** Finds where the tricks of a hand begin. */

/** The state of play: finished tricks, and cards of the next trick on the table. */
interface Progress {
  readonly done: number
  readonly lying: number
}

/**
 * Returns for each trick the step before its first card is led. Forehand takes their card back when a stake is raised, and
 * leads again: the last lead counts.
 */
export function trickStarts(standings: readonly Progress[]): readonly number[] {
  const starts: number[] = []
  for (const [step, { done, lying }] of standings.entries()) {
    const before = standings[step - 1]
    if (before === undefined) continue
    if (lying > 0 && (before.lying === 0 || done > before.done)) starts[done] = step - 1
  }
  return starts
}
