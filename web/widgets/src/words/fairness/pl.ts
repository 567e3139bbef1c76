import type { Catalogue } from '@stolik/core'

export const pl: Catalogue = {
  'fair.how':
    'Skrót ziarna tasowania jest pokazany przed kartami, a ziarno po ostatniej karcie. Kto usiądzie do stolika albo naciśnie «następne rozdanie», dokłada swój los, więc nikt sam nie decyduje o kartach.',
  'fair.added': {
    one: 'Do tego rozdania swój los dołożył {n} gracz.',
    few: 'Do tego rozdania swój los dołożyło {n} graczy.',
    many: 'Do tego rozdania swój los dołożyło {n} graczy.',
    other: 'Do tego rozdania swój los dołożyło {n} gracza.',
  },
  'fair.none':
    'To rozdanie zaczęło się samo: nikt nie dołożył swojego losu, o kartach zdecydowało samo ziarno.',
  'fair.commitment': 'Skrót (SHA-256) tego rozdania',
  'fair.next': 'Skrót następnego rozdania',
  'fair.later': 'Ziarno poznasz po rozdaniu.',
  'fair.seed': 'Ziarno',
  'fair.salt': 'Sól',
  'fair.luck': 'Los graczy',
  'fair.deal': 'Karty',
  'fair.check': 'sprawdź tasowanie',
  'fair.checking': 'Sprawdzam…',
  'fair.fair': 'Zgadza się: karty wynikają z ziarna, a skrót jest jego.',
  'fair.malformed': 'Nie zgadza się: dane mają złą postać.',
  'fair.badCommitment': 'Nie zgadza się: skrót nie należy do tego ziarna.',
  'fair.badDeal': 'Nie zgadza się: z tego ziarna wychodzą inne karty.',
  'fair.unable': 'Przeglądarka liczy skróty tylko na stronach przez https albo na tym samym komputerze.',
}
