/**
 * `npm run clauses`: prints each clause with the tests that cite it, writes the clauses.md of each game, and fails if
 * a citation is missing. With `--mutate` or `--draw` it checks whether tests notice when the code of a clause changes: see mutate.ts.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { covered } from './citations.js'
import { mutate } from './mutate.js'
import { pages, summary } from './page.js'

const all = await covered()
const args = process.argv.slice(2)
if (args.includes('--mutate') || args.includes('--draw')) {
  if (!(await mutate(args, all))) process.exitCode = 1
} else {
  list()
}

/** Prints and writes the index. */
function list(): void {
  for (const { document, tests } of all) {
    console.log(`\n${document.id}`)
    for (const [number, { status: standing, about }] of Object.entries(document.index)) {
      console.log(`  ${number}  ${standing}  ${about}`)
      for (const { file, title } of tests[number] ?? []) console.log(`      ${file}: ${title}`)
    }
  }
  console.log(`\n${all.map(summary).join('\n')}`)
  for (const [file, text] of pages(all)) writeFileSync(join(import.meta.dirname, '../..', file), text)
  if (all.some(({ uncited, contradicted }) => uncited.length + contradicted.length > 0)) process.exitCode = 1
}
