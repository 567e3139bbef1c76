/** Which tests cite which clauses. Read from the text of the test files, so no test has to run. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverage, type Citation, type Coverage, type RuleDocument } from '@stolik/core'

const root = join(import.meta.dirname, '../..')
const games = join(root, 'games')

export interface Covered extends Coverage {
  readonly game: string
  readonly document: RuleDocument
}

/** The titles in describe, it and test, the `clause` fields of rows, and rows that begin with their clause. */
function titles(text: string): string[] {
  const said = /(?:\b(?:describe|it|test)(?:\.\w+)*\s*\(\s*|\bclause:\s*)(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g
  const rows = /[[{(,]\s*(['"`])((?:[\w-]+ )?[A-ZŁ]*\d[\w.]*(?:[ ,/][^'"`\n]*)?)\1/g
  return [...new Set([...text.matchAll(said), ...text.matchAll(rows)].map((match) => match[2] as string))]
}

function citations(game: string): Citation[] {
  const folder = join(games, game, 'test')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .flatMap((name) =>
      titles(readFileSync(join(folder, name), 'utf8')).map((title) => ({
        file: `games/${game}/test/${name}`,
        title,
      })),
    )
}

/** The documents of a game that have a clause index in `src/clauses.ts`; empty if there is no such file. */
export async function documentsOf(game: string): Promise<readonly RuleDocument[]> {
  const file = join(games, game, 'src/clauses.ts')
  return existsSync(file) ? ((await import(file)) as { clauses: readonly RuleDocument[] }).clauses : []
}

/** Every document of every game with the tests that cite its clauses. */
export async function covered(): Promise<readonly Covered[]> {
  const rooms = readdirSync(games)
    .filter((game) => game !== 'core')
    .sort()
  const found = await Promise.all(
    rooms.map(async (game) => {
      const clauses = await documentsOf(game)
      const cited = clauses.length === 0 ? [] : citations(game)
      return clauses.map((document) => ({ game, document, ...coverage(document, cited) }))
    }),
  )
  return found.flat()
}
