import { describe, expect, it } from 'vitest'
import { published, row } from '../../test/ranking.js'
import { filterAndSort, clubsOf, columns, noFilter } from './view.js'

const names = (found: ReturnType<typeof filterAndSort>): (string | null)[] => found.map(({ name }) => name)

describe('rows of a ranking', () => {
  const rows = [
    row(1, { name: 'Łucja Żak', score: 30, places: { women: 1 } }),
    row(2, { name: 'Ćwik Jan', score: 20, division: 'II' }),
    row(3, { name: null, club: null, score: 10 }),
    row(4, { name: 'Ala Nowak', score: 15, place: null, places: { women: null } }),
  ]

  it('are found by letters without marks, in name or club, in any order', () => {
    expect(names(filterAndSort(rows, { ...noFilter, search: 'zak  luc' }, 'pl'))).toEqual(['Łucja Żak'])
    expect(names(filterAndSort(rows, { ...noFilter, search: 'lebork jan' }, 'pl'))).toEqual(['Ćwik Jan'])
    expect(filterAndSort(rows, { ...noFilter, search: 'nobody' }, 'pl')).toEqual([])
  })

  it('keeps players without a place last, however the rows are sorted', () => {
    expect(names(filterAndSort(rows, { ...noFilter, sort: 'score', down: false }, 'pl'))).toEqual([
      null,
      'Ćwik Jan',
      'Łucja Żak',
      'Ala Nowak',
    ])
    expect(names(filterAndSort(rows, { ...noFilter, down: true }, 'pl'))).toEqual([
      null,
      'Ćwik Jan',
      'Łucja Żak',
      'Ala Nowak',
    ])
  })

  it('are sorted by name as the language does it, with forgotten players last', () => {
    expect(names(filterAndSort(rows, { ...noFilter, sort: 'name' }, 'pl'))).toEqual([
      'Ćwik Jan',
      'Łucja Żak',
      null,
      'Ala Nowak',
    ])
  })

  it('are those of a category, with the places there', () => {
    expect(names(filterAndSort(rows, { ...noFilter, category: 'women' }, 'pl'))).toEqual([
      'Łucja Żak',
      'Ala Nowak',
    ])
    expect(names(filterAndSort(rows, { ...noFilter, division: 'II' }, 'pl'))).toEqual(['Ćwik Jan'])
  })

  it('do not change the file when arranged', () => {
    const before = [...rows]
    filterAndSort(rows, { ...noFilter, sort: 'score' }, 'pl')
    expect(rows).toEqual(before)
  })

  it('list each club once, in the order of the language', () => {
    expect(
      clubsOf([row(1, { club: 'Żory' }), row(2, { club: 'Łeba' }), row(3, { club: 'Łeba' })], 'pl'),
    ).toEqual(['Łeba', 'Żory'])
  })
})

describe('columns', () => {
  it('that say nothing are left out', () => {
    expect(columns(published([row(1)]))).toEqual([
      'events',
      'lists',
      'hands',
      'points',
      'small',
      'won',
      'lost',
    ])
    expect(columns(published([row(1, { points: 999, small: 999, hands: 0, lists: 5, lost: 0 })]))).toEqual([
      'events',
      'won',
    ])
  })

  it('of lists and hands are left out where every event had the same numbers', () => {
    const usual = published([1, 2, 3].map((n) => row(n, { events: n, lists: 3 * n, hands: 144 * n })))
    expect(columns(usual)).toEqual(['events', 'points', 'small', 'won', 'lost'])
    const odd = published([...usual.rows, row(4, { events: 4, lists: 11, hands: 528 })])
    expect(columns(odd)).toContain('lists')
    expect(columns(published([...usual.rows, row(4, { events: 4, lists: 12, hands: 570 })]))).toContain(
      'hands',
    )
  })
})
