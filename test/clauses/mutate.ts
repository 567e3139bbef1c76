/**
 * `npm run clauses -- --mutate CLAUSE`, as in `--mutate "isko 4.2.1"`: changes the code that cites the clause, in a copy of the
 * checkout, and says which line it changed and which test failed. `--mutate --draw 50 --seed 7` draws clauses and counts how many
 * of them bite.
 */
import { parseArgs } from 'node:util'
import { scratchCopy } from '../new/scratch.js'
import { bite, builtClauses, drawn, nameOf, type Bite, type Named } from './bite.js'
import type { Covered } from './citations.js'

/** The clauses that the command line asks for, or what is wrong with it. */
export function wanted(
  args: readonly string[],
  all: readonly Covered[],
): { asked: readonly Named[]; seed: string } | string {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      mutate: { type: 'boolean' },
      draw: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
    allowPositionals: true,
  })
  const [clause] = positionals
  const built = builtClauses(all)
  if (values.draw !== undefined) {
    if (!/^[1-9]\d{0,3}$/.test(values.draw))
      return `--draw takes a number from 1 to 9999, not “${values.draw}”.`
    return { asked: drawn(built, Number(values.draw), values.seed), seed: values.seed }
  }
  if (clause === undefined || positionals.length > 1)
    return 'Name one clause, such as --mutate "isko 4.2.1", or draw some with --draw 50 --seed 1.'
  const named = built.filter((one) => nameOf(one) === clause)
  if (named.length > 0) return { asked: named, seed: values.seed }
  const known = all.find(({ document: { id, index } }) =>
    Object.keys(index).some((number) => `${id} ${number}` === clause),
  )
  const ids = all.map(({ document }) => document.id).join(', ')
  return known === undefined
    ? `There is no clause “${clause}”. Write a document and a number, such as "isko 4.2.1"; the documents are ${ids}.`
    : `Clause ${clause} is not built, so there is no code to change.`
}

const place = ({ mutant }: Bite, scratchText: string): string => {
  const line = scratchText.split('\n')[mutant.line - 1]?.trim() ?? ''
  return `${mutant.file}:${mutant.line}  ${line}\n      “${scratchText.slice(mutant.start, mutant.end)}” became “${mutant.to}”`
}

export async function mutate(args: readonly string[], all: readonly Covered[]): Promise<boolean> {
  const asked = wanted(args, all)
  if (typeof asked === 'string') {
    console.error(asked)
    return false
  }
  const scratch = scratchCopy()
  const count = { bitten: 0, first: 0, cites: 0 }
  try {
    for (const named of asked.asked) {
      console.log(`${nameOf(named)}  ${named.clause.about}`)
      const tries = await bite(scratch, named, all, asked.seed)
      if (tries.length === 0) console.log('    no code cites it')
      for (const one of tries) {
        console.log(`    ${place(one, scratch.read(one.mutant.file))}`)
        if (one.red !== undefined) console.log(`    red: ${one.red.file}: ${one.red.title}`)
        else console.log(one.isLate ? '    tests did not end in time' : '    no test failed')
      }
      const red = tries.at(-1)?.red
      if (red === undefined) continue
      count.bitten += 1
      if (tries.length === 1) count.first += 1
      if (red.cites) count.cites += 1
    }
  } finally {
    scratch.remove()
  }
  const { bitten, first, cites } = count
  console.log(
    `${bitten} of ${asked.asked.length} clauses bite (seed ${asked.seed}): ${first} at the first change, ${cites} in a test that cites the clause`,
  )
  return bitten === asked.asked.length
}
