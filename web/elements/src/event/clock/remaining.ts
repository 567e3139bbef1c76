/** The time that is left of a series, as figures, and when it is said aloud. */

const second = 1_000
const minute = 60 * second

/** Formats 754,000 ms as 12:34, and an hour more as 1:12:34. A second that has begun counts; below nothing is 0:00. */
export function figures(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / second))
  const two = (n: number): string => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** Minutes before the end that a screen reader hears of. */
const marks = [0, 5, 10]

/**
 * Returns how many minutes are to be announced when the time left goes from one value to the next, if any. After a sleep of
 * the device only the last mark passed is.
 */
export const passed = (before: number, now: number): number | undefined =>
  marks.find((mark) => before > mark * minute && now <= mark * minute)
