/**
 * How long a player takes for a card at this table. A card that is played by itself waits as long, so that its time does not tell
 * the others that there was no choice.
 */

/** The times of a player of whom none are known yet, in milliseconds. */
const usual = [1900, 2500, 3300]
/** How many of a player's times count. */
const recent = 12
/** No pause is shorter or longer than these, in milliseconds. */
const [least, most] = [1500, 9000]

/** @param random returns numbers from 0 to below 1 */
export function ownPace(random: () => number = Math.random) {
  let times: readonly number[] = usual
  return {
    /** Notes how many milliseconds the player took for a card that they played themselves. */
    note(time: number) {
      times = [...times, time].slice(-recent)
    },
    /**
     * Returns a pause in milliseconds: one of the player's own times, up to a fifth longer or shorter. It never takes more than half of
     * what is `left` on the clock (null = no clock).
     */
    pause(left: number | null): number {
      const time = times[Math.floor(random() * times.length)] ?? least
      const pause = Math.min(most, Math.max(least, time * (0.8 + 0.4 * random())))
      return left === null ? pause : Math.min(pause, left / 2)
    },
  }
}
