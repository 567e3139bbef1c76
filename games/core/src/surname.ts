/** Splits a name into first names and the last name, by which people look for each other. */

/** Additions after a last name: father and son often play in one event. */
const behind = /^(?:(?:jun|sen|jr|sr|mł|ml|st)\.?|junior|senior|I{1,3}|IV)$/u

/** The last name with its addition: "Kòwalewsczi", "Majkòwsczi jun.". */
export function surname(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.length - 1
  const from = last > 1 && behind.test(words[last] ?? '') ? last - 1 : last
  return words.slice(from).join(' ')
}

/** The names before the last name. */
export const firstNames = (name: string): string => name.trim().slice(0, -surname(name).length).trim()
