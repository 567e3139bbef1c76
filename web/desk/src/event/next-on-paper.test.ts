import { render } from 'lit'
import { describe, expect, it, vi } from 'vitest'
import { event } from '../../../elements/test/event.js'
import type { EventShown, EventTable } from '@stolik/elements/event/client/types'
import { PaperListEvent } from './paper-send.js'
import type { DeskParts } from './parts.js'
import { nextOnPaper, typeIn } from './table-forms.js'

const plain = event({ phase: 'PLAYING' })
const [series] = plain.series
if (series === undefined) throw new Error('no series')
const [one] = series.tables
if (one === undefined) throw new Error('no table')
const table = (n: number, status: EventTable['status'], online = false): EventTable => ({
  ...one,
  table: n,
  status,
  online,
})
const withTables = (...tables: readonly EventTable[]): EventShown => ({
  ...plain,
  series: [{ ...series, tables }],
})
const follows = (shown: EventShown, n: number): number | undefined =>
  nextOnPaper(shown, table(n, 'EMPTY'))?.table

describe('the table that follows one whose list was typed', () => {
  it('is the next one of which nothing is written, then an earlier one', () => {
    const shown = withTables(
      table(1, 'EMPTY'),
      table(2, 'EMPTY'),
      table(3, 'PLAYING'),
      table(4, 'EMPTY', true),
      table(5, 'EMPTY'),
    )
    expect([follows(shown, 2), follows(shown, 5), follows(shown, 1)]).toEqual([5, 1, 2])
  })

  it('is none once all lists are there, whether kept on phones or annulled', () => {
    const shown = withTables(table(1, 'EMPTY'), table(2, 'SIGNED'), table(3, 'ANNULLED'), table(4, 'MISSING'))
    expect(follows(shown, 1)).toBeUndefined()
  })
})

describe('a list that is sent', () => {
  it('is followed by a table that is empty when it has arrived, not by one whose list another desk sent meanwhile', async () => {
    const first = table(1, 'EMPTY')
    const watched = {
      busy: false,
      client: { table: () => new Promise(() => undefined) },
      shown: withTables(first, table(2, 'EMPTY'), table(3, 'EMPTY')),
      act: () => {
        watched.shown = withTables(table(1, 'SIGNED'), table(2, 'SIGNED'), table(3, 'EMPTY'))
        return Promise.resolve({ done: {} })
      },
    }
    const choose = vi.fn<DeskParts['choose']>()
    const parts = { lang: 'en', server: '', watched, event: watched.shown, choose } as unknown as DeskParts
    const host = document.createElement('div')
    document.body.replaceChildren(host)
    render(typeIn(parts, first), host)
    const list = { lines: [], signed: true, seen: [], begun: null }
    host.querySelector('stolik-type-in')?.dispatchEvent(new PaperListEvent(list))
    await expect.poll(() => choose.mock.calls).toEqual([[{ series: first.series, table: 3 }]])
  })
})
