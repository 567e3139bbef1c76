/** The gateway's rules for a login and a password, shown while people type. A test checks that both have the same rules. */
import { folded } from '@stolik/contract/folded'

const plain = /^(?=.{3,40}$)[a-z0-9]+(?:[._-][a-z0-9]+)*$/
const eMail = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9-]+\.)+[a-z0-9-]+$/

/** Returns a login in the form in which the gateway stores it; null for a text that cannot be one. */
export function loginOf(text: string): string | null {
  if (text.length > 100) return null
  const typed = text.trim().toLowerCase()
  if (typed.includes('@')) return eMail.test(typed) ? typed : null
  const login = folded(typed)
  return plain.test(login) ? login : null
}

export const passwordRules = ['length', 'different', 'known'] as const
export type PasswordRule = (typeof passwordRules)[number]

export interface Owner {
  readonly name: string
  readonly login: string
}

/** Returns the rules that a password does not meet yet. */
export function broken(password: string, { name, login }: Owner): ReadonlySet<PasswordRule> {
  const typed = password.toLowerCase()
  const known = [name.toLowerCase(), login, login.split('@')[0] ?? '']
  const faults: readonly [PasswordRule, boolean][] = [
    ['length', password.length < 10 || password.length > 256],
    ['different', new Set(password).size < 5],
    ['known', password === '' || known.some((part) => part.length >= 4 && typed.includes(part))],
  ]
  return new Set(faults.flatMap(([rule, isBroken]) => (isBroken ? [rule] : [])))
}
