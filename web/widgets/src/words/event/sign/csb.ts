/** Signing in. */
import type { Catalogue } from '@stolik/core'

export const sign: Catalogue = {
  'sign.title': 'Logòwanié',
  'sign.make': 'Nowé kònto',
  'sign.as': 'Robisz jakno {name}.',
  'sign.login': 'Twój login: {login}. Zapiszë gò se.',
  'sign.loginField': 'Login',
  'sign.name': 'Miono i nôzwëskò',
  'sign.password': 'Parola',
  'sign.in': 'wchôdóm',
  'sign.out': 'wëlogùjë mie',
  'sign.none': 'ni móm kònta',
  'sign.have': 'móm kònto',
}
