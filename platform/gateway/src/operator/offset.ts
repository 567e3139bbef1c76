/** How far two clocks differ, as far as one question and its answer can tell. */

export interface Between {
  /** By how many milliseconds the other clock is ahead of ours; negative: behind. */
  readonly ahead: number
  /** By how many milliseconds that may be wrong: the answer was under way for twice as long. */
  readonly unsure: number
}

/** @param sent and received are times of our clock, `theirs` is a time between them by the other one */
export const betweenOf = (sent: number, theirs: number, received: number): Between => ({
  ahead: Math.round(theirs - (sent + received) / 2),
  unsure: Math.ceil((received - sent) / 2),
})
