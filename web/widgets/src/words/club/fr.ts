import type { Catalogue } from '@stolik/core'

export const fr: Catalogue = {
  'club.nobody': 'Membre du club ? Connectez-vous sur son site et vous jouerez sous votre nom.',
  'club.failed': 'Le site du club ne nous a pas dit qui vous êtes. Jouez en invité : un nom suffit.',
  'club.nameTaken': 'Le responsable du site a retiré ce prénom. Sous quel autre jouez-vous ?',
}
