import type { Catalogue } from '@stolik/core'

export const en: Catalogue = {
  'club.nobody': 'A member of the club? Sign in on its site and you will play under your own name.',
  'club.failed': 'The club’s site did not tell us who you are. Play as a guest: a name is enough.',
  'club.nameTaken': 'The owner of the site took that name away. What other name do you play under?',
}
