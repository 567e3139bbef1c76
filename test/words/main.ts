/** `npm run words`: one file for the translators of a language, and back; and which sentences a language does not have yet. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { locales } from '@stolik/core'
import { root } from '../rooms.js'
import { questions, takeAnswers } from './ask.js'
import { exportWords, importWords, isLanguage, missingIn, type Imported } from './exchange.js'

const usage = `npm run words -- export LANGUAGE FILE   writes all sentences, with Polish, English and their places, to a PO file
npm run words -- import FILE            takes the file back into the catalogues
npm run words -- missing [LANGUAGE]     lists the sentences that a language does not have
npm run words -- ask FILE               asks for those that new values of lists need, in all languages, in a JSON file
npm run words -- answer FILE            takes the filled file into the catalogues`

function fail(...lines: readonly string[]): never {
  console.error(lines.join('\n'))
  process.exit(1)
}

/** Writes the catalogues that change, and names them. */
function write(imported: Imported): void {
  if ('refused' in imported) fail('Nothing was taken, because', ...imported.refused)
  for (const [file, text] of Object.entries(imported.files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
    console.log(file)
  }
}

const [what, first = '', second = ''] = process.argv.slice(2)
if (what === 'export' && isLanguage(first) && second !== '') writeFileSync(second, exportWords(first))
else if (what === 'import' && first !== '') write(importWords(readFileSync(first, 'utf8')))
else if (what === 'answer' && first !== '') write(takeAnswers(readFileSync(first, 'utf8')))
else if (what === 'ask' && first !== '') {
  const open = questions()
  writeFileSync(first, `${JSON.stringify(open, null, 2)}\n`)
  console.log(`${Object.keys(open).length} sentences are asked for`)
} else if (what === 'missing' && (first === '' || isLanguage(first))) {
  for (const language of first === '' ? locales : [first])
    for (const sentence of missingIn(language)) console.log(`${language}: ${sentence}`)
} else fail(usage)
