/** Writes the types of the gateway's answers to the documents of the pages: `npm run answers`. They are not committed. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assemble } from '../../platform/gateway/src/api/schema.js'
import { games } from '../../platform/gateway/src/games.js'
import { documentFiles } from '../../web/portal/document-files.js'
import { printAnswers } from './print.js'

const file = join(import.meta.dirname, '../../web/elements/src/client/answers.d.ts')

/** A function builds the document of a table from the selection of a game's view. Types know no view. */
type Text = string | ((selection: string) => string)

const modules = await Promise.all(
  documentFiles().map((path) => import(path) as Promise<Readonly<Record<string, Text>>>),
)
const documents = modules
  .flatMap((module) => Object.values(module))
  .map((text) => (typeof text === 'string' ? text : text('')))

const text = printAnswers(assemble(games), documents)
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  // Several packages check their types at once.
  const written = `${file}.${process.pid}`
  writeFileSync(written, text)
  renameSync(written, file)
}
