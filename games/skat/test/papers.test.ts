/** Lines of the table list: read, settled and written again (5.5.1, 5.5.2, PT 7.2). */
import { seal, type Settled } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { profiles, settlePaper, skat } from '../src/index.js'

const plugin = seal(skat, (view) => view)
const { papers } = plugin

const scoresOf = (profile: string, chairs: number, ...lines: readonly string[]): unknown => {
  const settled = papers.settle(profile, chairs, lines)
  return 'refused' in settled ? settled : plugin.sheet(profile, chairs, settled).rows.at(-1)?.scores
}

describe('5.5.2 one canonical line', () => {
  test.each([
    ['additions may stand in any order', '2 clubs with 2 hand won', '2 clubs hand with 2 won'],
    ['capitals and spaces make no difference', '  2  CLUBS With 2  won ', '2 clubs with 2 won'],
    ['a bid that is reached changes nothing', '2 clubs with 2 hand bid 24 won', '2 clubs hand with 2 won'],
    ['points that agree change nothing', '2 clubs with 1 won points 72', '2 clubs with 1 won'],
    [
      '5.2.5 an announced level that was won is reached',
      '1 grand-schneider hand with 2 won',
      '1 grand-schneider hand with 2 won',
    ],
    [
      '5.2.5 an announced level that was won may be repeated',
      '1 grand-schneider hand with 2 schneider won',
      '1 grand-schneider hand with 2 won',
    ],
    [
      '5.2.5 a level above the announced one is kept',
      '1 grand-schneider hand with 2 schwarz won',
      '1 grand-schneider hand with 2 schwarz won',
    ],
    [
      '5.2.6 an open game is written with ouvert',
      '3 spades-ouvert hand with 4 won',
      '3 spades-ouvert hand with 4 won',
    ],
    ['5.1 null has no matadors', '1 null-ouvert hand lost', '1 null-ouvert hand lost'],
    ['5.4.1 a missed bid of 33 counts as 36', '2 clubs with 1 lost bid 33', '2 clubs with 1 lost overbid 36'],
    [
      '5.4.1 an overbid game may be written with its value',
      '2 clubs with 1 lost overbid 36',
      '2 clubs with 1 lost overbid 36',
    ],
    [
      '5.4.1 an overbid game has no level',
      '2 clubs with 1 schneider lost bid 48',
      '2 clubs with 1 lost overbid 48',
    ],
    [
      '5.2.3 a game whose level reaches the bid is not overbid',
      '2 clubs with 1 schneider lost bid 33',
      '2 clubs with 1 schneider lost',
    ],
    [
      '5.2.5 a lost game needs no level beside the announced schneider',
      '1 grand-schneider hand with 2 lost',
      '1 grand-schneider hand with 2 lost',
    ],
    [
      '5.2.5 a lost game needs no level beside the announced schwarz',
      '1 grand-schwarz hand with 2 lost',
      '1 grand-schwarz hand with 2 lost',
    ],
    [
      '5.2.5 a lost game with schwarz announced drops schneider',
      '1 grand-schwarz hand with 2 schneider lost',
      '1 grand-schwarz hand with 2 lost',
    ],
    ['two facts may have the same number', '2 clubs with 5 won points 61 tricks 5', '2 clubs with 5 won'],
    [
      'two facts may have the same number of two digits',
      '2 clubs with 4 lost bid 60 points 60',
      '2 clubs with 4 lost',
    ],
    ['3.3.7 a passed deal', 'Passed', 'passed'],
  ])('%s', (_, words, line) => {
    expect(papers.read('pzskat', 3, words)).toBe(line)
    expect(papers.read('pzskat', 3, line)).toBe(line)
    const scores = (text: string): unknown =>
      scoresOf('pzskat', 3, ...(text.startsWith('2') || /passed/i.test(text) ? [text] : ['passed', text]))
    expect(scores(words)).toEqual(scores(line))
  })

  test('patrolki 3.3.7 jacks are replaced by who lost, if points are equal', () => {
    const text = 'ramsz 45 45 20 jacks CJ DJ -'
    expect(papers.read('patrolki', 3, text)).toBe('ramsz 45 45 20 lost 2')
    expect(papers.read('patrolki', 3, 'ramsz 40 35 45 jacks CJ DJ -')).toBe('ramsz 40 35 45')
    expect(papers.read('patrolki', 4, 'ramsz 40 35 45 -')).toBe('ramsz 40 35 45 -')
    expect(papers.read('towarzyski', 3, 'ramsz 45 45 20')).toBe('ramsz 45 45 20')
    expect(papers.read('patrolki', 3, 'ramsz 45 45 20 lost 2+1')).toBe('ramsz 45 45 20 lost 1+2')
  })

  test('2.12 the skat may go with the last trick', () => {
    const rules = { ...profiles.patrolki, ramszSkat: 'last-trick' } as const
    const line = 'ramsz 40 35 35 last 2'
    expect(skat.papers.read(rules, 3, line)).toBe(line)
    expect(skat.papers.settle(rules, 3, [], line)).toMatchObject({ settlement: { scores: [-45, 0, 0] } })
  })
})

