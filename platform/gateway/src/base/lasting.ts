/** What was written of a value, by who wrote it: gone with either of them. */
const texts = new WeakMap<object, WeakMap<object, Buffer>>()

/** Says that a value stays as it is for many changes of what it is part of, so that it is worth keeping its text. */
export function lasting<T extends object>(value: T): T {
  texts.set(value, new WeakMap())
  return value
}

/** The texts that are kept of a value; undefined when it does not last. */
export const textsOf = (value: object): WeakMap<object, Buffer> | undefined => texts.get(value)
