/** The last remark at each seat, for as long as it is shown there. */

/** Milliseconds that a remark stands at its speaker's seat. */
const shownFor = 6_000

/** @param changed receives the visible remarks by chair, and who has just answered me, if anybody */
export function seatRemarks(changed: (seats: readonly (string | null)[], answer: string | null) => void) {
  const seats: (string | null)[] = []
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const show = (answer: string | null): void => changed([...seats], answer)
  return {
    /** Stores a remark. It becomes visible with the next `show`. */
    put(chair: number, text: string): void {
      seats[chair] = text
      clearTimeout(timers.get(chair))
      const gone = (): void => {
        seats[chair] = null
        show(null)
      }
      timers.set(chair, setTimeout(gone, shownFor))
    },
    show,
    stop(): void {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