describe('5.5.2 lines in spoken words', () => {
  test.each([
    ['2 Krojc z ręki z 2 wygrana', '2 clubs hand with 2 won'],
    ['2 krojc Z RĘKI bez 1 krawiec przegrana', '2 clubs hand without 1 schneider lost'],
    ['3 herc-krawiec z reki z 2 wygrana', '3 hearts-schneider hand with 2 won'],
    ['1 Herz mit 1 verloren gereizt 33', '1 hearts with 1 lost overbid 40'],
    ['1 karo ohne 4 gewonnen augen 72', '1 diamonds without 4 won'],
    ['2 trefl z 1 wygrana oczka 90 krawiec', '2 clubs with 1 schneider won'],
    ['Pas', 'passed'],
  ])('“%s” is read as “%s”', (text, line) => {
    expect(papers.read('pzskat', 3, text)).toBe(line)
  })

  test.each([
    ['clubs', 'krojc trefl kreuz'],
    ['spades', 'grin grun pik'],
    ['hearts', 'herc kier herz'],
    ['diamonds', 'szel karo'],
  ])('the words for %s are %s', (suit, words) => {
    for (const word of words.split(' '))
      expect(papers.read('pzskat', 3, `2 ${word} with 1 won`)).toBe(`2 ${suit} with 1 won`)
  })

  test.each([
    ['2 clubs z 1 krawiec wygrana licytacja 24', '2 clubs with 1 schneider won'],
    ['2 clubs mit 1 sznajder gewonnen gereizt 24', '2 clubs with 1 schneider won'],
    ['2 clubs bez 1 czarno przegrana', '2 clubs without 1 schwarz lost'],
    ['2 clubs ohne 1 szwarc verloren', '2 clubs without 1 schwarz lost'],
    ['2 clubs with 1 lost przelicytowana 36', '2 clubs with 1 lost overbid 36'],
    ['2 clubs with 1 lost überreizt 36', '2 clubs with 1 lost overbid 36'],
    ['2 clubs with 1 won oczka 72 sztychy 7', '2 clubs with 1 won'],
    ['2 clubs with 1 won augen 72 stiche 7', '2 clubs with 1 won'],
    ['gepasst', 'passed'],
    ['2 clubs with 1 won z ręki', '2 clubs hand with 1 won'],
    ['2 clubs z   reki with 1 won', '2 clubs hand with 1 won'],
  ])('“%s” is read as “%s”', (text, line) => {
    expect(papers.read('pzskat', 3, text)).toBe(line)
  })

  test('the two words of "hand" are read as one, even in the wrong place', () => {
    expect(papers.read('pzskat', 3, 'z ręki 1')).toMatchObject({ word: 'hand' })
  })

  test('a rewolucja is read, if the profile has it', () => {
    const text = '1 null-revolution hand won'
    expect(papers.read('towarzyski', 3, text)).toBe('1 null-rewolucja hand won')
  })

  test('a ramsz is read, and so are combining characters', () => {
    expect(papers.read('patrolki', 3, 'Ramsch 45 45 20 Walety CJ DJ -')).toBe('ramsz 45 45 20 lost 2')
    expect(papers.read('patrolki', 3, 'Ramsch 45 45 20 Buben CJ DJ -')).toBe('ramsz 45 45 20 lost 2')
    expect(papers.read('pzskat', 3, '2 krojc z re\u0328ki z 2 wygrana')).toBe('2 clubs hand with 2 won')
  })
})

