/** Signing in. */
import type { Catalogue } from '@stolik/core'

export const sign: Catalogue = {
  'sign.title': 'Logowanie',
  'sign.make': 'Nowe kōnto',
  'sign.as': 'Robisz jako {name}.',
  'sign.login': 'Twōj login: {login}. Zapisz go se.',
  'sign.loginField': 'Login',
  'sign.name': 'Mjano i nazwisko',
  'sign.password': 'Hasło',
  'sign.in': 'zalogować',
  'sign.out': 'wylogować',
  'sign.none': 'niy mōm kōnta',
  'sign.have': 'mōm kōnto',
}
