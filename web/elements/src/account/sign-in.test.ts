import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { gatewayAt } from '../client/gateway.js'
import './sign-in.js'
import type { StolikNewAccount } from './new-account.js'
import type { StolikSignIn } from './sign-in.js'
import { SignedInEvent } from './signed-in.js'
import { signIn } from './orders.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const signedIn = {
  __typename: 'SignedIn',
  name: 'Ola',
  login: 'ola',
  token: 't',
  refresh: 'r',
  expiresIn: 600,
}
const draw = (making = false): Promise<StolikSignIn> =>
  show(document.createElement('stolik-sign-in'), { server: line.base, lang: 'en', making })
const rootOf = (element: Element | null | undefined): ShadowRoot => {
  if (!element?.shadowRoot) throw new Error('nothing is drawn there')
  return element.shadowRoot
}
const drawNew = async (): Promise<StolikNewAccount> => {
  const element = rootOf(await draw(true)).querySelector('stolik-new-account')
  await element?.updateComplete
  if (element === null) throw new Error('no form for a new account')
  return element
}
const fill = (root: ShadowRoot, fields: Readonly<Record<string, string>>): void => {
  for (const [id, value] of Object.entries(fields)) {
    const input = root.querySelector<HTMLInputElement>(`input#${id}`)
    if (input === null) throw new Error(`no field ${id}`)
    input.value = value
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  }
}
const send = (root: ShadowRoot): void => root.querySelector('form')?.requestSubmit()
/** Returns the `autocomplete` values of the fields, which password managers use. */
const managed = (root: ShadowRoot): readonly (string | null)[] =>
  [...root.querySelectorAll('form input:not([type=checkbox])')].map((input) =>
    input.getAttribute('autocomplete'),
  )
const told = (element: Element): Promise<string> =>
  new Promise((resolve) => {
    element.addEventListener(SignedInEvent.type, (event) => {
      if (event instanceof SignedInEvent) resolve(event.detail.name)
    })
  })

