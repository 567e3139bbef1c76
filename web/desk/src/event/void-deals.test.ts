import { faults, show } from '@stolik/kit/testing'
import { afterEach, expect, it } from 'vitest'
import type { TableList } from '@stolik/elements/event/client/types'
import './void-deals.js'
import type { StolikVoidDeals, VoidDealsEvent } from './void-deals.js'

afterEach(() => document.body.replaceChildren())

const listOf = (...lines: readonly string[]): TableList =>
  ({
    event: 'e',
    seq: 1,
    game: 'skat',
    profile: 'pzskat',
    series: 1,
    table: 2,
    chairs: 3,
    length: 4,
    seats: ['Ala', 'Ola', 'Jan'].map((name, chair) => ({
      chair,
      name,
      player: `p${chair}`,
      number: chair + 1,
    })),
    hands: lines.map((line, hand) => ({ hand, line })),
  }) as unknown as TableList
const find = (element: StolikVoidDeals, selector: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const voids = (element: StolikVoidDeals) =>
  [...(element.shadowRoot?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)

it('shows which deals become void, and sends them as the director saw them', async () => {
  const element = await show(document.createElement('stolik-void-deals'), {
    lang: 'pl',
    list: listOf('1 clubs with 1 won', '2 hearts with 1 lost', 'passed'),
  })
  expect(find(element, '[role=status]').textContent).toContain('Rozdanie w toku')
  const select = find(element, 'select') as HTMLSelectElement
  select.value = '1'
  select.dispatchEvent(new Event('change'))
  await element.updateComplete
  await expect.poll(() => voids(element)[0]).toMatch(/Herc.*, Ola −40$/)
  expect(voids(element)).toHaveLength(2)
  expect(await faults(element)).toEqual([])
  // The table writes one more meanwhile, and it is shown.
  element.list = listOf('1 clubs with 1 won', '2 hearts with 1 lost', 'passed', '1 grand with 1 won')
  await element.updateComplete
  expect(voids(element)).toHaveLength(3)
  expect(voids(element)[2]).toContain('Ala +48')
  let sent: VoidDealsEvent['detail'] | undefined
  element.addEventListener('stolik-void-deals', (event) => (sent = (event as VoidDealsEvent).detail))
  const reason = find(element, '[name=reason]') as HTMLInputElement
  reason.value = 'karta za dużo'
  const form = find(element, 'form') as HTMLFormElement
  form.requestSubmit()
  expect(sent).toEqual({
    hand: 1,
    reason: 'karta za dużo',
    seen: ['1 clubs with 1 won', '2 hearts with 1 lost', 'passed', '1 grand with 1 won'],
  })
})
