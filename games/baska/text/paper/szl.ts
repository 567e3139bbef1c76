import type { Catalogue } from '@stolik/core'

/** Why a line of a table list cannot be, and what it comes to. */
export const paper: Catalogue = {
  'times.raises': 'uznane kōntry: {counted} z {announced}: × {n}',
  'cannot.unreadable': '„{word}” nic sam niy znaczy',
  'cannot.incomplete': 'chybiajōm strōny abo wynik',
  'cannot.contradiction': 'to sie ze sobōm niy zgŏdzŏ abo je pedziane dwa razy',
  'cannot.contract': 'takigo kōntraktu sam sie niy zgłaszŏ',
  'cannot.sides': 'w tym kōntrakcie grŏ razym inkszŏ liczba grŏczōw',
  'cannot.du': '„du” gŏdŏ sie ino przi grandzie i solo',
  'cannot.raises': 'tela kōntrōw niy szło zgłosić abo uznać',
  'cannot.points': 'tela pōnktōw w połnych sztychach być niy może',
  'cannot.result': 'taki wynik w tym kōntrakcie niy może być',
  'cannot.bok-round': 'z przōdniyjszych rozdań wychodzi inakszyj, eli to bok-runda',
  'cannot.consent': 'przi poprawce muszōm sie zgodzić wszyjscy przi stole',
  'cannot.no-reading': 'niy je podane, jak to mŏ być',
}
