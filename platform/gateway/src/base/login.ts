import type { Entropy } from './entropy.js'

/** The longest login: an e-mail address may be one. */
export const longestLogin = 100

/** Letters a-z and digits, with single dots, hyphens or underscores between them. */
const plain = /^(?=.{3,40}$)[a-z0-9]+(?:[._-][a-z0-9]+)*$/
const eMail = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9-]+\.)+[a-z0-9-]+$/

/**
 * Reads a login as somebody typed it: in lower case, without space around it. Letters with marks count as those without
 * (józef is jozef), so two logins never differ by what a keyboard may not have. An e-mail address is taken as it is.
 * @returns undefined for a text that cannot be a login
 */
export function readLogin(text: string): string | undefined {
  if (text.length > longestLogin) return undefined
  const typed = text.trim().toLowerCase()
  if (typed.includes('@')) return eMail.test(typed) ? typed : undefined
  const login = unmarked(typed)
  return plain.test(login) ? login : undefined
}

/** Reads an address for mails as somebody typed it; undefined where it is none. Case does not count. */
export function readMailAddress(text: string): string | undefined {
  const typed = text
    .slice(0, longestLogin + 50)
    .trim()
    .toLowerCase()
  return typed.length <= longestLogin && eMail.test(typed) ? typed : undefined
}

/** What a name is found by, where somebody signs in with it: as it sounds, without case and marks. */
export const nameKey = (name: string): string => unmarked(name.toLowerCase()).replace(/\s+/gu, ' ').trim()

const unmarked = (text: string): string =>
  text.replaceAll('ł', 'l').replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '')

/** A login for who chooses none. It begins with the name, as far as that can be typed anywhere. */
export function newLogin(name: string, { word }: Pick<Entropy, 'word'>): string {
  const typed = nameKey(name)
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 12)
  return `${typed === '' ? 'player' : typed}-${word(6)}`
}

/** Logins for somebody whose choice is taken, the best first; the last one is as good as surely free. */
export function otherLogins(login: string, name: string, { word }: Pick<Entropy, 'word'>): readonly string[] {
  const words = nameKey(name)
    .replace(/[^a-z0-9 ]/g, '')
    .split(' ')
    .filter((part) => part !== '')
  const base = (login.split('@')[0] ?? '').replace(/[^a-z0-9]+/g, '.').slice(0, 30)
  const others = [
    words.join('.'),
    words.toReversed().join('.'),
    `${base}.${word(3)}`,
    newLogin(name, { word }),
  ]
  return others.filter((other) => other !== login && readLogin(other) === other)
}
