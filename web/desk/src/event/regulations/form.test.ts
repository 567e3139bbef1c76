import { faults } from '@stolik/kit/testing'
import { afterEach, expect, it } from 'vitest'
import type { Regulations } from '@stolik/elements/event/client/types'
import { eventDeskWords } from '../../words/event/index.js'
import './form.js'
import { initialRegulations } from './model.js'
import type { RegulationsEvent, StolikRegulationsForm } from './form.js'

afterEach(() => document.body.replaceChildren())

const first = { rounds: 12, minutes: null, draw: 'LOTS', starts: null } as const

/** Regulations that can be announced as they are. */
const whole: Regulations = {
  ...initialRegulations('en', 'skat', {
    id: 'usual',
    profile: 'pzskat',
    chairs: [4, 3],
    series: [first],
    scoring: { scale: null, ties: 'MEAN' },
    tieBreaks: ['lot'],
    bye: null,
    stake: null,
  }),
  name: 'Cup',
  organiser: 'Club',
  place: 'Hall',
  starts: Date.UTC(2027, 2, 6, 17),
}

async function draw(more: Partial<Regulations> = {}): Promise<StolikRegulationsForm> {
  await eventDeskWords.need('en')
  const form = document.createElement('stolik-regulations-form')
  form.lang = 'en'
  form.from = { ...whole, ...more }
  const main = document.createElement('main')
  main.append(form)
  document.body.replaceChildren(main)
  await expect.poll(() => form.shadowRoot?.querySelector('[name=name]')).not.toBeNull()
  return form
}

const field = (form: StolikRegulationsForm, name: string): HTMLInputElement => {
  const found = form.shadowRoot?.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (found === undefined || found === null) throw new Error(`no field ${name}`)
  return found
}

async function write(form: StolikRegulationsForm, name: string, value: string): Promise<void> {
  const input = field(form, name)
  input.value = value
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
  await form.updateComplete
}

const said = (form: StolikRegulationsForm): number =>
  form.shadowRoot?.querySelectorAll('[role=alert] li').length ?? 0
const isWrong = (form: StolikRegulationsForm, name: string): boolean =>
  field(form, name).getAttribute('aria-invalid') === 'true'

it('what was wrong is no longer said once it is right, and nothing new is said before the form is sent', async () => {
  const form = await draw()
  let sent = 0
  form.addEventListener('stolik-regulations', (event) => {
    sent += 1
    expect((event as RegulationsEvent).detail.regulations.name).toBe('Cup')
  })
  const send = async (): Promise<void> => {
    form.shadowRoot?.querySelector('form')?.requestSubmit()
    await form.updateComplete
  }
  await write(form, 'name', '')
  await write(form, 'capacity', 'many')
  await send()
  expect([isWrong(form, 'name'), isWrong(form, 'capacity'), said(form)]).toEqual([true, true, 2])
  await write(form, 'capacity', '40')
  expect([isWrong(form, 'name'), isWrong(form, 'capacity'), said(form)]).toEqual([true, false, 1])
  await write(form, 'organiser', '')
  expect([isWrong(form, 'organiser'), said(form)]).toEqual([false, 1])
  await write(form, 'name', 'Cup')
  expect([isWrong(form, 'name'), said(form)]).toEqual([false, 0])
  expect(form.shadowRoot?.querySelector('[role=alert]')).toBeNull()
  await write(form, 'organiser', 'Club')
  await send()
  expect(sent).toBe(1)
  expect(await faults(form)).toEqual([])
})

it('what few events need is folded, unless it is set or wrong', async () => {
  const part = (form: StolikRegulationsForm): HTMLDetailsElement | null =>
    field(form, 'outside').closest('details')
  for (const more of [
    { outside: 'lottery' },
    { ranking: 'league' },
    { sameCards: 'DIFFERENCE' },
  ] satisfies Partial<Regulations>[])
    expect(part(await draw(more))?.open).toBe(true)
  const form = await draw()
  expect(part(form)?.open).toBe(false)
  for (const name of ['sameCards', 'ranking']) expect(field(form, name).closest('details')).toBe(part(form))
  // Seats by strength need a ranking.
  const series = [{ ...first, draw: 'RATING' as const }, first]
  const other = await draw({ format: { ...whole.format, series } })
  other.shadowRoot?.querySelector('form')?.requestSubmit()
  await expect.poll(() => part(other)?.open).toBe(true)
  expect(isWrong(other, 'ranking')).toBe(true)
})
