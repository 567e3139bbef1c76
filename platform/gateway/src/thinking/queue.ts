/** A bounded queue with two classes: items of the first class go before all others, and in a class the oldest goes first. */
export interface Queue<T> {
  /** Returns the item that finds no place: a later one of the second class, or the new one. */
  add(item: T, isFirst: boolean): T | undefined
  take(): T | undefined
  /** Does nothing if the item is not in the queue. */
  remove(item: T): void
  length(): number
}

export function queue<T>(most: number): Queue<T> {
  // Sets keep the order of insertion, and forget an item at once.
  const [first, second] = [new Set<T>(), new Set<T>()]
  const length = (): number => first.size + second.size
  const remove = (item: T): void => {
    if (!first.delete(item)) second.delete(item)
  }
  return {
    add: (item, isFirst) => {
      let displaced: T | undefined
      if (length() >= most) {
        displaced = isFirst ? [...second].at(-1) : undefined
        if (displaced === undefined) return item
        second.delete(displaced)
      }
      ;(isFirst ? first : second).add(item)
      return displaced
    },
    take: () => {
      for (const items of [first, second])
        for (const item of items) {
          items.delete(item)
          return item
        }
      return undefined
    },
    remove,
    length,
  }
}
