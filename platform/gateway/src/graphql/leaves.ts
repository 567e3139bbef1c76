/** The shared page that JSON is written on, the writers of scalars, and the error for values that cannot be written. */
import { makePage } from './page.js'

/** Writes the value of a field on the page. */
export interface Part {
  readonly write: (value: unknown) => void
  /** Writes what has changed, and returns whether anything has. */
  readonly change: (before: unknown, after: unknown) => boolean
}

/** Shared: writing is synchronous, so only one writer uses it at a time. */
export const page = makePage()

/** The keys on the path to the values being compared. They are written only when a value has changed, which is rare. */
export const way: Buffer[] = []
export const arrive = (): void => {
  for (const key of way) page.put(key)
  way.length = 0
}

/** A value that the schema does not allow, or a type that is not supported here. */
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
/** A part that is written completely or not at all. */
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
  // 32 bits, as in the specification.
  Int: leaf((value) => (typeof value === 'number' && (value | 0) === value ? page.number(value) : unfit())),
}

export type Values = Readonly<Record<string, unknown>>
export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null
export const isNothing = (value: unknown): boolean => value === null || value === undefined

/** The same part, but it also accepts null. */
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
