import type { Words } from './words.js'

export const szl: Words = {
  lead: 'Karty ze Ślōnska i z Kaszub przi jednym stole: z ludźmi abo z botami.',
  about: [
    'Podŏwŏsz mjano, siadŏsz i grŏsz. Bez kōnta, w telefōnie jak na kōmputrze.',
    'Prawidła sōm te, co we zwiōnzkach: kŏżdy rachunek pokazuje, jak je porachowane i kery to je pōnkt.',
    'Miyszanie kart może kŏżdy po rozdaniu sprawdzić sōm.',
  ],
  skip: 'do stołōw',
  free: 'Stolik je wolnym ôprogramowaniym (Apache-2.0).',
  lost: 'Sam niy ma żŏdnego stołu.',
  lostHint: 'Adresa je niypołnŏ abo starŏ.',
  home: 'wszyjske stoły',
  value: 'Wiela je szpil wert?',
  replay: 'Rozdanie krok po kroku',
  events: 'Turnieje',
  allEvents: 'wszyjske turnieje',
  rankings: 'Rankingi',
  allRankings: 'wszyjske rankingi',
  news: 'Je nowszŏ wersyjŏ tyj zajty. Co je wpisane, ôstŏwŏ w telefōnie.',
  takeNews: 'wczytej jōm',
}
