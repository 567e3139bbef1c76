/** Splits a name into first names and the last name, by which people look for each other. */

/** Additions after a last name: father and son often play in one event. */
const behind = /^(?:(?:jun|sen|jr|sr|mł|ml|st)\.?|junior|senior|I{1,3}|IV)$/u

/**
 * The last name with its addition: "Kòwalewsczi", "Majkòwsczi jun.".
 * @param at the word where it begins, if that is known
 */
export function surname(name: string, at?: number): string {
  const words = name.trim().split(/\s+/)
  if (at !== undefined && at < words.length) return words.slice(at).join(' ')
  const last = words.length - 1
  const from = last > 1 && behind.test(words[last] ?? '') ? last - 1 : last
  return words.slice(from).join(' ')
}

/** The names before the last name. */
export const firstNames = (name: string, at?: number): string =>
  name.trim().slice(0, -surname(name, at).length).trim()

/** The word where a surname begins that ends the name, or is the whole of it. */
export const surnameIndex = (name: string, last: string): number =>
  name.trim().split(/\s+/).length - last.trim().split(/\s+/).length
