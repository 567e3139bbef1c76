import type { Words } from './words.js'

export const en: Words = {
  lead: 'Card games of Kashubia and Silesia at one table: with people or with bots.',
  about: [
    'Give a name, sit down and play. No account, on a phone as on a desk.',
    'The rules are those of the rule books: every settlement shows its sum and the clause.',
    'Anyone can check the shuffle after the deal.',
  ],
  skip: 'to the tables',
  free: 'Stolik is free software (Apache-2.0).',
  lost: 'There is no table here.',
  lostHint: 'The address is incomplete or old.',
  home: 'all tables',
  value: 'What is a game worth?',
  replay: 'A deal step by step',
  events: 'Tournaments',
  allEvents: 'all tournaments',
  rankings: 'Rankings',
  allRankings: 'all rankings',
  news: 'There is a newer version of this page. What was entered stays on the phone.',
  takeNews: 'load it',
}
