import { describe, expect, it } from 'vitest'
import { event } from '../../../test/event.js'
import { pagesOf } from './pages.js'

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

  it('order names as people look for them: by surname, as their language has it', () => {
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

  it('show the standings alone when the series is over', () => {
    const pages = pagesOf(event({ phase: 'PROVISIONAL', players: 30 }), 'pl', room)
    expect(new Set(pages.map(({ kind }) => kind))).toEqual(new Set(['standings']))
  })
})
