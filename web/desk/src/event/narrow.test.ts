/** Tests the desk on a phone: the main content is in sight, and nothing is cut at the side. */
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { event as eventOf } from '../../../elements/test/event.js'
import { fakeLine, type Line } from '../../../elements/test/line.js'
import { signedInAt } from '../../../elements/test/signed-in.js'
import type { EventPhase, EventShown } from '@stolik/elements/event/client/types'
import { StolikDesk } from './desk.js'
import type { Section } from './sections.js'

let line: Line
beforeEach(async () => {
  localStorage.clear()
  document.body.style.margin = '0'
  await page.viewport(360, 740)
  line = fakeLine()
  signedInAt(line)
})
afterEach(() => {
  document.body.replaceChildren()
  document.body.style.removeProperty('margin')
  line.restore()
})

const names = [
  'Leokadia Szczypkowska-Wojewódzka',
  'Hubert Miszewski',
  'Jan Zając',
  'Ewa Łoś',
  'Adam Lis',
  'Ida Ćma',
]

/** An evening of four series with a fee; one of its players waits. */
function evening(phase: EventPhase): EventShown {
  const one = eventOf({ phase, names })
  const [series] = one.series
  if (series === undefined) throw new Error('no series')
  const all = [1, 2, 3, 4]
  return {
    ...one,
    players: one.players.map((player, i) => ({
      ...player,
      club: 'KS Karty Żory-Baranowice',
      status: i === 5 ? 'WAITING' : 'ENTERED',
    })),
    series: all.map((n) => ({ ...series, n, tables: n === 4 ? series.tables : [] })),
    standings: {
      ...one.standings,
      individual: one.standings.individual.map((row) => ({
        ...row,
        cells: all.flatMap((n) => row.cells.map((cell) => ({ ...cell, series: n }))),
      })),
    },
  }
}

const may = (director: boolean, door = director): void =>
  line.answer('EventMe', {
    eventMe: { __typename: 'EventMe', director, door },
  })

async function open(phase: EventPhase): Promise<StolikDesk> {
  line.answer('EventEntries', {
    event: {
      __typename: 'Event',
      officials: [],
      invitations: [],
      requests: [],
      series: [],
      players: names.map((name, i) => ({ id: `p${i}`, card: `c${i}`, name })),
    },
  })
  const element = await show(new StolikDesk(), {
    server: line.base,
    event: 'e',
    lang: 'pl',
    href: '/event/e',
  })
  await line.push('Event', { event: evening(phase) })
  return element
}

async function draw(phase: EventPhase, section: Section): Promise<ShadowRoot> {
  may(true)
  const element = await open(phase)
  const root = element.shadowRoot as ShadowRoot
  await expect
    .poll(() => root.querySelectorAll('nav.sections button').length)
    .toBe(phase === 'FINAL' ? 10 : 9)
  Object.assign(element, { section })
  await element.updateComplete
  return root
}
const right = (one: Element): number => one.getBoundingClientRect().right
const shown = (root: ShadowRoot, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())

