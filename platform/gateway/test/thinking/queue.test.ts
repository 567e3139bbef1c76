import { describe, expect, it } from 'vitest'
import { queue } from '../../src/thinking/queue.js'

describe('a queue with two classes', () => {
  it('gives the first class before the second, and in each the oldest first', () => {
    const of = queue<string>(9)
    for (const item of ['bots 1', 'people 1', 'bots 2', 'people 2']) of.add(item, item.startsWith('people'))
    expect([of.take(), of.take()]).toEqual(['people 1', 'people 2'])
    of.add('people 3', true)
    expect([of.take(), of.take(), of.take(), of.take()]).toEqual(['people 3', 'bots 1', 'bots 2', undefined])
  })

  it('holds so many: a new one of the first class displaces the newest of the second, and any other finds no place', () => {
    const of = queue<string>(3)
    expect(of.add('people 1', true)).toBeUndefined()
    expect(of.add('bots 1', false)).toBeUndefined()
    expect(of.add('bots 2', false)).toBeUndefined()
    expect(of.add('bots 3', false)).toBe('bots 3')
    expect(of.add('people 2', true)).toBe('bots 2')
    expect(of.add('people 3', true)).toBe('bots 1')
    expect(of.add('people 4', true)).toBe('people 4')
    expect(of.length()).toBe(3)
  })

  it('forgets what is removed, and nothing else', () => {
    const of = queue<string>(3)
    of.add('people', true)
    of.add('bots', false)
    of.remove('people')
    of.remove('nobody')
    expect(of.length()).toBe(1)
    expect(of.take()).toBe('bots')
  })
})
