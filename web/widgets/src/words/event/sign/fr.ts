/** Signing in. */
import type { Catalogue } from '@stolik/core'

export const sign: Catalogue = {
  'sign.title': 'Connexion',
  'sign.make': 'Nouveau compte',
  'sign.as': 'Vous travaillez comme {name}.',
  'sign.login': 'Votre identifiant : {login}. Notez-le.',
  'sign.loginField': 'Identifiant',
  'sign.name': 'Prénom et nom',
  'sign.password': 'Mot de passe',
  'sign.in': 'entrer',
  'sign.out': 'se déconnecter',
  'sign.none': 'je n’ai pas de compte',
  'sign.have': 'j’ai un compte',
}
