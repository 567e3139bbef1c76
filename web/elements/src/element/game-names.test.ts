import { describe, expect, it } from 'vitest'
import { gameName, gameWords, isKnown, lengthName } from './game-names.js'
import { games } from '../games.js'

describe('the displayed name of a game', () => {
  it.each(Object.keys(games))('that we have is never an id, even before its words load: %s', async (game) => {
    const first = gameName('pl', game, '')
    expect(isKnown(game)).toBe(true)
    expect(first.game.trim()).toBe('…')
    const come = new Promise<void>((done) => gameWords.watch(() => done()))
    if (gameName('pl', game, '').game.trim() === '…') await come
    expect(gameName('pl', game, '').game).toMatch(/^\p{Lu}/u)
  })

  it('that is unknown here is its id', () => {
    expect(gameName('pl', 'mariasz', 'night')).toEqual({ game: 'mariasz', profile: 'night' })
  })

  it('comes before rules whose own name does not contain it', async () => {
    const named = (game: string, profile: string) => expect.poll(() => gameName('en', game, profile).profile)
    await named('baska', 'kop').toBe('Baśka: Kop, rules of the Wolsztyn club')
    await named('baska', 'lebork').toBe('Red Baśka, Polish Cup rules')
    await named('skat', 'isko').toBe('International Skat (ISkO)')
  })
})

describe('the length of a series', () => {
  it('is given by the game if it is played to points', async () => {
    await expect.poll(() => lengthName('en', 'sixtysix', 13)).toBe('to seven game points')
    expect(lengthName('en', 'sixtysix', 12)).toBeUndefined()
    await expect.poll(() => gameName('en', 'skat', 'isko').game).toBe('Skat')
    expect(lengthName('en', 'skat', 36)).toBeUndefined()
  })
})
