import { describe, expect, it } from 'vitest'
import { gameText, gameWords, isKnown } from './game-names.js'
import { games } from './games.js'

describe('the name of a game, to be read,', () => {
  it.each(Object.keys(games))('of ours is never an id, also before its words have come: %s', async (game) => {
    const first = gameText('pl', game, '')
    expect(isKnown(game)).toBe(true)
    expect(first.game.trim()).toBe('')
    expect(first.game.length).toBeGreaterThan(0)
    const come = new Promise<void>((done) => gameWords.watch(() => done()))
    if (gameText('pl', game, '').game.trim() === '') await come
    expect(gameText('pl', game, '').game).toMatch(/^\p{Lu}/u)
  })

  it('that nobody here knows is its id', () => {
    expect(gameText('pl', 'mariasz', 'night')).toEqual({ game: 'mariasz', profile: 'night' })
  })
})
