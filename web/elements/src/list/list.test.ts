import { locales } from '@stolik/core'
import { faults, shown } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { games } from '../games.js'
import './list.js'
import type { StolikList } from './list.js'

const [game = ''] = Object.keys(games)
const sheet = {
  rows: [
    {
      hand: 0,
      dealer: 2,
      code: 'row.none',
      args: [],
      owners: [],
      scores: [null, null, null],
      totals: [0, 0, 0],
    },
    {
      hand: 1,
      dealer: 0,
      code: 'row.none',
      args: [],
      owners: [1],
      scores: [null, 48, null],
      totals: [0, 48, 0],
    },
  ],
  sums: [],
  totals: [0, 48, 0],
}
const table = {
  game,
  profile: 'x',
  length: 36,
  phase: 'PLAYING',
  sheet,
  players: [{ name: 'Leokadia Szczypkowska' }, { name: 'Jan Zając' }, null],
}
const eventTable = {
  game,
  profile: 'x',
  length: 36,
  status: 'SIGNED',
  chairs: 3,
  sheet,
  seats: ['Ola', 'Jan', 'Ewa'].map((name, chair) => ({ chair, name })),
  hands: [{ hand: 0 }, { hand: 1 }],
}

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
})
afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.style.removeProperty('--stolik-rem')
  line.restore()
})

function paste(attributes: Readonly<Record<string, string>>): StolikList {
  const element = document.createElement('stolik-list')
  for (const [name, value] of Object.entries({ server: line.base, lang: 'en', ...attributes }))
    element.setAttribute(name, value)
  document.body.append(element)
  return element
}
async function ofTable(data: object = table, attributes = {}): Promise<StolikList> {
  const element = paste({ table: 'a', ...attributes })
  await expect
    .poll(async () => {
      await line.push('TableList', { table: data })
      return shown(element.shadowRoot, 'h2')
    })
    .toBe('Skat: profile.x')
  return element
}
async function ofEvent(attributes = {}): Promise<StolikList> {
  const element = paste({ event: 'e', series: '2', table: '7', ...attributes })
  await expect
    .poll(async () => {
      await line.push('EventList', { eventTable })
      return shown(element.shadowRoot, 'h2')
    })
    .toMatch(/2.* 7$/)
  return element
}
const find = (element: Element, selector: string): HTMLElement | null =>
  element.shadowRoot?.querySelector<HTMLElement>(selector) ?? null
const text = (element: Element | null | undefined): string =>
  element?.textContent.replace(/\s+/g, ' ').trim() ?? ''
const paper = (element: Element): ShadowRoot | null => find(element, 'stolik-sheet')?.shadowRoot ?? null
const rows = async (element: Element): Promise<string[]> => {
  await expect.poll(() => shown(paper(element), 'tbody tr')).toMatch(/^1 /)
  return [...(paper(element)?.querySelectorAll('tbody tr') ?? [])].map(text)
}
const said = (element: Element): string =>
  [...(element.shadowRoot?.querySelectorAll('[role=status], [role=alert]') ?? [])].map(text).join(' ')

describe('stolik-list', () => {
  it('is accessible for a table and for an event, in light and dark', async () => {
    for (const theme of ['light', 'dark']) {
      for (const element of [await ofTable(table, { theme }), await ofEvent({ theme })]) {
        await rows(element)
        expect(await faults(element)).toEqual([])
        element.remove()
      }
    }
  })

  it('shows the deals of a table live, with running totals', async () => {
    const element = await ofTable()
    expect(await line.followed('TableList')).toEqual([{ id: 'a', invitation: null }])
    expect(await rows(element)).toHaveLength(2)
    expect(text(find(element, 'header'))).toMatch(/playing · 2 of 36 deals$/)
    const row = { ...sheet.rows[1], hand: 2, owners: [0], scores: [24, null, null], totals: [24, 48, 0] }
    await line.push('TableList', {
      table: { ...table, phase: 'FINISHED', sheet: { ...sheet, rows: [...sheet.rows, row] } },
    })
    await expect.poll(() => rows(element)).toHaveLength(3)
    expect(text(find(element, 'header'))).toMatch(/series over · 3 of 36 deals$/)
  })

  it('shows a private table with its invitation, and links there with it', async () => {
    const element = await ofTable(table, { invitation: 'w o' })
    expect(await line.followed('TableList')).toEqual([{ id: 'a', invitation: 'w o' }])
    expect(find(element, '.page a')?.getAttribute('href')).toBe(`${line.base}/table/a?invitation=w+o`)
  })

  it('shows the list of an event’s table', async () => {
    const element = await ofEvent()
    expect(await line.followed('EventList')).toEqual([{ event: 'e', series: 2, table: 7 }])
    expect(text(find(element, 'h2'))).toBe('Series 2, table 7')
    expect(text(find(element, 'header'))).toMatch(/list done · 2 of 36 deals$/)
    await rows(element)
    expect([...(paper(element)?.querySelectorAll('thead th') ?? [])].slice(1).map(text)).toEqual([
      'Ola',
      'Jan',
      'Ewa',
    ])
    expect(find(element, '.page a')?.getAttribute('href')).toBe(`${line.base}/event/e`)
  })

  it('can be reached and scrolled by keyboard', async () => {
    const element = await ofTable()
    await rows(element)
    paper(element)?.querySelector<HTMLElement>('[part=paper]')?.focus()
    expect(paper(element)?.activeElement?.getAttribute('role')).toBe('region')
  })

  it('says that nobody has played yet, or that everybody has left', async () => {
    const empty = { ...sheet, rows: [] }
    expect(said(await ofTable({ ...table, phase: 'GATHERING', sheet: empty }))).toBe(
      'The players are still sitting down.',
    )
    document.body.replaceChildren()
    expect(said(await ofTable({ ...table, phase: 'CLOSED', sheet: empty }))).not.toBe('')
  })

  it.each([
    [{}, 'the attribute “table” is missing'],
    [{ event: 'e', table: '7' }, 'the attribute “series” is missing'],
    [{ event: 'e', series: '1' }, 'the attribute “table” is missing'],
    [{ event: 'e', series: 'x', table: '7' }, 'What this page says as “series” is no number (“x”).'],
    [{ event: 'e', series: '1', table: '0' }, 'What this page says as “table” is no number (“0”).'],
    [{ table: 'a', server: 'http://' }, 'where no server can be'],
  ])('explains what is wrong with %j, and sends no query', async (attributes, words) => {
    const element = paste(attributes)
    await expect.poll(() => said(element)).toContain(words)
    expect(line.asked).toEqual([])
    expect(await faults(element)).toEqual([])
  })

  it('says that there is no such table, or that the server does not answer', async () => {
    const element = paste({ table: 'a' })
    await line.refuse('TableList', 'UNKNOWN_TABLE')
    await expect.poll(() => said(element)).toContain('It may be over already')
    expect(await faults(element)).toEqual([])
    line.cut()
    const other = paste({ table: 'b' })
    await expect.poll(() => said(other)).toContain('The server does not answer.')
  })

  it.each(locales)('fits 320 pixels in %s, even with text twice as large', async (lang) => {
    const element = await ofEvent({ lang })
    element.style.width = '320px'
    await rows(element)
    for (const size of [16, 32]) {
      document.documentElement.style.setProperty('--stolik-rem', `${size}px`)
      expect(element.scrollWidth, `${size}`).toBeLessThanOrEqual(320)
      for (const one of element.shadowRoot?.querySelectorAll('h2, p') ?? [])
        expect(one.scrollWidth, `${size}`).toBeLessThanOrEqual(one.clientWidth)
    }
  })
})