describe('PT 7.2.1 a line that is not an entry', () => {
  test.each([
    ['an empty line', '', 'unreadable', ''],
    ['an unknown word', '2 treff with 1 won', 'unreadable', 'treff'],
    ['a number without a word', '2 clubs with 1 won 24', 'unreadable', '24'],
    ['a passed deal with a number', 'passed 2', 'unreadable', '2'],
    ['a place of two digits', '22 clubs with 1 won', 'place', undefined],
    ['a place with a zero before it', '01 clubs with 1 won', 'place', undefined],
    ['a place in exponent notation', '1e0 clubs with 1 won', 'unreadable', '1e0'],
    ['a place with a letter before it', 'x2 clubs with 1 won', 'unreadable', 'x2'],
    ['a very long word, which is cut', `2 ${'x'.repeat(90)} won`, 'unreadable', 'x'.repeat(40)],
    ['an unknown word twice', '2 clubs 1x 1x with 1 won', 'contradiction', undefined],
    ['a place with a letter after it', '2x clubs with 1 won', 'unreadable', '2x'],
    ['a game with a letter after it', '2 clubsx with 1 won', 'unreadable', 'clubsx'],
    ['a number that is too long', '2 clubs with 1111 won', 'unreadable', 'with 1111'],
    ['an overbid value that is too long', '2 clubs with 1 lost overbid 1111', 'unreadable', 'overbid 1111'],
    ['both schneider and schwarz', '2 clubs with 1 schneider schwarz won', 'contradiction', undefined],
    ['both a bid and an overbid value', '2 clubs with 1 lost bid 33 overbid 36', 'contradiction', undefined],
    ['no result', '2 clubs with 2', 'incomplete', undefined],
    ['no matadors', '2 clubs won', 'incomplete', undefined],
    ['both won and lost', '2 clubs with 2 won lost', 'contradiction', undefined],
    ['both with and without', '2 clubs with 2 without 1 won', 'contradiction', undefined],
    ['matadors told twice', '2 clubs with 1 with 2 won', 'contradiction', undefined],
    ['a place that the table does not have', '4 clubs with 1 won', 'place', undefined],
    ['an overbid game that is won', '2 clubs with 1 won overbid 36', 'overbid-value', undefined],
    [
      'an overbid value below the value of the game',
      '2 clubs with 2 lost overbid 36',
      'overbid-value',
      undefined,
    ],
    ['an overbid value that is not a multiple', '2 clubs with 1 lost overbid 35', 'overbid-value', undefined],
    ['an overbid value that is not a number', '2 clubs with 1 lost overbid x', 'unreadable', 'overbid x'],
    ['an overbid null', '2 null lost overbid 36', 'overbid-value', undefined],
  ])('%s is refused', (_, line, refused, word) => {
    const fault = papers.read('pzskat', 3, line)
    expect(fault).toMatchObject({ refused, ...(word === undefined ? {} : { word }) })
    expect(papers.settle('pzskat', 3, ['passed', line])).toMatchObject({ refused, hand: 1 })
  })

  test('5.4.1, 5.5.2 a refusal has its clause', () => {
    const clause = (profile: string, line: string): unknown => {
      const fault = papers.read(profile, 3, line)
      return typeof fault === 'string' ? fault : [fault.refused, fault.clause]
    }
    expect(clause('pzskat', '2 treff')).toEqual(['unreadable', 'PT 7.2.1'])
    expect(clause('patrolki', '2 treff')).toEqual(['unreadable', 'pzskat PT 7.2.1'])
    expect(clause('pzskat', '2 clubs with 2')).toEqual(['incomplete', '5.5.2'])
    expect(clause('pzskat', '2 null lost overbid 36')).toEqual(['overbid-value', '5.4.1'])
    expect(clause('patrolki', '1 clubs-patrolki-1 clubs-patrolki-1 with 1 won')).toEqual([
      'contradiction',
      'pzskat PT 7.2.1',
    ])
  })

  test.each([
    ['ramsz 40 35 45 lost 9', 'lost 9'],
    ['ramsz 45 45 20 lost 1+9', 'lost 1+9'],
    ['ramsz 40 35 45 last 9', 'last 9'],
    ['ramsz 40 35 45 last 1+2', 'last 1+2'],
    ['ramsz 40 35 45 first 1', 'first 1'],
    ['ramsz 45 45 20 jacks CJ XX -', 'jacks cj xx -'],
    ['ramsz 40 35 x45', 'x45'],
    ['ramsz 40 35 0045', '0045'],
    ['ramsz 40 35 45x', '45x'],
  ])('an unreadable part of a ramsz is named: %s', (line, word) => {
    expect(papers.read('patrolki', 3, line)).toMatchObject({ refused: 'unreadable', word })
  })

  test('the help names every word, and the example is valid', () => {
    const words = papers.usage.match(/[a-z]+/g)
    const additions = 'schneider schwarz ouvert rewolucja patrolki hand with without won lost bid overbid'
    expect(words).toEqual(expect.arrayContaining(additions.split(' ')))
    expect(words).toEqual(expect.arrayContaining('points tricks passed ramsz lost jacks last'.split(' ')))
    expect(papers.read('pzskat', 3, papers.example)).toBe(papers.example)
  })

  test.each([
    ['2', 'incomplete'],
    ['ramsz 40 35', 'incomplete'],
    ['ramsz 40 x 45', 'unreadable'],
    ['ramsz 45 45 20', 'jacks-needed'],
    ['ramsz 45 45 20 lost 3', 'ramsz-losers'],
    ['ramsz 45 44 20 lost 2', 'ramsz-losers'],
    ['ramsz 45 45 20 lost 1 lost 2', 'contradiction'],
    ['ramsz 45 45 20 lost 1+1', 'ramsz-losers'],
    ['ramsz 45 45 20 jacks CJ DJ', 'unreadable'],
    ['ramsz 45 45 20 jacks CJ CJ -', 'ramsz-jacks'],
    ['ramsz 45 45 20 jacks CA DJ -', 'ramsz-jacks'],
    ['ramsz 45 45 20 jacks CJ DJ - lost 1', 'ramsz-losers'],
    ['ramsz 40 35 45 -', 'unreadable'],
    ['ramsz 60 60 60', 'ramsz-sum'],
    ['passed', 'passed-not-in-profile'],
  ])('patrolki 3.3.7 “%s” is refused as %s', (line, refused) => {
    expect(papers.read('patrolki', 3, line)).toMatchObject({ refused })
  })

  test('3.2.7 who sits out depends on the hand, so only the list can refuse them', () => {
    expect(papers.read('pzskat', 4, '1 null won')).toBe('1 null won')
    expect(papers.settle('pzskat', 4, ['1 null won'])).toEqual({
      refused: 'idle-declarer',
      clause: '3.2.7',
      hand: 0,
    })
    expect(papers.read('pzskat', 4, '1 clubs with 12 won')).toMatchObject({
      refused: 'matadors',
      clause: '2.4.3',
    })
    for (const place of [2, 3, 4])
      expect(papers.read('pzskat', 4, `${place} clubs with 12 won`)).toMatchObject({ refused: 'matadors' })
    expect(papers.read('patrolki', 4, 'ramsz 60 60 60 -')).toMatchObject({ refused: 'ramsz-sum' })
    expect(papers.settle('patrolki', 4, ['ramsz 40 35 45 -'])).toMatchObject({
      refused: 'ramsz-points',
      hand: 0,
    })
  })
})

