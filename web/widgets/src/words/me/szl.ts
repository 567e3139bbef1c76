/** One’s own hands. */
import type { Catalogue } from '@stolik/core'

export const szl: Catalogue = {
  'me.loading': 'Szukōm twojich rozdań…',
  'me.empty':
    'Sam sie zbiyrajōm twoje rozdania: kŏżde możesz ôbejrzeć, sprawdzić tasowanie i uwidzieć, jak ci idzie. Jeszcze żŏdnego niy ma.',
  'me.nobody': 'Sam kŏżdy mŏ swoje rozdania. Zagrej pod jakimś mianym abo zaloguj sie na swoje kōnto.',
  'me.play': 'zagrej',
  'me.signIn': 'zaloguj sie',
  'me.guest':
    'Grŏsz jako gość, tōż ta strōna widać ino na tym urzōndzyniu. Przyńdzie na kōnto, co je stworzisz.',
  'me.numbers': 'Jak ci idzie',
  'me.hands': { one: '{n} rozdanie', few: '{n} rozdania', many: '{n} rozdań', other: '{n} rozdaniŏ' },
  'me.curve': 'Pōnkty ôd piyrszego rozdaniŏ do ôstatnigo: teroz {last}, nojwiyncyj {best}, nojmynij {worst}.',
  'me.flat': 'Do wykresu trzeba jeszcze pŏrã pōnktōw: na razie {last}.',
  'me.kind': 'Gra',
  'me.times': 'Rozdania',
  'me.own': 'Twoje',
  'me.wonOf': 'Wygrane',
  'me.score': 'Pōnkty',
  'me.series': 'Twoje seryje',
  'me.noSeries': 'Jeszcze żŏdnŏ seryjŏ sie niy skōńczyła.',
  'me.place': '{place}. plac z {of}',
  'me.list': 'Rozdanie za rozdaniym',
  'me.older': 'starsze',
  'me.forget': 'wyczyś ta strōna',
  'me.sure': 'Wszyjske rozdania zniknōm z tyj strōny na dycki. Listy przi stołach ôstanōm.',
  'me.yes': 'ja, wyczyś',
  'me.no': 'ôstŏw',
  'me.trouble': 'Niy szło wladować.',
  'me.retry': 'sprōbuj jeszcze rŏz',
}
