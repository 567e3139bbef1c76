/** Signing in. */
import type { Catalogue } from '@stolik/core'

export const sign: Catalogue = {
  'sign.title': 'Sign in',
  'sign.make': 'New account',
  'sign.as': 'You work as {name}.',
  'sign.login': 'Your login: {login}. Write it down.',
  'sign.loginField': 'Login',
  'sign.name': 'First name and surname',
  'sign.password': 'Password',
  'sign.in': 'sign in',
  'sign.out': 'sign out',
  'sign.none': 'I have no account',
  'sign.have': 'I have an account',
}
