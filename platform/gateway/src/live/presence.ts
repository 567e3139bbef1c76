import { isHuman, type TableState } from '../table/state.js'

/** Who is connected to a table through this process. */
export interface Presence {
  /** Counts a viewer until the returned function is called; undefined stands for a spectator without a name. */
  attend(person: string | undefined): () => void
  has(person: string): boolean
  isEmpty(): boolean
  /** Called after somebody sat down or left. */
  recount(): void
  /** Reports again who is here, because earlier reports may be lost. */
  repeat(): void
}

/**
 * Counts viewers, and reports a change only if it concerns a seated person. A thousand spectators who come one by one cause
 * no reports.
 */
export function presence(
  state: () => TableState,
  say: (seated: readonly string[], changed: boolean) => void,
): Presence {
  const counts = new Map<string, number>()
  let onlookers = 0
  let said = ''

  const seated = (): string[] =>
    state().occupants.flatMap((o) =>
      isHuman(o) && o?.person !== null && o?.person !== undefined && counts.has(o.person) ? [o.person] : [],
    )
  const recount = (): void => {
    const now = seated()
    if (now.join() === said) return
    said = now.join()
    say(now, true)
  }
  const add = (person: string | undefined, n: 1 | -1): void => {
    if (person === undefined) {
      onlookers += n
      return
    }
    const count = (counts.get(person) ?? 0) + n
    if (count === 0) counts.delete(person)
    else counts.set(person, count)
    recount()
  }

  return {
    attend: (person) => {
      add(person, 1)
      let left = false
      return () => {
        if (!left) add(person, -1)
        left = true
      }
    },
    has: (person) => counts.has(person),
    isEmpty: () => counts.size === 0 && onlookers === 0,
    recount,
    repeat: () => say(seated(), false),
  }
}
