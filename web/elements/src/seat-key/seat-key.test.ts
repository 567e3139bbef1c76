import { locales } from '@stolik/core'
import { faults, show, shown } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { gatewayAt } from '../client/gateway.js'
import { ReturnedEvent, StolikReturn } from './return.js'
import { StolikSeatLink } from './seat-link.js'

let line: Line
const undo: (() => void)[] = []
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
})
afterEach(() => {
  document.body.replaceChildren()
  undo.splice(0).forEach((one) => one())
  line.restore()
})
const signIn = (more: object = {}): void =>
  localStorage.setItem(
    `stolik.guest ${line.base}/graphql`,
    JSON.stringify({ name: 'Ola', token: 't', ...more }),
  )
const press = (element: StolikReturn | StolikSeatLink): void =>
  element.shadowRoot?.querySelector<HTMLElement>('button')?.click()
const status = (element: StolikReturn | StolikSeatLink): string =>
  shown(element.shadowRoot, '[role=status]') ?? ''

describe('stolik-seat-link', () => {
  const draw = (lang = 'en'): Promise<StolikSeatLink> =>
    show(new StolikSeatLink(), { server: line.base, lang, table: 'abcd2345' })
  /** A browser without a dialog for sharing. */
  const clipboard = (write: ((text: string) => void) | undefined): void => {
    for (const [name, value] of [
      ['share', undefined],
      ['clipboard', write && { writeText: (text: string) => Promise.resolve(write(text)) }],
    ] as const) {
      Object.defineProperty(navigator, name, { value, configurable: true })
      undo.push(() => Reflect.deleteProperty(navigator, name))
    }
  }

  it.each(locales)('gives a guest the link to their seat when they press, in %s', async (lang) => {
    signIn()
    line.answer('SeatKey', { seatKey: { __typename: 'SeatKey', key: 'a.b.c' } })
    const copied: string[] = []
    clipboard((text) => void copied.push(text))
    const element = await draw(lang)
    expect(line.asked).toEqual([])
    expect(await faults(element)).toEqual([])
    press(element)
    await expect.poll(() => status(element)).toMatch(/\S/)
    expect(copied).toEqual([`${line.base}/table/abcd2345#seat=a.b.c`])
    expect(element.shadowRoot?.textContent).not.toContain('seatKey.')
  })

  it('shows the link where nothing can be copied', async () => {
    signIn()
    line.answer('SeatKey', { seatKey: { __typename: 'SeatKey', key: 'a.b.c' } })
    clipboard(undefined)
    const element = await draw()
    press(element)
    await expect.poll(() => shown(element.shadowRoot, '.link')).toBe(`${line.base}/table/abcd2345#seat=a.b.c`)
  })

  it('says of a refusal what it was, and tells people with an account to sign in', async () => {
    signIn()
    line.answer('SeatKey', { seatKey: { __typename: 'Refused', code: 'NOT_SEATED' } })
    clipboard(undefined)
    const guest = await draw()
    press(guest)
    await expect.poll(() => status(guest)).toBe('You do not sit at this table.')
    guest.remove()
    gatewayAt(line.base).become({ name: 'Ola', login: 'ola', token: 't', refresh: 'r', expiresIn: 600 })
    const member = await draw()
    await expect.poll(() => member.shadowRoot?.textContent).toContain('sign in, and you are back')
    expect(member.shadowRoot?.querySelector('button')).toBeNull()
  })
})

describe('stolik-return', () => {
  const draw = (more: Partial<StolikReturn> = {}): Promise<StolikReturn> =>
    show(new StolikReturn(), { server: line.base, lang: 'en', ...more })

  it.each(locales)(
    'asks an onlooker whether they play here, and says how they come back, in %s',
    async (lang) => {
      const element = await draw({ lang, accountHref: '/account?back=/table/a', uninvited: true })
      expect(element.shadowRoot?.querySelector('details')?.open).toBe(false)
      element.shadowRoot?.querySelector('summary')?.click()
      expect(await faults(element)).toEqual([])
      expect(element.shadowRoot?.querySelectorAll('li')).toHaveLength(3)
      expect(element.shadowRoot?.querySelector('a')?.pathname).toBe('/account')
      expect(element.shadowRoot?.textContent).not.toContain('seatKey.')
      expect(line.asked).toEqual([])
    },
  )

  it('makes somebody with the key the guest again when they press, and not before', async () => {
    line.answer('EnterSeat', { enterSeat: { __typename: 'Guest', name: 'Ola', token: 'back' } })
    const element = await draw({ key: 'a.b.c' })
    expect(line.asked).toEqual([])
    expect(await faults(element)).toEqual([])
    const returned = new Promise((resolve) => element.addEventListener(ReturnedEvent.type, resolve))
    press(element)
    await returned
    expect((await line.until('EnterSeat')).variables).toEqual({ key: 'a.b.c' })
    expect(gatewayAt(line.base).guest.value).toMatchObject({ name: 'Ola', token: 'back' })
    expect(Object.values(localStorage).join()).toContain('back')
  })

  it('says whom the browser knows before it forgets them, and what a key without a seat is', async () => {
    signIn({ name: '<b>Jan</b>' })
    line.answer('EnterSeat', { enterSeat: { __typename: 'Refused', code: 'WRONG_CREDENTIALS' } })
    const element = await draw({ key: 'x' })
    expect(element.shadowRoot?.textContent).toContain('This browser knows you as “<b>Jan</b>”')
    press(element)
    await expect.poll(() => status(element)).toBe('This link leads to no seat any more.')
    expect(gatewayAt(line.base).guest.value?.name).toBe('<b>Jan</b>')
  })
})
