/** The clause index of each game as a page of documentation in its folder. */
import { standings, type Clause, type Standing } from '@stolik/core'
import type { Covered } from './citations.js'

const words: Readonly<Record<Standing, string>> = {
  tested: 'tested',
  knob: 'a knob of the profile',
  arbiter: 'arbiter',
  table: 'table procedure',
  tournament: 'tournament',
  offline: 'cannot happen online',
  prose: 'asks nothing',
  unbuilt: 'not built',
}

const head = `# The clause index

Every numbered clause of the documents that the profiles follow, what it is about in our words, where it lives in
the software, and the tests of all packages that cite it. \`npm run clauses\` prints this page and writes it; it fails when a clause
that the software treats is cited by no test, and when one is cited that cannot be. A citation that names a document counts for that
document only. \`npm run clauses -- --mutate "isko 4.2.1"\` changes the code that names the clause, and shows which test goes red.

- **tested**: by the tests named. **a knob of the profile**: a field of the profile's row decides it.
- **arbiter**: facts in, a ruling out, for tables with paper cards; online it is impossible by construction.
- **table procedure**: how people sit down, deal and behave, which the software does or guides.
- **tournament**: what a tournament and its director do.
- **not built**, and why. So too what **cannot happen online**, such as a card that drops, and what **asks nothing**, such as where the
  game comes from.
`

/** The counts of one document in one line, with a line for each missing or contradicted citation. */
export function summary({ document, count, uncited, contradicted }: Covered): string {
  const parts = standings.filter((one) => count[one] > 0).map((one) => `${count[one]} ${words[one]}`)
  const holes = [
    ...uncited.map((clause) => `${clause} is cited by no test`),
    ...contradicted.map((clause) => `${clause} is cited though it is said not to be built`),
  ]
  return [
    `${document.id}: ${Object.keys(document.index).length} clauses: ${parts.join(', ')}`,
    ...holes,
  ].join('\n  HOLE ')
}

/** As in `list` for a test of the game itself, and `event/hand` for one of another package. */
const short = (game: string, file: string): string =>
  file
    .replace(`games/${game}/test/`, '')
    .replace(/^(?:games|platform|web)\/([^/]+)\/(?:test|src)\//, '$1/')
    .replace(/(\.test)?\.ts$/, '')

function shown({ game, tests }: Covered, number: string, { status: standing, reason }: Clause): string {
  if (reason !== undefined) return `not built: ${reason}`
  if (standing === 'prose' || standing === 'offline') return `not built: ${words[standing]}`
  return [...new Set((tests[number] ?? []).map(({ file }) => short(game, file)))].join(', ')
}

function section(one: Covered): string {
  const rows = Object.entries(one.document.index).map(
    ([number, clause]) =>
      `| ${number} | ${clause.about} | ${words[clause.status]} | ${shown(one, number, clause)} |`,
  )
  return [
    `## ${one.document.id}`,
    '',
    `${summary(one)}.`,
    '',
    '| clause | about | stands as | tests |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

/** The text of each page, by its file. */
export function pages(all: readonly Covered[]): ReadonlyMap<string, string> {
  const games = [...new Set(all.map(({ game }) => game))]
  return new Map(
    games.map((game) => {
      const sections = all.filter((one) => one.game === game).map(section)
      return [`games/${game}/clauses.md`, [head, ...sections].join('\n')]
    }),
  )
}
