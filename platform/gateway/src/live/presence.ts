import { isHuman, type TableState } from '../table/state.js'

/** Who is at a table by way of this process. */
export interface Presence {
  /** Until the answer is called; nobody in particular is an onlooker. */
  attend(person: string | undefined): () => void
  has(person: string): boolean
  isEmpty(): boolean
  /** After somebody sat down or left. */
  recount(): void
  /** Says again who is here: what was said may be forgotten. */
  repeat(): void
}

/**
 * Counts who is here, and says so when it changes for somebody who sits at the table: a thousand onlookers
 * who come one by one disturb nobody.
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
