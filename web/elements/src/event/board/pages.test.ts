import { describe, expect, it } from 'vitest'
import { event } from '../../../test/event.js'
import { layoutOf, pagesOf } from './pages.js'

const room = { lines: 10, columns: 2 }

describe('the pages of the big screen', () => {
  it('welcome before the first draw', () => {
    expect(pagesOf(event({ phase: 'OPEN' }), 'pl', room)).toEqual([{ kind: 'welcome' }])
  })

  it('show everybody once by name and once by table, and no page with a single line', () => {
    const drawn = event({ phase: 'DRAWN', players: 43 })
    const pages = pagesOf(drawn, 'pl', room)
    const names = pages.flatMap((page) => (page.kind === 'names' ? [page.rows.length] : []))
    expect(names).toEqual([14, 14, 14])
    const seated = pages.flatMap((page) =>
      page.kind === 'tables' ? page.rows.flatMap(({ seats }) => seats) : [],
    )
    expect(seated).toHaveLength(42)
    expect(pages.some(({ kind }) => kind === 'standings')).toBe(false)
  })

  it('order names as people look for them: by surname, in the order of their language', () => {
    const [page] = pagesOf(
      event({ phase: 'DRAWN', names: ['Ola Żak', 'Jan Zając', 'Ewa Łoś', 'Adam Lis', 'Ida Ćma', 'Iga Cyl'] }),
      'pl',
      room,
    )
    expect(page?.kind === 'names' && page.rows.map(({ name }) => name)).toEqual([
      'Iga Cyl',
      'Ida Ćma',
      'Adam Lis',
      'Ewa Łoś',
      'Jan Zając',
      'Ola Żak',
    ])
  })

  it('order names by the surname that a file of entries told', () => {
    const drawn = event({ phase: 'DRAWN', names: ['Ola Żak Abt', 'Jan Mak', 'Nowak Lipska Ewa'] })
    const told: Readonly<Record<string, string>> = {
      'Ola Żak Abt': 'Żak Abt',
      'Nowak Lipska Ewa': 'Nowak Lipska Ewa',
    }
    const players = drawn.players.map((one) => ({ ...one, surname: told[one.name] ?? one.surname }))
    const [page] = pagesOf({ ...drawn, players }, 'pl', room)
    expect(page?.kind === 'names' && page.rows.map(({ name }) => name)).toEqual([
      'Jan Mak',
      'Nowak Lipska Ewa',
      'Ola Żak Abt',
    ])
  })

  it('show only the tables of the hall that was asked for, or all of them with their halls', () => {
    const drawn = event({ phase: 'DRAWN', players: 12 })
    const halls = [
      { name: 'Upstairs', from: 1, to: 1 },
      { name: 'Cellar', from: 2, to: 3 },
    ]
    const shown = { ...drawn, regulations: { ...drawn.regulations, halls } }
    const of = (hall: string | null) => {
      const pages = pagesOf(shown, 'pl', room, hall)
      return {
        tables: pages.flatMap((page) => (page.kind === 'tables' ? page.rows.map(({ table }) => table) : [])),
        names: pages.flatMap((page) => (page.kind === 'names' ? page.rows : [])),
      }
    }
    expect(of('Cellar').tables).toEqual([2, 3])
    expect(of('Cellar').names.map(({ hall }) => hall)).toEqual(Array.from({ length: 6 }, () => null))
    expect(of(null).tables).toEqual([1, 2, 3, 4])
    expect(new Set(of(null).names.map(({ table, hall }) => `${table} ${hall}`))).toEqual(
      new Set(['1 Upstairs', '2 Cellar', '3 Cellar', '4 null']),
    )
  })

  it('show only the standings when the series is over', () => {
    const pages = pagesOf(event({ phase: 'PROVISIONAL', players: 30 }), 'pl', room)
    expect(new Set(pages.map(({ kind }) => kind))).toEqual(new Set(['standings']))
  })
})

describe('a page of the big screen', () => {
  const wide = { lines: 12, columns: 2.875 }

  it.each([
    [4, 1, 1, 2.4],
    [8, 1, 1, 1.5],
    [12, 1, 2, 1.25],
    [24, 1, 2, 1],
    [1, 5.5, 1, 12 / 5.5],
    [2, 5.5, 2, 1.25],
    [4, 5.5, 2, 12 / 11],
  ])('of %i rows, each %f lines high, has %i columns at %f times the size', (n, high, columns, scale) => {
    const layout = layoutOf(n, high, wide)
    expect(layout).toMatchObject({ columns, scale })
    expect(layout.width).toBeCloseTo(2.875 / (columns * scale), 5)
    expect(Math.ceil(n / columns) * high * scale).toBeLessThanOrEqual(wide.lines)
  })

  it('is never written smaller than usual', () => {
    expect(layoutOf(40, 1, wide)).toMatchObject({ columns: 2, scale: 1 })
  })
})
