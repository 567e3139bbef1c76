import type { Catalogue } from '@stolik/core'

export const pl: Catalogue = {
  'club.nobody': 'Należysz do klubu? Zaloguj się na jego stronie, a zagrasz pod swoim imieniem i nazwiskiem.',
  'club.failed': 'Strona klubu nie powiedziała nam, kim jesteś. Zagraj jako gość: wystarczy imię.',
  'club.nameTaken': 'Gospodarz strony odebrał ci to imię. Pod jakim innym grasz?',
}
