import { faults } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { event } from '../../../../elements/test/event.js'
import type { Act } from '@stolik/elements/event/client/acts'
import type { EventShown } from '@stolik/elements/event/client/types'
import { eventDeskWords } from '../../words/event/index.js'
import './hand-over.js'
import type { StolikEventHandOver } from './hand-over.js'

const log = (...kinds: readonly string[]): string =>
  kinds.map((kind, n) => `${JSON.stringify({ at: 1_700_000_000_000 + n, entry: { kind } })}\n`).join('')

let element: StolikEventHandOver
let acts: Act[]
let answer: () => Response
let sent: { url: string; body: string }[]

beforeEach(async () => {
  await eventDeskWords.need('en')
  acts = []
  sent = []
  vi.stubGlobal('fetch', (url: string, { body }: { readonly body?: unknown } = {}) => {
    if (!url.includes('whole.jsonl')) return Promise.reject(new TypeError('offline'))
    sent.push({ url, body: typeof body === 'string' ? body : '' })
    return Promise.resolve(answer())
  })
})
afterEach(() => vi.unstubAllGlobals())

async function shown(away: EventShown['away']): Promise<void> {
  element = document.createElement('stolik-event-hand-over')
  element.lang = 'en'
  element.event = 'e'
  element.shown = { ...event({ phase: 'PLAYING' }), away }
  const act = (one: Act): Promise<null> => {
    acts.push(one)
    return Promise.resolve(null)
  }
  element.watched = { busy: false, act }
  document.body.replaceChildren(element)
  await element.updateComplete
}
const root = (): ShadowRoot => element.shadowRoot as ShadowRoot
const words = (): string => root().textContent.replace(/\s+/g, ' ')
const button = (name: string): HTMLButtonElement => {
  const found = [...root().querySelectorAll('button')].find((one) => one.textContent.trim() === name)
  if (found === undefined) throw new Error(`no button ${name} in ${words()}`)
  return found
}
const choose = (text: string): void => {
  const files = new DataTransfer()
  files.items.add(new File([text], 'event.jsonl'))
  const input = root().querySelector('input[type=file]') as HTMLInputElement
  input.files = files.files
  input.dispatchEvent(new Event('change'))
}
const away = { since: 1_700_000_000_000, by: 'Ola' }

describe('an event that is taken into a file', () => {
  it('is handed over by one button, which says what that means', async () => {
    await shown(null)
    expect(words()).toContain('nobody can change it here')
    button('hand over to me').click()
    expect(acts).toEqual([{ handOver: { ok: true } }])
    expect(await faults(element)).toEqual([])
  })

  it('says who has it, and what the chosen file has before it is sent', async () => {
    await shown(away)
    expect(words()).toContain('Ola has it.')
    expect(button('take it back').disabled).toBe(true)
    choose('a picture')
    await expect.poll(words).toContain('not of this tournament')
    choose(log('announce', 'handOver'))
    await expect.poll(words).toContain('Nothing was done')
    choose(log('announce', 'handOver', 'draw', 'start'))
    await expect.poll(words).toContain('The file has 2 entries')
    expect(button('take it back').disabled).toBe(false)
    expect(await faults(element)).toEqual([])
  })

  it('comes back with its file, or says which line is wrong', async () => {
    await shown(away)
    const text = log('announce', 'handOver', 'draw')
    choose(text)
    await expect.poll(() => button('take it back').disabled).toBe(false)
    const problems = [{ line: 3, code: 'NOT_DONE', args: [] }]
    const refused = { __typename: 'EventRefused', code: 'BAD_FILE', args: [], clause: null, problems }
    answer = () => Response.json(refused, { status: 409 })
    button('take it back').click()
    await expect.poll(words).toMatch(/3\S* this cannot have been done here/)
    answer = () => new Response('', { status: 413 })
    button('take it back').click()
    await expect.poll(words).toContain('does not go on from it')
    answer = () => Response.json({ __typename: 'EventTakenBack', entries: 1, again: false, seq: 9 })
    button('take it back').click()
    await expect.poll(words).toContain('The tournament is back, with 1 entry from the file')
    expect(JSON.parse(sent.at(-1)?.body ?? '')).toEqual({ file: text })
    expect(sent.at(-1)?.url).toContain('/files/event/e/whole.jsonl')
  })

  it('comes back without its file for a reason', async () => {
    await shown(away)
    const form = root().querySelector('form') as HTMLFormElement
    ;(form.elements.namedItem('reason') as HTMLInputElement).value = 'The laptop fell into the lake.'
    button('take back without the file').click()
    await expect.poll(() => acts).toEqual([{ takeBack: { reason: 'The laptop fell into the lake.' } }])
  })
})
