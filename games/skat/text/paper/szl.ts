import type { Catalogue } from '@stolik/core'

/** Why a line of a table list cannot be. */
export const paper: Catalogue = {
  'cannot.unreadable': '„{word}” nic sam niy znaczy',
  'cannot.incomplete': 'chybiajōm szczyty, ôczka abo wynik',
  'cannot.contradiction': 'to sie ze sobōm niy zgŏdzŏ abo je pedziane dwa razy',
  'cannot.place': 'takigo placu przi tym stole niy ma',
  'cannot.overbid-value': 'tak przerajcowany tyn szpil być niy może',
  'cannot.chairs': 'przi tela ludziach sie niy grŏ',
  'cannot.idle-soloist': 'rozdŏwajōncy przi sztyrech niy grŏ',
  'cannot.passed-not-in-profile': 'jak wszyjscy dajōm pas, grŏ sie sam ramsz',
  'cannot.ramsz-not-in-profile': 'w tych prawidłach ramsza niy ma',
  'cannot.ramsz-points': 'w ramszu kŏżdy, co groł, mŏ swoje ôczka, a fto pauzowoł, niy mŏ żŏdnych',
  'cannot.ramsz-sum': 'ôczek je razym 120, a we szkacie nŏjwyżyj 22',
  'cannot.ramsz-jacks': 'takich dupkōw niy mōgli dostać',
  'cannot.ramsz-losers': 'ramsz przegrywŏ tyn, co mŏ nŏjwiyncyj ôczek',
  'cannot.jacks-needed': 'jak ôczek je tela samo, trza podać, fto przegroł',
  'cannot.last-trick-needed': 'trza podać, fto wziōn ôstatni sztych',
  'cannot.no-later-correction': 'po seryji tyj listy sie niy poprawiŏ',
  'cannot.no-reading': 'niy je podane, jak to mŏ być',
}
