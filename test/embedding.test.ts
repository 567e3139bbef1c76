/** The table of elements in docs/embedding.md says what the manifest says. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readManifest } from '../web/widgets/manifest/manifest.js'
import { parts } from '../web/widgets/src/embed/parts.js'

const root = fileURLToPath(new URL('..', import.meta.url))
/** What every element can be told, which the table does not repeat. */
const common = ['server', 'token-url', 'lang', 'theme']

const told = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => `\`${name}\``)
    .sort()
    .join(', ')

it('tells of each element its attributes, events and parts', () => {
  const { manifest } = readManifest(root, Object.keys(parts))
  const elements = manifest.modules.flatMap(({ declarations }) => declarations)
  const rows = readFileSync(`${root}docs/embedding.md`, 'utf8')
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
