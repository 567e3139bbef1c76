/**
 * `npm run mutate`: breaks the rules one small piece at a time and checks whether a test notices. Without arguments it
 * takes every rule file of every game, which takes about an hour; `npm run mutate -- skat/src/rules/levels.ts` takes
 * only what is named. Prints the surviving mutants, and each file’s score.
 */
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Stryker } from '@stryker-mutator/core'

const root = join(import.meta.dirname, '../..')
process.chdir(root)
process.env.STOLIK_RULES ??= resolve(root, '../shared/rules')
process.env.STOLIK_RECORDS ??= resolve(root, '../shared/records')

/** Files without rules: words, the clause index, export lists, the bots, and what only the laws check. */
const left = /(^|\/)(index|clauses[\w-]*|bot[\w-]*|disguise[\w-]*|voids)\.ts$|\/(bot|clauses|text)\//
const wanted = process.argv.slice(2)
const tables = process.env.STOLIK_MUTATE_STATIC === 'true'

const rules = (game) =>
  readdirSync(`games/${game}/src`, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !left.test(name))
    .map((name) => `games/${game}/src/${name}`)
    .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)))

const total = { killed: 0, lived: 0 }
for (const game of readdirSync('games').filter((name) => name !== 'core')) {
  const mutate = rules(game)
  if (mutate.length === 0) continue
  process.env.STOLIK_MUTATE = game
  const results = await new Stryker({
    mutate,
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Skips rows of tables that are built when their file is loaded: running everything for each would take hours.
    ignoreStatic: !tables,
    concurrency: Number(process.env.STOLIK_MUTATE_WORKERS ?? 2),
    reporters: ['progress-append-only'],
    ignorePatterns: ['var', 'docs', 'web', 'platform', '**/dist', '**/.turbo'],
    tempDirName: 'var/mutation/tmp',
    // Results kept from earlier runs do not know that a new test may kill a row of a table.
    incremental: !tables,
    incrementalFile: `var/mutation/${game}.json`,
    disableTypeChecks: false,
    timeoutMS: 10_000,
    // Searches that count what they cover are slow, and slower on a busy machine.
    dryRunTimeoutMinutes: 20,
    logLevel: 'warn',
  }).runMutationTest()
  report(mutate, results, total)
}
console.log(`all: ${line(total)}`)

function line({ killed, lived }) {
  const score = killed + lived === 0 ? 100 : (100 * killed) / (killed + lived)
  return `${score.toFixed(1)} % killed, ${killed} of ${killed + lived}`
}

/**
 * Prints for each file the surviving mutants, with their place and replacement, and the score. Results of other files that are
 * kept from earlier runs do not count.
 */
function report(files, results, total) {
  for (const file of files.sort()) {
    const count = { killed: 0, lived: 0 }
    for (const mutant of results.filter((one) => one.fileName === join(root, file))) {
      if (['Killed', 'Timeout', 'RuntimeError'].includes(mutant.status)) count.killed += 1
      if (!['Survived', 'NoCoverage'].includes(mutant.status)) continue
      count.lived += 1
      const put = mutant.replacement.replaceAll(/\s+/g, ' ').slice(0, 100)
      console.log(
        `  ${file}:${mutant.location.start.line}:${mutant.location.start.column}` +
          ` ${mutant.mutatorName} ${mutant.status} → ${put}`,
      )
    }
    console.log(`${file}: ${line(count)}`)
    total.killed += count.killed
    total.lived += count.lived
  }
}
