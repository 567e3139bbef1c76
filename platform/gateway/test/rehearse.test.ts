import { describe, expect, it } from 'vitest'
import { games } from '../src/games.js'
import { rehearse } from '../src/app/rehearse.js'
import { tiny } from './help.js'

describe('the rehearsal before the doors open', () => {
  it('plays every profile on offer', () => {
    expect(() => rehearse([...games, tiny])).not.toThrow()
  })

  it('names the game that cannot be dealt', () => {
    const broken = { ...tiny, plugin: { ...tiny.plugin, start: () => undefined } }
    expect(() => rehearse([broken])).toThrow(new RegExp(`^${tiny.plugin.id}, profile `))
  })
})
