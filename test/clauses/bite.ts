/** Changes the code that cites a clause, in a copy of the checkout, and runs tests until one fails. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cited, seeded, shuffled, type Clause } from '@stolik/core'
import type { Scratch } from '../new/scratch.js'
import type { Covered } from './citations.js'
import { mutants, type Mutant } from './mutants.js'

/** A clause that the software treats. */
export interface Named {
  readonly of: Covered
  readonly number: string
  readonly clause: Clause
}

export interface Bite {
  readonly mutant: Mutant
  /** The test that failed first; undefined if none did. */
  readonly red: (Red & { readonly cites: boolean }) | undefined
  /** Some tests did not end in time, so nothing is known. */
  readonly isLate: boolean
}

/** Some changes change nothing that can be seen, so a clause has a second and a third chance. */
const tries = 3
const within = 150_000

/** Tests over thousands of hands, searches and bots: they show that the laws hold, and take minutes. */
const slow = /\/(?:laws|bot|cicha|enumeration|records|xskat|search|vectors|first-hands)\.test\.ts$/

const built: ReadonlySet<string> = new Set(['tested', 'knob', 'arbiter', 'table', 'tournament'])

export const nameOf = ({ of, number }: Named): string => `${of.document.id} ${number}`

export const builtClauses = (all: readonly Covered[]): readonly Named[] =>
  all.flatMap((of) =>
    Object.entries(of.document.index)
      .filter(([, { status: standing }]) => built.has(standing))
      .map(([number, clause]) => ({ of, number, clause })),
  )

/** Different clauses in the order of the draw. */
export const drawn = (from: readonly Named[], count: number, seed: string): readonly Named[] =>
  shuffled(from, seeded(seed)).slice(0, count)

const listed = new Map<string, readonly string[]>()

/** The rules of a game, and the packages of tournaments and tables; not the index itself, lessons, bots and searches. */
function sources(root: string, game: string): readonly string[] {
  const key = join(root, game)
  const files =
    listed.get(key) ??
    [`games/${game}/src`, 'platform/event/src', 'platform/gateway/src'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !/(^|\/)(clauses|learn|bot|solve)(\.ts$|\/)/.test(name))
        .sort()
        .map((name) => `${folder}/${name}`),
    )
  listed.set(key, files)
  return files
}

const documents = (all: readonly Covered[]): readonly string[] => all.map(({ document }) => document.id)

/** What can be changed for a clause: the most telling three, in an order that the seed decides. */
export function changes(
  root: string,
  named: Named,
  all: readonly Covered[],
  seed: string,
): readonly Mutant[] {
  const { of, number, clause } = named
  const sought = {
    id: of.document.id,
    number,
    documents: documents(all),
    cites: [...clause.code, nameOf(named)],
  }
  const found = mutants(root, sources(root, of.game), sought)
  return shuffled(found, seeded(`${seed} ${nameOf(named)}`)).slice(0, tries)
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

interface Red {
  readonly file: string
  readonly title: string
}

/** Runs test files of the copy. Returns what failed, `first` if that failed too. Code that cannot be loaded proves nothing. */
async function run(
  scratch: Scratch,
  files: readonly string[],
  first: (title: string) => boolean,
): Promise<Red | 'green' | 'late'> {
  if (files.length === 0) return 'green'
  const report = join(scratch.folder, 'report.json')
  rmSync(report, { force: true })
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  const settings = ['--project', 'node', '--bail', '20', '--reporter', 'json', '--outputFile', report]
  const status = await scratch.nodeWithin(within, vitest, 'run', ...settings, ...files)
  if (status === undefined) return 'late'
  if (status === 0) return 'green'
  if (!existsSync(report)) throw new Error(`no tests ran in ${files.join(', ')}`)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const red = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName }): Red => ({ file: name.slice(scratch.folder.length + 1), title: fullName })),
  )
  return red.find(({ title }) => first(title)) ?? red[0] ?? 'green'
}

/** The tests that cite the clause, then the others of the package that was changed. */
function testsOf(named: Named, { file }: Mutant): readonly (readonly string[])[] {
  const citing = (named.of.tests[named.number] ?? []).map((one) => one.file)
  const inNode = [...new Set(citing)].filter((one) => one.endsWith('.test.ts') && !/^web\/|\/web\//.test(one))
  const [home = ''] = /^\w+\/\w+\//.exec(file) ?? []
  const others = home.startsWith('platform/gateway') ? [] : [`${home}test/`]
  return [inNode, others]
}

/** Changes the code of a clause until a test fails, at most three times. The copy is left as it was. */
export async function bite(
  scratch: Scratch,
  named: Named,
  all: readonly Covered[],
  seed: string,
): Promise<readonly Bite[]> {
  const found: Bite[] = []
  for (const mutant of changes(scratch.folder, named, all, seed)) {
    const before = scratch.read(mutant.file)
    scratch.write(mutant.file, before.slice(0, mutant.start) + mutant.to + before.slice(mutant.end))
    try {
      found.push(await tried(scratch, named, all, mutant))
    } finally {
      scratch.write(mutant.file, before)
    }
    if (found.at(-1)?.red !== undefined) break
  }
  return found
}

async function tried(scratch: Scratch, named: Named, all: readonly Covered[], mutant: Mutant): Promise<Bite> {
  const cites = (title: string): boolean => {
    const says = cited(title, documents(all))
    return [...named.clause.cites, nameOf(named)].some((one) => says.has(one))
  }
  let isLate = false
  for (const part of testsOf(named, mutant)) {
    const files = part.flatMap((one) => (one.endsWith('/') ? quick(scratch.folder, one) : [one]))
    const red = await run(scratch, files, cites)
    if (red === 'late') isLate = true
    else if (red !== 'green') return { mutant, red: { ...red, cites: cites(red.title) }, isLate }
  }
  return { mutant, red: undefined, isLate }
}

const quick = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}${name}`)
    .filter((name) => name.endsWith('.test.ts') && !slow.test(name))
    .sort()
