/** Signing in. */
import type { Catalogue } from '@stolik/core'

export const sign: Catalogue = {
  'sign.title': 'Anmelden',
  'sign.make': 'Neues Konto',
  'sign.as': 'Du arbeitest als {name}.',
  'sign.login': 'Dein Anmeldename: {login}. Bitte aufschreiben.',
  'sign.loginField': 'Anmeldename',
  'sign.name': 'Vor- und Nachname',
  'sign.password': 'Passwort',
  'sign.in': 'anmelden',
  'sign.out': 'abmelden',
  'sign.none': 'noch kein Konto',
  'sign.have': 'ich habe ein Konto',
}
