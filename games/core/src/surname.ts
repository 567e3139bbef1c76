/** By which part of a name people look for each other. */

/** What stands behind a last name: father and son often play in one event. */
const behind = /^(?:(?:jun|sen|jr|sr|mł|ml|st)\.?|junior|senior|I{1,3}|IV)$/u

/** The last name, with what tells it apart: "Kòwalewsczi", "Majkòwsczi jun.". */
export function surname(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.length - 1
  const from = last > 1 && behind.test(words[last] ?? '') ? last - 1 : last
  return words.slice(from).join(' ')
}

/** What stands before the last name. */
export const firstNames = (name: string): string => name.trim().slice(0, -surname(name).length).trim()
