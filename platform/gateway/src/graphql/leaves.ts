/** The writers of scalars, and the error for values that cannot be written. */
import { page } from './page.js'
import { path } from './path.js'

/** Writes the value of a field on the page. */
export interface Part {
  readonly write: (value: unknown) => void
  /** Writes what has changed, and returns whether anything has. */
  readonly change: (before: unknown, after: unknown) => boolean
}

/** A value that the schema does not allow, or a type that is not supported here. */
class Unwritable extends Error {}

export const throwUnwritable = (): never => {
  throw new Unwritable()
}

export function undefinedIfUnwritable<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof Unwritable) return undefined
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
    path.write()
    write(after)
    return true
  },
})

export const leaves: Readonly<Record<string, Part>> = {
  String: leaf((value) => (typeof value === 'string' ? page.string(value) : throwUnwritable())),
  ID: leaf((value) => (typeof value === 'string' ? page.string(value) : throwUnwritable())),
  Boolean: leaf((value) => {
    if (typeof value !== 'boolean') throwUnwritable()
    page.put(value === true ? yes : no)
  }),
  Float: leaf((value) => (Number.isFinite(value) ? page.number(value as number) : throwUnwritable())),
  // 32 bits, as in the specification.
  Int: leaf((value) =>
    typeof value === 'number' && (value | 0) === value ? page.number(value) : throwUnwritable(),
  ),
}

export type Values = Readonly<Record<string, unknown>>
export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null
export const isNothing = (value: unknown): boolean => value === null || value === undefined

/** The same part, but it also accepts null. */
export const nullable = ({ write, change }: Part): Part => {
  const writeAny = (value: unknown): void => (isNothing(value) ? page.put(nothing) : write(value))
  return {
    write: writeAny,
    change: (before, after) => {
      if (!isNothing(before) && !isNothing(after)) return change(before, after)
      if (isNothing(before) && isNothing(after)) return false
      path.write()
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
