import { faults, show, shown } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, find, words } from '../../../../elements/test/ask.js'
import { fakeLine, type Line } from '../../../../elements/test/line.js'
import { rankingWords } from '@stolik/elements/words/ranking/index'
import type { Delivery, Webhook } from './client.js'
import { StolikWebhooks } from './webhooks.js'

const message = (id: string, more: Partial<Delivery>): Delivery => ({
  id,
  type: 'RANKING_PUBLISHED',
  at: Date.UTC(2027, 5, 30, 12),
  status: 'DELIVERED',
  tries: 1,
  next: null,
  answer: '204',
  body: JSON.stringify({ data: { ranking: 'league', edition: 3, status: 'final' } }),
  ...more,
})
const site = (id: string, more: Partial<Webhook> = {}): Webhook => ({
  id,
  url: `https://${id}.example/hook`,
  types: ['RANKING_PUBLISHED', 'EVENT_FINAL'],
  deliveries: [],
  at: Date.UTC(2027, 0, 2, 12),
  paused: false,
  secretChanged: false,
  secretEnds: null,
  ...more,
})

/** Everything that an older gateway returns about a webhook. */
const older = (one: Webhook): object => ({ ...one, secretEnds: undefined })

let line: Line
let webhooks: readonly Webhook[]
beforeEach(async () => {
  localStorage.clear()
  await rankingWords.need('en')
  line = fakeLine()
  webhooks = []
  line.answer('Webhooks', () => ({ webhooks: { __typename: 'Webhooks', webhooks: webhooks.map(older) } }))
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
  line.restore()
})

const acted = (): readonly unknown[] =>
  line.asked.filter(({ operation }) => operation === 'WebhookAct').map(({ variables }) => variables['act'])
const done = (id: string, secret: string | null = null) => ({
  webhookAct: { __typename: 'WebhookDone', id, secret },
})

async function draw(): Promise<StolikWebhooks> {
  const element = await show(new StolikWebhooks(), { server: line.base, lang: 'en' })
  await expect.poll(() => shown(element.shadowRoot, '[name=url]')).toBe('Its address for messages')
  return element
}

