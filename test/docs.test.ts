/** The pages for readers are true: everything that they link to, name or tell people to type exists and works. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isCommand } from '../platform/cli/src/help.js'
import { rankCommands } from '../platform/cli/src/ranking/rank.js'
import { tournamentCommands } from '../platform/cli/src/event/tournament.js'
import { settingNames } from '../platform/gateway/src/app/config.js'
import { games } from '../platform/gateway/src/games.js'
import { acts } from '@stolik/contract/event/acts'
import { readManifest } from '../web/elements/manifest/manifest.js'
import { parts } from '../web/elements/src/embed/parts.js'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  // The progress page describes what is not there yet.
  .filter((page) => existsSync(join(root, page)) && page !== 'docs/progress.md')

/** The anchors of a page's headings, as GitHub generates them. */
const sections = (page: string): readonly string[] =>
  [...page.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

it.each(pages)('%s links to pages and sections that exist', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)]*))?\)/g)]
  const broken = links.filter(([, target = '', section]) => {
    const file = target === '' ? page : join(dirname(page), target)
    if (!existsSync(join(root, file))) return true
    return section !== undefined && file.endsWith('.md') && !sections(read(file)).includes(section)
  })
  expect(broken.map(([link]) => link)).toEqual([])
})

it.each(pages)('%s names commands that exist', (page) => {
  const { scripts } = JSON.parse(read('package.json')) as {
    readonly scripts: Readonly<Record<string, string>>
  }
  // A release is described with the commands that it had.
  const text = page === 'CHANGELOG.md' ? (read(page).split(/^## \[\d/m)[0] ?? '') : read(page)
  const run = [...text.matchAll(/npm run ([\w:-]+)(?! -w)\b/g)].map(([, name = '']) => name)
  expect(run.filter((name) => !(name in scripts))).toEqual([])
  const said = [...text.matchAll(/(?:npx |`)stolik (?!:)([a-z]+)(?: ([a-z]+(?:-[a-z]+)*))?/g)]
  const within: Readonly<Record<string, readonly string[]>> = {
    tournament: tournamentCommands,
    rank: rankCommands,
  }
  const isKnown = (name = '', sub = ''): boolean =>
    isCommand(name) && (sub === '' || (within[name]?.includes(sub) ?? true))
  expect(said.filter(([, name, sub]) => !isKnown(name, sub)).map(([words]) => words)).toEqual([])
})

it('docs/organiser.md says of each act what it is based on, and of those with `seen` that they carry it', () => {
  const table = /^## Two at once\n([^]*?)(?=^## )/m.exec(read('docs/organiser.md'))?.[1] ?? ''
  const rows = [...table.matchAll(/^\| (?!-|what).*\| (.*) \|$/gm)].map(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, act = '']) => act),
  )
  expect(rows.flat().toSorted()).toEqual(Object.keys(acts).toSorted())
  const schema = read('docs/schema.graphql')
  const seeing = Object.keys(acts).filter((act) => {
    const { type = '' } =
      new RegExp(`^  ${act}: (?<type>\\w+)`, 'm').exec(inputOf(schema, 'EventAct'))?.groups ?? {}
    return / seen: /.test(inputOf(schema, type))
  })
  expect(rows[0]).toEqual(expect.arrayContaining(seeing))
})

/** The text of an input of the schema. */
const inputOf = (schema: string, type: string): string =>
  new RegExp(`^input ${type} \\{[^]*?^\\}`, 'm').exec(schema)?.[0] ?? ''

it('docs/operations.md lists each setting once', () => {
  const table = /^## Settings\n([^]*?)(?=^`\/owner`)/m.exec(read('docs/operations.md'))?.[1] ?? ''
  const first = [...table.matchAll(/^\| (`[^|]*|)\|/gm)].map(([, cell = '']) => cell)
  const named = first.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))
  const database = ['PGHOST', 'PGPORT', 'PGUSER', 'PGPASSWORD', 'PGDATABASE']
  for (const part of database) expect(table).toContain(`\`${part}\``)
  expect([...named, ...database].toSorted()).toEqual([...settingNames()].toSorted())
})

describe('a hand as a line, in docs/organiser.md', () => {
  const examples = [...read('docs/organiser.md').matchAll(/```(\w+) (\w+) (\d)\n([^]*?)```/g)].flatMap(
    ([, game = '', profile = '', chairs, text = '']) =>
      text
        .trim()
        .split('\n')
        .map((line) => [line, game, profile, Number(chairs)] as const),
  )

  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(12)
  })

  it.each(examples)('“%s” is canonical (%s, %s)', (line, game, profile, chairs) => {
    const plugin = games.find((offer) => offer.plugin.id === game)?.plugin
    expect(plugin?.papers.read(profile, chairs, line)).toBe(line)
  })
})

it('docs/club-site.md lists the attributes, events and parts of each element as the manifest does', () => {
  /** Attributes of every element, which the table does not repeat. */
  const common = ['server', 'token-url', 'lang', 'theme']
  const told = (names: readonly string[]): string =>
    [...new Set(names)]
      .map((name) => `\`${name}\``)
      .sort()
      .join(', ')
  const { manifest } = readManifest(`${root}/`, Object.keys(parts))
  const elements = manifest.modules.flatMap(({ declarations }) => declarations)
  const rows = read('docs/club-site.md')
    .split('\n')
    .filter((line) => line.startsWith('| `<stolik-'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, tag, , ...lists]) => [
      tag,
      ...lists.slice(0, 3).map((cell) => told([...cell.matchAll(/`([\w-]+)`/g)].map((m) => m[1] ?? ''))),
    ])
  expect(rows).toEqual(
    elements.map(({ tagName, attributes, events, cssParts }) => [
      `\`<${tagName}>\``,
      told(attributes.map(({ name }) => name).filter((name) => !common.includes(name))),
      told(events.map(({ name }) => name)),
      told(cssParts.map(({ name }) => name)),
    ]),
  )
})
