import { faults, show } from '@stolik/kit/testing'
import { userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import type { TableList } from '@stolik/elements/event/client/types'
import './paper-table.js'
import type { PaperListEvent } from './paper-send.js'
import type { StolikPaperTable } from './paper-table.js'

afterEach(() => document.body.replaceChildren())

const listOf = (game: string, profile: string, names: readonly string[], lines: readonly string[] = []) =>
  ({
    event: 'e',
    seq: 1,
    game,
    profile,
    series: 1,
    table: 2,
    chairs: names.length,
    length: 3,
    seats: names.map((name, chair) => ({
      chair,
      name,
      player: `p${chair}`,
      number: chair + 1,
      signed: false,
    })),
    hands: lines.map((line, hand) => ({ hand, line, by: null, confirmed: [], corrected: false })),
  }) as unknown as TableList

async function draw(list: TableList): Promise<StolikPaperTable> {
  const element = await show(document.createElement('stolik-paper-table'), { list, lang: 'pl' })
  await expect.poll(() => element.shadowRoot?.querySelectorAll('tbody tr').length).toBe(3)
  await expect.poll(() => element.shadowRoot?.querySelector('thead')?.textContent).not.toContain('column.')
  return element
}

const cell = (element: StolikPaperTable, row: number, column: string): HTMLInputElement => {
  const found = element.shadowRoot
    ?.querySelectorAll('tbody tr')
    [row]?.querySelector(`[data-column=${column}]`)
  if (!(found instanceof HTMLElement)) throw new Error(`no ${column} in row ${row}`)
  // The tests use only what selects and inputs have in common.
  return found as HTMLInputElement
}

/** Fills in a row as a person does, field by field. */
async function fill(element: StolikPaperTable, row: number, cells: Record<string, string>): Promise<void> {
  for (const [column, value] of Object.entries(cells)) {
    const field = cell(element, row, column)
    field.value = value
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
    await element.updateComplete
  }
}

const words = (element: StolikPaperTable, selector: string): string[] =>
  [...(element.shadowRoot?.querySelectorAll(selector) ?? [])].map((one) =>
    one.textContent.replace(/\s+/g, ' ').trim(),
  )
const send = (element: StolikPaperTable): HTMLButtonElement =>
  element.shadowRoot?.querySelector('button.primary') as HTMLButtonElement

describe('stolik-paper-table', () => {
  it('is accessible in both themes, with an impossible row', async () => {
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme
      const element = await draw(listOf('skat', 'pzskat', ['Ala', 'Ola', 'Jan']))
      await fill(element, 0, { who: '1', game: 'clubs', with: '1' })
      expect(await faults(element)).toEqual([])
      element.remove()
    }
    delete document.documentElement.dataset['theme']
  })

  it('sends no list because somebody keeps Enter pressed at its last row', async () => {
    const element = await draw(
      listOf('skat', 'pzskat', ['Ala', 'Ola', 'Jan'], ['passed', 'passed', 'passed']),
    )
    const sent: unknown[] = []
    element.addEventListener('stolik-paper-list', (event) => sent.push(event))
    cell(element, 2, 'who').focus()
    await userEvent.keyboard('{Enter>4/}')
    expect(element.shadowRoot?.activeElement?.closest('tfoot')).not.toBeNull()
    expect(sent).toEqual([])
    await userEvent.keyboard('{Enter}')
    expect(sent).toHaveLength(1)
  })

  it('says of a row without a player or a game that something is missing, in no word of the notation', async () => {
    const skat = await draw(listOf('skat', 'pzskat', ['Ala', 'Ola', 'Jan']))
    const why = (element: StolikPaperTable): string | undefined =>
      words(element, 'tr[data-row="0"] .fault')[0]
    const missing = 'brakuje gracza, gry, szczytów, oczek albo wyniku'
    for (const cells of [{ with: '2' }, { game: 'clubs', end: 'won' }, { who: '2', game: '' }]) {
      await fill(skat, 0, cells)
      await expect.poll(() => why(skat)).toBe(missing)
    }
    await fill(skat, 0, { game: 'clubs', overbid: 'dużo' })
    await expect.poll(() => why(skat)).toBe('„dużo” nic tu nie znaczy')
    const baska = await draw(listOf('baska', 'lebork', ['Ala', 'Ola', 'Jan', 'Ewa']))
    await fill(baska, 0, { first: '1', raised: '2' })
    await expect.poll(() => why(baska)).toBe('brakuje gry, stron albo wyniku')
  })

  it('takes a list of Skat by its columns, with running totals, and sends its canonical lines', async () => {
    const element = await draw(listOf('skat', 'pzskat', ['Ala', 'Ola', 'Jan']))
    // The words of a game load later than its columns.
    await expect.poll(() => words(element, 'thead th').slice(0, 4)).toEqual(['Nr', 'Kto', 'Gra', 'Z ręki'])
    await fill(element, 0, { who: '1', game: 'clubs', with: '1', end: 'won' })
    await fill(element, 1, { who: 'passed' })
    expect(send(element).disabled).toBe(true)
    await fill(element, 2, { who: '3', game: 'null', end: 'lost' })
    expect(words(element, 'tbody tr:first-child .total')).toEqual(['24', '0', '0'])
    expect(words(element, 'tbody tr:last-child .total')).toEqual(['24', '0', '−46'])
    let sent: PaperListEvent['detail'] | null = null
    element.addEventListener('stolik-paper-list', (event) => (sent = (event as PaperListEvent).detail))
    send(element).click()
    // Nobody but the director knows what is on the paper.
    expect(sent).toEqual({
      lines: ['1 clubs with 1 won', 'passed', '3 null lost'],
      signed: false,
      seen: [],
      begun: null,
    })
  })

  it('says what is wrong beside the row, in words, and which row is empty', async () => {
    const element = await draw(listOf('skat', 'pzskat', ['Ala', 'Ola', 'Jan']))
    await fill(element, 0, { who: '1', game: 'clubs' })
    expect(words(element, 'tbody .fault')[0]).toBe('brakuje gracza, gry, szczytów, oczek albo wyniku')
    await fill(element, 0, { with: '1', without: '1', end: 'won' })
    expect(words(element, 'tbody .fault')[0]).toBe('wpis sam sobie przeczy albo mówi coś dwa razy')
    await fill(element, 0, { without: '' })
    await fill(element, 2, { who: 'passed' })
    expect(words(element, 'tbody .fault')).toEqual(['', 'ten wiersz jest pusty', ''])
    expect(send(element).disabled).toBe(true)
  })

  it('takes a list of Baśka by its own columns', async () => {
    const element = await draw(listOf('baska', 'lebork', ['Ala', 'Ola', 'Jan', 'Ewa']))
    await fill(element, 0, { contract: 'zwykla', first: '1', second: '3', points: '60' })
    await fill(element, 1, {
      contract: 'wesele',
      first: '3',
      second: '1',
      raised: '2',
      counted: '1',
      end: 'won.no-trick',
    })
    expect(words(element, 'tbody .fault')).toEqual(['', '', ''])
    expect(words(element, 'tbody tr:nth-child(2) .total').every((total) => total !== '')).toBe(true)
  })

  it('begins with the existing list, and goes from field to field by keyboard', async () => {
    const element = await draw(
      listOf('skat', 'pzskat', ['Ala', 'Ola', 'Jan'], ['2 grand hand without 2 lost']),
    )
    expect(cell(element, 0, 'without').value).toBe('2')
    expect(cell(element, 0, 'hand').checked).toBe(true)
    const press = (key: string): void => {
      element.shadowRoot?.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      )
    }
    cell(element, 0, 'with').focus()
    press('ArrowDown')
    expect(element.shadowRoot?.activeElement).toBe(cell(element, 1, 'with'))
    press('ArrowUp')
    press('Enter')
    expect(element.shadowRoot?.activeElement).toBe(cell(element, 1, 'who'))
  })

  it('takes a list by at most ten keys a row, and compares the sums with the paper', async () => {
    const element = await draw(listOf('skat', 'pzskat', ['Ala', 'Ola', 'Jan']))
    // A row that is whole goes on to the next one: where nothing can follow at once, else with the first key of the next row.
    const rows = ['a c h s 1 1 z +', 'b n o -', 'p']
    cell(element, 0, 'who').focus()
    const counts: number[] = []
    for (const row of rows) {
      const keys = row.split(' ')
      counts.push(keys.length)
      for (const key of keys) await userEvent.keyboard(`{${key}}`)
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(10)
    expect(element.rows.map(({ cells }) => cells)).toMatchObject([
      {
        who: '1',
        game: 'clubs',
        hand: 'yes',
        announced: 'schneider',
        with: '11',
        level: 'schwarz',
        end: 'won',
      },
      { who: '2', game: 'null', announced: 'ouvert', end: 'lost' },
      { who: 'passed' },
    ])
    // After the last row come the sums.
    await userEvent.keyboard('180')
    expect(words(element, '#sums')).toEqual(['A: na papierze jest o −12 więcej.'])
    const sent: PaperListEvent['detail'][] = []
    element.addEventListener('stolik-paper-list', (event) => sent.push((event as PaperListEvent).detail))
    await userEvent.keyboard('{Enter}')
    expect(sent).toEqual([])
    await userEvent.keyboard('{Backspace}{Backspace}92')
    expect(words(element, '#sums')).toEqual([''])
    await userEvent.keyboard('{Enter}')
    expect(sent.map(({ lines }) => lines.length)).toEqual([3])
    // That a list is signed is taken over to the next one, where it can be seen and changed.
    const signed = (): HTMLInputElement =>
      element.shadowRoot?.querySelector('input[name=signed]') as HTMLInputElement
    expect(signed().checked).toBe(false)
    signed().click()
    send(element).click()
    element.list = null
    await element.updateComplete
    element.list = {
      ...listOf('skat', 'pzskat', ['Ewa', 'Jan', 'Ola'], ['passed', 'passed', 'passed']),
      table: 3,
    }
    await element.updateComplete
    expect([signed().checked, sent.at(-1)?.signed]).toEqual([true, true])
  })

  it('goes on from a row of Baśka and from a game that was lost, but not from a row that is not whole', async () => {
    const element = await draw(listOf('baska', 'lebork', ['Ala', 'Ola', 'Jan', 'Ewa']))
    cell(element, 0, 'contract').focus()
    await userEvent.keyboard('wcw')
    expect(words(element, 'p[role=status]')[0]).toContain('„w” nic nie znaczy')
    expect(cell(element, 1, 'contract').value).toBe('')
    await userEvent.keyboard('a2t')
    expect(words(element, 'tbody .fault')[0]).toBe('')
    await userEvent.keyboard('zac')
    expect([cell(element, 1, 'contract').value, cell(element, 1, 'first').value]).toEqual(['zwykla', '1'])
    const skat = await draw(listOf('skat', 'pzskat', ['Ala', 'Ola', 'Jan']))
    cell(skat, 0, 'who').focus()
    // The first bid too high by 24 stays in its row.
    await userEvent.keyboard('ac1-48b')
    expect([cell(skat, 0, 'overbid').value, cell(skat, 1, 'who').value]).toEqual(['48', '2'])
  })

  it('gives the keyboard to the first empty row once the list and its columns are there', async () => {
    const element = document.createElement('stolik-paper-table')
    document.body.append(element)
    element.begin()
    await element.updateComplete
    element.list = listOf('skat', 'pzskat', ['Ala', 'Ola', 'Jan'], ['passed'])
    await expect.poll(() => element.shadowRoot?.activeElement === cell(element, 1, 'who')).toBe(true)
  })

  it('goes back with backspace, and says which key means nothing', async () => {
    const element = await draw(listOf('skat', 'pzskat', ['Ala', 'Ola', 'Jan']))
    cell(element, 0, 'who').focus()
    await userEvent.keyboard('ad')
    expect(cell(element, 0, 'game').value).toBe('diamonds')
    await userEvent.keyboard('{Backspace}{Backspace}')
    expect(cell(element, 0, 'game').value).toBe('')
    await userEvent.keyboard('y')
    expect(words(element, 'p[role=status]')[0]).toBe('„y” nic nie znaczy w kolumnie „Gra” ani w dalszych.')
    await userEvent.keyboard('g')
    expect(words(element, 'p[role=status]')[0]).toBe('')
    expect(cell(element, 0, 'game').value).toBe('grand')
  })

  it('follows the list where nobody touched it, and shows both where somebody did', async () => {
    const players = ['Ala', 'Ola', 'Jan']
    const of = (...lines: readonly string[]) => listOf('skat', 'pzskat', players, lines)
    const element = await draw(of('1 clubs with 1 won', 'passed'))
    await fill(element, 1, { who: '2', game: 'null', end: 'won' })
    await fill(element, 2, { who: 'passed' })
    // Two phones correct the first hand, and change the second one.
    element.list = of('1 clubs with 1 lost', '3 null lost')
    await element.updateComplete
    expect(cell(element, 0, 'end').value).toBe('lost')
    expect(cell(element, 1, 'who').value).toBe('2')
    expect(words(element, 'tr.moved')).toHaveLength(1)
    expect(words(element, 'tr.moved')[0]).toContain(
      'Rozdanie 2 zmieniło się tymczasem w liście: Null, Jan −46',
    )
    expect(send(element).disabled).toBe(true)
    expect(await faults(element)).toEqual([])
    const decide = async (n: number): Promise<void> => {
      element.shadowRoot?.querySelectorAll<HTMLElement>('tr.moved button')[n]?.click()
      await element.updateComplete
    }
    await decide(1)
    expect(words(element, 'tr.moved')).toEqual([])
    let sent: PaperListEvent['detail'] | null = null
    element.addEventListener('stolik-paper-list', (event) => (sent = (event as PaperListEvent).detail))
    send(element).click()
    expect(sent).toMatchObject({
      lines: ['1 clubs with 1 lost', '2 null won', 'passed'],
      seen: ['1 clubs with 1 lost', '3 null lost'],
    })
    // It changes again, and now the list is right.
    element.list = of('1 clubs with 1 lost', 'passed')
    await element.updateComplete
    await decide(0)
    expect(cell(element, 1, 'who').value).toBe('passed')
  })

  it('takes text as it was dictated into the table, and says which line it cannot read', async () => {
    const element = await draw(listOf('skat', 'pzskat', ['Ala', 'Ola', 'Jan']))
    const area = element.shadowRoot?.querySelector('textarea') as HTMLTextAreaElement
    const take = async (text: string): Promise<void> => {
      area.value = text
      area.form?.requestSubmit()
      await element.updateComplete
    }
    await take('1 Krojc z 1 wygrana\n2 Dings')
    expect(words(element, '.refusal')[0]).toContain('Dings'.toLowerCase())
    await take('1 Krojc z 1 wygrana\npas')
    expect(words(element, '.refusal')).toEqual([])
    expect(cell(element, 0, 'game').value).toBe('clubs')
    expect(cell(element, 1, 'who').value).toBe('passed')
  })
})