describe('signing in', () => {
  it('has no faults that axe finds', async () => {
    expect(await faults(await draw())).toEqual([])
  })

  it('is one form that password managers recognise', async () => {
    const root = rootOf(await draw())
    expect(root.querySelectorAll('form')).toHaveLength(1)
    expect(managed(root)).toEqual(['username', 'current-password'])
    expect([...root.querySelectorAll('input')].map(({ name, id }) => name === id)).toEqual([true, true])
    expect(root.querySelector('form')?.method).toBe('post')
  })

  it('sends the login and password, and tells the page who has signed in', async () => {
    line.answer('SignIn', { signIn: signedIn })
    const element = await draw()
    fill(rootOf(element), { username: 'Ola Nowak', 'current-password': 'karo as wino 10' })
    const name = told(element)
    send(rootOf(element))
    expect(await name).toBe('Ola')
    expect(line.asked[0]).toMatchObject({
      variables: { login: 'Ola Nowak', password: 'karo as wino 10' },
      token: null,
    })
    await expect.poll(() => rootOf(element).textContent).toContain('You work as Ola.')
  })

  it('asks for a code after the password, from the app or from paper, and sends it with both', async () => {
    line.answer('SignIn', { signIn: { __typename: 'Refused', code: 'CODE_NEEDED' } })
    const element = await draw()
    fill(rootOf(element), { username: 'ola', 'current-password': 'karo as wino 10' })
    send(rootOf(element))
    await expect.poll(() => rootOf(element).querySelector('stolik-sign-in-code')).not.toBeNull()
    expect(rootOf(element).querySelector('.refusal')).toBeNull()
    const step = rootOf(element).querySelector('stolik-sign-in-code')
    await step?.updateComplete
    const root = rootOf(step)
    expect(managed(root)).toEqual(['one-time-code'])
    expect(root.activeElement?.id).toBe('code')
    expect(await faults(element)).toEqual([])
    line.answer('SignIn', { signIn: { __typename: 'Refused', code: 'WRONG_CREDENTIALS' } })
    fill(root, { code: '123456' })
    send(root)
    await expect.poll(() => root.querySelector('.refusal')?.textContent).toContain('was used before')
    const paper = [...root.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes('recovery code'),
    )
    paper?.click()
    await expect.poll(() => root.querySelector('label')?.textContent).toBe('Recovery code')
    expect(root.querySelector('.refusal')).toBeNull()
    line.answer('SignIn', { signIn: signedIn })
    fill(root, { code: 'aaaa-bbbb' })
    const name = told(element)
    send(root)
    expect(await name).toBe('Ola')
    expect(line.asked.at(-1)?.variables).toMatchObject({
      login: 'ola',
      password: 'karo as wino 10',
      code: 'aaaa-bbbb',
    })
  })

  it('goes back from the code to the password', async () => {
    line.answer('SignIn', { signIn: { __typename: 'Refused', code: 'CODE_NEEDED' } })
    const element = await draw()
    fill(rootOf(element), { username: 'ola', 'current-password': 'karo as wino 10' })
    send(rootOf(element))
    await expect.poll(() => rootOf(element).querySelector('stolik-sign-in-code button')).not.toBeNull()
    rootOf(element).querySelector<HTMLElement>('stolik-sign-in-code button')?.click()
    await expect.poll(() => rootOf(element).querySelector('#current-password')).not.toBeNull()
  })

  it('sends the token of the guest who has played here, so that their hands move into the account', async () => {
    line.answer('Enter', { enter: { __typename: 'Guest', name: 'Ola', token: 'guest' } })
    line.answer('SignIn', { signIn: signedIn })
    const gate = gatewayAt(line.base)
    await gate.enter('Ola')
    await signIn(gate, 'ola', 'karo as wino 10')
    expect(line.asked.map(({ operation, token }) => [operation, token])).toEqual([
      ['Enter', null],
      ['SignIn', 'guest'],
    ])
    expect(await gate.token()).toBe('t')
  })

  it('shows the gateway that somebody has signed in on this device before, even after signing out', async () => {
    line.answer('SignIn', { signIn: { ...signedIn, device: 'known' } })
    line.answer('SignOut', { signOut: { __typename: 'Done' } })
    const gate = gatewayAt(line.base)
    await signIn(gate, 'ola', 'karo as wino 10')
    await gate.signOut()
    await signIn(gate, 'ola', 'karo as wino 10')
    const words = line.asked
      .filter(({ operation }) => operation === 'SignIn')
      .map(({ variables }) => variables['device'])
    expect(words).toEqual([undefined, 'known'])
  })

  it('says why it failed, and keeps the typed text', async () => {
    line.answer('SignIn', { signIn: { __typename: 'Refused', code: 'WRONG_CREDENTIALS' } })
    const element = await draw()
    fill(rootOf(element), { username: 'ola', 'current-password': 'karo as wino 10' })
    send(rootOf(element))
    await expect
      .poll(() => rootOf(element).querySelector('[role=alert]')?.textContent)
      .toMatch(/do not match/)
    expect(rootOf(element).querySelector<HTMLInputElement>('#username')?.value).toBe('ola')
    expect(await faults(element)).toEqual([])
  })

  it('shows the password on demand', async () => {
    const element = await draw()
    const [input, button] = ['input#current-password', '.secret button'].map((selector) =>
      rootOf(element).querySelector<HTMLElement>(selector),
    )
    expect([input?.getAttribute('type'), button?.ariaPressed]).toEqual(['password', 'false'])
    button?.click()
    await element.updateComplete
    expect([input?.getAttribute('type'), button?.ariaPressed]).toEqual(['text', 'true'])
  })

  it('ends the session at the gateway when the person signs out', async () => {
    line.answer('SignIn', { signIn: signedIn })
    line.answer('SignOut', { signOut: { __typename: 'Done' } })
    await signIn(gatewayAt(line.base), 'ola', 'secret')
    const element = await draw()
    rootOf(element).querySelector('button')?.click()
    expect((await line.until('SignOut')).token).toBe('t')
    await expect.poll(() => rootOf(element).querySelector('form')).not.toBeNull()
  })
})

