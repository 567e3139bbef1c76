import { describe, expect, it } from 'vitest'
import { queue } from '../../src/thinking/pool.js'

const [people, bots, hints] = [0, 1, 2]

describe('a queue with ranks', () => {
  it('gives the lowest rank before the others, and in each the oldest first', () => {
    const of = queue<string>(9, 3)
    of.add('hint', hints)
    for (const item of ['bots 1', 'people 1', 'bots 2', 'people 2'])
      of.add(item, item.startsWith('people') ? people : bots)
    expect([of.take(), of.take()]).toEqual(['people 1', 'people 2'])
    of.add('people 3', people)
    const rest = [of.take(), of.take(), of.take(), of.take(), of.take()]
    expect(rest).toEqual(['people 3', 'bots 1', 'bots 2', 'hint', undefined])
  })

  it('holds so many: a new one displaces the newest of the highest rank above its own, or finds no place', () => {
    const of = queue<string>(3, 3)
    expect(of.add('people 1', people)).toBeUndefined()
    expect(of.add('bots 1', bots)).toBeUndefined()
    expect(of.add('hint', hints)).toBeUndefined()
    expect(of.add('hint 2', hints)).toBe('hint 2')
    expect(of.add('bots 2', bots)).toBe('hint')
    expect(of.add('bots 3', bots)).toBe('bots 3')
    expect(of.add('people 2', people)).toBe('bots 2')
    expect(of.add('people 3', people)).toBe('bots 1')
    expect(of.add('people 4', people)).toBe('people 4')
    expect(of.length()).toBe(3)
  })

  it('counts up to a rank', () => {
    const of = queue<string>(9, 3)
    of.add('people', people)
    of.add('bots', bots)
    of.add('hint', hints)
    expect([of.length(people), of.length(bots), of.length(hints), of.length()]).toEqual([1, 2, 3, 3])
  })

  it('forgets what is removed, and nothing else', () => {
    const of = queue<string>(3, 2)
    of.add('people', people)
    of.add('bots', bots)
    of.remove('people')
    of.remove('nobody')
    expect(of.length()).toBe(1)
    expect(of.take()).toBe('bots')
  })
})
