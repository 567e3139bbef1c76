/** One’s own hands. */
import type { Catalogue } from '@stolik/core'

export const pl: Catalogue = {
  'me.loading': 'Szukam twoich rozdań…',
  'me.empty':
    'Tu zbiorą się twoje rozdania: odtworzysz każde, sprawdzisz tasowanie i zobaczysz, jak ci idzie. Jeszcze żadnego nie ma.',
  'me.nobody': 'Tu każdy ma swoje rozdania. Zagraj pod jakimś imieniem albo zaloguj się na swoje konto.',
  'me.play': 'zagraj',
  'me.signIn': 'zaloguj się',
  'me.guest':
    'Grasz jako gość, więc tę stronę widać tylko na tym urządzeniu. Przejdzie na konto, które założysz.',
  'me.numbers': 'Jak ci idzie',
  'me.hands': { one: '{n} rozdanie', few: '{n} rozdania', many: '{n} rozdań', other: '{n} rozdania' },
  'me.curve':
    'Punkty od pierwszego rozdania do ostatniego: teraz {last}, najwięcej {best}, najmniej {worst}.',
  'me.flat': 'Do wykresu potrzeba jeszcze kilku punktów: jak dotąd {last}.',
  'me.kind': 'Gra',
  'me.times': 'Rozdania',
  'me.own': 'Twoje',
  'me.wonOf': 'Wygrane',
  'me.score': 'Punkty',
  'me.series': 'Twoje serie',
  'me.noSeries': 'Jeszcze żadna seria nie dobiegła końca.',
  'me.place': '{place}. miejsce z {of}',
  'me.list': 'Rozdanie po rozdaniu',
  'me.older': 'starsze',
  'me.forget': 'wyczyść tę stronę',
  'me.sure': 'Wszystkie rozdania znikną z tej strony na zawsze. Listy przy stolikach zostaną.',
  'me.yes': 'tak, wyczyść',
  'me.no': 'zostaw',
  'me.trouble': 'Nie udało się wczytać.',
  'me.retry': 'spróbuj jeszcze raz',
}
