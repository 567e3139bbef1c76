/** The clause index of every game, held against the titles of its tests. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { coverage, type ClauseIndex } from '@stolik/core'

const games = join(import.meta.dirname, '../games')

/** Titles of a test file: what stands in describe, it and test, and the rows’ own `clause` fields. */
function titles(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const said = /(?:\b(?:describe|it|test)(?:\.\w+)*\s*\(\s*|\bclause:\s*)(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g
  // Rows of a table of examples begin with their clause.
  const rows = /[[{(,]\s*(['"`])((?:[\w-]+ )?[A-ZŁ]*\d[\w.]*(?:[ ,/][^'"`\n]*)?)\1/g
  return [...text.matchAll(said), ...text.matchAll(rows)].map((match) => match[2] as string)
}

const testFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))

const rooms = readdirSync(games).filter((game) => game !== 'core')

describe.each(rooms)('the clauses of %s', (game) => {
  const cited = testFiles(join(games, game, 'test')).flatMap(titles)

  it('are cited by a test where the index says so, and nowhere else', async () => {
    const { clauses } = (await import(join(games, game, 'src/clauses.ts'))) as { clauses: ClauseIndex }
    const { count, uncited, contradicted } = coverage(clauses, cited)
    console.log(
      `clauses of ${game}: ${count.tested} tested, ${count.knob} knobs of a profile, ` +
        `${count.offline} cannot happen online, ${count.later} later`,
    )
    expect({ uncited, contradicted }).toEqual({ uncited: [], contradicted: [] })
  })
})
