import type { Catalogue } from '@stolik/core'

/** Why a line of a table list cannot be. */
export const paper: Catalogue = {
  'cannot.unreadable': '« {word} » ne veut rien dire ici',
  'cannot.incomplete': 'il manque les honneurs, les points ou le résultat',
  'cannot.contradiction': 'l’inscription se contredit ou dit deux fois la même chose',
  'cannot.place': 'cette place n’existe pas à cette table',
  'cannot.overbid-value': 'ce jeu ne peut pas être surenchéri ainsi',
  'cannot.chairs': 'on ne joue pas à une table de cette taille',
  'cannot.idle-soloist': 'à quatre, le donneur ne joue pas',
  'cannot.passed-not-in-profile': 'quand tous passent, on joue ici un ramsch',
  'cannot.ramsz-not-in-profile': 'ces règles n’ont pas de ramsch',
  'cannot.ramsz-points': 'au ramsch, chacun a ses points s’il a joué, et aucun s’il était mort',
  'cannot.ramsz-sum': 'il y a 120 points en tout, dont 22 au plus dans le skat',
  'cannot.ramsz-jacks': 'ces valets n’ont pas pu leur être donnés',
  'cannot.ramsz-losers': 'au ramsch perd celui qui a le plus de points',
  'cannot.jacks-needed': 'à points égaux, il faut dire qui a perdu',
  'cannot.last-trick-needed': 'il faut dire qui a fait le dernier pli',
  'cannot.no-later-correction': 'après la série, cette liste ne se corrige plus',
  'cannot.no-reading': 'il n’est pas dit comment lire l’inscription',
}
