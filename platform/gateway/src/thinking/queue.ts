/** A bounded queue with ranks: items of a lower rank go before all others, and in a rank the oldest goes first. */
export interface Queue<T> {
  /** Returns the item that finds no place: the newest one of the highest rank above, or the new one. */
  add(item: T, rank: number): T | undefined
  take(): T | undefined
  /** Does nothing if the item is not in the queue. */
  remove(item: T): void
  /** How many wait, of ranks up to this one. */
  length(upTo?: number): number
}

/** @param ranks how many there are, from 0 */
export function queue<T>(most: number, ranks: number): Queue<T> {
  // Sets keep the order of insertion, and forget an item at once.
  const all = Array.from({ length: ranks }, () => new Set<T>())
  const length = (upTo = ranks - 1): number =>
    all.reduce((sum, items, rank) => sum + (rank <= upTo ? items.size : 0), 0)
  return {
    add: (item, rank) => {
      let displaced: T | undefined
      if (length() >= most) {
        const last = all.findLast((items, other) => other > rank && items.size > 0)
        if (last === undefined) return item
        displaced = [...last].at(-1) as T
        last.delete(displaced)
      }
      all[rank]?.add(item)
      return displaced
    },
    take: () => {
      for (const items of all)
        for (const item of items) {
          items.delete(item)
          return item
        }
      return undefined
    },
    remove: (item) => {
      for (const items of all) items.delete(item)
    },
    length,
  }
}
