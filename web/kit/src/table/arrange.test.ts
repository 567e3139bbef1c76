import { describe, expect, it } from 'vitest'
import { arrange, moveCard, neighbour } from './arrange.js'

describe('the order of a hand', () => {
  it('is the game’s order until the player changes it', () => {
    expect(arrange(['CJ', 'HA', 'H7'], null)).toEqual(['CJ', 'HA', 'H7'])
  })

  it('stays the player’s order when the game sorts again and when a card is played', () => {
    const own = moveCard(['CJ', 'HA', 'H7', 'S7'], 'H7', 0)
    expect(own).toEqual(['H7', 'CJ', 'HA', 'S7'])
    expect(arrange(['S7', 'HA', 'H7', 'CJ'], own)).toEqual(own)
    expect(arrange(['S7', 'H7', 'CJ'], own)).toEqual(['H7', 'CJ', 'S7'])
  })

  it('puts new cards beside their neighbour in the game’s order', () => {
    const own = ['H7', 'CJ', 'HA', 'S7']
    expect(arrange(['SJ', 'CJ', 'HA', 'HK', 'H7', 'S7'], own)).toEqual(['SJ', 'H7', 'CJ', 'HA', 'HK', 'S7'])
  })

  it('is forgotten when the next hand comes', () => {
    const next = ['CA', 'CT', 'D9', 'H7']
    expect(arrange(next, ['H7', 'CJ', 'HA', 'S7'])).toEqual(next)
  })
})

describe('the card that has the keyboard focus', () => {
  it('is the one after a card that has gone, else the one before it, else the first of a new hand', () => {
    const before = ['CJ', 'HA', 'H7']
    expect(neighbour(before, ['CJ', 'H7'], 'HA')).toBe('H7')
    expect(neighbour(before, ['CJ', 'HA'], 'H7')).toBe('HA')
    expect(neighbour(before, ['S7', 'S8'], 'HA')).toBe('S7')
    expect(neighbour(before, [], 'HA')).toBeNull()
  })
})
