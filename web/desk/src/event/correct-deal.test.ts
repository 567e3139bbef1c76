import { faults, show } from '@stolik/kit/testing'
import { afterEach, describe, expect, it } from 'vitest'
import type { TableList } from '@stolik/elements/event/client/types'
import './correct-deal.js'
import type { CorrectDealEvent, StolikCorrectDeal } from './correct-deal.js'

afterEach(() => document.body.replaceChildren())

const listOf = (game: string, profile: string, names: readonly string[], lines: readonly string[]) =>
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
      signed: true,
    })),
    hands: lines.map((line, hand) => ({ hand, line, by: null, confirmed: [], corrected: false })),
  }) as unknown as TableList
const skat = (lines: readonly string[]): TableList => listOf('skat', 'pzskat', ['Ala', 'Ola', 'Jan'], lines)

async function draw(list: TableList): Promise<StolikCorrectDeal> {
  const element = await show(document.createElement('stolik-correct-deal'), { list, lang: 'pl' })
  await expect.poll(() => element.shadowRoot?.textContent).not.toMatch(/Wczytuję|column\./)
  // Before the game’s lists have loaded there is no fieldset.
  if (list.hands.length > 0)
    await expect.poll(() => element.shadowRoot?.querySelector('fieldset')).not.toBeNull()
  return element
}

const find = (element: StolikCorrectDeal, selector: string): HTMLInputElement => {
  const found = element.shadowRoot?.querySelector(selector)
  if (!(found instanceof HTMLElement)) throw new Error(`no ${selector}`)
  // The tests use only what selects, buttons and inputs have in common.
  return found as HTMLInputElement
}

/** Fills in a reading as a person does, field by field. */
async function fill(element: StolikCorrectDeal, n: number, cells: Record<string, string>): Promise<void> {
  for (const [column, value] of Object.entries(cells)) {
    const field = find(element, `fieldset:nth-of-type(${n + 1}) [data-column=${column}]`)
    field.value = value
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
    await element.updateComplete
  }
}

async function press(element: StolikCorrectDeal, words: string): Promise<void> {
  const found = [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent.trim() === words,
  )
  if (found === undefined) throw new Error(`no button ${words}`)
  found.click()
  await element.updateComplete
}

async function sentBy(element: StolikCorrectDeal): Promise<CorrectDealEvent['detail'] | null> {
  let sent: CorrectDealEvent['detail'] | null = null
  element.addEventListener('stolik-correct-deal', (event) => (sent = (event as CorrectDealEvent).detail))
  await press(element, 'popraw')
  return sent
}

const canSend = (element: StolikCorrectDeal): boolean => !find(element, 'button.primary').disabled

describe('stolik-correct-deal', () => {
  it('is accessible in both themes, with an impossible reading', async () => {
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme
      const element = await draw(skat(['1 clubs with 1 won', 'passed']))
      await fill(element, 0, { who: '1', game: 'clubs' })
      const why = (): string => find(element, '.refusal').textContent
      await expect.poll(why).toBe('brakuje gracza, gry, szczytów, oczek albo wyniku')
      expect(await faults(element)).toEqual([])
      element.remove()
    }
    delete document.documentElement.dataset['theme']
  })

  it('begins with the present entry, and sends the correction with the line that was seen', async () => {
    const element = await draw(skat(['1 clubs with 1 won', '2 grand without 2 lost']))
    expect(canSend(element)).toBe(false)
    await fill(element, 0, { end: 'won' })
    find(element, '[name=consent]').click()
    expect(await sentBy(element)).toEqual({
      hand: 1,
      readings: ['2 grand without 2 won'],
      seen: '2 grand without 2 lost',
      consent: [0, 1, 2],
    })
  })

  it('as part of another form it has no button, and says what is to be corrected', async () => {
    const element = await draw(skat(['1 clubs with 1 won', '2 grand without 2 lost']))
    element.partOfForm = true
    await element.updateComplete
    expect(element.shadowRoot?.querySelector('button.primary')).toBeNull()
    expect(element.correction()).toBeNull()
    await fill(element, 0, { end: '' })
    expect(element.correction()).toBeUndefined()
    await fill(element, 0, { end: 'won' })
    let sent = 0
    element.addEventListener('stolik-correct-deal', () => (sent += 1))
    find(element, 'form').closest('form')?.requestSubmit()
    expect(sent).toBe(0)
    const seen = '2 grand without 2 lost'
    expect(element.correction()).toEqual({ hand: 1, readings: ['2 grand without 2 won'], consent: [], seen })
  })

  it('sends every complete reading, the true one first (PT 7.2.5)', async () => {
    const element = await draw(skat(['1 clubs with 1 won', 'passed']))
    const deal = find(element, '[name=hand]')
    deal.value = '0'
    deal.dispatchEvent(new Event('change'))
    await element.updateComplete
    await fill(element, 0, { with: '', without: '1' })
    await press(element, 'dodaj inny odczyt')
    expect(canSend(element)).toBe(false)
    await fill(element, 1, { who: '1', game: 'clubs', with: '1', end: 'lost' })
    expect(await sentBy(element)).toEqual({
      hand: 0,
      readings: ['1 clubs without 1 won', '1 clubs with 1 lost'],
      seen: '1 clubs with 1 won',
      consent: [],
    })
  })

  it('keeps what is typed when the list changes, and says so; without that it follows the list', async () => {
    const element = await draw(skat(['1 clubs with 1 won']))
    const ending = (): string => find(element, '[data-column=end]').value
    await fill(element, 0, { end: 'lost' })
    element.list = skat(['1 clubs with 1 won'])
    await element.updateComplete
    expect(ending()).toBe('lost')
    // The table has corrected it meanwhile.
    element.list = skat(['1 grand with 1 won'])
    await element.updateComplete
    expect(ending()).toBe('lost')
    expect(element.shadowRoot?.textContent).toContain('Ala +48')
    await fill(element, 0, { end: 'won' })
    element.list = skat(['1 hearts with 1 lost'])
    await element.updateComplete
    expect(ending()).toBe('lost')
  })

  it('has the columns of Baśka, and says so where there is no deal yet', async () => {
    const element = await draw(listOf('baska', 'lebork', ['Ala', 'Ola', 'Jan', 'Ewa'], []))
    expect(element.shadowRoot?.textContent.trim()).toBe('Na tej liście nie ma jeszcze rozdań.')
    element.list = listOf('baska', 'lebork', ['Ala', 'Ola', 'Jan', 'Ewa'], ['zwykla 1+3 points 60'])
    await element.updateComplete
    expect(find(element, '[data-column=first]').value).toBe('1')
  })
})
