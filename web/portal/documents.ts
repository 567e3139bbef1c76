/** `documents.json`: hashes of what the pages ask, so that the gateway knows them from what strangers make up. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport, type InlineConfig, type Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')
const games = join(root, 'games')

/** What hold everything that is asked, by their names. A test finds what is asked from anywhere else. */
export const documentFiles = (): readonly string[] =>
  ['web/elements/src', 'web/desk/src', 'web/portal/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|[/-])documents?\.ts$/.test(file))
      .map((file) => join(root, folder, file)),
  )

/** Of each game's view. */
const selectionFiles = (): readonly string[] =>
  readdirSync(games)
    .map((game) => join(games, game, 'web/selection.ts'))
    .filter((file) => existsSync(file))

/** Our packages are read as their sources, and never as somebody else's, which Node would have to find built. */
const asSources: InlineConfig = {
  environments: { inline: { resolve: { noExternal: [/^@stolik\//], conditions: ['source'] } } },
}
const read = <T>(all: readonly string[]): Promise<readonly T[]> =>
  Promise.all(all.map(async (file) => (await runnerImport<T>(file, asSources)).module))

/** A text, or one for the view of each game. */
type Asked = string | ((selection: string) => string)

/** Everything that pages ask: documents of a fixed text, and those of a table with the view of each game, whichever games there are. */
export async function documents(): Promise<readonly string[]> {
  const modules = await read<Readonly<Record<string, Asked>>>(documentFiles())
  const selections = await read<{ readonly selection: string }>(selectionFiles())
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((asked) =>
      typeof asked === 'string' ? [asked] : selections.map(({ selection }) => asked(selection)),
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
