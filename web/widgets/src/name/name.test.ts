import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

  it('enters with the trimmed name, says it, and keeps the guest for the next visit', async () => {
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

  it('says that there is no line', async () => {
    line.cut()
    const element = await draw()
    enter(element, 'Ola')
    await expect.poll(() => element.shadowRoot?.textContent).toMatch(/No connection/)
  })
})
