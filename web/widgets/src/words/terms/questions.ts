/** What we ask native readers, beside each word that is unverified: spelling and forms that run through a whole language. */
import type { Locale } from '@stolik/core'

export interface Question {
  readonly locale: Locale
  /** As docs/words.md heads it. */
  readonly title: string
  readonly question: string
  /** Words that the catalogues say today. */
  readonly today: readonly string[]
}

export const questions: readonly Question[] = [
  {
    locale: 'csb',
    title: 'Imperatives',
    question: 'Authors differ. We write -ë, as MediaWiki does. Is that what a club would write on a button?',
    today: ['zapiszë', 'anulujë', 'wëlogùjë mie'],
  },
  {
    locale: 'csb',
    title: 'i or ë',
    question: 'Some endings are written with i by one author and with ë by another. Which are wrong?',
    today: ['pòprawi', 'zmieni', 'sprawdzë', 'wëbierzë'],
  },
  {
    locale: 'csb',
    title: '-jô in words from Latin',
    question: 'Is it -jô after every consonant, and what is right after r and m?',
    today: ['licencjô', 'rewòlucjô', 'historëjô', 'seriô'],
  },
  {
    locale: 'csb',
    title: 'nie mòże or ni mòże',
    question: 'Which of the two says that something is not possible?',
    today: ['Tak nie mòże.', 'Tak stolëka òtemknąc nie mòże.'],
  },
  {
    locale: 'csb',
    title: 'fela',
    question:
      'Other software says fela for an error. Do players say it of a plain card, too, and would that be misread?',
    today: ['fela'],
  },
  {
    locale: 'csb',
    title: 'szpëla',
    question: 'A story explains szpëla as four who play. Is it said of a table of players today?',
    today: ['przë stolëkù'],
  },
  {
    locale: 'szl',
    title: 'Grin or grun',
    question: 'Rule documents say grin, an encyclopaedia grun. Is one of them the name at your tables?',
    today: ['grin'],
  },
  {
    locale: 'szl',
    title: 'Feminine adjectives in -ŏ',
    question: 'Is -ŏ right in all of them, or is it -o in some?',
    today: ['cichŏ', 'lista stolikowŏ', 'nastympnŏ', 'wygranŏ'],
  },
  {
    locale: 'szl',
    title: 'kŏżdy',
    question: 'Kŏżdy, kożdy or każdy?',
    today: ['kŏżdy', 'kŏżdŏ lista'],
  },
  {
    locale: 'szl',
    title: 'bez',
    question:
      'Bez means both without and through. Where it could be read wrongly we say something else: is any place left?',
    today: ['bez sztycha', 'bez wyjściŏ', 'bez {n}'],
  },
]
