/** Builds `documents.json`: hashes of the pages' queries, so that the gateway can tell them from queries of strangers. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport, type InlineConfig, type Plugin } from 'vite'
import { documentFiles } from './document-files.js'

const root = join(import.meta.dirname, '../..')
const games = join(root, 'games')

/** Returns the selection file of each game's view. */
const selectionFiles = (): readonly string[] =>
  readdirSync(games)
    .map((game) => join(games, game, 'graphql/selection.ts'))
    .filter((file) => existsSync(file))

/** Loads our packages from source. As external packages they would have to be built before Node could find them. */
const asSources: InlineConfig = {
  environments: { inline: { resolve: { noExternal: [/^@stolik\//], conditions: ['source'] } } },
}
type Reader = (data: object) => object
const read = <T>(all: readonly string[]): Promise<readonly T[]> =>
  Promise.all(all.map(async (file) => (await runnerImport<T>(file, asSources)).module))

/** A fixed text, or a function that builds one from the selection of a game's view. */
type QueryText = string | ((selection: string) => string)

/** Returns all queries of the pages: fixed documents, and those of a table once for the view of each game. */
export async function documents(): Promise<readonly string[]> {
  const modules = await read<Readonly<Record<string, QueryText>>>(documentFiles())
  const selections = await read<{ readonly selection: string }>(selectionFiles())
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((query) =>
      typeof query === 'string' ? [query] : selections.map(({ selection }) => query(selection)),
    )
}

export const ownDocuments = (): Plugin => ({
  name: 'stolik-documents',
  apply: 'build',
  async generateBundle() {
    const hashes = (await documents()).map((text) => createHash('sha256').update(text).digest('base64url'))
    this.emitFile({ type: 'asset', fileName: 'documents.json', source: JSON.stringify(hashes) })
  },
})

const derived = /\/elements\/src\/.*\/selections\.ts$|\/games\/\w+\/graphql\/(?:read|selection)\.ts$/

/**
 * Replaces what follows from a description by what was made of it, so that no page loads the description: selections of shapes of the
 * contract and of views by their texts, and readers of views by their code, which core prints.
 */
export const plainSelections = (): Plugin => ({
  name: 'stolik-selections',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!derived.test(id)) return null
    const [module = {}] = await read<Readonly<Record<string, string | Reader>>>([id])
    const exported = Object.entries(module).map(
      ([name, made]) =>
        `export const ${name} = ${typeof made === 'string' ? JSON.stringify(made) : made.toString()}\n`,
    )
    // What a reader calls; unused imports vanish.
    return ["import { readCard, readCards } from '@stolik/core'\n", ...exported].join('')
  },
})
