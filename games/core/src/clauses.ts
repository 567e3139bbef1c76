/**
 * The clause index of a rule book: where each clause of a document lives in the software. A test cites the clauses
 * it checks at the head of its title or row: `4.2.1 following suit`, `4.3.1, 4.3.2 giving up`, `isko 4.3.4 …`.
 */

/**
 * `tested` a test cites it · `knob` a field of the profile decides it · `arbiter` a ruling for paper tables, which a
 * test cites too · `table` how people sit down, deal and behave; the software does or guides it · `tournament` what
 * a tournament and its director do · `offline` it cannot happen here, such as a card dropped on the floor ·
 * `prose` it asks nothing of anyone, such as where the game comes from · `later` it is not built yet.
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
  /** What it is about, in our words. */
  readonly about: string
  /** The citations that mean it. */
  readonly cites: readonly string[]
}

/** By clause, as its document numbers it. */
export type ClauseIndex = Readonly<Record<string, Clause>>

/** A document, named as the profile that follows it. */
export interface RuleDocument {
  readonly id: string
  readonly index: ClauseIndex
}

const line = new RegExp(`^\\s*(\\S.*?) (${standings.join('|')}) (.+)$`)

/** Reads a chapter, a clause a line: its number, its standing, and what it is about. */
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

/** How a clause index and the titles of the tests agree. */
export interface Coverage {
  /** How many clauses stand as what. */
  readonly count: Readonly<Record<Standing, number>>
  /** By clause: the tests that cite it. */
  readonly tests: Readonly<Record<string, readonly Citation[]>>
  /** Clauses said to be tested, or ruled on, that no title cites. */
  readonly uncited: readonly string[]
  /** Clauses that a title cites though the index says they are not built, cannot happen or ask nothing. */
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
 * The words of a title, each pair of words, since a citation may name its document, and for each number the last
 * word before it that is none: a document stands before a list of its clauses.
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
