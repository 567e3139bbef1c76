import type { EmptyWords } from './words.js'

export const en: EmptyWords = {
  example: 'example',
  events: 'Tournaments will be here: when and where, who plays, live lists and results.',
  eventsNext: 'announce the first tournament',
  rankings: 'Rankings will be here: places, where they come from, and editions that anybody can count again.',
  rankingsNext: 'how an association keeps a ranking',
  clubs: 'Clubs will be here: where they play, their pages and rankings.',
  clubsNext: 'what a club can put on its own page',
  replay:
    'Here you see a finished deal move by move, with its sum. Open your own at a table, or from a file.',
  replayNext: 'play a deal',
  learn: 'Short chapters with examples, then a first hand with advice at every move.',
}
