/** `documents.json`: hashes of what the widgets ask, so that the gateway knows them from what strangers make up. */
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { selection as baska } from '../../games/baska/web/selection.js'
import { selection as skat } from '../../games/skat/web/selection.js'
import * as account from '../widgets/src/account/documents.js'
import * as table from '../widgets/src/client/documents.js'
import * as event from '../widgets/src/event/client/documents.js'
import * as events from '../widgets/src/event/public/events-document.js'
import * as list from '../widgets/src/list/documents.js'
import * as me from '../widgets/src/me/documents.js'
import * as talk from '../widgets/src/talk/documents.js'

/** Everything that is asked by a document of a fixed text, and the table with the view of each game. */
export const documents: readonly string[] = [
  ...[account, table, event, events, list, me, talk].flatMap((module) => Object.values<unknown>(module)),
  ...[baska, skat].map((selection) => table.table(selection)),
].filter((document) => typeof document === 'string')

export const ownDocuments = (): Plugin => ({
  name: 'stolik-documents',
  apply: 'build',
  generateBundle() {
    const hashes = documents.map((text) => createHash('sha256').update(text).digest('base64url'))
    this.emitFile({ type: 'asset', fileName: 'documents.json', source: JSON.stringify(hashes) })
  },
})