describe('a forgotten password', () => {
  const drawForgot = async (): Promise<ShadowRoot> => {
    const root = rootOf(await draw())
    const open = [...root.querySelectorAll('button')].find(({ textContent }) => /forgot/.test(textContent))
    open?.click()
    await expect.poll(() => root.querySelector('stolik-recover')).not.toBeNull()
    const form = root.querySelector('stolik-recover')
    await form?.updateComplete
    return rootOf(form)
  }
  const typed = { username: 'ola', code: '2345-6789-abcd-efgh', 'new-password': 'pik dama czerwo 9' }

  it('is one form that password managers recognise, without faults that axe finds', async () => {
    expect(managed(await drawForgot())).toEqual(['username', 'one-time-code', 'new-password'])
    expect(await faults(document.body)).toEqual([])
  })

  it('is replaced with a recovery code, and the person is signed in', async () => {
    line.answer('Recover', { recover: signedIn })
    const root = await drawForgot()
    fill(root, typed)
    const name = told(document.body)
    send(root)
    expect(await name).toBe('Ola')
    expect((await line.until('Recover')).variables).toEqual({
      login: 'ola',
      code: '2345-6789-abcd-efgh',
      newPassword: 'pik dama czerwo 9',
      removeOtherWays: true,
      lang: 'en',
    })
    expect(gatewayAt(line.base).guest.value?.token).toBe('t')
  })

  it('asks for another factor if the account has a second step, and keeps what was typed', async () => {
    line.answer('Recover', { recover: { __typename: 'Refused', code: 'FACTOR_NEEDED' } })
    const root = await drawForgot()
    fill(root, typed)
    send(root)
    await expect.poll(() => root.querySelector('#factor')).not.toBeNull()
    expect(await faults(document.body)).toEqual([])
    expect(root.querySelector('[role=alert]')).toBeNull()
    line.answer('Recover', { recover: { __typename: 'Refused', code: 'WRONG_CREDENTIALS' } })
    fill(root, { factor: '123456' })
    send(root)
    await expect.poll(() => root.querySelector('[role=alert]')?.textContent).toMatch(/This code is not right/)
    line.answer('Recover', { recover: signedIn })
    const name = told(document.body)
    send(root)
    expect(await name).toBe('Ola')
    expect(line.asked.at(-1)?.variables).toMatchObject({ code: typed.code, factor: '123456' })
  })

  it('waits a day for somebody who has no other factor, and says until when', async () => {
    line.answer('Recover', { recover: { __typename: 'Refused', code: 'FACTOR_NEEDED' } })
    const root = await drawForgot()
    fill(root, typed)
    send(root)
    await expect.poll(() => root.querySelector('details')).not.toBeNull()
    line.answer('Recover', { recover: { __typename: 'Refused', code: 'RECOVERY_WAITS' } })
    root.querySelector<HTMLElement>('details button')?.click()
    await expect
      .poll(() => root.querySelector('[role=status]')?.textContent)
      .toMatch(/The new password is valid from .+\d/)
    expect(line.asked.at(-1)?.variables).toMatchObject({ code: typed.code, wait: true })
    expect(root.querySelector('form')).toBeNull()
    expect(gatewayAt(line.base).guest.value).toBeNull()
  })

  it('keeps passkeys and the app that shows codes if the person says they are their own', async () => {
    line.answer('Recover', { recover: signedIn })
    const root = await drawForgot()
    const tick = root.querySelector<HTMLInputElement>('input[type=checkbox]')
    expect(tick?.checked).toBe(true)
    tick?.click()
    fill(root, typed)
    send(root)
    expect((await line.until('Recover')).variables).toMatchObject({ removeOtherWays: false })
  })

  it('stays, with the typed text, if the code is wrong', async () => {
    line.answer('Recover', { recover: { __typename: 'Refused', code: 'WRONG_CREDENTIALS' } })
    const root = await drawForgot()
    fill(root, typed)
    send(root)
    await expect
      .poll(() => root.querySelector('[role=alert]')?.textContent)
      .toMatch(/The login or the code is not right/)
    expect(root.querySelector<HTMLInputElement>('#code')?.value).toBe(typed.code)
  })
})

