/** For each lasting value, the texts that each writer has written of it. An entry goes with either of them. */
const texts = new WeakMap<object, WeakMap<object, Buffer>>()

/** Marks a value that stays the same while its surroundings change, so that its text is worth caching. */
export function lasting<T extends object>(value: T): T {
  texts.set(value, new WeakMap())
  return value
}

/** The cached texts of a value; undefined if it is not marked as lasting. */
export const textsOf = (value: object): WeakMap<object, Buffer> | undefined => texts.get(value)