const settledBy = (...lines: readonly string[]): readonly Settled[] => {
  const settled = papers.settle('pzskat', 3, lines)
  if ('refused' in settled) throw new Error(settled.refused)
  return settled
}

describe('PT 7.2.2 the next hand of a list', () => {
  test('is entered as its canonical line with its scores', () => {
    const before = settledBy('passed', '2 clubs with 2 won')
    const entered = papers.enter('pzskat', 3, before, '1 null won bid 23')
    if ('refused' in entered) throw new Error(entered.refused)
    expect(entered.line).toBe('1 null won')
    expect(entered.settled).toMatchObject({ hand: 2, dealer: 2, seating: [0, 1, 2] })
    expect(entered.settled.settlement.scores).toEqual([23, 0, 0])
    expect(papers.enter('pzskat', 3, before, 'nonsense')).toMatchObject({ refused: 'unreadable' })
  })

  test('has the same line if it was entered by its jacks', () => {
    const settled = settlePaper(profiles.patrolki, 3, 0, { kind: 'ramsz', points: [45, 45, 20], losers: [1] })
    expect(papers.fromSettled('patrolki', 3, settled as Settled)).toBe('ramsz 45 45 20 lost 2')
  })
})

describe('PT 7.2.5 the director corrects a signed list', () => {
  const readings = ['2 clubs with 2 won', '2 clubs with 1 won']

  test('writes the lowest value, or with consent the true one', () => {
    const later = (consent: boolean): unknown => papers.later('pzskat', 3, [], readings, consent)
    expect(later(false)).toEqual({ line: '2 clubs with 1 won', clause: 'PT 7.2.5' })
    expect(later(true)).toEqual({ line: '2 clubs with 2 won', clause: 'PT 7.2.5' })
  })

  test('writes the lower points in isko; never corrects in patrolki', () => {
    expect(papers.later('isko', 3, [], readings, true)).toMatchObject({
      line: '2 clubs with 1 won',
    })
    expect(papers.later('patrolki', 3, [], readings, true)).toMatchObject({ refused: 'no-later-correction' })
  })

  test('an impossible reading refuses all, and so does an empty list of readings', () => {
    const later = (...words: string[]): object => papers.later('pzskat', 3, [], words, false)
    expect(later('2 clubs with 1 won', '2 clubs with 12 won')).toMatchObject({ refused: 'matadors' })
    expect(later('what')).toMatchObject({ refused: 'unreadable', word: 'what' })
    expect(later()).toMatchObject({ refused: 'no-reading', clause: 'PT 7.2.5' })
  })
})

