/**
 * The laws and their descriptions. For each law the first finding is kept, with everything needed to reproduce it.
 */

export const lawNames = {
  throws: 'nothing throws, takes the time of day or draws by itself',
  plain: 'rules, deals, states, moves, views and settlements are plain JSON data, never mutated',
  replay: 'the same deal and moves give the same hand, through texts and the record too',
  end: 'toAct is empty if and only if there is a result',
  clock: 'whoever is on the clock has a move, and no one has one after the end',
  moves: 'the moves that clock and bot play are legal, and the same for the same view',
  levels:
    'bots of every level play legal moves, the same from a copy of what they know, whatever time they have',
  write: 'a written move is one word, unique among the legal ones and inside the notation',
  scores: 'scores are whole numbers that add up as the profile says',
  carry: 'what earlier hands leave comes up, and reaches the next hand',
  texts: 'deal and carry are read back from their texts, and other text is not taken for one',
  views: 'a presented view is JSON, agrees with GameView, and is read back as the view',
  secrecy: 'what a seat may not know changes neither its view, nor its moves, nor its refusals',
  hidden: 'no view names a card that its viewer may not know',
  disguise: 'cards are exchanged in enough states, and what stands for a state could have come about',
  onlooker:
    'an onlooker has no moves, before the first move can tell deals apart by what lies open alone, and can be a trick late',
  refusals: 'other text is refused with its code, and the hand is as it was',
  tables: 'seating, dealer and lengths fit the table',
  sheet: 'the table list adds up',
  papers: 'a hand is read back from its line with its scores, and other lines are refused in words',
  words: 'all languages have every sentence with its arguments',
} as const

export type Law = keyof typeof lawNames

/** The hand, and the point in it, where a law was broken. */
export interface Place {
  readonly seed: string
  readonly profile: string
  deal: string
  carry: string
  readonly moves: string[]
}

export interface Findings {
  /** Records a finding. A function for `what` is only called for the first finding of that law. */
  report(law: Law, place: Place, what: string | (() => string)): void
  of(law: Law): string | undefined
}

export function findings(): Findings {
  const first = new Map<Law, string>()
  return {
    report(law, place, what) {
      if (first.has(law)) return
      const message = typeof what === 'string' ? what : what()
      const { seed, profile, deal, carry, moves } = place
      first.set(
        law,
        `${message}\n  profile ${profile}, hand seed ${seed}, after ${moves.length} moves\n` +
          `  deal: ${deal}\n  carry: ${carry}\n  moves: ${moves.join(' ')}`,
      )
    },
    of: (law) => first.get(law),
  }
}
