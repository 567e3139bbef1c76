import { describe, expect, it } from 'vitest'
import { figure, say, signed, type Catalogue } from '@stolik/core'

const pl: Catalogue = {
  tricks: { one: '{n} sztych', few: '{n} sztychy', many: '{n} sztychów', other: '{n} sztycha' },
  game: 'Gra {suit:suit}, {who} {score}',
  'suit.H': 'herc',
}

describe('a sentence', () => {
  it.each([
    [0, '0 sztychów'],
    [1, '1 sztych'],
    [2, '2 sztychy'],
    [4, '4 sztychy'],
    [5, '5 sztychów'],
    [12, '12 sztychów'],
    [21, '21 sztychów'],
    [22, '22 sztychy'],
    [1.5, '1.5 sztycha'],
  ])('has the Polish plural of %d', (n, said) => {
    expect(say(pl, 'pl', 'tricks', { n })).toBe(said)
  })

  it('puts arguments in, looking up those that are codes, with a true minus', () => {
    expect(say(pl, 'pl', 'game', { suit: 'H', who: 'Ola', score: -96 })).toBe('Gra herc, Ola −96')
  })

  it('shows what it does not know instead of hiding it', () => {
    expect(say(pl, 'pl', 'nothing')).toBe('nothing')
    expect(say(pl, 'pl', 'toString')).toBe('toString')
    expect(say(pl, 'pl', 'game', { suit: 'X' })).toBe('Gra suit.X, {who} {score}')
  })
})

describe('a figure', () => {
  it('has its sign', () => {
    expect([48, -96, 0].map(signed)).toEqual(['+48', '−96', '0'])
    expect([48, -96, 0].map(figure)).toEqual(['48', '−96', '0'])
  })
})
