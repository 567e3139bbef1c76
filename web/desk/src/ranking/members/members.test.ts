import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { button, find, words } from '../../../../elements/test/ask.js'
import { fakeLine, type Line } from '../../../../elements/test/line.js'
import { rankingWords } from '@stolik/elements/words/ranking/index'
import type { SendFile, MembersAsked } from '../import/send.js'
import { workbookOf } from '@stolik/files/write/workbook'
import { refusalOf } from '../client.js'
import type { Answer, Problem } from '../client.js'
import { StolikRankingMembers } from './members.js'
import type { MembersPreview } from '@stolik/contract/ranking/files'

interface Sending {
  readonly asked: MembersAsked
  readonly answer: (sent: Answer<unknown>) => void
}

let line: Line
let sent: Sending[]
const send = ((_, _file, asked) =>
  new Promise((answer) => {
    sent.push({ asked: asked as MembersAsked, answer: answer as Sending['answer'] })
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

async function choose(file = new File(['x'], 'members.csv')): Promise<StolikRankingMembers> {
  const element = await show(new StolikRankingMembers(), { server: line.base, lang: 'en', send })
  const files = new DataTransfer()
  files.items.add(file)
  find(element, '[name=file]').files = files.files
  find(element, '[name=from]').value = '2027-01-01'
  button(element, 'compare with the register').click()
  await expect.poll(() => sent.length).toBe(1)
  return element
}

async function answered(element: StolikRankingMembers, n: number, answer: Answer<unknown>): Promise<void> {
  nth(n).answer(answer)
  await expect.poll(() => element.shadowRoot?.querySelector('progress')).toBeNull()
  await element.updateComplete
}

const none = { added: 0, changed: 0, same: 0, absent: 0, doubtful: 0, bad: 0 }
const empty: MembersPreview<Problem> = {
  rows: 4,
  added: [],
  changed: [],
  doubtful: [],
  bad: [],
  candidates: [],
  counts: none,
  seen: 's1',
}
const listed = { key: 'k1', line: 3, name: 'Ola Nowek', club: 'Dolina', licence: null }
const ola = { id: 'p1', name: 'Ola Nowak', club: 'Dolina', licences: ['17'] }

describe('stolik-ranking-members', () => {
  it('shows what a list would change, takes it, and says so', async () => {
    const element = await choose()
    expect(nth(0).asked).toMatchObject({
      encoding: 'utf-8',
      decisions: [],
      allNew: false,
      take: null,
      defaults: { from: '2027-01-01', joined: null },
    })
    const changes = [
      { what: 'name', before: 'Ola Nowak', now: 'Ola Kos' },
      { what: 'club', before: 'Dolina', now: 'Góra', from: '2026-07-01' },
      { what: 'licence', number: '17', from: '2027-01-01', until: null },
    ] as const
    await answered(element, 0, {
      done: {
        ...empty,
        added: [{ ...listed, alike: ['p1'] }],
        candidates: [ola],
        changed: [{ line: 2, person: 'p1', name: 'Ola Nowak', changes }],
        counts: { ...none, added: 700, changed: 1, same: 2, absent: 5 },
      },
    })
    for (const details of element.shadowRoot?.querySelectorAll('details') ?? []) details.open = true
    expect(words(element)).toMatch(/1 person changes Ola Nowak row 2 name: Ola Nowak → Ola Kos/)
    expect(words(element)).toContain('club: Dolina → Góra, from 1 July 2026licence 17 from 1 January 2027')
    expect(words(element)).toMatch(
      /Ola Nowek Dolina · row 3 called like: Ola Nowak, Dolina, licence 17 And 699 more/,
    )
    expect(words(element)).toContain('2 stay as they are · 5 of the register are not in the list and stay')
    expect(await faults(element)).toEqual([])
    let taken = 0
    element.addEventListener('stolik-taken', () => (taken += 1))
    button(element, 'take the whole list').click()
    expect(nth(1).asked.take).toEqual({ seen: 's1' })
    await answered(element, 1, { done: { added: 700, changed: 1, same: 2 } })
    expect(words(element)).toContain('The list is taken: 700 new, 1 changed.')
    expect(taken).toBe(1)
  })

  it('asks who somebody is before it can be taken, and sends the answers', async () => {
    const element = await choose()
    const other = {
      ...listed,
      key: 'k2',
      name: 'Jan Kos',
      doubt: 'NAME_DIFFERS',
      candidates: ['p1'],
    } as const
    const doubtful = [{ ...listed, doubt: 'ALIKE', candidates: ['p1'] } as const, other]
    await answered(element, 0, {
      done: { ...empty, doubtful, candidates: [ola], counts: { ...none, added: 3, doubtful: 2 } },
    })
    expect(words(element)).toContain('It cannot be taken yet')
    expect(() => button(element, 'take the whole list')).toThrow()
    const selects = [...(element.shadowRoot?.querySelectorAll<HTMLSelectElement>('li select') ?? [])]
    expect(selects.map(({ options }) => [...options].map(({ value }) => value))).toEqual([
      ['', 'p1', 'new'],
      // A licence of somebody else cannot become a newcomer's.
      ['', 'p1'],
    ])
    expect(await faults(element)).toEqual([])
    for (const select of selects) {
      select.value = 'p1'
      select.dispatchEvent(new Event('change'))
    }
    await element.updateComplete
    button(element, 'go on with these people').click()
    expect(nth(1).asked.decisions).toEqual([
      { key: 'k1', person: 'p1' },
      { key: 'k2', person: 'p1' },
    ])
    await answered(element, 1, { done: { ...empty, doubtful: [], counts: { ...none, changed: 2 } } })
    button(element, 'take the whole list').click()
    expect(nth(2).asked).toMatchObject({ take: { seen: 's1' }, decisions: [{ key: 'k1' }, { key: 'k2' }] })
  })

  it('declares everybody else new at once', async () => {
    const element = await choose()
    const doubtful = [{ ...listed, doubt: 'ALIKE', candidates: ['p1'] } as const]
    await answered(element, 0, { done: { ...empty, doubtful, counts: { ...none, doubtful: 1 } } })
    button(element, 'all others are new').click()
    expect(nth(1).asked.allNew).toBe(true)
  })

  it('names wrong rows, and offers nothing to take', async () => {
    const element = await choose()
    const bad = [
      { line: 7, code: 'BAD_CELL', args: { column: 'until', value: '31.13.2026' }, message: '' },
      { line: 9, code: 'NO_DAY', args: { club: 'Góra', other: 'Las' }, message: '' },
    ]
    await answered(element, 0, { done: { ...empty, bad, counts: { ...none, added: 9, bad: 2 } } })
    expect(words(element)).toContain('2 rows are wrong Nothing of the list is taken before they are right.')
    expect(words(element)).toContain('Row 7: “31.13.2026” cannot stand in the column “valid until”.')
    expect(words(element)).toContain('Row 9: Since when in Góra, and no longer in Las?')
    expect(() => button(element, 'take the whole list')).toThrow()
  })

  it('says of our own workbook that no letter of it was lost, and names cells of any workbook', async () => {
    const sheet = { name: 'members', heads: ['name', 'until'], rows: [['Ida Å‚ck', '31.13.2026']] }
    const element = await choose(new File([new Uint8Array(workbookOf(sheet, 'xlsx'))], 'members.xlsx'))
    expect(nth(0).asked).toMatchObject({ encoding: 'utf-8', whole: true })
    const args = { column: 'until', value: '31.13.2026', cell: 'B2' }
    const bad = [{ line: 2, code: 'BAD_CELL', args, message: '' }]
    await answered(element, 0, { done: { ...empty, bad, counts: { ...none, bad: 1 } } })
    expect(words(element)).toContain('Cell B2: “31.13.2026” cannot stand in the column “valid until”.')
  })

  it('says that a list which comes again changes nothing', async () => {
    const element = await choose()
    await answered(element, 0, { done: { ...empty, counts: { ...none, same: 4 } } })
    expect(words(element)).toContain('Nothing changes: everybody in the list is in the register just so.')
    expect(() => button(element, 'take the whole list')).toThrow()
  })

  it.each(['NOT_SEEN', 'STALE'])(
    'compares again when the register has changed meanwhile: %s',
    async (code) => {
      const element = await choose()
      await answered(element, 0, { done: { ...empty, counts: { ...none, added: 1 } } })
      button(element, 'take the whole list').click()
      nth(1).answer({ refused: refusalOf({ code: code }) })
      await expect.poll(() => sent.length).toBe(3)
      expect(nth(2).asked.take).toBeNull()
      await answered(element, 2, { done: { ...empty, counts: { ...none, added: 1 }, seen: 's2' } })
      expect(element.shadowRoot?.querySelector('[role=alert]')?.textContent).toMatch(/register/)
      button(element, 'take the whole list').click()
      expect(nth(3).asked.take).toEqual({ seen: 's2' })
    },
  )

  it('says why nothing of a file can be compared', async () => {
    const element = await choose()
    const problems = [{ line: 1, code: 'NO_COLUMN', args: { column: 'name' }, message: '' }]
    await answered(element, 0, { refused: { ...refusalOf({ code: 'BAD_FILE' }), problems } })
    expect(words(element)).toMatch(/Nothing of this file.*Row 1: The column “name” is missing/)
  })
})
