/** What a file would do, shown before it counts. */
import { beforeEach, expect, it } from 'vitest'
import { say, type Locale } from '@stolik/core'
import { drawPreview, type FileKind } from './file-preview.js'
import type { DeskParts } from './parts.js'
import { columnOf } from '@stolik/files/table/headings'
import desk from '../words/event/en.json'
import event from '../../../elements/src/words/event/en.json'

type Entries = NonNullable<DeskParts['entries']>

const words = { ...event, ...desk }
const plain = { team: null, substitute: false }
const known = { ...plain, id: 'p1', name: 'Jan Ćwik', club: 'Gdynia', licence: '000123', team: 'Byki' }
const gone = { ...plain, id: 'p2', name: 'Karl von der Heide', club: null, licence: null }
const entries = { players: [known, gone] } as unknown as Entries
const here = {
  regulations: { groups: [{ kind: 'TEAM', size: 3, counting: 3, substitutes: 1 }] },
  players: [
    { id: 'p1', status: 'ENTERED' },
    { id: 'p2', status: 'WITHDRAWN' },
  ],
} as unknown as DeskParts['event']

async function shown(
  kind: FileKind,
  csv: string,
  locale: Locale = 'en',
  isSheet = false,
  event = here,
): Promise<HTMLElement> {
  const place = document.createElement('div')
  document.body.append(place)
  await drawPreview(place, kind, csv, {
    isSheet,
    locale,
    entries,
    event,
    say: (code, args) => say(words, 'en', code, args),
  })
  return place
}

beforeEach(() => localStorage.clear())

/** The text of each cell; the parts of a cell by commas. */
const cells = (place: HTMLElement): readonly (readonly string[])[] =>
  [...place.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => {
      const parts = [...cell.querySelectorAll('strong, .sub')]
      return (parts.length === 0 ? [cell] : parts).map((part) => part.textContent.trim()).join(', ')
    }),
  )

it('says who stands in the file twice, and counts them once', async () => {
  const place = await shown(
    'entries',
    'name;club\nAnna Żuk;Puck\nBert Maj;Puck\nanna żuk;Puck\nAnna Żuk;Hel\n',
  )
  expect(cells(place).map(([line, ...more]) => [line, more.join().includes('is in line 2 already')])).toEqual(
    [
      ['Line', false],
      ['2', false],
      ['3', false],
      ['4', true],
      ['5', false],
    ],
  )
  expect(place.querySelector('caption')?.textContent.trim()).toBe('This enters 3 people')
  expect(place.querySelector('input[name=skip]')).not.toBeNull()
})

it('names teams that would be short, and each row for which its team has no room', async () => {
  const place = await shown(
    'entries',
    [
      'name;Drużyna;Zmiennik',
      'Ala Maj;Byki;',
      'Bea Maj;byki;',
      'Cis Maj;Byki;',
      'Dan Maj;Byki;tak',
      'Ewa Maj;Orły;',
    ].join('\n'),
  )
  expect(place.querySelector('.note:not(.refused)')?.textContent).toMatch(
    /Short teams after this \(1\): .*Orły.* \(1\/3\)/,
  )
  expect(place.querySelector('section .muted')?.textContent).toMatch(/Whole teams \(1\): .*Byki.* \(3\/3\)/)
  expect(
    [...place.querySelectorAll('.refused li')].map((one) => one.textContent.replace(/\s+/g, ' ')),
  ).toEqual(['Line 4: Full already: Byki.'])
})

it('refuses teams where the event has none', async () => {
  const none = { ...here, regulations: { groups: [] } } as unknown as DeskParts['event']
  const place = await shown('entries', 'name;team\nAla Maj;Byki\n', 'en', false, none)
  expect(place.querySelector('.refused li')?.textContent).toContain('no teams or pairs')
})

it('shows each entry as it is read, and who is entered already', async () => {
  const place = await shown(
    'entries',
    'Lista;;;\nLp.;Nazwisko i imię;Klub;Nr licencji\n1;Ćwik Jan;Gdynia;000123\n2;von der Heide Karl;;\n',
  )
  expect(cells(place)).toEqual([
    ['Line', 'Player'],
    ['3', 'Jan Ćwik, Sorted under: Ćwik, Gdynia, Licence: 000123, entered already'],
    ['4', 'Karl von der Heide, Sorted under: von der Heide'],
  ])
  expect(place.querySelector('caption')?.textContent.trim()).toBe('This enters 1 person')
  expect(place.querySelector<HTMLInputElement>('input[name=skip]')?.checked).toBe(false)
  expect([...place.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    'Line 1: left out: the title “Lista”',
    'Line 2: left out: the column “Lp.”, which numbers the rows',
  ])
})

it('says what cannot be taken, with its line', async () => {
  const place = await shown('entries', 'name;club;\nOla;Orły;opłacone\nEwa;;\n')
  expect(place.querySelector('.refused')?.textContent).toContain('1 line cannot be taken.')
  expect(place.querySelector('.refused li')?.textContent).toContain('Line 2: “opłacone” stands in a column')
  expect(cells(place).slice(1)).toEqual([['3', 'Ewa, Sorted under: Ewa']])
})

