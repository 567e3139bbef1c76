import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeLine, type Line } from '../../../../elements/test/line.js'
import './links.js'
import type { StolikEventLinks } from './links.js'

let line: Line
let printed: string[]
beforeEach(() => {
  line = fakeLine()
  printed = []
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
  vi.restoreAllMocks()
})

const link = (n: number, name: string, mail: string, answer: string | null = null) => ({
  player: `p${n}`,
  number: n,
  name,
  link: `https://club.example/event/abc/card#code${n}`,
  mail,
  at: mail === 'SENT' ? Date.UTC(2026, 10, 29, 18, 3) : null,
  answer,
})
const some = [
  link(1, 'Ala', 'NOT_SENT'),
  link(2, 'Ola', 'SENT'),
  link(3, 'Jan', 'REFUSED', '550'),
  link(4, 'Ewa', 'NO_ADDRESS'),
]
const answered = (mails: boolean, links: readonly object[]) => ({ __typename: 'EventLinks', mails, links })

const draw = async (mails: boolean, links: readonly object[] = some): Promise<StolikEventLinks> => {
  line.answer('EventLinks', { eventLinks: answered(mails, links) })
  const element = await show(document.createElement('stolik-event-links'), {
    lang: 'en',
    server: line.base,
    event: 'abc',
    print: (file: string) => printed.push(file),
  })
  await expect.poll(() => root(element).querySelector('table')).not.toBeNull()
  return element
}
const root = ({ shadowRoot }: StolikEventLinks): ShadowRoot => shadowRoot as ShadowRoot
const text = (element: StolikEventLinks): string => root(element).textContent.replace(/\s+/g, ' ')
const press = (element: StolikEventLinks, words: string): void => {
  const found = [...root(element).querySelectorAll('button')].find(
    (one) => one.textContent.trim() === words || one.getAttribute('aria-label') === words,
  )
  if (found === undefined) throw new Error(`there is no button “${words}”`)
  found.click()
}

it('mails everybody who has an address and got no link, and says what became of each', async () => {
  const element = await draw(true)
  expect(text(element)).toContain('1 player has no address here')
  expect(text(element)).toContain('refused by the mail server (answer 550)')
  line.answer('SendEventLinks', {
    sendEventLinks: answered(true, [link(1, 'Ala', 'WAITING'), ...some.slice(1)]),
  })
  press(element, 'Mail 2 links')
  await line.until('SendEventLinks')
  const sent = line.asked.find(({ operation }) => operation === 'SendEventLinks')
  expect(sent?.variables).toMatchObject({ event: 'abc', players: null, again: false, lang: 'en' })
  await expect.poll(() => text(element)).toContain('on its way')
  expect(await faults(element)).toEqual([])
})

it('sends one person their link again, by choice', async () => {
  const element = await draw(true)
  line.answer('SendEventLinks', { sendEventLinks: answered(true, some) })
  press(element, 'send again: Ola')
  await line.until('SendEventLinks')
  const sent = line.asked.find(({ operation }) => operation === 'SendEventLinks')
  expect(sent?.variables).toMatchObject({ players: ['p2'], again: true })
})

it('copies names and links, or shows them where the browser does not copy', async () => {
  const copied: string[] = []
  const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((all) => {
    copied.push(all)
    return Promise.resolve()
  })
  const element = await draw(false)
  expect(text(element)).toContain('sends no mails')
  expect(text(element)).not.toContain('Mail ')
  press(element, 'Copy names and links')
  await expect.poll(() => text(element)).toContain('Copied.')
  expect(copied[0]?.split('\n')[1]).toBe('Ola – https://club.example/event/abc/card#code2')
  clipboard.mockRejectedValue(new Error('forbidden'))
  press(element, 'Copy names and links')
  await expect.poll(() => root(element).querySelector('textarea')?.value).toBe(copied[0])
  press(element, 'start cards to print')
  expect(printed).toEqual(['cards.pdf'])
  expect(await faults(element)).toEqual([])
})

it('says so if it may not show them', async () => {
  line.answer('EventLinks', { eventLinks: { __typename: 'EventRefused', code: 'NOT_ALLOWED' } })
  const element = await show(document.createElement('stolik-event-links'), {
    lang: 'en',
    server: line.base,
    event: 'abc',
  })
  await expect.poll(() => root(element).querySelector('.refusal')?.textContent.trim() ?? '').not.toBe('')
})
