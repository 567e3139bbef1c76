/**
 * The clause index of a rule book shows where the software handles each clause of a document. A test cites the
 * clauses it checks at the beginning of its title or row: `4.2.1 following suit`, `4.3.1, 4.3.2 giving up`,
 * `isko 4.3.4 …`.
 */

/**
 * How the software treats a clause. `tested`: a test cites it · `knob`: a field of the profile decides it ·
 * `arbiter`: a ruling for paper tables, also cited by a test · `table`: how people sit down, deal and behave; the
 * software does or guides it · `tournament`: for a tournament and its director · `offline`: it cannot happen here,
 * such as a card dropped on the floor · `prose`: it requires nothing, such as the game's history · `later`: not
 * built yet.
 */
export const standings = [
  'tested',
  'knob',
  'arbiter',
  'table',
  'tournament',
  'offline',
  'prose',
  'later',
] as const
export type Standing = (typeof standings)[number]

export interface Clause {
  readonly standing: Standing
  /** What the clause is about, in our words. */
  readonly about: string
  /** The citations that refer to it. */
  readonly cites: readonly string[]
}

/** Clauses by their number in the document. */
export type ClauseIndex = Readonly<Record<string, Clause>>

/** A rule document, with the same name as the profile that follows it. */
export interface RuleDocument {
  readonly id: string
  readonly index: ClauseIndex
}

const line = new RegExp(`^\\s*(\\S.*?) (${standings.join('|')}) (.+)$`)

/** Reads a chapter with one clause per line: its number, its standing, and what it is about. */
export function chapter(text: string): ClauseIndex {
  const lines = text.split('\n').filter((one) => one.trim() !== '')
  const entries = lines.map((one): [string, Clause] => {
    const [, number, standing, about] = line.exec(one) ?? []
    if (number === undefined || about === undefined) throw new RangeError(`not a clause: ${one}`)
    return [number, { standing: standing as Standing, about, cites: [number] }]
  })
  return Object.fromEntries(entries)
}

/** A test that cites clauses. */
export interface Citation {
  readonly file: string
  readonly title: string
}

/** How well a clause index and the test titles agree. */
export interface Coverage {
  /** The number of clauses of each standing. */
  readonly count: Readonly<Record<Standing, number>>
  /** The tests that cite each clause. */
  readonly tests: Readonly<Record<string, readonly Citation[]>>
  /** Clauses with standing `tested` or `arbiter` that no title cites. */
  readonly uncited: readonly string[]
  /** Clauses that a title cites although the index says they are not built, cannot happen or require nothing. */
  readonly contradicted: readonly string[]
}

/** Compares a document's index with the titles of the tests. */
export function coverage({ id, index }: RuleDocument, titles: readonly Citation[]): Coverage {
  const byWord = new Map<string, Citation[]>()
  for (const citation of titles)
    for (const word of new Set(words(citation.title)))
      byWord.set(word, [...(byWord.get(word) ?? []), citation])
  const clauses = Object.entries(index)
  const tests = Object.fromEntries(
    clauses.map(([number, { cites }]) => {
      const found = [...cites, `${id} ${number}`].flatMap((cite) => byWord.get(cite) ?? [])
      return [number, [...new Set(found)]] as const
    }),
  )
  const standing = (...wanted: Standing[]): readonly string[] =>
    clauses.filter(([, clause]) => wanted.includes(clause.standing)).map(([number]) => number)
  const cited = (number: string): boolean => tests[number]?.length !== 0
  return {
    count: Object.fromEntries(standings.map((one) => [one, standing(one).length])) as Record<
      Standing,
      number
    >,
    tests,
    uncited: standing('tested', 'arbiter').filter((number) => !cited(number)),
    contradicted: standing('later', 'offline', 'prose').filter(cited),
  }
}

/**
 * Returns the words of a title and each pair of neighbouring words, since a citation may name its document. For
 * each number it adds the last word before it that contains no digit, since a document's name may stand before a
 * list of clauses.
 */
function words(title: string): string[] {
  const single = title.split(/[\s,;:/()–]+/).map((word) => word.replace(/\.$/, ''))
  const pairs = single.slice(1).map((word, i) => `${single[i] as string} ${word}`)
  const named = single.flatMap((word, i) => {
    const document = single.slice(0, i).findLast((one) => !/\d/.test(one))
    return /\d/.test(word) && document !== undefined ? [`${document} ${word}`] : []
  })
  return [...single, ...pairs, ...named]
}