describe('5.5.5 payment for a list', () => {
  test.each([
    ['5.5.5 variant 1, which is misprinted in the rules', [196, 33, -12, 85], [482, -170, -350, 38]],
    ['5.5.5 variant 2', [44, 33, -420, 130], [389, 345, -1467, 733]],
    ['5.5.5 variant 3', [120, -75, 200, -40], [275, -505, 595, -365]],
  ])('%s', (_, totals, paid) => {
    expect(papers.money('pzskat', totals, [1, 1])).toEqual(paid)
  })

  test('5.5.4 the stake is five groszy at most, and nothing is paid without one', () => {
    expect(papers.money('pzskat', [10, 0, 0], [6, 1])).toBeUndefined()
    expect(papers.money('patrolki', [10, 0, 0], [1, 1])).toBeUndefined()
  })
})

describe('5.5.1 whose game it was', () => {
  test.each([
    ['pzskat', '2 clubs hand with 2 won', { kind: 'game.clubs', owner: 1, won: true }],
    ['pzskat', '3 null-ouvert hand lost', { kind: 'game.null', owner: 2, won: false }],
    ['pzskat', 'passed', { kind: 'row.passed', owner: null, won: null }],
    ['patrolki', 'ramsz 60 40 20', { kind: 'row.ramsz', owner: null, won: null }],
  ])('%s: the owner and the result of “%s”', (profile, line, played) => {
    const settled = papers.settle(profile, 3, [line])
    if ('refused' in settled) throw new Error(settled.refused)
    expect(settled.map((hand) => papers.played(hand))).toEqual([played])
  })
})
