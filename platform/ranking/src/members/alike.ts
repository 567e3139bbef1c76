/** Finds names that are spelt almost alike: with other accents, or with one letter more, less, changed or exchanged with the next. */
import { folded } from '@stolik/contract/folded'
import { plainName } from '../model/matching.js'

/** In shorter names a letter makes another name: Ola and Ala. */
const shortest = 6

/** The name as it is compared: without accents, in lower case, its words in a fixed order. */
export const foldedName = (name: string): string => plainName(folded(name))

/**
 * Hashes of the text, and of the text without each of its letters in turn: two texts that differ in one letter have one of them
 * in common.
 */
function* hashes(text: string): Iterable<number> {
  yield hashWithout(text, -1)
  if (text.length < shortest) return
  for (let i = 0; i < text.length; i++) yield hashWithout(text, i)
}

/** FNV-1a. */
function hashWithout(text: string, left: number): number {
  let hash = 0x811c9dc5 | 0
  for (let i = 0; i < text.length; i++)
    if (i !== left) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

export function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - from && a[a.length - 1 - end] === b[b.length - 1 - end])
    end += 1
  const [x, y] = [a.slice(from, a.length - end), b.slice(from, b.length - end)]
  if (x.length <= 1 && y.length <= 1) return true
  return x.length === 2 && y.length === 2 && x[0] === y[1] && x[1] === y[0]
}

/**
 * Returns a function that finds what is spelt like a name.
 * @param wanted the folded names that will be looked up: only what is like one of them is kept
 */
export function alikeTo<T>(
  wanted: Iterable<string>,
  all: Iterable<T>,
  nameOf: (one: T) => string,
): (name: string) => readonly T[] {
  const keys = new Set<number>()
  for (const name of wanted) for (const key of hashes(name)) keys.add(key)
  const known = new Map<number, { readonly one: T; readonly folded: string }[]>()
  if (keys.size > 0)
    for (const one of all) {
      const entry = { one, folded: foldedName(nameOf(one)) }
      for (const key of hashes(entry.folded)) {
        if (!keys.has(key)) continue
        const others = known.get(key)
        if (others === undefined) known.set(key, [entry])
        else others.push(entry)
      }
    }
  return (name) => {
    const found = new Set<T>()
    for (const key of hashes(name))
      for (const { one, folded } of known.get(key) ?? []) if (isOneLetterOff(folded, name)) found.add(one)
    return [...found]
  }
}
