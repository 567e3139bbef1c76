/** Returns a function that runs one thing after the other: a queue at the door is faster than an answer. */
export function inTurn<T, A>(run: (thing: T) => Promise<A>): (thing: T) => Promise<A> {
  let last: Promise<unknown> = Promise.resolve()
  return (thing) => {
    const mine = last.then(() => run(thing))
    last = mine.catch(() => undefined)
    return mine
  }
}
