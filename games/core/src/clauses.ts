/**
 * The clause index of a rule book shows where the software handles each clause of a document. A test cites the
 * clauses it checks at the beginning of its title or row: `4.2.1 following suit`, `4.3.1, 4.3.2 giving up`,
 * `isko 4.3.4 …`. A number after the name of a document belongs to that document only.
 */

/**
 * How the software treats a clause. `tested`: the rules of the game do it · `knob`: a field of the profile decides it ·
 * `arbiter`: a ruling for paper tables · `table`: how people sit down, deal and behave; the software does or guides it ·
 * `tournament`: for a tournament and its director. A test cites each of these. `offline`: it cannot happen here,
 * such as a card dropped on the floor · `prose`: it requires nothing, such as the game's history · `unbuilt`: the
 * software does not do it, for the reason given.
 */
export const standings = [
  'tested',
  'knob',
  'arbiter',
  'table',
  'tournament',
  'offline',
  'prose',
  'unbuilt',
] as const
export type Standing = (typeof standings)[number]

export interface Clause {
  readonly status: Standing
  /** What the clause is about, in our words. */
  readonly about: string
  /** Why it is not built. */
  readonly reason?: string
  /** The citations without a document that refer to it in tests. */
  readonly cites: readonly string[]
  /** The citations without a document that refer to it in the code. */
  readonly code: readonly string[]
}

/** Clauses by their number in the document. */
export type ClauseIndex = Readonly<Record<string, Clause>>

/** A rule document, with the same name as the profile that follows it. */
export interface RuleDocument {
  readonly id: string
  readonly index: ClauseIndex
}

const line = new RegExp(`^\\s*(\\S.*?) (${standings.join('|')}) (.+)$`)

/** Reads a chapter with one clause per line: its number, its standing, and what it is about; `; not built: why` ends an unbuilt one. */
export function chapter(text: string): ClauseIndex {
  const lines = text.split('\n').filter((one) => one.trim() !== '')
  const entries = lines.map((one): [string, Clause] => {
    const [, number, status, rest] = line.exec(one) ?? []
    if (number === undefined || rest === undefined) throw new RangeError(`not a clause: ${one}`)
    const [about = '', reason] = rest.split('; not built: ')
    if ((status === 'unbuilt') !== (reason !== undefined))
      throw new RangeError(`an unbuilt clause, and no other, says why: ${one}`)
    const clause = { status: status as Standing, about, cites: [number], code: [number] }
    return [number, reason === undefined ? clause : { ...clause, reason }]
  })
  return Object.fromEntries(entries)
}

/** A test that cites clauses. */
export interface Citation {
  readonly file: string
  readonly title: string
  /** Not one of the game's own tests, so that a number means nothing without `PT` or the name of a document. */
  readonly elsewhere?: true
}

/** How well a clause index and the test titles agree. */
export interface Coverage {
  /** The number of clauses of each standing. */
  readonly count: Readonly<Record<Standing, number>>
  /** The tests that cite each clause. */
  readonly tests: Readonly<Record<string, readonly Citation[]>>
  /** Clauses that the software treats and no title cites. */
  readonly uncited: readonly string[]
  /** Clauses that a title cites although the index says they are not built, cannot happen or require nothing. */
  readonly contradicted: readonly string[]
}

/** Compares a document's index with the titles of the tests. `documents` are the names of all documents of the game. */
export function coverage(
  { id, index }: RuleDocument,
  titles: readonly Citation[],
  documents: readonly string[],
): Coverage {
  const byCite = new Map<string, Citation[]>()
  for (const citation of titles)
    for (const cite of cited(citation.title, documents))
      if (citation.elsewhere === undefined || cite.includes(' '))
        byCite.set(cite, [...(byCite.get(cite) ?? []), citation])
  const clauses = Object.entries(index)
  const tests = Object.fromEntries(
    clauses.map(([number, { cites }]) => {
      const found = [...cites, `${id} ${number}`].flatMap((cite) => byCite.get(cite) ?? [])
      return [number, [...new Set(found)]] as const
    }),
  )
  const numbersOf = (...wanted: Standing[]): readonly string[] =>
    clauses.filter(([, clause]) => wanted.includes(clause.status)).map(([number]) => number)
  const hasTest = (number: string): boolean => tests[number]?.length !== 0
  return {
    count: Object.fromEntries(standings.map((one) => [one, numbersOf(one).length])) as Record<
      Standing,
      number
    >,
    tests,
    uncited: numbersOf('tested', 'knob', 'arbiter', 'table', 'tournament').filter(
      (number) => !hasTest(number),
    ),
    contradicted: numbersOf('unbuilt', 'offline', 'prose').filter(hasTest),
  }
}

/**
 * Returns what a text may cite, which is each of its words: `4.2.1`, `PT 5.1`, and after the name of a document
 * `isko 4.2.1`, `isko PT 5.1` or `kop ladder`. The name holds for a list of numbers, until another word comes.
 */
export function cited(text: string, documents: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  let document: string | undefined
  let before = ''
  for (const word of text.split(/[\s,;:/()–*`'"\[\]{}]+/).map((one) => one.replace(/\.$/, ''))) {
    if (word === '') continue
    const number = before === 'PT' ? `PT ${word}` : word
    if (documents.includes(word)) document = word
    else {
      const named = /\d/.test(word) || documents.includes(before)
      found.add(document !== undefined && named ? `${document} ${number}` : number)
      if (!/\d/.test(word) && word !== 'PT') document = undefined
    }
    before = word
  }
  return found
}
