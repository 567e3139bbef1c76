/** The examples of docs/lists.md are canonical lines. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../platform/gateway/src/games.js'

const page = readFileSync(join(import.meta.dirname, '../docs/lists.md'), 'utf8')
const examples = [...page.matchAll(/```(\w+) (\w+) (\d)\n([^]*?)```/g)].flatMap(
  ([, game, profile, chairs, text]) =>
    (text ?? '')
      .trim()
      .split('\n')
      .map((line) => [line, game ?? '', profile ?? '', Number(chairs)] as const),
)

describe('docs/lists.md', () => {
  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(12)
  })

  it.each(examples)('%s (%s, %s)', (line, game, profile, chairs) => {
    const plugin = games.find((offer) => offer.plugin.id === game)?.plugin
    expect(plugin?.papers.read(profile, chairs, line)).toBe(line)
  })
})
