import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { games } from '../src/games.js'
import { assemble, printed } from '../src/api/schema.js'
import { tiny } from './help.js'

describe('the schema', () => {
  it('is docs/schema.graphql but for the games: `npm run schema -w platform/gateway` writes it', () => {
    const committed = readFileSync(join(import.meta.dirname, '../../../docs/schema.graphql'), 'utf8')
    expect(printed()).toBe(committed)
  })

  it('is sound, with every game and with any', () => {
    expect(validateSchema(assemble(games))).toEqual([])
    expect(validateSchema(assemble([...games, tiny]))).toEqual([])
  })

  it('takes a further game without a line changed here', () => {
    expect(assemble([...games, tiny]).getType('TinyView')).toBeDefined()
  })

  it('takes no game whose types are not its own, or whose view is none', () => {
    const stray = { ...tiny, sdl: `${tiny.sdl}\ntype Stray { a: Int }` }
    expect(() => assemble([stray])).toThrow(/Stray/)
    expect(() => assemble([{ ...tiny, type: 'TinyTrick' }])).toThrow(/TinyTrick/)
  })
})
