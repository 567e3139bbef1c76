/** The page that JSON is written on, what is written whole, and what says that a value is not for it. */
import { makePage } from './page.js'

/** How the value of a field gets on the page. */
export interface Part {
  readonly write: (value: unknown) => void
  /** Writes what has changed; whether anything has. */
  readonly change: (before: unknown, after: unknown) => boolean
}

/** Written on by one at a time, since nothing waits while it writes. */
export const page = makePage()

/** The keys on the way to what is compared: they are written when something there has changed, and most of the time nothing has. */
export const way: Buffer[] = []
export const arrive = (): void => {
  for (const key of way) page.put(key)
  way.length = 0
}

/** A value that is not what the schema promises, or a type that is not written here. */
class Unfit extends Error {}

export const unfit = (): never => {
  throw new Unfit()
}

export function orUndefined<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof Unfit) return undefined
    throw error
  }
}

const nothing = Buffer.from('null')
const yes = Buffer.from('true')
const no = Buffer.from('false')
/** Written whole or not at all. */
export const leaf = (write: Part['write']): Part => ({
  write,
  change: (before, after) => {
    if (before === after) return false
    arrive()
    write(after)
    return true
  },
})

export const leaves: Readonly<Record<string, Part>> = {
  String: leaf((value) => (typeof value === 'string' ? page.string(value) : unfit())),
  ID: leaf((value) => (typeof value === 'string' ? page.string(value) : unfit())),
  Boolean: leaf((value) => page.put(value === true ? yes : value === false ? no : unfit())),
  Float: leaf((value) => (Number.isFinite(value) ? page.number(value as number) : unfit())),
  // 32 bits, as the specification has it.
  Int: leaf((value) => (typeof value === 'number' && (value | 0) === value ? page.number(value) : unfit())),
}

export type Values = Readonly<Record<string, unknown>>
export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null
export const isNothing = (value: unknown): boolean => value === null || value === undefined

/** The same where there may be nothing. */
export const orNothing = ({ write, change }: Part): Part => {
  const writeAny = (value: unknown): void => (isNothing(value) ? page.put(nothing) : write(value))
  return {
    write: writeAny,
    change: (before, after) => {
      if (!isNothing(before) && !isNothing(after)) return change(before, after)
      if (isNothing(before) && isNothing(after)) return false
      arrive()
      writeAny(after)
      return true
    },
  }
}

export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}
