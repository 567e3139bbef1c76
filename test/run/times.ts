/** `npm test -- --times`: what takes how long, from the last run of tests. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome } from './part.js'
import { root } from './programs.js'

const rows = 40

function lastRun(): readonly Outcome[] {
  try {
    return JSON.parse(readFileSync(join(root, 'var/test/times.json'), 'utf8')) as readonly Outcome[]
  } catch {
    console.error('There is no run of tests to tell of. Run `npm test` first.')
    process.exit(2)
  }
}

const cell = (seconds: number): string => seconds.toFixed(1).padStart(9)
const sum = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((all, one) => all + of(one), 0)

export function printTimes(): void {
  const ran = lastRun().filter(({ skipped }) => skipped === undefined)
  console.log('seconds\n      cpu    clock   part')
  for (const { name, cpu = 0, seconds = 0 } of ran) console.log(`${cell(cpu)}${cell(seconds)}   ${name}`)
  console.log(
    `${cell(sum(ran, ({ cpu = 0 }) => cpu))}            everything, with the processes that tests start`,
  )

  // Where tests run in Node the processor's time is known, with what was loaded; of pages only the time by the clock.
  const files = ran
    .flatMap(({ name, modules = [] }) => modules.map((module) => ({ ...module, part: name })))
    .filter(({ file }) => file !== undefined)
  const cost = ({ cpu, loading, testing }: (typeof files)[number]): number => cpu ?? loading + testing
  console.log('\n      cpu  loading  testing   file')
  for (const module of files.toSorted((a, b) => cost(b) - cost(a)).slice(0, rows)) {
    const { cpu, loading, testing, file, part } = module
    const own = cpu === undefined ? '–'.padStart(9) : cell(cpu / 1000)
    console.log(`${own}${cell(loading / 1000)}${cell(testing / 1000)}   ${file} (${part})`)
  }
  const total = (of: (module: (typeof files)[number]) => number): string => cell(sum(files, of) / 1000)
  console.log(
    `${total(({ cpu = 0 }) => cpu)}${total(({ loading }) => loading)}${total(({ testing }) => testing)}   all ${files.length} files`,
  )
}
