import type { Catalogue } from '@stolik/core'

export const szl: Catalogue = {
  'fair.how':
    'Skrōt ziŏrna miyszaniŏ widać przed kartami, a ziŏrno po ôstatnij karcie. Fto siednie ku stolikowi abo naciśnie «nastympne rozdanie», dokłŏdŏ swōj los, tōż żŏdyn sōm niy stanowi ô kartach.',
  'fair.added': {
    one: 'Do tego rozdaniŏ swōj los dołożōł {n} grŏcz.',
    few: 'Do tego rozdaniŏ swōj los dołożyło {n} grŏczōw.',
    many: 'Do tego rozdaniŏ swōj los dołożyło {n} grŏczōw.',
    other: 'Do tego rozdaniŏ swōj los dołożyło {n} grŏcza.',
  },
  'fair.none':
    'To rozdanie zaczło sie samo: żŏdyn niy dołożōł swojigo losu, ô kartach stanowiyło samo ziŏrno.',
  'fair.commitment': 'Skrōt (SHA-256) tego rozdaniŏ',
  'fair.next': 'Skrōt nastympnego rozdaniŏ',
  'fair.later': 'Ziŏrno ujrzisz po rozdaniu.',
  'fair.seed': 'Ziŏrno',
  'fair.salt': 'Sōl',
  'fair.luck': 'Los grŏczōw',
  'fair.deal': 'Karty',
  'fair.check': 'sprawdź miyszanie',
  'fair.checking': 'Sprawdzōm…',
  'fair.fair': 'Zgŏdzŏ sie: karty sōm z tego ziŏrna, a skrōt je jego.',
  'fair.malformed': 'Niy zgŏdzŏ sie: dane majōm złõ formã.',
  'fair.badCommitment': 'Niy zgŏdzŏ sie: skrōt niy je ôd tego ziŏrna.',
  'fair.badDeal': 'Niy zgŏdzŏ sie: z tego ziŏrna wychodzōm inksze karty.',
  'fair.unable': 'Przeglōndarka rachuje skrōty ino na zajtach z https abo na tym samym kōmputrze.',
}
