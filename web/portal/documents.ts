/** `documents.json`: hashes of what the widgets ask, so that the gateway knows them from what strangers make up. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import * as account from '../widgets/src/account/documents.js'
import * as table from '../widgets/src/client/documents.js'
import * as event from '../widgets/src/event/client/documents.js'
import * as events from '../widgets/src/event/public/events-document.js'
import * as list from '../widgets/src/list/documents.js'
import * as me from '../widgets/src/me/documents.js'
import * as talk from '../widgets/src/talk/documents.js'

const games = join(import.meta.dirname, '../../games')

/** What each game's table asks of its view, whichever games there are. */
async function selections(): Promise<readonly string[]> {
  const files = readdirSync(games).map((game) => join(games, game, 'web/selection.ts'))
  const modules = files
    .filter((file) => existsSync(file))
    .map((file) => runnerImport<{ readonly selection: string }>(file))
  return (await Promise.all(modules)).map(({ module }) => module.selection)
}

/** Everything that is asked by a document of a fixed text, and the table with the view of each game. */
export const documents = async (): Promise<readonly string[]> =>
  [
    ...[account, table, event, events, list, me, talk].flatMap((module) => Object.values<unknown>(module)),
    ...(await selections()).map((selection) => table.table(selection)),
  ].filter((document) => typeof document === 'string')

export const ownDocuments = (): Plugin => ({
  name: 'stolik-documents',
  apply: 'build',
  async generateBundle() {
    const hashes = (await documents()).map((text) => createHash('sha256').update(text).digest('base64url'))
    this.emitFile({ type: 'asset', fileName: 'documents.json', source: JSON.stringify(hashes) })
  },
})
