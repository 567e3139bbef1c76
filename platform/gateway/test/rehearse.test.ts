import { describe, expect, it } from 'vitest'
import { games } from '../src/games.js'
import { rehearse } from '../src/app/rehearse.js'
import { sixtysix } from './sixtysix.js'

describe('the rehearsal before the gateway accepts requests', () => {
  it('plays every profile on offer', () => {
    expect(() => rehearse(games)).not.toThrow()
  })

  it('names the game that cannot be dealt', () => {
    const broken = { ...sixtysix, plugin: { ...sixtysix.plugin, start: () => undefined } }
    expect(() => rehearse([broken])).toThrow(new RegExp(`^${sixtysix.plugin.id}, profile `))
  })
})
