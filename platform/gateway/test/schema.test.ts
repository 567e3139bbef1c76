import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildASTSchema, validateSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { games } from '../src/games.js'
import { assemble, documentOf, printed } from '../src/api/schema.js'
import { sixtysix } from './sixtysix.js'

describe('the schema', () => {
  it('is docs/schema.graphql without the games: `npm run schema -w platform/gateway` writes it', () => {
    const committed = readFileSync(join(import.meta.dirname, '../../../docs/schema.graphql'), 'utf8')
    expect(printed()).toBe(committed)
  })

  it('is valid, with every game and with each alone', () => {
    for (const offers of [games, ...games.map((game) => [game])])
      expect(validateSchema(buildASTSchema(documentOf(offers)))).toEqual([])
  })

  it('accepts another game without a changed line here', () => {
    const others = games.filter(({ plugin }) => plugin.id !== sixtysix.plugin.id)
    expect(assemble(others).getType('SixtysixView')).toBeUndefined()
    expect(assemble([...others, sixtysix]).getType('SixtysixView')).toBeDefined()
  })

  it('refuses a game whose types are not its own, or that has no view', () => {
    const stray = { ...sixtysix, sdl: `${sixtysix.sdl}\ntype Stray { a: Int }` }
    expect(() => assemble([stray])).toThrow(/Stray/)
    expect(() => assemble([{ ...sixtysix, type: 'SixtysixTrick' }])).toThrow(/SixtysixTrick/)
  })
})
