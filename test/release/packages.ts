/** The rules of the games as packages of their own: built code, types and words, without the workspace. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../rooms.js'

/** What an address of a package leads to. */
type Target = string | { readonly source?: string; readonly types?: string; readonly default?: string }

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly exports: Readonly<Record<string, Target>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly engines?: Readonly<Record<string, string>>
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest

/** Addresses that lead to built files or data. Those of pages and tests lead to sources, which no other project can load. */
const builtExports = (all: Manifest['exports']): Manifest['exports'] =>
  Object.fromEntries(
    Object.entries(all).flatMap(([address, target]): readonly (readonly [string, Target])[] => {
      if (typeof target === 'string') return [[address, target]]
      if (target.types === undefined || target.default === undefined) return []
      return [[address, { types: target.types, default: target.default }]]
    }),
  )

/** What a package holds besides its manifest, where it is there. */
const contents = ['dist', 'words', 'problems.jsonl', 'clauses.md']

/** Puts a game's package together in a folder. @param game its folder, such as `games/skat` */
export function stageRules(game: string, folder: string): void {
  const { name, version, license, exports, dependencies = {} } = readManifest(game)
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  mkdirSync(folder, { recursive: true })
  for (const one of contents) {
    const from = join(root, game, one)
    // Sources of words are in `dist`.
    if (existsSync(from))
      cpSync(from, join(folder, one), { recursive: true, filter: (file) => !/(?<!\.d)\.ts$/.test(file) })
  }
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  writeFileSync(join(folder, 'README.md'), readme(name))
  const core = dependencies['@stolik/core']
  const manifest = {
    name,
    version,
    license,
    description: `Rules of card games, as pure functions: ${name}`,
    type: 'module',
    sideEffects: false,
    engines,
    exports: builtExports(exports),
    ...(core === undefined ? {} : { dependencies: { '@stolik/core': core } }),
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

const readme = (name: string): string =>
  name === '@stolik/core'
    ? `# ${name}

The interface that the card games of Stolik implement, with cards, seeded shuffles, records and words.
Install it with a game, such as \`@stolik/skat\`, whose page shows how a hand is played.
`
    : `# ${name}

The rules of the game as pure functions. They need no server and no page: Node, a browser or a worker plays with them.

\`\`\`js
${example(name)}\`\`\`

A state is plain data. \`legal(view)\` takes what one player sees and says what they may do; \`apply\` makes the next state.
`

/** A program that plays a hand with random moves: the example of a package's page. */
export const example = (name: string): string => {
  const game = name.replace('@stolik/', '')
  return `import { seeded } from '@stolik/core'
import { ${game} } from '${name}'

const random = seeded('a hand')
const [rules] = Object.values(${game}.profiles)
let state = ${game}.setup(rules, ${game}.deal(rules, random), ${game}.between(rules, []))
for (let [seat] = ${game}.toAct(state); seat !== undefined; [seat] = ${game}.toAct(state)) {
  const moves = ${game}.legal(${game}.view(state, seat))
  state = ${game}.apply(state, seat, moves[random.below(moves.length)])
}
console.log(${game}.result(state).scores)
`
}
