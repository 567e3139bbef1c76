import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { button, find, words } from '../../../../elements/test/ask.js'
import { fakeLine, type Line } from '../../../../elements/test/line.js'
import { rankingWords } from '@stolik/elements/words/ranking/index'
import { StolikRankingImport } from './import.js'
import { answerIn, progressIn, type SendFile, type ImportAsked, type Progress } from './send.js'
import { workbookOf, type WorkbookForm } from '@stolik/files/write/workbook'
import { refusalOf } from '../client.js'
import { badRowsCsv } from './bad-rows.js'
import type { ImportPreview } from '@stolik/contract/ranking/files'
import type { Answer, Problem } from '../client.js'
import { linesWords } from './words.js'

interface Sending {
  readonly name: string
  readonly asked: ImportAsked
  readonly tell: (progress: Progress) => void
  readonly answer: (sent: Answer<unknown>) => void
}

let line: Line
let sent: Sending[]
const send = ((_, file, asked, tell) =>
  new Promise((answer) => {
    sent.push({
      name: (file as File).name,
      asked: asked as ImportAsked,
      tell,
      answer: answer as Sending['answer'],
    })
  })) as SendFile

beforeEach(async () => {
  localStorage.clear()
  await rankingWords.need('en')
  line = fakeLine()
  sent = []
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const nth = (n: number): Sending => {
  const one = sent[n]
  if (one === undefined) throw new Error(`nothing was sent ${n + 1} times`)
  return one
}

async function choose(file = new File(['x'], 'season.csv')): Promise<StolikRankingImport> {
  const element = await show(new StolikRankingImport(), {
    server: line.base,
    lang: 'en',
    game: 'skat',
    profiles: ['pzskat'],
    send,
  })
  const files = new DataTransfer()
  files.items.add(file)
  find(element, '[name=file]').files = files.files
  find(element, '[name=source]').value = 'Club Valley'
  find(element, '[name=hands]').value = '48'
  button(element, 'look at the file').click()
  await expect.poll(() => sent.length).toBe(1)
  await element.updateComplete
  return element
}

async function answered(element: StolikRankingImport, n: number, answer: Answer<unknown>): Promise<void> {
  nth(n).answer(answer)
  await expect.poll(() => element.shadowRoot?.querySelector('progress')).toBeNull()
  await element.updateComplete
}

const event = { event: 'cup', title: 'Cup', date: '2027-02-01', players: 4, rows: 4, line: 2, of: null }
const empty: ImportPreview<Problem> = {
  rows: 4,
  events: [{ ...event, status: 'new' }],
  unmatched: [],
  candidates: [],
  repeated: [],
  bad: [],
  fresh: 0,
  seen: 's1',
}
const nobody = { club: null, licence: null, problem: 'UNMATCHED', candidates: [] } as const
const bad = (at: number, code: string, args = {}) => ({ line: at, code, args, message: code })

describe('stolik-ranking-import', () => {
  it('shows the progress of a file, then what it would bring, and takes it', async () => {
    const element = await choose()
    expect(nth(0)).toMatchObject({
      name: 'season.csv',
      asked: {
        encoding: 'utf-8',
        source: 'Club Valley',
        game: 'skat',
        take: null,
        decisions: [],
        different: [],
        defaults: { kind: 'tournament', profile: null, hands: 48, date: null },
      },
    })
    nth(0).tell({ what: 'sent', done: 50, of: 200 })
    await element.updateComplete
    expect(words(element)).toContain('is being sent: 25 %')
    nth(0).tell({ what: 'read', done: 45_500, of: 100_000 })
    await element.updateComplete
    expect(words(element)).toContain('Rows read: 45,000 of 100,000')
    expect(element.shadowRoot?.querySelector('progress')?.value).toBe(0.455)
    expect(await faults(element)).toEqual([])
    await answered(element, 0, { done: empty })
    expect(words(element)).toMatch(/Cup · 1 February 2027 · 4 players · 4 rows new.*1 event · 4 rows/)
    expect(await faults(element)).toEqual([])
    let taken = 0
    element.addEventListener('stolik-taken', () => (taken += 1))
    button(element, 'take the lists').click()
    expect(nth(1).asked.take).toEqual({ seen: 's1', rest: false, replace: false })
    await answered(element, 1, { done: { events: ['cup'], persons: 2, rows: 4, bad: [] } })
    expect(words(element)).toContain('Taken: 1 event, 4 rows, 2 new people.')
    expect(taken).toBe(1)
  })

  it('asks who unknown players are, and takes the file with the answers', async () => {
    const element = await choose()
    line.answer('RankingPeople', {
      rankingPeople: { __typename: 'PersonRecords', people: [{ id: 'p7', name: 'Ewa Lis', club: null }] },
    })
    const unmatched = [
      { ...nobody, key: 'k1', name: 'Ola', candidates: ['p1'], lines: [2, 3, 4, 9] },
      { ...nobody, key: 'k2', name: 'Ewa', lines: [5] },
      { ...nobody, key: 'k3', name: 'Jan', lines: [6] },
      { ...nobody, key: 'k4', name: 'Leo', lines: [7] },
      { ...nobody, key: 'k5', name: 'Max', problem: 'NAME_DIFFERS', candidates: ['p1'], lines: [8] },
    ]
    const candidates = [{ id: 'p1', name: 'Ola', club: 'Valley', licences: ['17'] }]
    const lines = unmatched.flatMap((one) => one.lines.map((at) => bad(at, one.problem)))
    await answered(element, 0, { done: { ...empty, unmatched, candidates, bad: lines } })
    expect(words(element)).toContain('Ola rows 2–4, 9')
    // Their rows are not listed a second time.
    expect(element.shadowRoot?.querySelector('table')).toBeNull()
    expect(await faults(element)).toEqual([])
    const selects = (): readonly HTMLSelectElement[] => [
      ...(element.shadowRoot?.querySelectorAll<HTMLSelectElement>('li select') ?? []),
    ]
    expect([...(selects()[0]?.options ?? [])].map(({ value }) => value)).toEqual(['', 'p1', 'new'])
    // A player with a licence of somebody else cannot be new.
    expect([...(selects()[4]?.options ?? [])].map(({ value }) => value)).toEqual(['', 'p1'])
    button(element, 'the 3 without anybody of the name are all new').click()
    await element.updateComplete
    const search = element.shadowRoot?.querySelectorAll<HTMLInputElement>('[name=search]')[1]
    if (search === undefined) throw new Error('no search')
    search.value = 'Lis'
    search.form?.requestSubmit()
    await expect.poll(() => [...(selects()[1]?.options ?? [])].map(({ value }) => value)).toContain('p7')
    for (const [i, value] of [
      [0, 'p1'],
      [1, 'p7'],
    ] as const) {
      // oxfmt-ignore
      const select = selects()[i]
      if (select === undefined) throw new Error('no select')
      select.value = value
      select.dispatchEvent(new Event('change'))
    }
    await element.updateComplete
    button(element, 'go on with these people').click()
    expect(nth(1).asked.decisions).toEqual([
      { key: 'k2', person: 'p7' },
      { key: 'k3', person: 'new' },
      { key: 'k4', person: 'new' },
      { key: 'k1', person: 'p1' },
    ])
  })

  it('shows bad rows with their reasons, and takes the rest only after confirmation', async () => {
    const element = await choose()
    const rows = Array.from({ length: 30 }, (_, i) =>
      bad(i + 2, 'BAD_CELL', { column: 'points', value: `1O${i}` }),
    )
    await answered(element, 0, { done: { ...empty, bad: rows } })
    expect(words(element)).toContain('30 rows cannot be taken')
    expect(words(element)).toContain('“1O0” cannot stand in the column “points”.')
    expect(element.shadowRoot?.querySelectorAll('tbody tr')).toHaveLength(20)
    button(element, 'show 10 more').click()
    await element.updateComplete
    expect(element.shadowRoot?.querySelectorAll('tbody tr')).toHaveLength(30)
    expect(await faults(element)).toEqual([])
    button(element, 'take the lists').click()
    expect(sent).toHaveLength(1)
    expect(words(element)).toContain('Take the rest, without: 30 rows')
    find(element, '[name=rest]').click()
    button(element, 'take the lists').click()
    expect(nth(1).asked.take).toEqual({ seen: 's1', rest: true, replace: false })
  })

  it('leaves out a list that another event has, until a person says that they are two', async () => {
    const element = await choose()
    const of = { source: 'Hill', event: 'liga', title: 'Liga', date: '2027-01-31', series: 1, table: 3 }
    const repeated = [
      { key: 'cup/2/1', event: 'cup', series: 2, table: 1, lines: [4, 5], different: false, of },
    ]
    const aside = { ...empty, repeated, bad: [bad(4, 'SAME_LIST'), bad(5, 'SAME_LIST')] }
    await answered(element, 0, { done: aside })
    expect(words(element)).toMatch(
      /cup, series 2, table 1 \(rows 4–5\) is as in “Liga” of 31 January 2027, series 1, table 3 \(from: Hill\)/,
    )
    expect(await faults(element)).toEqual([])
    find(element, 'li input[type=checkbox]').click()
    expect(nth(1).asked.different).toEqual(['cup/2/1'])
    const both = { ...empty, repeated: repeated.map((one) => ({ ...one, different: true })) }
    await answered(element, 1, { done: both })
    button(element, 'take the lists').click()
    expect(nth(2).asked).toMatchObject({ different: ['cup/2/1'], take: { rest: false } })
  })

  it('offers to replace events that exist here with other results', async () => {
    const element = await choose()
    const known = { ...event, event: 'old', status: 'known' } as const
    await answered(element, 0, { done: { ...empty, events: [{ ...event, status: 'changed' }, known] } })
    expect(button(element, 'take the lists').disabled).toBe(true)
    find(element, '[name=replace]').click()
    await element.updateComplete
    button(element, 'take the lists').click()
    expect(nth(1).asked.take).toEqual({ seen: 's1', rest: false, replace: true })
  })

  it('says why a file is refused, and reads it again in the encoding that it seems to have', async () => {
    const element = await choose()
    const problems = [bad(3, 'ENCODING', { seems: 'windows-1250' })]
    await answered(element, 0, { refused: { ...refusalOf({ code: 'BAD_FILE' }), problems } })
    expect(words(element)).toMatch(/Nothing of this file.*Row 3: The letters are written in another way/)
    expect(await faults(element)).toEqual([])
    button(element, 'read it as: Polish, older (Windows-1250)').click()
    expect(nth(1).asked.encoding).toBe('windows-1250')
    const missing = [
      bad(1, 'NO_COLUMN', { column: 'profile' }),
      bad(1, 'SWAPPED', { a: 'points', b: 'hands' }),
    ]
    await answered(element, 1, { refused: { ...refusalOf({ code: 'BAD_FILE' }), problems: missing } })
    expect(words(element)).toContain('The column “rules” is missing.')
    expect(words(element)).toContain('The columns “points” and “hands” seem to be exchanged.')
    expect([...(element.shadowRoot?.querySelectorAll('details') ?? [])].map(({ open }) => open)).toContain(
      true,
    )
    expect(find(element, '[name=source]').value).toBe('Club Valley')
  })

  it('says of our own workbook that no letter of it was lost, and names cells of any workbook', async () => {
    const sheet = { name: 'results', heads: ['name', 'points'], rows: [['Ida Å‚ck', 'x']] }
    const book = (form: WorkbookForm) => new File([new Uint8Array(workbookOf(sheet, form))], `r.${form}`)
    const element = await choose(book('ods'))
    expect(nth(0).asked).toMatchObject({ encoding: 'utf-8', whole: true })
    const rows = [bad(2, 'BAD_CELL', { column: 'points', value: 'x', cell: 'B2' }), bad(3, 'ODD')]
    await answered(element, 0, { done: { ...empty, bad: rows } })
    const places = [...(element.shadowRoot?.querySelectorAll('tbody td:first-child') ?? [])]
    expect(places.map((place) => place.textContent.trim())).toEqual(['B2', '3'])
    button(element, 'look at the file').click()
    await expect.poll(() => sent.length).toBe(2)
    await answered(element, 1, { refused: { ...refusalOf({ code: 'BAD_FILE' }), problems: rows } })
    expect(words(element)).toContain('Cell B2: “x”')
  })

  it('shows the file again when something has changed meanwhile, and says so', async () => {
    const element = await choose()
    await answered(element, 0, { done: empty })
    button(element, 'take the lists').click()
    nth(1).answer({ refused: refusalOf({ code: 'NOT_SEEN' }) })
    await expect.poll(() => sent.length).toBe(3)
    expect(nth(2).asked.take).toBeNull()
    await answered(element, 2, { done: { ...empty, seen: 's2' } })
    expect(words(element)).toContain('Something has changed since the file was looked at.')
    button(element, 'take the lists').click()
    expect(nth(3).asked.take?.seen).toBe('s2')
  })
})

describe('the answer of the gateway', () => {
  it('takes the progress from its last whole line', () => {
    expect(progressIn('{"rows":0,"of":9}')).toBeUndefined()
    expect(progressIn('{"rows":0,"of":9}\n{"rows":5,"of":9}\n{"ro')).toEqual({ what: 'read', done: 5, of: 9 })
    expect(progressIn('{"rows":9,"of":9}\n{"done":{}}\n')).toBeUndefined()
  })

  it('is its last line, or a refusal without lines', () => {
    expect(answerIn('{"rows":9,"of":9}\n{"done":{"seen":"s"}}\n')).toEqual({ done: { seen: 's' } })
    const refusal = { code: 'BAD_FILE', message: 'no', args: [{ name: 'rows', number: 3 }], problems: [] }
    const told = { refused: { code: 'BAD_FILE', message: 'no', args: { rows: 3 }, problems: [] } }
    expect(answerIn(`{"rows":9,"of":9}\n${JSON.stringify({ refused: refusal })}\n`)).toEqual(told)
    expect(answerIn(JSON.stringify(refusal))).toEqual(told)
    for (const text of ['', '<html>', '{"rows":9,"of":9}\n', '{}'])
      expect(answerIn(text)).toMatchObject({ refused: { code: 'FAULT' } })
  })
})

it('writes bad rows as a table that no spreadsheet reads as formulas', () => {
  const say = (code: string): string => code
  expect(badRowsCsv([{ ...bad(3, 'ODD'), message: '=1+"1"' }], say)).toBe(
    '\uFEFF"rankimport.line";"rankimport.reason"\r\n"3";"\'=1+""1"""\r\n',
  )
})

it('describes line numbers as people do', () => {
  const say = (code: string, args: object = {}): string => `${code} ${JSON.stringify(args)}`
  expect(linesWords([2, 3, 5, 9, 11, 13, 14], say)).toBe(
    'rankimport.lines {"n":7,"lines":"2–3, 5, 9, 11"} rankimport.moreLines {"n":2}',
  )
})
