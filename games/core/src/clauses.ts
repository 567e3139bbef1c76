/**
 * The clause index of a rule book: where each clause lives in the software. A test cites the clauses it checks
 * at the head of its title or row: `4.2.1 following suit`, `4.3.1, 4.3.2 giving up`, `isko 4.3.4 …`.
 */

/**
 * `tested` a test cites it · `knob` a field of the profile decides it · `offline` it cannot happen here, such
 * as a card dropped on the floor · `later` it is not built yet.
 */
export type Standing = 'tested' | 'knob' | 'offline' | 'later'

/** By clause, as its document numbers it; a clause that only one document has is written `document number`. */
export type ClauseIndex = Readonly<Record<string, Standing>>

/** How a clause index and the titles of the tests agree. */
export interface Coverage {
  /** How many clauses stand as what. */
  readonly count: Readonly<Record<Standing, number>>
  /** Clauses said to be tested that no title cites. */
  readonly uncited: readonly string[]
  /** Clauses that a title cites though the index says they are not built or cannot happen. */
  readonly contradicted: readonly string[]
}

/** Compares an index with the titles of the tests. */
export function coverage(index: ClauseIndex, titles: readonly string[]): Coverage {
  const cited = new Set(titles.flatMap(words))
  const clauses = Object.keys(index)
  const count = { tested: 0, knob: 0, offline: 0, later: 0 }
  for (const clause of clauses) count[index[clause] as Standing] += 1
  return {
    count,
    uncited: clauses.filter((clause) => index[clause] === 'tested' && !cited.has(clause)),
    contradicted: clauses.filter(
      (clause) => (index[clause] === 'later' || index[clause] === 'offline') && cited.has(clause),
    ),
  }
}

/** The words of a title, and each pair of words, since a citation may name its document. */
function words(title: string): string[] {
  const single = title.split(/[\s,;:/()–]+/).map((word) => word.replace(/\.$/, ''))
  return [...single, ...single.slice(1).map((word, i) => `${single[i] as string} ${word}`)]
}
