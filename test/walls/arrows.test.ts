import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games as offers } from '../../platform/gateway/src/games.js'

const root = join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.ts'))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const isTest = (file: string): boolean => /\.test\.ts$|\/test\/|\/preview/.test(file)

const games = readdirSync(join(root, 'games')).filter((name) => name !== 'core')
/** Packages of the games, and others, with what of them may be imported. */
const packages = (others: string, part: string): RegExp =>
  new RegExp(`^@stolik\\/(?:${[others, ...games].join('|')})${part}$`)

/** What a package may import besides itself: the arrows of docs/architecture.md. */
const arrows: readonly [room: RegExp, mayImport: readonly RegExp[]][] = [
  [/^games\/core\/src\//, []],
  [/^games\/core\/node\//, [/^node:module$/]],
  [/^games\/\w+\/(src|words)\//, [/^@stolik\/core$/]],
  [/^games\/\w+\/graphql\//, [/^@stolik\/core$/]],
  [
    /^games\/\w+\/web\//,
    [
      /^@stolik\/(core|kit\/(choices|clause|paper|shown|stock|table|table\/words|tokens|words))$/,
      /^lit($|\/)/,
    ],
  ],
  [/^platform\/gateway\/src\/games\.ts$/, [packages('core', '(\\/(graphql|catalogues))?')]],
  [
    /^platform\/gateway\/src\//,
    [/^@stolik\/(core(\/catalogues)?$|(contract|tournament|ranking)\/)/, /^(?!@stolik\/)/],
  ],
  [/^web\/kit\/src\//, [/^@stolik\/core$/, /^lit($|\/)/]],
  [
    /^web\/widgets\/src\/(extras\/)?games\.ts$/,
    [
      packages(
        'core|kit\\/(words|table)',
        '(\\/(play|web|words\\/terms|web\\/(shown|value|paper|learn|rules|words|words\\/all)))?',
      ),
    ],
  ],
  [
    /^web\/widgets\/src\//,
    [
      // Types alone: what is sent is checked where it is read.
      /^@stolik\/contract\/event\/acts$/,
      /^@stolik\/(core|kit\/(card|choices|clause|ornament|paper|range|result|settlement|sheet|shown|table|tokens|words(\/at-once)?))$/,
      /^lit($|\/)/,
      /^graphql-ws\/client$/,
      /^@simplewebauthn\/browser$/,
      /^uqr$/,
    ],
  ],
  [/^web\/portal\//, [/^@stolik\/widgets$/, /^vite$/, /^node:(crypto|fs|path)$/]],
]

/** Packages named in import and export statements and in dynamic imports. */
const imports = (text: string): string[] =>
  [
    ...text.matchAll(/^(?:import|export)\b(?:[^'"`]*?\bfrom)?\s*'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm),
  ].map((match) => (match[1] ?? match[2]) as string)

describe('the imports between packages', () => {
  it('reads enough files to mean something', () => {
    expect(files.length).toBeGreaterThan(50)
  })

  it.each(files.filter((file) => !isTest(file)).map((file) => [file]))(
    '%s imports only what it may',
    (file) => {
      const arrow = arrows.find(([room]) => room.test(file))
      if (arrow === undefined) return
      const strangers = imports(read(file)).filter((name) => !arrow[1].some((allowed) => allowed.test(name)))
      expect(strangers).toEqual([])
    },
  )
})

describe('a game’s name', () => {
  // As it is spelt in the code, and as people call it.
  const called = offers.map(({ catalogues }) => catalogues.pl['game'] ?? '')
  const names = new RegExp(`(?<!\\p{L})(?:${[...games, ...called].join('|')})(?!\\p{L})`, 'iu')
  const outside = files.filter(
    (file) => /^(platform|web)\//.test(file) && !isTest(file) && !file.endsWith('/games.ts'),
  )
  it.each(outside.map((file) => [file]))('does not occur in %s', (file) => {
    expect(read(file)).not.toMatch(names)
  })
})

describe('a template', () => {
  const templates = files.filter((file) => /^(web|games\/\w+\/web)\//.test(file) && !/\.test\.ts$/.test(file))
  // A strict Content-Security-Policy drops style attributes: `.style=${…}` goes through CSSOM, which it leaves alone. The
  // directive styleMap writes the attribute when it is drawn first.
  it.each(templates.map((file) => [file]))('writes no style attribute in %s', (file) => {
    expect(read(file)).not.toMatch(/\sstyle=|styleMap|setAttribute\('style'/)
  })
})