const form =
  'Sygnatura czasowa;Imię i nazwisko gracza;Skąd jesteś?\n2026-11-30 18:05:12;Ola Nowak;Dolina\n2026-11-30 18:07:00;Jan Kos;Góra\n'

const columnOfForm = (place: HTMLElement, head: string): HTMLSelectElement => {
  const select = place.querySelector<HTMLSelectElement>(`select[aria-label="What is the column “${head}”?"]`)
  if (select === null) throw new Error(`no column ${head}`)
  return select
}
const choose = (place: HTMLElement, head: string, kind: string): void => {
  const select = columnOfForm(place, head)
  select.value = kind
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
const sent = (place: HTMLElement): unknown =>
  JSON.parse(place.querySelector<HTMLInputElement>('input[name=columns]')?.value ?? 'null')

it('names the cell of a sheet that cannot be taken', async () => {
  const place = await shown('entries', 'name;born\nOla;1980\nEwa;soon\n', 'en', true)
  expect(place.querySelector('.refused li')?.textContent).toContain('Cell B3:')
  expect(
    (await shown('entries', 'name;born\nEwa;soon\n')).querySelector('.refused li')?.textContent,
  ).toContain('Line 2:')
})

it('asks what the columns of a form are, guesses, and shows the entries that follow', async () => {
  const place = await shown('entries', form)
  expect(place.querySelector<HTMLDetailsElement>('.file-columns')?.open).toBe(true)
  expect(
    [...place.querySelectorAll('.file-columns label')].map((one) =>
      [...one.querySelectorAll('bdi')].map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Sygnatura czasowa', '2026-11-30 18:05:12', '2026-11-30 18:07:00'],
    ['Imię i nazwisko gracza', 'Ola Nowak', 'Jan Kos'],
    ['Skąd jesteś?', 'Dolina', 'Góra'],
  ])
  expect([...place.querySelectorAll('select')].map(({ value }) => value)).toEqual([
    'IGNORED',
    'NAME',
    'IGNORED',
  ])
  expect(cells(place)[1]).toEqual(['2', 'Ola Nowak, Sorted under: Nowak'])
  choose(place, 'Skąd jesteś?', 'CLUB')
  expect(cells(place)[1]).toEqual(['2', 'Ola Nowak, Sorted under: Nowak, Dolina'])
  expect(sent(place)).toEqual([
    { head: 'Imię i nazwisko gracza', is: 'NAME' },
    { head: 'Skąd jesteś?', is: 'CLUB' },
  ])
})

it('remembers what columns are for the next file with these headings, in another order', async () => {
  choose(await shown('entries', form), 'Skąd jesteś?', 'CLUB')
  const next = await shown('entries', 'Skąd jesteś?;Imię i nazwisko gracza\nPuck;Ewa Żak\n')
  expect(columnOfForm(next, 'Skąd jesteś?').value).toBe('CLUB')
  expect(cells(next)[1]).toEqual(['2', 'Ewa Żak, Sorted under: Żak, Puck'])
})

it('refuses two columns for the name, and none', async () => {
  const place = await shown('entries', form)
  choose(place, 'Skąd jesteś?', 'NAME')
  expect(place.querySelector('.refused li')?.textContent).toContain('Line 1:')
  expect(place.querySelector('.refused')?.textContent).toContain('name')
  choose(place, 'Skąd jesteś?', 'IGNORED')
  expect(place.querySelector('.refused')).toBeNull()
  choose(place, 'Imię i nazwisko gracza', 'IGNORED')
  expect(place.querySelector('.refused li')?.textContent).toContain('name')
})

it('keeps the columns folded whose headings are known', async () => {
  const place = await shown('entries', 'name;club\nOla;Puck\n')
  expect(place.querySelector<HTMLDetailsElement>('.file-columns')?.open).toBe(false)
  expect(sent(place)).toEqual([])
})

it('counts the deals of each table list', async () => {
  const place = await shown('lists', 'series;table;hand;line\n1;2;1;passed\n1;2;2;passed\n')
  expect(cells(place)).toEqual([
    ['Series', 'Table', 'Deals'],
    ['1', '2', '2'],
  ])
})

it('shows nothing of nothing', async () => {
  expect((await shown('entries', ' ')).textContent.trim()).toBe('')
})

const all = import.meta.glob<Readonly<Record<string, string>>>('../words/event/*.json', {
  eager: true,
  import: 'default',
})
it.each(Object.entries(all))('the columns that %s names are headings that are known', (_, own) => {
  const named = own['desk.csvHow']?.split(':')[1]?.split(/[,()]/) ?? []
  expect(named.length).toBeGreaterThan(8)
  const unknown = named.map((one) => one.replace(/^ ?(?:or|oder) /, '').trim()).filter((one) => one !== '')
  expect(unknown.filter((one) => columnOf(one) === undefined)).toEqual([])
})
