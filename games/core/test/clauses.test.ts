import { describe, expect, it } from 'vitest'
import { chapter, coverage, type Citation, type Clause } from '@stolik/core'

const index = chapter(`
  4.2.1 tested following suit
  4.2 tested the chapter
  ZG3 tested beating
  PT 5.1 tested the formula, tested often
  4.2.9 offline hints
  4.3.3 unbuilt conceding; not built: nobody concedes
  1.1.1 knob players
  4.1.3 arbiter a lead out of turn
  1.1.2 prose history
`)
const cite = (...titles: string[]): Citation[] => titles.map((title) => ({ file: 'a.test.ts', title }))
const cover = (...titles: string[]): ReturnType<typeof coverage> =>
  coverage({ id: 'isko', index }, cite(...titles), ['isko', 'patrolki'])

describe('a chapter', () => {
  it('is read line by line; numbers may contain blanks, and words may contain standings', () => {
    expect(index['PT 5.1']).toEqual({
      status: 'tested',
      about: 'the formula, tested often',
      cites: ['PT 5.1'],
      code: ['PT 5.1'],
    })
    expect(index['4.3.3']).toMatchObject({ about: 'conceding', reason: 'nobody concedes' })
    expect(Object.keys(index)).toHaveLength(9)
  })

  it('refuses a line without a standing or without words', () => {
    expect(() => chapter('4.2.1 done following suit')).toThrow('not a clause: 4.2.1 done following suit')
    expect(() => chapter('4.2.1 tested')).toThrow(RangeError)
  })

  it('refuses an unbuilt clause that does not say why, and a built one that does', () => {
    expect(() => chapter('4.2.1 unbuilt following suit')).toThrow('says why: 4.2.1 unbuilt following suit')
    expect(() => chapter('4.2.1 tested following suit; not built: no suits')).toThrow(RangeError)
  })
})

describe('the clause index', () => {
  it('counts the clauses of each standing', () => {
    expect(cover().count).toEqual({
      tested: 4,
      knob: 1,
      arbiter: 1,
      table: 0,
      tournament: 0,
      offline: 1,
      prose: 1,
      unbuilt: 1,
    })
  })

  it('counts a clause as cited only by its whole number', () => {
    expect(cover('4.2.1 following suit', '4.1.3').uncited).toEqual(['4.2', 'ZG3', 'PT 5.1', '1.1.1'])
    expect(cover('4.2.10 and 14.2.1, ZG30, PT 4.1.3').uncited).toEqual([
      '4.2.1',
      '4.2',
      'ZG3',
      'PT 5.1',
      '1.1.1',
      '4.1.3',
    ])
  })

  it('reads lists, dots at the end and slashes', () => {
    expect(cover('4.2.1/4.2: both', '(ZG3).', '4.1.3–4.1.4').uncited).toEqual(['PT 5.1', '1.1.1'])
  })

  it('counts a clause of a document only together with the document’s name', () => {
    const own: Clause = { status: 'tested', about: 'another game', cites: [], code: [] }
    const tests = (title: string): number =>
      coverage({ id: 'patrolki', index: { '3.3.7': own } }, cite(title), ['isko', 'patrolki']).tests['3.3.7']
        ?.length ?? 0
    expect(tests('patrolki 3.3.7 a ramsz')).toBe(1)
    expect(tests('patrolki 5.1, 3.3.7 a ramsz')).toBe(1)
    expect(tests('3.3.7 passed')).toBe(0)
    expect(tests('patrolki 5.1, isko 3.3.7 passed')).toBe(0)
    expect(tests('isko 3.3.7 passed')).toBe(0)
  })

  it('lists the tests that cite a clause, each once', () => {
    expect(cover('4.2.1, isko 4.2.1 following').tests['4.2.1']).toEqual(cite('4.2.1, isko 4.2.1 following'))
  })

  it('does not count a citation from another document', () => {
    expect(cover('patrolki 4.2.1 following').tests['4.2.1']).toEqual([])
    expect(cover('patrolki 3.3.7, 4.2.1 following').tests['4.2.1']).toEqual([])
    expect(cover('patrolki PT 5.1').tests['PT 5.1']).toEqual([])
    expect(cover('patrolki 3.3.7 and 4.2.1 following').tests['4.2.1']).toHaveLength(1)
  })

  it('counts a test of another package only if it names PT or the document', () => {
    const tests = (title: string): string[] => {
      const citation = { file: 'a.test.ts', title, elsewhere: true } as const
      const found = coverage({ id: 'isko', index }, [citation], ['isko', 'patrolki']).tests
      return Object.keys(found).filter((number) => found[number]?.length === 1)
    }
    expect(tests('4.2.1, ZG3')).toEqual([])
    expect(tests('PT 5.1, isko 4.2.1, 4.2')).toEqual(['4.2.1', '4.2', 'PT 5.1'])
  })

  it('reports citations of clauses that are not built, cannot happen or require nothing', () => {
    expect(cover('4.2.9 hints', '4.3.3 conceding', '1.1.2').contradicted).toEqual(['4.2.9', '4.3.3', '1.1.2'])
    expect(cover('1.1.1 players', '4.1.3').contradicted).toEqual([])
  })
})