describe('a new account', () => {
  it('has no faults that axe finds', async () => {
    await drawNew()
    expect(await faults(document.body)).toEqual([])
  })

  it('is one form that password managers recognise', async () => {
    expect(managed(rootOf(await drawNew()))).toEqual(['name', 'username', 'new-password'])
  })

  it('shows which rules a password meets while it is typed', async () => {
    const element = await drawNew()
    const rules = (): readonly boolean[] =>
      [...rootOf(element).querySelectorAll('.rules li')].map((rule) => rule.classList.contains('met'))
    const typed = async (password: string): Promise<readonly boolean[]> => {
      fill(rootOf(element), { name: 'Ola Nowak', username: 'ola.nowak', 'new-password': password })
      await element.updateComplete
      return rules()
    }
    expect(await typed('aaaa')).toEqual([false, false, true])
    expect(await typed('ola.nowak 10')).toEqual([true, true, false])
    expect(await typed('karo as wino 10')).toEqual([true, true, true])
    expect(rootOf(element).querySelector('.rules')?.textContent.replace(/\s+/g, ' ')).toContain(
      'characters: met',
    )
    expect(rootOf(element).querySelector('#new-password')?.getAttribute('aria-describedby')).toBe(
      'new-password-rules',
    )
  })

  it('shows how a login is stored', async () => {
    const element = await drawNew()
    const hint = async (username: string): Promise<string> => {
      fill(rootOf(element), { username })
      await element.updateComplete
      return rootOf(element).querySelector('#username-hint')?.textContent ?? ''
    }
    expect(await hint('Józef.Łoś')).toContain('jozef.los')
    expect(await hint('ab')).toContain('not a login yet')
    expect(await hint('ola')).not.toMatch(/not a login|keep it/)
  })

  it('offers a free login if the chosen one is taken', async () => {
    line.answer('Register', ({ variables }) =>
      variables['login'] === 'ola'
        ? { register: { __typename: 'LoginTaken', suggestion: 'ola.nowak' } }
        : { register: signedIn },
    )
    const element = await drawNew()
    const root = rootOf(element)
    fill(root, { name: 'Ola Nowak', username: 'ola', 'new-password': 'karo as wino 10' })
    send(root)
    await expect.poll(() => root.querySelector('[role=alert] p')?.textContent).toContain('ola')
    expect(await faults(document.body)).toEqual([])
    expect(gatewayAt(line.base).guest.value).toBeNull()
    root.querySelector<HTMLElement>('[role=alert] button')?.click()
    const name = told(element)
    send(root)
    expect(await name).toBe('Ola')
    expect(line.asked.at(-1)?.variables).toEqual({
      name: 'Ola Nowak',
      login: 'ola.nowak',
      password: 'karo as wino 10',
    })
  })

  it('shows the recovery codes before signing in, since they are shown only once', async () => {
    line.answer('Register', { register: { ...signedIn, recovery: ['aaaa-bbbb', 'cccc-dddd'] } })
    const element = await drawNew()
    const root = rootOf(element)
    fill(root, { name: 'Ola', username: 'ola', 'new-password': 'karo as wino 10' })
    send(root)
    await expect.poll(() => root.querySelector('stolik-recovery-codes')).not.toBeNull()
    const shown = root.querySelector('stolik-recovery-codes')
    await shown?.updateComplete
    const codes = rootOf(shown)
    expect([...codes.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'aaaa-bbbb',
      'cccc-dddd',
    ])
    expect(codes.activeElement?.textContent).toContain('not shown again')
    expect(gatewayAt(line.base).guest.value).toBeNull()
    expect(await faults(document.body)).toEqual([])
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const printed = vi.spyOn(window, 'print').mockReturnValue()
    for (const button of codes.querySelectorAll('button')) button.click()
    await expect
      .poll(() => codes.querySelector('[role=status]')?.textContent)
      .toContain('The codes are copied.')
    expect(write).toHaveBeenCalledWith('aaaa-bbbb\ncccc-dddd')
    expect(printed).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
    const name = told(element)
    shown?.querySelector('button')?.click()
    expect(await name).toBe('Ola')
    expect(gatewayAt(line.base).guest.value?.token).toBe('t')
  })

  it('says why the gateway refused', async () => {
    line.answer('Register', { register: { __typename: 'Refused', code: 'TOO_MANY' } })
    const root = rootOf(await drawNew())
    fill(root, { name: 'Ola', username: 'ola', 'new-password': 'karo as wino 10' })
    send(root)
    await expect
      .poll(() => root.querySelector('[role=alert]')?.textContent)
      .toMatch(/too much at once|Too many/)
  })
})
