import type { Catalogue } from '@stolik/core'

/** Why a line of a table list cannot be, and what it comes to. */
export const paper: Catalogue = {
  'times.raises': 'contres reconnus : {counted} sur {announced} : × {n}',
  'cannot.unreadable': '« {word} » ne veut rien dire ici',
  'cannot.incomplete': 'il manque les camps ou le résultat',
  'cannot.contradiction': 'l’inscription se contredit ou dit deux fois la même chose',
  'cannot.contract': 'ce contrat ne s’annonce pas ici',
  'cannot.sides': 'dans ce contrat, un autre nombre de joueurs joue ensemble',
  'cannot.du': '« du » ne se dit qu’avec un grand ou un solo',
  'cannot.raises': 'autant de contres n’ont pas pu être annoncés ou reconnus',
  'cannot.points': 'des plis entiers ne peuvent pas faire autant de points',
  'cannot.result': 'ce contrat ne peut pas finir ainsi',
  'cannot.bok-round': 'd’après les donnes précédentes, c’est autrement pour la ronde bok',
  'cannot.consent': 'une correction demande l’accord de toute la table',
  'cannot.no-reading': 'il n’est pas dit comment lire l’inscription',
}
