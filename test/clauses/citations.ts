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

/** The titles in describe, it and test. */
const said = /\b(?:describe|it|test)(?:\.\w+)*(?:\([^'"`]*?\))?\s*\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g
/** Rows that have a clause, or begin with it. */
const fields = /\bclause:\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g
const rows = /[[{(,]\s*(['"`])((?:[\w-]+ )?[A-ZŁ]*\d[\w.]*(?:[ ,/][^'"`\n]*)?)\1/g

function titles(text: string, ...patterns: RegExp[]): string[] {
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)])
  return [...new Set(found.map((match) => match[2] as string))]
}

/** The test files below a folder. Nothing is read from packages and builds. */
function testFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`
      if (entry.isDirectory())
        return ['node_modules', 'dist', '.turbo'].includes(entry.name) ? [] : testFiles(file)
      return entry.name.endsWith('.ts') ? [file] : []
    })
}

/** The tests of every package. A game's own tests may also cite in rows. */
const house = ['games', 'platform', 'web', 'test'].flatMap(testFiles)
const own = (game: string, file: string): boolean => file.startsWith(`games/${game}/test/`)

function citations(game: string): Citation[] {
  return house
    .filter((file) => own(game, file) || file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      if (own(game, file)) return titles(text, said, fields, rows).map((title): Citation => ({ file, title }))
      return titles(text, said).map((title): Citation => ({ file, title, elsewhere: true }))
    })
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
      const ids = clauses.map(({ id }) => id)
      return clauses.map((document) => ({ game, document, ...coverage(document, cited, ids) }))
    }),
  )
  return found.flat()
}
