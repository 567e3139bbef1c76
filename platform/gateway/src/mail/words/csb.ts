import type { Catalogue } from '@stolik/core'

export const csb: Catalogue = {
  'confirm.subject': '{site}: je to twòja adresa?',
  'confirm.text':
    'Chtos pòdôł tã adresã dlô swòjegò kònta na starnie {site}. Òtemkni nen lënk w dobie, żebë jã pòcwierdzëc:',
  'confirm.not': 'Jeżlë to nie jes të, nick nie rób: adresa bãdze zabëtô.',
  'recover.subject': '{site}: nowô parola',
  'recover.text':
    'Chtos prosył ò nową parolã do kònta {login} na starnie {site}. Òtemkni nen lënk w 30 minutach, żebë jã ùstawic. Dzejô rôz:',
  'recover.not': 'Jeżlë to nie jes të, nick nie rób: parola òstôwô, jakô je.',
  'gone.subject': '{site}: ta adresa ni mô ju brëkòwaniô',
  'gone.text':
    'Kònto {login} na starnie {site} ju nie brëkùje ti adresë: nicht przez niã nie ùstawi nowi parolë.',
  'gone.not':
    'Jeżlë to nie jes të, wlogùjë sã ë zmień parolã abò ùstawi nową zapasnym kòdã. Jeżlë to nie jidze, napiszë do tegò, chto prowadzy tã starnã.',
}
