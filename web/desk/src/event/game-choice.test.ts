import { describe, expect, it } from 'vitest'
import { games } from '@stolik/elements/games'
import { gameChoice } from './game-choice.js'

describe('a code of a game', () => {
  it('is translated, and stays empty until the words have loaded', async () => {
    const game = Object.keys(games)[0] ?? ''
    expect(gameChoice('en', game, 'game')).toBe('')
    await expect.poll(() => gameChoice('en', game, 'game')).not.toBe('')
    expect(gameChoice('en', game, 'game')).not.toBe('game')
  })
})