describe('stolik-webhooks', () => {
  it('has no faults that axe finds, with nothing and with everything', async () => {
    expect(await faults(await draw())).toEqual([])
    document.body.replaceChildren()
    webhooks = [
      site('a', { deliveries: [message('m1', {}), message('m2', { status: 'FAILED', answer: '500' })] }),
      site('b', { paused: true, secretChanged: true }),
    ]
    const element = await draw()
    find(element, 'summary').click()
    button(element, 'remove').click()
    await element.updateComplete
    expect(await faults(element)).toEqual([])
  })

  it('says when the secret of a website ends, but not with an older gateway that does not know', async () => {
    webhooks = [site('a', { secretEnds: Date.UTC(2027, 5, 1, 12) }), site('b')]
    expect(words(await draw())).toContain('https://a.example/hook')
    expect(words(await draw())).not.toContain('is good until')
    document.body.replaceChildren()
    line.answer('WebhookSecrets', () => ({
      webhooks: {
        __typename: 'Webhooks',
        webhooks: webhooks.map(({ id, secretEnds }) => ({ id, secretEnds })),
      },
    }))
    const element = await draw()
    await expect.poll(() => words(element).split('is good until')).toHaveLength(2)
  })

  it('adds a website with the ticked messages, and shows its secret until that is noted', async () => {
    line.answer('WebhookAct', done('w1', 'whsec_abc'))
    const element = await draw()
    expect(words(element)).toContain('No website is told yet.')
    find(element, '[name=url]').value = 'https://club.example/hook'
    find(element, '[name=RANKING_WITHDRAWN]').checked = false
    webhooks = [site('w1')]
    button(element, 'add the website').click()
    await expect
      .poll(() => element.shadowRoot?.querySelector<HTMLInputElement>('.secret')?.value)
      .toBe('whsec_abc')
    expect(acted()).toEqual([
      { add: { url: 'https://club.example/hook', types: ['RANKING_PUBLISHED', 'EVENT_FINAL'] } },
    ])
    // The secret comes first; the form is emptied after the list has been read again.
    await expect.poll(() => words(element)).toContain('https://w1.example/hook')
    await expect.poll(() => find(element, '[name=url]').value).toBe('')
    expect(await faults(element)).toEqual([])
    button(element, 'I have noted it').click()
    await element.updateComplete
    expect(element.shadowRoot?.querySelector('.secret')).toBeNull()
  })

  it('requires a message type, and keeps the input after a refusal', async () => {
    const element = await draw()
    find(element, '[name=url]').value = 'https://10.0.0.1/'
    for (const box of element.shadowRoot?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [])
      box.checked = false
    button(element, 'add the website').click()
    await element.updateComplete
    expect(words(element)).toContain('Tick at least one.')
    expect(acted()).toEqual([])
    find(element, '[name=EVENT_FINAL]').checked = true
    line.answer('WebhookAct', {
      webhookAct: {
        __typename: 'RankingRefused',
        args: [],
        problems: [],
        code: 'PRIVATE_ADDRESS',
        message: 'x',
      },
    })
    button(element, 'add the website').click()
    await expect.poll(() => words(element)).toContain('messages go to the internet only')
    expect(words(element)).not.toContain('Tick at least one.')
    expect(find(element, '[name=url]').value).toBe('https://10.0.0.1/')
  })

  it('stops reading once it is removed from the page, though a message is still on its way', async () => {
    const failed = message('m1', { status: 'FAILED', tries: 10, answer: '503' })
    webhooks = [site('a', { deliveries: [failed] })]
    const element = await draw()
    line.answer('WebhookAct', done('m1'))
    webhooks = [site('a', { deliveries: [{ ...failed, status: 'WAITING', answer: null }] })]
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    button(element, 'send it again').click()
    await expect.poll(() => words(element)).toContain('It is being sent.')
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    element.remove()
    const asked = line.asked.length
    await vi.advanceTimersByTimeAsync(20_000)
    expect(line.asked).toHaveLength(asked)
  })

  it('shows each message’s delivery, and sends one again until it is answered', async () => {
    const failed = message('m1', { status: 'FAILED', tries: 10, answer: '503' })
    const final = { type: 'EVENT_FINAL', body: JSON.stringify({ data: { name: 'Cup' } }) } as const
    const waiting = message('m2', {
      ...final,
      status: 'WAITING',
      tries: 2,
      answer: 'TIMEOUT',
      next: Date.UTC(2027, 5, 30, 14),
    })
    webhooks = [site('a', { deliveries: [failed, waiting, message('m3', {})] })]
    const element = await draw()
    expect(words(element)).toMatch(/the last one taken is of 30 Jun 2027.* 1 waits · 1 given up/)
    expect(words(element)).toMatch(
      /Edition 3 of league, final .*Given up after ten tries\. The website answered with the error 503\./,
    )
    expect(words(element)).toMatch(/Cup is final .*did not answer in time\. It is tried again: 30 Jun 2027/)
    expect(words(element)).toMatch(/Edition 3 of league, final .*The website has taken it\./)
    line.answer('WebhookAct', done('m1'))
    webhooks = [site('a', { deliveries: [{ ...failed, status: 'WAITING', tries: 0, answer: null }] })]
    button(element, 'send it again').click()
    await expect.poll(() => words(element)).toContain('It is being sent.')
    expect(acted()).toEqual([{ send: 'm1' }])
    webhooks = [site('a', { deliveries: [{ ...failed, status: 'DELIVERED', tries: 1, answer: '204' }] })]
    // The list updates by itself.
    await expect.poll(() => words(element), { timeout: 5_000 }).toContain('The website has taken it.')
  })

  it('pauses, resumes, and removes after confirmation', async () => {
    webhooks = [site('a')]
    line.answer('WebhookAct', done('a'))
    const element = await draw()
    button(element, 'remove').click()
    await element.updateComplete
    expect(words(element)).toContain('Remove https://a.example/hook?')
    button(element, 'keep it').click()
    await element.updateComplete
    expect(words(element)).not.toContain('Remove https://a.example/hook?')
    webhooks = [site('a', { paused: true })]
    button(element, 'pause').click()
    await expect.poll(() => words(element)).toContain('Paused: nothing is sent.')
    webhooks = [site('a')]
    button(element, 'go on').click()
    await expect.poll(() => words(element)).not.toContain('Paused')
    webhooks = []
    button(element, 'remove').click()
    await element.updateComplete
    button(element, 'yes, remove it').click()
    await expect.poll(() => words(element)).toContain('No website is told yet.')
    expect(acted()).toEqual([{ pause: 'a' }, { resume: 'a' }, { drop: 'a' }])
  })

  it('says whom they belong to, and reads again on request', async () => {
    line.answer('Webhooks', {
      webhooks: { __typename: 'RankingRefused', args: [], problems: [], code: 'NOT_ALLOWED', message: 'x' },
    })
    const element = await show(new StolikWebhooks(), { server: line.base, lang: 'en' })
    await expect.poll(() => words(element)).toContain('Only the association may do that.')
    line.answer('Webhooks', { webhooks: { __typename: 'Webhooks', webhooks: [site('a')] } })
    button(element, 'look again').click()
    await expect.poll(() => words(element)).toContain('https://a.example/hook')
    expect(words(element)).not.toContain('Only the association')
  })
})