describe('the desk of an event on a phone', () => {
  it('has its sections in two lines', async () => {
    const root = await draw('PLAYING', 'now')
    const rows = new Set(shown(root, 'nav.sections button').map((one) => one.offsetTop))
    expect(rows.size).toBe(2)
  })

  it('has the words of all papers in one line down, whether they can be printed or wait', async () => {
    const root = await draw('OPEN', 'now')
    const words = shown(root, '.papers li > :first-child')
    expect(words.some(({ localName }) => localName === 'button')).toBe(true)
    expect(words.some(({ localName }) => localName === 'span')).toBe(true)
    const lefts = words.flatMap((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return [...range.getClientRects()].filter(({ width }) => width > 0).map(({ left }) => Math.round(left))
    })
    expect(new Set(lefts).size).toBe(1)
  })

  it('shows the start card and the fee of everybody, and admits players who wait', async () => {
    const root = await draw('OPEN', 'entries')
    await expect.poll(() => shown(root, 'th a').length).toBe(6)
    const scroll = root.querySelector('.scroll') as HTMLElement
    expect(scroll.scrollWidth).toBe(scroll.clientWidth)
    for (const one of shown(root, 'td a, td input, th button')) expect(right(one)).toBeLessThanOrEqual(344)
    expect(shown(root, 'tbody button.quiet').map((one) => one.ariaLabel)).toEqual([
      expect.stringContaining('Ida Ćma'),
    ])
    expect(await faults(root.host as HTMLElement)).toEqual([])
  })

  it('shows the points of everybody, with the result of each series below the name', async () => {
    const root = await draw('BETWEEN', 'standings')
    const scroll = root.querySelector('.scroll') as HTMLElement
    expect(scroll.scrollWidth).toBe(scroll.clientWidth)
    const points = shown(root, '.ranking td:last-child strong')
    expect(points).toHaveLength(6)
    for (const one of points) expect(right(one)).toBeLessThanOrEqual(344)
    expect(shown(root, 'tbody tr:first-child .figure')).toHaveLength(4)
    await page.viewport(1440, 900)
    expect(shown(root, 'tbody tr:first-child td.wide')).toHaveLength(4)
  })

  it('asks for a file first, and keeps the box for pasting folded', async () => {
    const root = await draw('OPEN', 'entries')
    const form = root.querySelector('form:has([type=file])') as HTMLFormElement
    ;(form.closest('details') as HTMLDetailsElement).open = true
    const box = form.elements.namedItem('csv') as HTMLTextAreaElement
    expect(form.querySelector<HTMLElement>('[type=file]')?.checkVisibility()).toBe(true)
    expect(box.checkVisibility()).toBe(false)
    expect(await faults(root.host as HTMLElement)).toEqual([])
    // With nothing to send, the browser reports that at the box.
    form.requestSubmit()
    expect(box.checkVisibility()).toBe(true)
    expect(await faults(root.host as HTMLElement)).toEqual([])
  })

  it('sends the content of a chosen file without the box being opened', async () => {
    const root = await draw('OPEN', 'entries')
    line.answer('Act', { act: { __typename: 'EventDone', seq: 10, player: null, event: 'e' } })
    const form = root.querySelector('form:has([type=file])') as HTMLFormElement
    const files = new DataTransfer()
    files.items.add(new File(['name;club\nOla;Żory\n'], 'x.csv'))
    const input = form.querySelector<HTMLInputElement>('[type=file]') as HTMLInputElement
    input.files = files.files
    input.dispatchEvent(new Event('change'))
    const box = form.elements.namedItem('csv') as HTMLTextAreaElement
    const button = form.querySelector('button') as HTMLButtonElement
    expect(button.disabled).toBe(true)
    await expect.poll(() => box.value).toBe('name;club\nOla;Żory\n')
    expect(box.checkVisibility()).toBe(false)
    await expect.poll(() => button.disabled).toBe(false)
    form.requestSubmit()
    const { variables } = await line.until('Act')
    expect(variables['act']).toEqual({ enterAll: { csv: 'name;club\nOla;Żory\n' } })
  })

  it('asks what a form’s columns are, and sends what is chosen', async () => {
    const root = await draw('OPEN', 'entries')
    line.answer('Act', { act: { __typename: 'EventDone', seq: 10, player: null, event: 'e' } })
    const form = root.querySelector('form:has([type=file])') as HTMLFormElement
    ;(form.closest('details') as HTMLDetailsElement).open = true
    const csv =
      'Sygnatura czasowa;Imię i nazwisko gracza, tak jak w dowodzie osobistym;Jaki klub reprezentujesz?;Uwagi\n2026-11-30 18:05:12;Ola Nowak;KS Karty Żory-Baranowice;przyjadę później\n2026-11-30 18:07:00;Jan Kos;;\n'
    const files = new DataTransfer()
    files.items.add(new File([csv], 'x.csv'))
    const input = form.querySelector<HTMLInputElement>('[type=file]') as HTMLInputElement
    input.files = files.files
    input.dispatchEvent(new Event('change'))
    await expect.poll(() => shown(root, '.file-columns select').length).toBe(4)
    for (const one of shown(root, '.file-columns :is(select, label)'))
      expect(right(one)).toBeLessThanOrEqual(344)
    expect(await faults(root.host as HTMLElement)).toEqual([])
    form.requestSubmit()
    const { variables } = await line.until('Act')
    expect(variables['act']).toEqual({
      enterAll: {
        csv,
        columns: [
          { head: 'Imię i nazwisko gracza, tak jak w dowodzie osobistym', is: 'NAME' },
          { head: 'Jaki klub reprezentujesz?', is: 'CLUB' },
          { head: 'Uwagi', is: 'IGNORED' },
        ],
      },
    })
  })

  it('lets its button be pressed once the choice of a file is taken back', async () => {
    const root = await draw('OPEN', 'entries')
    const form = root.querySelector('form:has([type=file])') as HTMLFormElement
    const input = form.querySelector<HTMLInputElement>('[type=file]') as HTMLInputElement
    const button = form.querySelector('button') as HTMLButtonElement
    const files = new DataTransfer()
    files.items.add(new File(['name;club\nOla;Żory\n'], 'x.csv'))
    input.files = files.files
    input.dispatchEvent(new Event('change'))
    expect(button.disabled).toBe(true)
    input.files = new DataTransfer().files
    input.dispatchEvent(new Event('change'))
    expect(button.disabled).toBe(false)
  })

  it('folds the form of an entry once play has begun, and offers none when the result is final', async () => {
    const playing = await draw('PLAYING', 'entries')
    expect(shown(playing, 'stolik-register')).toEqual([])
    expect(playing.querySelector('stolik-register')).not.toBeNull()
    document.body.replaceChildren()
    const over = await draw('FINAL', 'entries')
    expect(over.querySelector('stolik-register, form')).toBeNull()
    expect(shown(over, 'tbody tr')).toHaveLength(6)
  })

  it('says whose desk it is to another signed-in person, and leads to the event', async () => {
    may(false)
    const root = (await open('PLAYING')).shadowRoot as ShadowRoot
    await expect.poll(() => root.querySelector('p.panel')?.textContent).toContain('dla kierownictwa')
    expect(root.querySelector('p.panel a')?.getAttribute('href')).toBe('/event/e')
    expect(root.querySelector('nav')).toBeNull()
    expect(await faults(root.host as HTMLElement)).toEqual([])
  })

  it('has the door, the list of entries and the start cards for a helper, and nothing else', async () => {
    may(false, true)
    const root = (await open('OPEN')).shadowRoot as ShadowRoot
    await expect.poll(() => root.querySelectorAll('nav.sections button').length).toBe(1)
    await expect
      .poll(() => root.querySelector('stolik-door')?.shadowRoot?.querySelector('input'))
      .toBeTruthy()
    expect(shown(root, 'tbody tr')).toHaveLength(6)
    expect(shown(root, '.stack button').map((one) => one.textContent.trim())).toEqual([
      'karty startowe do druku',
    ])
    expect(root.querySelectorAll('form, td button, th button')).toHaveLength(0)
    // A helper ticks who is here, and takes no money.
    const boxes = (): string[] =>
      [...root.querySelectorAll('td input:enabled')].map((box) => box.getAttribute('aria-label') ?? '')
    await expect.poll(boxes).toEqual(names.map((name) => `${name}: na miejscu`))
    expect(await faults(root.host as HTMLElement)).toEqual([])
  })
})
