/** Checks the calculator's words: reading, writing, and unreadable words. */
import { describe, expect, test } from 'vitest'
import {
  announcement,
  calculator,
  type Impossible,
  possibleGames,
  profiles,
  type ToldGame,
  type Valued,
  valueOf,
} from '../src/index.js'
import { readTold, usage } from '../src/value/words.js'

const read = (words: string): unknown => readTold(words.split(' ').filter(Boolean))
const [clubs, spades, hearts, diamonds, grand, none] = [0, 1, 2, 3, 4, 5] as const
const plain = { bid: 18, won: true, level: 'simple' } as const
const with1 = { with: true, n: 1 }

describe('2.1.1 a game in words', () => {
  test.each([
    ['a game alone is won without a level, with 1, at 18', 'clubs', announcement(clubs, false), with1, {}],
    ['a hand game', 'spades hand', announcement(spades, true), with1, {}],
    ['2.4.2 matadors with', 'hearts with 11', announcement(hearts, false), { with: true, n: 11 }, {}],
    [
      '2.4.2 matadors without',
      'diamonds without 2',
      announcement(diamonds, false),
      { with: false, n: 2 },
      {},
    ],
    [
      '5.2.3 a game with schneider',
      'grand schneider',
      announcement(grand, false),
      with1,
      { level: 'schneider' },
    ],
    ['5.2.4 a game with schwarz', 'grand schwarz', announcement(grand, false), with1, { level: 'schwarz' }],
    [
      '5.2.4 schwarz is more than schneider',
      'grand schneider schwarz',
      announcement(grand, false),
      with1,
      { level: 'schwarz' },
    ],
    ['5.2.5 announced schneider', 'grand-schneider hand', announcement(grand, true, 'schneider'), with1, {}],
    ['5.2.5 announced schwarz', 'clubs-schwarz hand', announcement(clubs, true, 'schwarz'), with1, {}],
    ['5.2.6 an open game', 'clubs-ouvert hand', announcement(clubs, true, 'ouvert'), with1, {}],
    ['patrolki 2.4.4 two patrolki', 'clubs-patrolki-2', announcement(clubs, false, undefined, 2), with1, {}],
    ['5.2.7 null has no matadors', 'null with 2', announcement(none, false), null, {}],
    ['patrolki 5.1 rewolucja', 'null-rewolucja hand', announcement(none, true, 'rewolucja'), null, {}],
    ['5.3.4 a lost game', 'clubs lost', announcement(clubs, false), with1, { won: false }],
    ['a won game', 'clubs won', announcement(clubs, false), with1, {}],
    ['3.3.2 a bid', 'clubs bid 264', announcement(clubs, false), with1, { bid: 264 }],
    [
      '1.2.2 points and tricks',
      'clubs points 61 tricks 0',
      announcement(clubs, false),
      with1,
      { points: 61, tricks: 0 },
    ],
  ] as const)('%s', (_, words, announcement, matadors, more) => {
    const expected: ToldGame = { announcement, matadors, ...plain, ...more }
    expect(read(words)).toStrictEqual(expected)
  })

  test.each([
    ['', ''],
    ['skat', 'skat'],
    ['xclubs', 'xclubs'],
    ['clubsx', 'clubsx'],
    ['clubs-patrolki', 'clubs-patrolki'],
    ['clubs perhaps', 'perhaps'],
    ['clubs hand with', 'with'],
    ['clubs with two', 'with two'],
    ['clubs with 1000', 'with 1000'],
    ['clubs with x1', 'with x1'],
    ['clubs with 1x', 'with 1x'],
    ['clubs bid 18 hand 2', '2'],
  ])('“%s” is refused with the unreadable word', (words, word) => {
    expect(read(words)).toEqual({ refused: 'unreadable', word })
  })

  test('every word in the help can be read', () => {
    for (const word of usage.match(/(?<= \[|\|)\w+(?=[\]|])/g) ?? [])
      expect(read(`clubs ${word}`)).not.toHaveProperty('refused')
    for (const word of usage.match(/\w+(?= N)/g) ?? [])
      expect(read(`clubs ${word} 1`)).not.toHaveProperty('refused')
  })
})

describe('5.3.2 the calculator', () => {
  test('answers with the score and its lines, by the profile', () => {
    const words = 'null-ouvert hand lost'.split(' ')
    expect(calculator.value('pzskat', words)).toMatchObject({ score: -118 })
    expect(calculator.value('patrolki', words)).toMatchObject({ score: -138 })
    const valued = valueOf(profiles.pzskat, readTold(words) as ToldGame) as Exclude<
      Valued | Impossible,
      Impossible
    >
    expect(calculator.value('pzskat', words)).toEqual({ score: valued.value.score, lines: valued.lines })
  })

  test('refuses impossible games, and unreadable words', () => {
    expect(calculator.value('pzskat', ['clubs', 'bid', '19'])).toEqual({ refused: 'bid', clause: '3.3.2' })
    expect(calculator.value('pzskat', ['clubs', 'x'])).toEqual({ refused: 'unreadable', word: 'x' })
    expect(() => calculator.value('other', ['clubs'])).toThrow('no profile other')
  })

  test('lists every game in words, which it reads back as the same game and value', () => {
    const games = possibleGames(profiles.patrolki)
    const all = calculator.games('patrolki')
    expect(all).toHaveLength(games.length)
    games.forEach(({ value, ...game }, i) => {
      const line = all[i] as (typeof all)[number]
      expect(line.value).toBe(value)
      expect(read(line.words)).toStrictEqual({ ...game, bid: 18, won: true })
    })
  })

  test('omits words for defaults', () => {
    const words = calculator.games('pzskat').map(({ words }) => words)
    expect(words.slice(0, 3)).toEqual(['clubs with 1', 'clubs with 1 schneider', 'clubs with 1 schwarz'])
    expect(words).toEqual(
      expect.arrayContaining(['clubs without 1', 'grand-schwarz hand with 4 schwarz', 'null']),
    )
    expect(new Set(words).size).toBe(664)
  })
})
