import type { HomeWords } from './words.js'

export const en: HomeWords = {
  title: 'Card games of Kashubia and Silesia at one table',
  lead: 'Give a name, sit down and play: with people or with bots. No account, on a phone as on a desk.',
  rules: 'The rules are those of the rule books: every settlement shows its sum and the clause.',
  fair: 'Anyone can check the shuffle after the deal.',
  clubs: 'A club has a table, tournaments and a ranking on its own page: with two lines.',
  clubsLink: 'see how',
}
