import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { gatewayAt } from '../client/gateway.js'
import './second-step.js'
import { signIn } from './orders.js'
import type { StolikSecondStep } from './second-step.js'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const address = `otpauth://totp/Stolik:ola?issuer=Stolik&secret=${secret}`
const refused = { __typename: 'Refused', code: 'WRONG_CREDENTIALS' }
const done = { __typename: 'Done' }

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  line.answer('SignIn', {
    signIn: { __typename: 'SignedIn', name: 'Ola', login: 'ola', token: 'one', refresh: 'r', expiresIn: 600 },
  })
  line.answer('OfferSecondStep', { offerSecondStep: { __typename: 'SecondStepOffer', secret, address } })
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const draw = async (secondStep: boolean): Promise<ShadowRoot> => {
  line.answer('SecondStep', { me: { secondStep } })
  await signIn(gatewayAt(line.base), 'ola', 'karo as wino 10')
  const element: StolikSecondStep = await show(document.createElement('stolik-second-step'), {
    server: line.base,
    lang: 'en',
    login: 'ola',
  })
  if (element.shadowRoot === null) throw new Error('nothing is drawn')
  const root = element.shadowRoot
  await expect.poll(() => root.querySelector('button')).not.toBeNull()
  return root
}
const press = (root: ShadowRoot, words: string): void =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === words)?.click()
const type = (root: ShadowRoot, id: string, value: string): void => {
  const input = root.querySelector<HTMLInputElement>(`input#${id}`)
  if (input === null) throw new Error(`no field ${id}`)
  input.value = value
}

describe('stolik-second-step', () => {
  it('shows the secret as a picture, a link and a text, and is turned on with password and code', async () => {
    const root = await draw(false)
    expect(await faults(root.host)).toEqual([])
    press(root, 'set it up')
    await expect.poll(() => root.querySelector('svg.qr')).not.toBeNull()
    expect(root.querySelector('svg.qr')?.getAttribute('aria-label')).toBe('QR code for the app')
    expect(root.querySelector('a')?.getAttribute('href')).toBe(address)
    expect(root.querySelector('code')?.textContent).toBe(secret.match(/.{4}/g)?.join(' '))
    expect(await faults(root.host)).toEqual([])
    const fields = [...root.querySelectorAll('input')].map(({ autocomplete }) => autocomplete)
    expect(fields).toEqual(['one-time-code', 'username', 'current-password'])
    line.answer('TurnOnSecondStep', { turnOnSecondStep: refused })
    type(root, 'code', '123456')
    type(root, 'current-password', 'karo as wino 10')
    root.querySelector('form')?.requestSubmit()
    await expect.poll(() => root.querySelector('.refusal')?.textContent).toContain('password or the code')
    line.answer('TurnOnSecondStep', { turnOnSecondStep: done })
    root.querySelector('form')?.requestSubmit()
    await expect.poll(() => root.querySelector('[role=status]')?.textContent).toContain('Turned on')
    expect(line.asked.at(-1)?.variables).toEqual({ password: 'karo as wino 10', secret, code: '123456' })
    expect(root.querySelector('form')).toBeNull()
  })

  it('forgets the secret if the person cancels', async () => {
    const root = await draw(false)
    press(root, 'set it up')
    await expect.poll(() => root.querySelector('form')).not.toBeNull()
    press(root, 'not now')
    await expect.poll(() => root.querySelector('form')).toBeNull()
    expect(root.textContent).not.toContain('JBSW')
  })

  it('is turned off with the password and a code', async () => {
    const root = await draw(true)
    expect(await faults(root.host)).toEqual([])
    press(root, 'turn it off…')
    await expect.poll(() => root.querySelector('form')).not.toBeNull()
    expect(await faults(root.host)).toEqual([])
    line.answer('TurnOffSecondStep', { turnOffSecondStep: refused })
    type(root, 'current-password', 'wrong')
    root.querySelector('form')?.requestSubmit()
    await expect.poll(() => root.querySelector('.refusal')?.textContent).toContain('do not match')
    line.answer('TurnOffSecondStep', { turnOffSecondStep: { __typename: 'Refused', code: 'CODE_NEEDED' } })
    root.querySelector('form')?.requestSubmit()
    await expect.poll(() => root.querySelector('#code')).not.toBeNull()
    expect(await faults(root.host)).toEqual([])
    type(root, 'code', '123456')
    line.answer('TurnOffSecondStep', { turnOffSecondStep: done })
    root.querySelector('form')?.requestSubmit()
    await expect
      .poll(() => [...root.querySelectorAll('button')].map(({ textContent }) => textContent.trim()))
      .toEqual(['set it up'])
    expect(line.asked.at(-1)?.variables).toEqual({ password: 'wrong', factor: '123456' })
  })
})
