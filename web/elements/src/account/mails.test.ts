import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { gatewayAt } from '../client/gateway.js'
import './account.js'
import { signIn } from './orders.js'
import { SignedInEvent } from './signed-in.js'

const code = 'abcdefgh23456789abcdefgh23456789'
const signedIn = (token: string, recovery: readonly string[] | null = null) => ({
  __typename: 'SignedIn',
  name: 'Ola',
  login: 'ola',
  token,
  refresh: 'r',
  expiresIn: 600,
  recovery,
})
const done = { __typename: 'Done' }
const wrong = { __typename: 'Refused', code: 'WRONG_CREDENTIALS' }

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  line.answer('SignIn', { signIn: signedIn('one') })
  line.answer('Me', {
    me: { id: 'p1', name: 'Ola', login: 'ola', club: null, tables: [], roles: ['PLAYER'] },
  })
  line.answer('RecoveryLeft', { me: { recoveryCodes: 7 } })
  line.answer('Passkeys', { me: { passkeys: [] } })
  line.answer('SecondStep', { me: { secondStep: false } })
  line.answer('Sessions', { me: { sessions: [] } })
  line.answer('SendsMail', { sendsMail: true })
  line.answer('MailAddress', { me: { mail: null } })
})
afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(history.state, '', location.pathname + location.search)
  line.restore()
})

const rootOf = (element: Element | null | undefined): ShadowRoot => {
  if (!element?.shadowRoot) throw new Error('nothing is drawn there')
  return element.shadowRoot
}
/** Draws the account's page, and returns it or the element in it that matches `inner`. */
const draw = async (inner?: string): Promise<ShadowRoot> => {
  const element = await show(document.createElement('stolik-account'), { server: line.base, lang: 'en' })
  const root = rootOf(element)
  if (inner === undefined) return root
  await expect.poll(() => root.querySelector(inner)?.shadowRoot?.querySelector('button')).toBeTruthy()
  return rootOf(root.querySelector(inner))
}
const drawSigned = async (inner?: string): Promise<ShadowRoot> => {
  await signIn(gatewayAt(line.base), 'ola', 'karo as wino 10')
  return draw(inner)
}
const press = (root: ShadowRoot, words: string): void => {
  const button = [...root.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === words)
  if (button === undefined) throw new Error(`no button ${words}`)
  button.click()
}
const type = (root: ShadowRoot, id: string, value: string): void => {
  const input = root.querySelector<HTMLInputElement>(`input#${id}`)
  if (input === null) throw new Error(`no field ${id}`)
  input.value = value
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}
const send = (root: ShadowRoot): void => root.querySelector('form')?.requestSubmit()

describe('a mail address', () => {
  it('is added with the password, and confirmed when its link is opened', async () => {
    const root = await drawSigned('stolik-mail-address')
    expect(await faults(document.body)).toEqual([])
    press(root, 'add an address…')
    await expect.poll(() => root.querySelector('#mail')).not.toBeNull()
    expect(await faults(document.body)).toEqual([])
    line.answer('OfferMailAddress', { offerMailAddress: { __typename: 'Refused', code: 'BAD_CHOICE' } })
    type(root, 'mail', 'ola@cards')
    type(root, 'current-password', 'karo as wino 10')
    send(root)
    await expect
      .poll(() => root.querySelector('[role=alert]')?.textContent)
      .toContain('not an e-mail address')
    line.answer('OfferMailAddress', { offerMailAddress: done })
    type(root, 'mail', 'ola@cards.example')
    send(root)
    await expect.poll(() => root.querySelector('[role=status]')?.textContent).toContain('ola@cards.example')
    expect(line.asked.at(-1)?.variables).toEqual({
      address: 'ola@cards.example',
      password: 'karo as wino 10',
      lang: 'en',
    })
    expect(root.textContent).not.toContain('Confirmed')
  })

  it('is removed with the password', async () => {
    line.answer('MailAddress', { me: { mail: 'ola@cards.example' } })
    line.answer('RemoveMailAddress', { removeMailAddress: done })
    const root = await drawSigned('stolik-mail-address')
    expect(root.textContent).toContain('Confirmed: ola@cards.example')
    press(root, 'remove…')
    await expect.poll(() => root.querySelector('form')).not.toBeNull()
    type(root, 'current-password', 'karo as wino 10')
    send(root)
    await expect.poll(() => root.textContent).toContain('add an address…')
    expect(root.textContent).not.toContain('ola@cards.example')
  })

  it('appears nowhere if the gateway sends no mails', async () => {
    line.answer('SendsMail', { sendsMail: false })
    const root = await drawSigned()
    await expect.poll(() => root.querySelector('stolik-leave-account')).not.toBeNull()
    await line.until('SendsMail')
    expect(root.querySelector('stolik-mail-address')).toBeNull()
    document.body.replaceChildren()
    localStorage.clear()
    gatewayAt(line.base).forget()
    const form = await draw('stolik-sign-in')
    press(form, 'I forgot my password')
    await line.until('SendsMail', 2)
    await expect.poll(() => form.querySelector('stolik-recover')).not.toBeNull()
    expect(form.querySelector('stolik-ask-recovery')).toBeNull()
    expect(form.querySelector('stolik-recover')?.mails).toBe(false)
  })

  it('is confirmed on the page of its link when a button is pressed', async () => {
    history.replaceState(history.state, '', `#confirm=${code}`)
    const root = await draw('stolik-mailed-link')
    expect(await faults(document.body)).toEqual([])
    expect(line.asked.map(({ operation }) => operation)).not.toContain('ConfirmMailAddress')
    line.answer('ConfirmMailAddress', { confirmMailAddress: wrong })
    press(root, 'confirm the address')
    await expect.poll(() => root.querySelector('[role=alert]')?.textContent).toContain('too old')
    expect(location.hash).toBe(`#confirm=${code}`)
    line.answer('ConfirmMailAddress', { confirmMailAddress: done })
    press(root, 'confirm the address')
    await expect.poll(() => root.querySelector('[role=status]')?.textContent).toContain('is confirmed')
    expect(line.asked.at(-1)?.variables).toEqual({ code, lang: 'en' })
    expect(location.hash).toBe('')
  })
})

