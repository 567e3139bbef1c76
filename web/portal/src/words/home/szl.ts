import type { HomeWords } from './words.js'

export const szl: HomeWords = {
  title: 'Karty ze Ślōnska i z Kaszub przi jednym stole',
  lead: 'Podŏwŏsz miano, siadŏsz i grŏsz: z ludźmi abo z botami. Bez kōnta, w telefōnie jak na kōmputrze.',
  rules: 'Prawidła sōm te, co we zwiōnzkach: kŏżdy rachunek pokazuje, jak je porachowane i kery to je pōnkt.',
  fair: 'Miyszanie kart może kŏżdy po rozdaniu sprawdzić sōm.',
  clubs: 'Klub mŏ stōł, turnieje i ranking na swojij zajcie: wrażŏ dwie linijki.',
  clubsLink: 'ôbejzdrzij, jak',
}
