/** The people who have an event open through this process. */
export interface Attendance {
  /** Counts a person until the returned function is called, at most once; null is not counted. */
  attend(person: string | null): () => void
  has(person: string): boolean
}

/** @param met called when a person arrives, or has left completely */
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
