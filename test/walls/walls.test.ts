import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawn, games, packages, type Package } from './house.js'

const root = join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))

interface Import {
  readonly from: string
  /** One of our files, or a package's name with its path. */
  readonly to: string
}

/** Import and export statements, and dynamic imports. */
const specifier = /^(?:import|export)\b(?:[^'"`]*?\bfrom)?\s*'([^']+)'|\bimport\('([^']+)'\)/gm

const importsOf = (file: string): readonly Import[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(specifier)].map(([, still, lazy]) => {
    const to = (still ?? lazy) as string
    return { from: file, to: to.startsWith('.') ? join(dirname(file), to).replace(/\.js$/, '.ts') : to }
  })

const sourceOf = ({ folder, parts = ['src'] }: Package): readonly Import[] =>
  files.filter((file) => parts.some((part) => file.startsWith(`${folder}/${part}/`))).flatMap(importsOf)

const allGames = games.map((game) => `@stolik/${game}`)

const roomOf = ({ folder, across = [] }: Package, file: string): string => {
  const [topic = '', floor = '', ...rest] = file.slice(`${folder}/src/`.length).split('/')
  if (floor === '') return '.'
  return rest.length > 0 && across.includes(floor) ? floor : topic
}

/** A circle of files that import each other; empty if there is none. */
function circle(imports: readonly Import[]): readonly string[] {
  const next = new Map<string, Import[]>()
  for (const one of imports) next.set(one.from, [...(next.get(one.from) ?? []), one])
  const done = new Set<string>()
  const way: string[] = []
  const walk = (file: string): readonly string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return []
    way.push(file)
    for (const { to } of next.get(file) ?? []) {
      const found = walk(to)
      if (found.length > 0) return found
    }
    way.pop()
    done.add(file)
    return []
  }
  for (const file of next.keys()) {
    const found = walk(file)
    if (found.length > 0) return found
  }
  return []
}

/** Rooms that stand on no floor, and imports of the same or a higher one. */
function wrongIn(
  inside: readonly Import[],
  floors: readonly (readonly string[])[],
  nameOf: (file: string) => string,
): readonly string[] {
  const floorOf = (room: string): number => floors.findIndex((floor) => floor.includes(room))
  const homeless = [...new Set(inside.map(({ from }) => nameOf(from)))].filter((room) => floorOf(room) === -1)
  const upward = inside.filter(({ from, to }) => {
    const [a, b] = [nameOf(from), nameOf(to)]
    return a !== b && floorOf(b) >= floorOf(a)
  })
  return [...homeless, ...upward.map(({ from, to }) => `${from} → ${to}`)]
}

/** Our package that a specifier names. */
const oursIn = (to: string): string | undefined => /^@stolik\/\w+/.exec(to)?.[0]

describe.each(packages.map((one) => [one.name, one] as const))('%s', (name, one) => {
  const imports = sourceOf(one)
  const inside = imports.filter(({ to }) => to.startsWith(`${one.folder}/`))
  const mayImport = ({ from }: Import): readonly string[] =>
    one.roots?.some((root) => from === `${one.folder}/${root}`) === true
      ? [name, ...one.imports, ...allGames]
      : [name, ...one.imports]

  it('has source files with imports', () => {
    expect(imports.length).toBeGreaterThan(0)
  })

  it('imports only what stands below it', () => {
    const strangers = imports.filter((arrow) => {
      const { to } = arrow
      const ours = oursIn(to)
      if (ours !== undefined) return !mayImport(arrow).includes(ours)
      if (to.startsWith(`${one.folder}/`)) return false
      if (files.includes(to)) return true
      return !(one.libraries?.some((library) => to === library || to.startsWith(`${library}/`)) ?? true)
    })
    expect(strangers).toEqual([])
  })

  it('has no import cycle between files', () => {
    expect(circle(inside)).toEqual([])
  })

  it.skipIf(one.floors === undefined)('has rooms on floors, and no import of a higher floor', () => {
    expect(wrongIn(inside, one.floors ?? [], (file) => roomOf(one, file))).toEqual([])
  })

  it.each(Object.entries(one.inside ?? {}))('has floors inside %s', (room, floors) => {
    const folder = `${one.folder}/src/${room}/`
    const own = inside.filter(({ from, to }) => from.startsWith(folder) && to.startsWith(folder))
    const nameOf = (file: string): string => /^(\w[\w-]*)\//.exec(file.slice(folder.length))?.[1] ?? '.'
    expect(wrongIn(own, floors, nameOf)).toEqual([])
  })
})

it('the house is drawn in docs/architecture.md', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  expect(/<!-- the house -->\n+```text\n([\s\S]*?)\n```/.exec(text)?.[1]).toBe(drawn)
})
