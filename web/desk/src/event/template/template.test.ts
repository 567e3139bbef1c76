/** The results in a club's own sheet: filled in the browser, remembered there, and refused in words. */
import { locales } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { isNotRead, readFile } from '@stolik/files/read'
import { workbookForms, workbookOf } from '@stolik/files/write/workbook'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { button, find, words } from '../../../../elements/test/ask.js'
import { fakeLine, type Line } from '../../../../elements/test/line.js'
import { storedSheet, storeSheet } from './stored.js'
import { StolikResultsTemplate } from './template.js'

const results = [
  'place,number,name,club,points1,points,small,event,won1,lost1',
  '1,7,Ola van Dyk,Dolina,8,12.5,90,Cup,3,1',
  "2,3,'=Jan Kos,,4,-2,10,Cup,0,2",
].join('\r\n')
const players = [
  { number: 3, surname: 'Kos', licence: null },
  { number: 7, surname: 'van Dyk', licence: '00123' },
]

let line: Line
let saved: { readonly name: string; readonly blob: Blob }[]
beforeEach(() => {
  localStorage.clear()
  storeSheet(null)
  line = fakeLine()
  line.answer('SheetPlayers', { event: { __typename: 'Event', players } })
  line.serve(`${line.base}/files/event/e/results.csv`, () => new Response(results))
  saved = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push({ name: '', blob: blob as Blob })
    return 'blob:none'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const last = saved.pop()
    if (last !== undefined) saved.push({ ...last, name: this.download })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
  line.restore()
})

const draw = (lang = 'en'): Promise<StolikResultsTemplate> =>
  show(new StolikResultsTemplate(), { server: line.base, lang, event: 'e', name: 'Cup' })

async function choose(element: StolikResultsTemplate, file: File): Promise<void> {
  const field = find(element, 'input[type=file]')
  const files = new DataTransfer()
  files.items.add(file)
  field.files = files.files
  field.dispatchEvent(new Event('change'))
  await expect.poll(() => element.shadowRoot?.querySelector('[role=alert], strong')).toBeTruthy()
}

async function written(element: StolikResultsTemplate, form: string): Promise<string> {
  button(element, `save as .${form}`).click()
  await expect.poll(() => saved.length).toBe(1)
  await expect.poll(() => words(element)).toContain('players are written')
  expect(saved[0]?.name).toBe(`results.${form}`)
  const read = await readFile(new Uint8Array(await (saved.pop() as { blob: Blob }).blob.arrayBuffer()))
  if (isNotRead(read)) throw new Error(read.seems)
  return read.text
}

const sheet = new File(['Wyniki;;\nMiejsce;Nazwisko;Imię;Licencja;Seria 1;Pkt;Wygrane;Uwagi\n'], 'pzs.csv')

it('is accessible, in light and dark', async () => {
  for (const theme of ['light', 'dark']) {
    const element = await draw()
    element.setAttribute('theme', theme)
    // As the page around it.
    element.style.background = 'var(--stolik-panel)'
    await choose(element, sheet)
    expect(await faults(element)).toEqual([])
    document.body.replaceChildren()
  }
})

it('fills the sheet with the published results, and names the columns that stay empty', async () => {
  const element = await draw()
  await choose(element, sheet)
  expect(words(element)).toContain('pzs.csv · 7 columns are known')
  expect(await written(element, 'csv')).toBe(
    [
      'Wyniki;;;;;;;',
      'Miejsce;Nazwisko;Imię;Licencja;Seria 1;Pkt;Wygrane;Uwagi',
      '1;van Dyk;Ola;00123;8;12,5;3;',
      "2;Kos;'=Jan;;4;-2;0;",
      '',
    ].join('\r\n'),
  )
  expect(words(element)).toContain('2 players are written.')
  expect(words(element)).toContain('nothing is known of them: Uwagi.')
})

it.each(workbookForms)('writes the sheet as a workbook (.%s)', async (form) => {
  const element = await draw()
  const own = workbookOf({ name: 'Own', heads: ['Platz', 'Name', 'Punkte'], rows: [] }, form)
  await choose(element, new File([new Uint8Array(own)], `own.${form}`))
  const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])]
  expect(buttons[0]?.textContent.replaceAll(/[\u2068\u2069]/g, '').trim()).toBe(`save as .${form}`)
  expect(await written(element, form)).toBe('Platz;Name;Punkte\n1;Ola van Dyk;12.5\n2;=Jan Kos;-2')
})

it('remembers the sheet in this browser until it is forgotten', async () => {
  await choose(await draw(), sheet)
  document.body.replaceChildren()
  const element = await draw()
  await expect.poll(() => words(element)).toContain('pzs.csv')
  expect(await written(element, 'csv')).toContain('van Dyk')
  button(element, 'forget this sheet').click()
  await element.updateComplete
  expect(words(element)).not.toContain('pzs.csv')
  expect(storedSheet()).toBeNull()
})

it.each([
  ['a,b\n', 'No column of this sheet is known. Give one a head such as Name, or {name}.'],
  ['', 'This sheet is empty.'],
  ['name\n"x', 'Line 2: a quotation mark is not closed.'],
  ['PK\u0003\u0004', 'This is not a workbook that can be read.'],
  [`name\n${'x\n'.repeat(5_000)}`, 'This sheet is too large: at most 1 MB and 5,000 rows.'],
])('says why a sheet is none, and stays with the one that is stored', async (text, why) => {
  const element = await draw()
  await choose(element, sheet)
  const field = find(element, 'input[type=file]')
  const files = new DataTransfer()
  files.items.add(new File([text], 'bad.csv'))
  field.files = files.files
  field.dispatchEvent(new Event('change'))
  await expect.poll(() => words(element)).toContain(why)
  expect(storedSheet()?.name).toBe('pzs.csv')
})

it('says that the results cannot be fetched, and saves nothing', async () => {
  const element = await draw()
  await choose(element, sheet)
  line.cut()
  button(element, 'save as .csv').click()
  await expect.poll(() => words(element)).toContain('The results cannot be fetched now.')
  expect(saved).toEqual([])
  line.mend()
  await written(element, 'csv')
  expect(words(element)).not.toContain('cannot be fetched')
})

it('knows none of a browser that stores something else', () => {
  for (const odd of ['{', '7', '{"name":"x"}', '{"name":1,"base64":"!"}', '{"name":"x","base64":"!"}']) {
    localStorage.setItem('stolik.template', odd)
    expect(storedSheet()).toBeNull()
  }
})

it.each(locales)('has all its words in %s', async (lang) => {
  const element = await draw(lang)
  await choose(element, sheet)
  expect(words(element)).not.toMatch(/template\.|files\./)
})
