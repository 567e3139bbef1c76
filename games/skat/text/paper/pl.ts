import type { Catalogue } from '@stolik/core'

/** Why a line of a table list cannot be. */
export const paper: Catalogue = {
  'cannot.unreadable': '„{word}” nic tu nie znaczy',
  'cannot.incomplete': 'brakuje szczytów, oczek albo wyniku',
  'cannot.contradiction': 'wpis sam sobie przeczy albo mówi coś dwa razy',
  'cannot.place': 'takiego miejsca przy tym stole nie ma',
  'cannot.overbid-value': 'tak przelicytowana ta gra być nie może',
  'cannot.chairs': 'przy stole tej wielkości się nie gra',
  'cannot.idle-soloist': 'rozdający przy czterech nie gra',
  'cannot.passed-not-in-profile': 'gdy wszyscy spasują, gra się tu ramsza',
  'cannot.ramsz-not-in-profile': 'w tych zasadach ramsza nie ma',
  'cannot.ramsz-points': 'w ramszu każdy, kto grał, ma swoje oczka, a kto pauzował, nie ma żadnych',
  'cannot.ramsz-sum': 'oczek jest razem 120, a w skacie najwyżej 22',
  'cannot.ramsz-jacks': 'takich waletów nie mogli dostać',
  'cannot.ramsz-losers': 'ramsza przegrywa, kto ma najwięcej oczek',
  'cannot.jacks-needed': 'przy równych oczkach trzeba podać, kto przegrał',
  'cannot.last-trick-needed': 'trzeba podać, kto wziął ostatni sztych',
  'cannot.no-later-correction': 'po serii tej listy się nie poprawia',
  'cannot.no-reading': 'nie podano, jak wpis ma brzmieć',
}
