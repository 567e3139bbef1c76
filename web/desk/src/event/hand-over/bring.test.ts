import { faults } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventDeskWords } from '../../words/event/index.js'
import './bring.js'
import type { StolikBringEvent } from './bring.js'

const log = (...kinds: readonly string[]): string =>
  kinds.map((kind, n) => `${JSON.stringify({ at: 1_700_000_000_000 + n, entry: { kind } })}\n`).join('')

let element: StolikBringEvent
let answer: () => Response
let sent: { url: string; body: string }[]
let opened: string[]

beforeEach(async () => {
  await eventDeskWords.need('en')
  sent = []
  opened = []
  vi.stubGlobal('fetch', (url: string, { body }: { readonly body?: unknown } = {}) => {
    if (!url.includes('whole.jsonl')) return Promise.reject(new TypeError('offline'))
    sent.push({ url, body: typeof body === 'string' ? body : '' })
    return Promise.resolve(answer())
  })
  element = document.createElement('stolik-bring-event')
  element.lang = 'en'
  element.addEventListener('stolik-announced', (event) => {
    event.preventDefault()
    opened.push((event as CustomEvent<{ event: string }>).detail.event)
  })
  document.body.replaceChildren(element)
  await element.updateComplete
})
afterEach(() => vi.unstubAllGlobals())

const root = (): ShadowRoot => element.shadowRoot as ShadowRoot
const words = (): string => root().textContent.replace(/\s+/g, ' ')
const button = (): HTMLButtonElement => root().querySelector('button.primary') as HTMLButtonElement
const choose = (text: string): void => {
  const files = new DataTransfer()
  files.items.add(new File([text], 'event.jsonl'))
  const input = root().querySelector('input[type=file]') as HTMLInputElement
  input.files = files.files
  input.dispatchEvent(new Event('change'))
}
const refuse = (code: string, args: readonly object[], problems: readonly object[] = []) =>
  Response.json({ __typename: 'EventRefused', code, args, clause: null, problems }, { status: 409 })

describe('an event that was begun in a file', () => {
  it('says what the chosen file has before it is sent, and opens its desk then', async () => {
    expect(button().disabled).toBe(true)
    choose('a picture')
    await expect.poll(words).toContain('not the file of a tournament')
    choose(log('handOver'))
    await expect.poll(words).toContain('not the file of a tournament')
    expect(button().disabled).toBe(true)
    const text = log('announce', 'enter', 'enter')
    choose(text)
    await expect.poll(words).toContain('The file has 3 entries')
    expect(await faults(element)).toEqual([])
    answer = () => Response.json({ __typename: 'EventBrought', event: 'abc', entries: 3 })
    button().click()
    await expect.poll(() => opened).toEqual(['abc'])
    expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ file: text }])
    expect(sent[0]?.url).toContain('/files/event/whole.jsonl')
  })

  it('says which line is wrong, and links the event that came with this file before', async () => {
    choose(log('announce', 'enter'))
    await expect.poll(() => button().disabled).toBe(false)
    answer = () => refuse('BAD_FILE', [], [{ line: 2, code: 'NOT_DONE', args: [] }])
    button().click()
    await expect.poll(words).toMatch(/2\S* this cannot have been done here/)
    answer = () => refuse('ALREADY_HERE', [{ name: 'event', text: 'abc', number: null, flag: null }])
    button().click()
    await expect.poll(words).toContain('is here already')
    expect(root().querySelector('a')?.getAttribute('href')).toBe('/event/abc')
    expect(opened).toEqual([])
    expect(await faults(element)).toEqual([])
  })
})
