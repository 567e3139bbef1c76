/** Who has an event open before them, by way of this process. */
export interface Attendance {
  /** Until the answer is called, once; nobody in particular counts for nothing. */
  attend(person: string | null): () => void
  has(person: string): boolean
}

/** @param met somebody came who was not here, or is gone altogether */
export function attendance(met: () => void): Attendance {
  const counts = new Map<string, number>()
  const add = (person: string, n: 1 | -1): void => {
    const now = (counts.get(person) ?? 0) + n
    if (now > 0) counts.set(person, now)
    else counts.delete(person)
    if (now === (n === 1 ? 1 : 0)) met()
  }
  return {
    attend: (person) => {
      if (person === null) return () => undefined
      add(person, 1)
      return () => add(person, -1)
    },
    has: (person) => counts.has(person),
  }
}
