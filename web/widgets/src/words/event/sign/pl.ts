/** Signing in. */
import type { Catalogue } from '@stolik/core'

export const sign: Catalogue = {
  'sign.title': 'Logowanie',
  'sign.make': 'Nowe konto',
  'sign.as': 'Pracujesz jako {name}.',
  'sign.login': 'Twój login: {login}. Zapisz go sobie.',
  'sign.loginField': 'Login',
  'sign.name': 'Imię i nazwisko',
  'sign.password': 'Hasło',
  'sign.in': 'wchodzę',
  'sign.out': 'wyloguj',
  'sign.none': 'nie mam konta',
  'sign.have': 'mam konto',
}
