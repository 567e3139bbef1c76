/** Questions to native readers, besides every unverified word: about spelling and forms that affect a whole language. */
import type { Locale } from '@stolik/core'

export interface Question {
  readonly locale: Locale
  /** Worded in the page's catalogue under `words.ask.KEY`. */
  readonly key: string
  /** Its heading in docs/words.md. */
  readonly title: string
  /** Words that the catalogues use today. */
  readonly today: readonly string[]
}

export const questions: readonly Question[] = [
  {
    locale: 'csb',
    key: 'imperative',
    title: 'Imperatives',
    today: ['zapiszë', 'anulujë', 'wëlogùjë mie'],
  },
  {
    locale: 'csb',
    key: 'ending',
    title: 'i or ë',
    today: ['pòprawi', 'zmieni', 'sprawdzë', 'wëbierzë'],
  },
  {
    locale: 'csb',
    key: 'latin',
    title: '-jô in words from Latin',
    today: ['licencjô', 'rewòlucjô', 'historëjô', 'seriô'],
  },
  {
    locale: 'csb',
    key: 'impossible',
    title: 'nie mòże or ni mòże',
    today: ['Tak nie mòże.', 'Tak stolëka òtemknąc nie mòże.'],
  },
  {
    locale: 'csb',
    key: 'fela',
    title: 'fela',
    today: ['fela'],
  },
  {
    locale: 'csb',
    key: 'table',
    title: 'szpëla',
    today: ['przë stolëkù'],
  },
  {
    locale: 'szl',
    key: 'spades',
    title: 'Grin or grun',
    today: ['grin'],
  },
  {
    locale: 'szl',
    key: 'feminine',
    title: 'Feminine adjectives in -ŏ',
    today: ['cichŏ', 'lista stolikowŏ', 'nastympnŏ', 'wygranŏ'],
  },
  {
    locale: 'szl',
    key: 'every',
    title: 'kŏżdy',
    today: ['kŏżdy', 'kŏżdŏ lista'],
  },
  {
    locale: 'szl',
    key: 'without',
    title: 'bez',
    today: ['bez sztycha', 'bez wyjściŏ', 'bez {n}'],
  },
]
