import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { event } from '../../../elements/test/event.js'
import { fakeLine, type Line } from '../../../elements/test/line.js'
import { gatewayAt } from '@stolik/elements/client/gateway'
import { signIn } from '@stolik/elements/account/orders'
import { games as known } from '@stolik/elements/games'
import type { Format, Regulations } from '@stolik/elements/event/client/types'
import { fieldTime, zoneOf } from '@stolik/elements/event/format'
import './announce.js'
import type { StolikAnnounce } from './announce.js'

const game = Object.keys(known)[0] ?? ''
const last: Regulations = {
  ...event({ phase: 'FINAL' }).regulations,
  game,
  juniorFrom: 2005,
  categories: ['JUNIOR'],
  fee: {
    amount: 5000,
    currency: 'PLN',
    use: 'prizes',
    lost: [{ from: 1, amount: 50 }],
    reduced: [{ amount: 1000, women: true, bornFrom: 2008, bornUntil: null, club: 'Lębork' }],
  },
}
const preset: Format = { ...last.format, id: 'usual' }
let line: Line
beforeEach(async () => {
  localStorage.clear()
  line = fakeLine()
  line.answer('SignIn', {
    signIn: { __typename: 'SignedIn', name: 'Jan', login: 'jan', token: 't', refresh: 'r', expiresIn: 600 },
  })
  line.answer('EventGames', { eventGames: [{ game, example: '', usage: '', formats: [preset] }] })
  await signIn(gatewayAt(line.base), 'jan', 'karo as wino 10')
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const form = (element: StolikAnnounce): HTMLFormElement | null | undefined =>
  element.shadowRoot?.querySelector('stolik-regulations-form')?.shadowRoot?.querySelector('form')
const value = (element: StolikAnnounce, name: string): string | undefined =>
  (form(element)?.elements.namedItem(name) as HTMLInputElement | null | undefined)?.value
const draw = async (of: string): Promise<StolikAnnounce> => {
  const element = await show(document.createElement('stolik-announce'), {
    server: line.base,
    lang: 'en',
    event: of,
  })
  await expect.poll(() => form(element)).toBeInstanceOf(HTMLFormElement)
  return element
}

describe('announcing an event again', () => {
  it('takes over its regulations; date and years of birth are to be filled in', async () => {
    line.answer('Regulations', { event: { __typename: 'Event', regulations: last } })
    const element = await draw('last')
    expect((await line.until('Regulations')).variables).toEqual({ id: 'last' })
    expect(value(element, 'name')).toBe(last.name)
    expect(value(element, 'place')).toBe(last.place)
    expect(value(element, 'starts')).toBe('')
    expect(value(element, 'juniorFrom')).toBe('')
    expect(value(element, 'reduced.1.amount')).toBe('10')
    expect(value(element, 'reduced.1.club')).toBe('Lębork')
    expect(value(element, 'reduced.1.bornFrom')).toBe('')
    expect(value(element, 'lost.1.amount')).toBe('0.5')
    expect(element.shadowRoot?.textContent).toContain('Nobody is entered yet.')
    expect(await faults(element)).toEqual([])
  })

  it('offers the same day of the week, and then the button that announces', async () => {
    line.answer('Regulations', { event: { __typename: 'Event', regulations: { ...last, mode: 'HALL' } } })
    const element = await draw('last')
    const again = [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
      textContent.includes('the same day of the week'),
    )
    again?.click()
    const filled = new Date(value(element, 'starts') ?? '')
    const before = new Date(fieldTime(last.starts, zoneOf('HALL')))
    expect(filled.getDay()).toBe(before.getDay())
    expect(filled.getHours()).toBe(before.getHours())
    expect(filled.getTime()).toBeGreaterThan(before.getTime())
    const focused = form(element)?.getRootNode() as ShadowRoot
    expect(focused.activeElement?.textContent.trim()).toBe('announce')
    expect(await faults(element)).toEqual([])
  })

  it('begins with a preset, and says so, where the event is unknown', async () => {
    line.answer('Regulations', {
      event: { __typename: 'EventRefused', code: 'UNKNOWN_EVENT', args: [], clause: null, problems: [] },
    })
    const element = await draw('nowhere')
    expect(value(element, 'name')).toBe('')
    expect(element.shadowRoot?.textContent).toContain('There is no such tournament.')
  })

  it('takes a file, which replaces what was typed, or says which field is wrong', async () => {
    const element = await draw('')
    const name = form(element)?.elements.namedItem('name') as HTMLInputElement
    name.value = 'typed'
    const input = element.shadowRoot?.querySelector<HTMLInputElement>('input[type=file]')
    const put = (file: object): void => {
      const files = new DataTransfer()
      files.items.add(new File([JSON.stringify(file)], 'cup.json'))
      if (input) input.files = files.files
      input?.dispatchEvent(new Event('change'))
    }
    put({ preset: `${game}/usual`, capacaty: 4 })
    await expect.poll(() => element.shadowRoot?.textContent).toContain('there is no field “capacaty”')
    expect(name.value).toBe('typed')
    put({ preset: `${game}/usual`, name: 'Cup', mode: 'ONLINE', starts: '2027-03-06T17:00Z' })
    await expect.poll(() => value(element, 'name')).toBe('Cup')
    expect(value(element, 'mode')).toBe('ONLINE')
    expect(element.shadowRoot?.querySelector('option[disabled]')?.textContent).toContain('cup.json')
  })
})
