import { describe, expect, it } from 'vitest'
import { gameName, gameWords, isKnown } from './game-names.js'
import { games } from './games.js'

describe('the name of a game, to be read,', () => {
  it.each(Object.keys(games))('of ours is never an id, also before its words have come: %s', async (game) => {
    const first = gameName('pl', game, '')
    expect(isKnown(game)).toBe(true)
    expect(first.game.trim()).toBe('…')
    const come = new Promise<void>((done) => gameWords.watch(() => done()))
    if (gameName('pl', game, '').game.trim() === '…') await come
    expect(gameName('pl', game, '').game).toMatch(/^\p{Lu}/u)
  })

  it('that nobody here knows is its id', () => {
    expect(gameName('pl', 'mariasz', 'night')).toEqual({ game: 'mariasz', profile: 'night' })
  })
})
