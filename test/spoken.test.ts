/** A sentence that needs arguments is never asked for without any: its braces would be shown to people. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsIn } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import { expect, it } from 'vitest'
import { rooms } from './rooms.js'

const root = join(import.meta.dirname, '..')

/** Codes whose message has arguments wherever it is said. */
const needing = new Map<string, boolean>()
for (const room of rooms)
  for (const [code, message] of Object.entries(readCatalogues(import.meta.url, `../${room}`).pl))
    needing.set(code, (needing.get(code) ?? true) && argumentsIn(message).length > 0)

const sources = ['web', 'games'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.ts$/.test(file) && !/\/(?:node_modules|dist|test)\/|\.(?:test|d)\.ts$/.test(file)),
)

/** Codes that are said without arguments. */
const saidAlone = (source: string): readonly string[] =>
  Array.from(source.matchAll(/\bsay\(\s*'([\w.-]+)'\s*,?\s*\)/g), ([, code = '']) => code)

it('is found in every way of asking for it', () => {
  expect(saidAlone("say('a.b') this.say(\n  'c',\n) say('d', { n }) say(`e.${f}`)")).toEqual(['a.b', 'c'])
})

it('gets its arguments wherever pages say it', () => {
  const bare = sources.flatMap((file) =>
    saidAlone(readFileSync(join(root, file), 'utf8'))
      .filter((code) => needing.get(code) === true)
      .map((code) => `${file}: ${code}`),
  )
  expect(needing.size).toBeGreaterThan(2_000)
  expect(bare).toEqual([])
})
