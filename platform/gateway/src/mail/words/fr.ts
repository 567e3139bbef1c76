import type { Catalogue } from '@stolik/core'

export const fr: Catalogue = {
  'confirm.subject': '{site} : est-ce votre adresse ?',
  'confirm.text':
    'Quelqu’un a indiqué cette adresse pour son compte sur {site}. Ouvrez ce lien dans la journée pour la confirmer :',
  'confirm.not': 'Si ce n’était pas vous, ne faites rien : l’adresse sera oubliée.',
  'recover.subject': '{site} : un nouveau mot de passe',
  'recover.text':
    'Quelqu’un a demandé un nouveau mot de passe pour le compte {login} sur {site}. Ouvrez ce lien dans les 30 minutes pour en choisir un. Il sert une fois :',
  'recover.not': 'Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
  'gone.subject': '{site} : cette adresse ne sert plus',
  'gone.text':
    'Le compte {login} sur {site} n’utilise plus cette adresse : personne ne peut plus définir de mot de passe par elle.',
  'gone.not':
    'Si ce n’était pas vous, connectez-vous et changez de mot de passe, ou choisissez-en un autre avec un code de secours. Si c’est impossible, écrivez à qui gère le site.',
}
