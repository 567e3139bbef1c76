import { describe, expect, it } from 'vitest'
import { argumentsIn, figure, isolated, pluralsIn, say, signed, type Catalogue } from '@stolik/core'

const pl: Catalogue = {
  tricks: '{n, plural, one {{n} sztych} few {{n} sztychy} many {{n} sztychów} other {{n} sztycha}}',
  taken:
    '{who} bierze {n, plural, one {{n} sztych: {suit, word, suit}} few {{n} sztychy} many {{n} sztychów} other {sztychy}}.',
  game: 'Gra {suit, word, suit}, {who} {score}',
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
  ])('has the Polish plural of %d', (n, expected) => {
    expect(say(pl, 'pl', 'tricks', { n })).toBe(expected)
  })

  it('contains its arguments, looks up those that are codes, and uses a true minus', () => {
    expect(say(pl, 'pl', 'game', { suit: 'H', who: 'Ola', score: -96 })).toBe('Gra herc, Ola −96')
  })

  it('isolates an argument that is written from right to left, so that it moves nothing beside it', () => {
    const sentence = say(pl, 'pl', 'game', { suit: 'H', who: 'محمد علي', score: 48 })
    expect(sentence).toBe('Gra herc, \u2068محمد علي\u2069 48')
    expect(isolated('Ola')).toBe('Ola')
  })

  it('may have plural forms in the middle, with arguments of their own', () => {
    const sentence = (n: number) => say(pl, 'pl', 'taken', { n, who: 'Ola', suit: 'H' })
    expect([1, 3].map(sentence)).toEqual(['Ola bierze 1 sztych: herc.', 'Ola bierze 3 sztychy.'])
  })

  it('uses the form `other` if no number is given', () => {
    expect(say(pl, 'pl', 'taken', { who: 'Ola' })).toBe('Ola bierze sztychy.')
  })

  it('is said in English with the forms one and other, whatever forms another language has', () => {
    const en: Catalogue = { tricks: '{n, plural, one {{n} trick} other {no one {n} took all}}' }
    expect([1, 2].map((n) => say(en, 'en', 'tricks', { n }))).toEqual(['1 trick', 'no one 2 took all'])
  })

  it('lists its arguments and its plural forms', () => {
    expect(argumentsIn('Gra {suit, word, suit}, {who}')).toEqual([
      { name: 'suit', of: 'suit' },
      { name: 'who' },
    ])
    expect(new Set(argumentsIn(pl['taken'] ?? '').map(({ name }) => name))).toEqual(
      new Set(['who', 'n', 'suit']),
    )
    const two = '{n, plural, one {a {n}} other {b}} of {m, plural, one {c} other {d}}'
    expect(pluralsIn(two)).toEqual([
      { name: 'n', forms: { one: 'a {n}', other: 'b' } },
      { name: 'm', forms: { one: 'c', other: 'd' } },
    ])
    expect(pluralsIn('plain {n}')).toEqual([])
  })

  it('shows the code of a missing sentence', () => {
    expect(say(pl, 'pl', 'nothing')).toBe('nothing')
    expect(say(pl, 'pl', 'toString')).toBe('toString')
    expect(say(pl, 'pl', 'game', { suit: 'X' })).toBe('Gra suit.X, {who} {score}')
  })
})

describe('a figure', () => {
  it('has a sign', () => {
    expect([48, -96, 0].map(signed)).toEqual(['+48', '−96', '0'])
    expect([48, -96, 0].map(figure)).toEqual(['48', '−96', '0'])
  })
})
