import { folded } from '@stolik/contract/folded'
import type { Entropy } from './entropy.js'

/** Long enough for an e-mail address. */
export const longestLogin = 100

/** Letters a-z and digits, with single dots, hyphens or underscores between them. */
const plain = /^(?=.{3,40}$)[a-z0-9]+(?:[._-][a-z0-9]+)*$/
const eMail = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9-]+\.)+[a-z0-9-]+$/

/**
 * Reads a login as typed: in lower case, without surrounding space. Letters with diacritics count as those without (józef is
 * jozef), so that logins never differ in letters that a keyboard may not have. An e-mail address is taken as it is.
 * @returns undefined for a text that cannot be a login
 */
export function readLogin(text: string): string | undefined {
  if (text.length > longestLogin) return undefined
  const typed = text.trim().toLowerCase()
  if (typed.includes('@')) return eMail.test(typed) ? typed : undefined
  const login = folded(typed)
  return plain.test(login) ? login : undefined
}

/** Reads a mail address as typed, in lower case; undefined if it is none. */
export function readMailAddress(text: string): string | undefined {
  const typed = text
    .slice(0, longestLogin + 50)
    .trim()
    .toLowerCase()
  return typed.length <= longestLogin && eMail.test(typed) ? typed : undefined
}

/** The key for finding a name when somebody signs in with it: without case and diacritics. */
export const nameKey = (name: string): string => folded(name).replace(/\s+/gu, ' ').trim()

/** Makes a login for somebody who chooses none. It begins with the letters of the name that every keyboard has. */
export function newLogin(name: string, { word }: Pick<Entropy, 'word'>): string {
  const typed = nameKey(name)
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 12)
  return `${typed === '' ? 'player' : typed}-${word(6)}`
}

/** Suggests logins for somebody whose choice is taken, best first. The last one is almost certainly free. */
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
