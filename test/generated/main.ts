/**
 * Writes what types follow from the sources: those of the gateway's answers to the documents of the pages, and those of the
 * elements' tags. `npm run generate`; they are not committed.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assemble } from '../../platform/gateway/src/api/schema.js'
import { games } from '../../platform/gateway/src/games.js'
import { documentFiles } from '../../web/portal/document-files.js'
import { printAnswers } from './answers.js'
import { printTags } from './tags.js'

const web = join(import.meta.dirname, '../../web')

/** A function builds the document of a table from the selection of a game's view. Types know no view. */
type Text = string | ((selection: string) => string)

function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  // Several packages check their types at once.
  const written = `${file}.${process.pid}`
  writeFileSync(written, text)
  renameSync(written, file)
}

const modules = await Promise.all(
  documentFiles().map((path) => import(path) as Promise<Readonly<Record<string, Text>>>),
)
const documents = modules
  .flatMap((module) => Object.values(module))
  .map((text) => (typeof text === 'string' ? text : text('')))

write(join(web, 'elements/src/client/answers.d.ts'), printAnswers(assemble(games), documents))
for (const name of ['kit', 'elements', 'desk'])
  write(join(web, name, 'tags.d.ts'), printTags(join(web, name)))
