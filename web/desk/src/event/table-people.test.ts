import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeLine, type Line } from '../../../elements/test/line.js'
import './table-people.js'
import type { StolikTablePeople } from './table-people.js'

let line: Line
beforeEach(() => {
  line = fakeLine()
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const player = (name: string, more: object = {}) => ({
  name,
  bot: false,
  online: true,
  awaySince: null,
  ...more,
})
const draw = async (awaits: boolean): Promise<StolikTablePeople> => {
  const element = await show(document.createElement('stolik-table-people'), {
    lang: 'pl',
    server: line.base,
    live: 'abcd2345',
  })
  const players = [
    player('Ala'),
    player('Ola', { online: false, awaySince: Date.UTC(2026, 10, 29, 18, 3) }),
    player('Jan', { bot: true, online: false }),
  ]
  await line.push('TablePeople', { table: { id: 'a', seq: 2, epoch: '', awaits, players } })
  await expect.poll(() => element.shadowRoot?.querySelectorAll('li').length).toBe(3)
  return element
}
const rows = (element: StolikTablePeople) =>
  [...(element.shadowRoot?.querySelectorAll('li') ?? [])].map(({ textContent }) =>
    textContent.replace(/\s+/g, ' ').trim(),
  )

it('says who is there, who is not and since when, and who has no account here yet', async () => {
  const element = await draw(true)
  const [ala, ola, jan] = rows(element)
  expect(ala).toBe('A Ala: jest')
  expect(ola).toMatch(/^B Ola: nie ma od \d\d:\d\d$/)
  expect(jan).toBe('C Jan: nie ma, i nie ma tu jeszcze konta')
  expect(await faults(element)).toEqual([])
})

it('names a bot that plays', async () => {
  expect(rows(await draw(false))[2]).toBe('C Jan: gra bot')
})

it('sends those who are not there the link of their start card, and nobody else', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text)
    return Promise.resolve()
  })
  const element = await draw(true)
  element.cards = ['https://club.example/card#a', 'https://club.example/card#b', null]
  await element.updateComplete
  const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])]
  expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual(['Wyślij link do miejsca: Ola'])
  buttons[0]?.click()
  await expect.poll(() => rows(element)[1]).toContain('skopiowano')
  expect(copied).toEqual(['https://club.example/card#b'])
  vi.restoreAllMocks()
  expect(await faults(element)).toEqual([])
})