describe('a link for setting a new password', () => {
  it('can be requested, and the answer does not reveal who has an account', async () => {
    const form = await draw('stolik-sign-in')
    press(form, 'I forgot my password')
    await expect
      .poll(() => form.querySelector('stolik-ask-recovery')?.shadowRoot?.querySelector('form'))
      .toBeTruthy()
    expect(form.querySelector('stolik-recover')?.mails).toBe(true)
    const root = rootOf(form.querySelector('stolik-ask-recovery'))
    expect(await faults(document.body)).toEqual([])
    line.answer('AskRecovery', { askRecovery: done })
    type(root, 'mail', 'ola@cards.example')
    send(root)
    await expect
      .poll(() => root.querySelector('[role=status]')?.textContent)
      .toContain('If there is such an account')
    expect(line.asked.at(-1)?.variables).toEqual({ login: 'ola@cards.example', lang: 'en' })
  })

  it('sets the password, shows the new recovery codes, and signs in after that', async () => {
    history.replaceState(history.state, '', `#recover=${code}`)
    const root = await draw('stolik-mailed-link')
    expect(await faults(document.body)).toEqual([])
    expect(root.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked).toBe(true)
    line.answer('RecoverByMail', { recoverByMail: signedIn('two', ['aaaa-bbbb-cccc-dddd']) })
    type(root, 'new-password', 'pik dama czerwo 9')
    send(root)
    await expect.poll(() => root.querySelector('stolik-recovery-codes')).not.toBeNull()
    expect((await line.until('RecoverByMail')).variables).toMatchObject({
      code,
      newPassword: 'pik dama czerwo 9',
      removeOtherWays: true,
    })
    expect(location.hash).toBe('')
    expect(gatewayAt(line.base).guest.value).toBeNull()
    const told = new Promise<string>((resolve) =>
      document.body.addEventListener(
        SignedInEvent.type,
        (event) => resolve((event as SignedInEvent).detail.name),
        { once: true },
      ),
    )
    press(root, 'I have kept them')
    expect(await told).toBe('Ola')
    expect(gatewayAt(line.base).guest.value?.token).toBe('two')
  })

  it('takes a recovery code as well if the account has a second step', async () => {
    history.replaceState(history.state, '', `#recover=${code}`)
    const root = await draw('stolik-mailed-link')
    line.answer('RecoverByMail', { recoverByMail: { __typename: 'Refused', code: 'FACTOR_NEEDED' } })
    type(root, 'new-password', 'pik dama czerwo 9')
    send(root)
    await expect.poll(() => root.querySelector('#factor')).not.toBeNull()
    expect(await faults(document.body)).toEqual([])
    expect(location.hash).toBe(`#recover=${code}`)
    line.answer('RecoverByMail', { recoverByMail: signedIn('two') })
    type(root, 'factor', '2345-6789-abcd-efgh')
    send(root)
    await expect.poll(() => gatewayAt(line.base).guest.value?.token).toBe('two')
    const sent = line.asked.findLast(({ operation }) => operation === 'RecoverByMail')
    expect(sent?.variables).toMatchObject({ code, factor: '2345-6789-abcd-efgh' })
  })

  it('signs in at once if passkeys and the app were kept', async () => {
    history.replaceState(history.state, '', `#recover=${code}`)
    const root = await draw('stolik-mailed-link')
    root.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
    line.answer('RecoverByMail', { recoverByMail: signedIn('two') })
    type(root, 'new-password', 'pik dama czerwo 9')
    send(root)
    await expect.poll(() => gatewayAt(line.base).guest.value?.token).toBe('two')
    expect((await line.until('RecoverByMail')).variables).toMatchObject({ removeOtherWays: false })
  })
})
