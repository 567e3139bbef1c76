/** What was written of a value that stays the same while its surroundings change. */
export interface Kept {
  /** Whole texts, each with its writer. */
  readonly texts: { readonly by: object; readonly text: Buffer }[]
  /** The last change that led to this value; `text` is null if nothing differed. */
  change: { readonly by: object; readonly since: object; readonly text: Buffer | null } | undefined
}

/** How many texts of one value are kept: strangers may send any number of documents. */
const mostTexts = 8

const all = new WeakMap<object, Kept>()

/** Marks a value as worth keeping what is written of it. It goes with the value. */
export function lasting<T extends object>(value: T): T {
  all.set(value, { texts: [], change: undefined })
  return value
}

/** What was written of a value; undefined if it is not marked as lasting. */
export const keptOf = (value: object): Kept | undefined => all.get(value)

export function keepText({ texts }: Kept, by: object, text: Buffer): void {
  if (texts.length === mostTexts) texts.shift()
  texts.push({ by, text })
}

/** Keeps a change of a value. What led to the value before is dropped, or each would hold all before it. */
export function keepChange(text: Kept, change: NonNullable<Kept['change']>): void {
  text.change = change
  const before = all.get(change.since)
  if (before !== undefined) before.change = undefined
}
