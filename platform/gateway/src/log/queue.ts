/** A queue for work on one log. Items are done in order, and waiting items that belong together are done together. */
export interface Queue<Item> {
  /** Adds an item to the queue. */
  readonly join: (item: Item) => void
  /** Does other work on its own, after everything queued before. */
  readonly alone: <Answer>(work: () => Promise<Answer>) => Promise<Answer>
  /** Resolves when everything queued before is done. */
  readonly idle: () => Promise<unknown>
}

/** How many items are done together at most. */
const mostTogether = 100

/** @param work must not throw */
export function queue<Item>(
  belong: (first: Item, other: Item) => boolean,
  work: (group: readonly Item[]) => Promise<void>,
): Queue<Item> {
  let last: Promise<unknown> = Promise.resolve()
  const waiting: Item[] = []

  const alone = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
  const takeGroup = (): readonly Item[] => {
    const [first] = waiting
    if (first === undefined) return []
    const end = waiting.findIndex((other, i) => i === mostTogether || !belong(first, other))
    return waiting.splice(0, end < 0 ? waiting.length : end)
  }
  return {
    join: (item) => {
      waiting.push(item)
      void alone(async () => {
        const group = takeGroup()
        if (group.length > 0) await work(group)
      })
    },
    alone,
    idle: () => last,
  }
}
