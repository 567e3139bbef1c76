import { describe, expect, it } from 'vitest'
import type { EventSeries, EventShown } from '../client/types.js'
import { papersOf } from './downloads.js'

const series = (n: number, status: EventSeries['status']): EventSeries => ({
  n,
  plan: { rounds: 1, minutes: null, draw: 'LOTS', starts: null },
  status,
  drawn: 1,
  started: null,
  endsAt: null,
  left: null,
  ended: null,
  tables: [],
  byes: [],
  deals: null,
  measure: null,
})

const row = { place: 1, lot: false, name: 'x', members: [], points: 0, small: 0, prize: null, ahead: null }

function names(all: readonly EventSeries[], more: 'nothing' | 'everything'): readonly string[] {
  const full = more === 'everything'
  const rule = { size: 2, counting: 2, substitutes: 0 }
  const event: Pick<EventShown, 'series' | 'standings' | 'regulations'> = {
    series: all,
    standings: {
      stamp: 'LIVE',
      hash: null,
      individual: [],
      groups: full
        ? (['TEAM', 'PAIR'] as const).map((kind) => ({ rule: { ...rule, kind }, rows: [row] }))
        : [],
      categories: [{ category: 'WOMEN', rows: full ? [{ place: 1, player: 'p', prize: null }] : [] }],
    },
    regulations: {
      format: { stake: full ? { numerator: 1, denominator: 1 } : null },
    } as unknown as EventShown['regulations'],
  }
  return papersOf(event).map(({ name }) => name)
}

describe('papers of an event', () => {
  it('are its regulations alone before the first draw', () => {
    expect(names([series(1, 'PLANNED')], 'everything')).toEqual(['regulations.pdf', 'event.ics'])
  })

  it('are the draw of a series that is played, and the lists of one that is over', () => {
    const all = names([series(1, 'ENDED'), series(2, 'DRAWN'), series(3, 'PLANNED')], 'nothing')
    expect(all.slice(2, 5)).toEqual(['kept-1.pdf', 'draw-2.pdf', 'results.pdf'])
    expect(all.slice(5)).toEqual([
      ...['minutes.pdf', 'results.csv', 'results.xlsx', 'results.ods', 'results.json'],
    ])
  })

  it('include teams, pairs, categories and money only where the event has them', () => {
    const special = ['teams.pdf', 'pairs.pdf', 'categories.pdf', 'money.pdf']
    expect(names([series(1, 'RUNNING')], 'everything')).toEqual(expect.arrayContaining(special))
    expect(names([series(1, 'RUNNING')], 'nothing').filter((name) => special.includes(name))).toEqual([])
  })
})
