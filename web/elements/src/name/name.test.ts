import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gatewayAt } from '../client/gateway.js'
import { fakeLine, type Line } from '../../test/line.js'
import { NamedEvent, StolikName } from './name.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const draw = (): Promise<StolikName> => show(new StolikName(), { server: line.base, lang: 'en' })
const enter = (element: StolikName, name: string): void => {
  const input = element.shadowRoot?.querySelector('input')
  const form = element.shadowRoot?.querySelector('form')
  if (input === null || input === undefined) throw new Error('no field for the name')
  input.value = name
  form?.requestSubmit()
}
const named = (element: StolikName): Promise<string> =>
  new Promise((resolve) => {
    element.addEventListener(NamedEvent.type, (event) => {
      if (event instanceof NamedEvent) resolve(event.detail.name)
    })
  })

describe('stolik-name', () => {
  it('has no faults that axe finds', async () => {
    expect(await faults(await draw())).toEqual([])
  })

  it('enters with the trimmed name, shows it, and keeps the guest for the next visit', async () => {
    line.answer('Enter', { enter: { __typename: 'Guest', name: 'Ola', token: 'secret' } })
    const element = await draw()
    const done = named(element)
    enter(element, '  Ola ')
    expect(await done).toBe('Ola')
    expect(line.asked[0]?.variables).toEqual({ name: 'Ola' })
    await element.updateComplete
    expect(element.shadowRoot?.querySelector('strong')?.textContent).toBe('Ola')
    expect(Object.values(localStorage).join()).toContain('secret')
  })

  it('tells the gateway which guest the browser was, and works without storage too', async () => {
    line.answer('Enter', { enter: { __typename: 'Guest', name: 'Ola', token: 'one', browser: 'word' } })
    const gate = gatewayAt(line.base)
    expect(await gate.enter('Ola')).toEqual({ done: { name: 'Ola' } })
    gate.forget()
    await gate.enter('Ewa')
    expect((await line.until('Enter', 2)).variables).toEqual({ name: 'Ewa', browser: 'word' })
    gate.forget()
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(await gate.enter('Iwo')).toHaveProperty('done')
    blocked.mockRestore()
  })

  it('tells a banned person until when they are banned', async () => {
    line.answer('Enter', { enter: { __typename: 'Refused', code: 'BANNED' } })
    line.answer('KeptAway', { keptAway: { banned: Date.UTC(2026, 10, 24, 12), muted: null } })
    const element = await draw()
    enter(element, 'Ola')
    await expect
      .poll(() => element.shadowRoot?.querySelector('#refusal')?.textContent)
      .toMatch(/has banned you for a time\. Until .*24.*2026/)
  })

  it('changes the name of the same guest, and keeps their next token', async () => {
    line.answer('Enter', { enter: { __typename: 'Guest', name: 'Ola', token: 'first' } })
    line.answer('Rename', { rename: { __typename: 'Renamed', name: 'Ala', token: 'second' } })
    const element = await draw()
    enter(element, 'Ola')
    await line.until('Enter')
    await expect.poll(() => element.shadowRoot?.querySelector('button.quiet')).not.toBeNull()
    element.shadowRoot?.querySelector<HTMLElement>('button.quiet')?.click()
    await element.updateComplete
    enter(element, 'Ala')
    expect(await line.until('Rename')).toMatchObject({ variables: { name: 'Ala' }, token: 'first' })
    await expect.poll(() => Object.values(localStorage).join()).toContain('second')
  })

  it('asks for another name when the owner took it away, and shows the neutral one in the reader’s language', async () => {
    line.answer('Enter', { enter: { __typename: 'Guest', name: 'Brzydal', token: 'first' } })
    const me = { id: 'a', name: 'Player 4711', login: null, club: null, tables: [], roles: ['PLAYER'] }
    line.answer('Me', { me: { ...me, nameTaken: true } })
    line.answer('Rename', { rename: { __typename: 'Renamed', name: 'Ala', token: 'second' } })
    const element = await draw()
    enter(element, 'Brzydal')
    await line.until('Enter')
    document.documentElement.lang = 'pl'
    await gatewayAt(line.base).me()
    expect(gatewayAt(line.base).guest.value?.name).toBe('Gracz 4711')
    document.documentElement.lang = 'en'
    await element.updateComplete
    expect(element.shadowRoot?.textContent).toContain('took that name away')
    expect(await faults(element)).toEqual([])
    enter(element, 'Ala')
    await line.until('Rename')
    await expect.poll(() => element.shadowRoot?.querySelector('strong')?.textContent).toBe('Ala')
  })

  it('says why a name is refused, and ties it to the field', async () => {
    line.answer('Enter', { enter: { __typename: 'Refused', code: 'BAD_NAME' } })
    const element = await draw()
    enter(element, '​')
    await line.until('Enter')
    await expect
      .poll(() => element.shadowRoot?.querySelector('#refusal')?.textContent.trim())
      .toMatch(/1 to 32/)
    const input = element.shadowRoot?.querySelector('input')
    expect(input?.getAttribute('aria-invalid')).toBe('true')
    expect(input?.getAttribute('aria-describedby')).toBe('refusal')
    expect(await faults(element)).toEqual([])
  })

  it('says that there is no connection', async () => {
    line.cut()
    const element = await draw()
    enter(element, 'Ola')
    await expect.poll(() => element.shadowRoot?.textContent).toMatch(/No connection/)
  })
})
