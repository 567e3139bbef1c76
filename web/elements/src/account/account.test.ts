import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { gatewayAt } from '../client/gateway.js'
import './account.js'
import type { StolikAccount } from './account.js'
import { signIn } from './orders.js'
import { SignedInEvent } from './signed-in.js'

let line: Line
const signedIn = (token: string) => ({
  __typename: 'SignedIn',
  name: 'Ola Nowak',
  login: 'ola',
  token,
  refresh: 'r',
  expiresIn: 600,
})
const me = {
  id: 'p1',
  name: 'Ola Nowak',
  login: 'ola' as string | null,
  club: null as string | null,
  tables: [],
}
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  line.answer('SignIn', { signIn: signedIn('one') })
  line.answer('Me', { me })
  line.answer('RecoveryLeft', { me: { recoveryCodes: 7 } })
  line.answer('SendsMail', { sendsMail: false })
  line.answer('Passkeys', { me: { passkeys: [] } })
  line.answer('SecondStep', { me: { secondStep: false } })
  line.answer('RecoveryWaits', { me: { recoveryWaits: null } })
  line.answer('Sessions', {
    me: { sessions: [{ id: 's1', device: 'Chrome, Android', seen: 0, here: true }] },
  })
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const draw = (): Promise<StolikAccount> =>
  show(document.createElement('stolik-account'), { server: line.base, lang: 'en' })
const drawSigned = async (): Promise<StolikAccount> => {
  await signIn(gatewayAt(line.base), 'ola', 'karo as wino 10')
  const element = await draw()
  await expect.poll(() => rootOf(element).querySelector('dl')?.textContent).toContain('Ola Nowak')
  return element
}
const rootOf = (element: Element | null | undefined): ShadowRoot => {
  if (!element?.shadowRoot) throw new Error('nothing is drawn there')
  return element.shadowRoot
}
const passwordForm = async (element: StolikAccount): Promise<ShadowRoot> => {
  await expect.poll(() => rootOf(element).querySelector('stolik-change-password')).not.toBeNull()
  const form = rootOf(element).querySelector('stolik-change-password')
  await form?.updateComplete
  return rootOf(form)
}
const leavingForm = async (element: StolikAccount): Promise<ShadowRoot> => {
  await expect.poll(() => rootOf(element).querySelector('stolik-leave-account')).not.toBeNull()
  const form = rootOf(element).querySelector('stolik-leave-account')
  await form?.updateComplete
  return rootOf(form)
}
const buttonOf = (root: ShadowRoot, words: string): HTMLButtonElement | undefined =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === words)
const press = (element: StolikAccount, words: string): void => {
  const buttons = [...rootOf(element).querySelectorAll('button')]
  buttons.find(({ textContent }) => textContent.trim() === words)?.click()
}

describe('stolik-account', () => {
  it('has no faults that axe finds, whether signed in or not', async () => {
    const element = await draw()
    expect(await faults(element)).toEqual([])
    element.remove()
    const signed = await drawSigned()
    await passwordForm(signed)
    expect(await faults(signed)).toEqual([])
  })

  it('says first that somebody recovers the account without its second step, and cancels that', async () => {
    line.answer('RecoveryWaits', { me: { recoveryWaits: 1_700_000_000_000 } })
    const element = await drawSigned()
    const waits = rootOf(rootOf(element).querySelector('stolik-recovery-waits'))
    await expect.poll(() => waits.querySelector('[role=alert]')?.textContent).toContain('2023')
    expect(await faults(element)).toEqual([])
    line.answer('CancelRecovery', { cancelRecovery: { __typename: 'Done' } })
    let told = 0
    element.addEventListener('stolik-recovery-cancelled', () => (told += 1))
    buttonOf(waits, 'cancel the new password')?.click()
    await expect.poll(() => waits.querySelector('[role=status]')?.textContent).toContain('Cancelled')
    expect(line.asked.at(-1)?.variables).toEqual({ lang: 'en' })
    expect(waits.querySelector('[role=alert]')).toBeNull()
    expect(told).toBe(1)
  })

  it('asks people to sign in, and then shows who they are', async () => {
    const element = await draw()
    expect(rootOf(element).querySelector('stolik-sign-in')).not.toBeNull()
    await signIn(gatewayAt(line.base), 'ola', 'karo as wino 10')
    await expect.poll(() => rootOf(element).querySelector('dl')?.textContent).toContain('ola')
    expect(rootOf(element).querySelector('stolik-sign-in')).toBeNull()
  })

  it('tells the page who has signed in, even after the form has gone', async () => {
    const told: string[] = []
    document.addEventListener('stolik-signed-in', (event) => {
      if (event instanceof SignedInEvent) told.push(event.detail.name)
    })
    line.answer('Recover', { recover: signedIn('two') })
    for (const isForgotten of [false, true]) {
      const element = await draw()
      const sign = rootOf(element).querySelector('stolik-sign-in')
      await sign?.updateComplete
      if (isForgotten) buttonOf(rootOf(sign), 'I forgot my password')?.click()
      const form = (): ShadowRoot => rootOf(isForgotten ? rootOf(sign).querySelector('stolik-recover') : sign)
      await expect.poll(() => form().querySelector('form')).not.toBeNull()
      for (const input of form().querySelectorAll('input')) input.value = 'karo as wino 10'
      form().querySelector('form')?.requestSubmit()
      await expect.poll(() => told).toEqual(isForgotten ? ['Ola Nowak', 'Ola Nowak'] : ['Ola Nowak'])
      await gatewayAt(line.base).signOut()
      element.remove()
    }
  })

  it('changes the password in a form that password managers recognise, and continues with the new token', async () => {
    line.answer('ChangePassword', { changePassword: signedIn('two') })
    const root = await passwordForm(await drawSigned())
    const inputs = [...root.querySelectorAll<HTMLInputElement>('form input')]
    expect(inputs.map(({ autocomplete }) => autocomplete)).toEqual([
      'username',
      'current-password',
      'new-password',
    ])
    expect(inputs[0]?.value).toBe('ola')
    for (const [i, value] of ['karo as wino 10', 'pik dama czerwo 9'].entries()) {
      const input = inputs[i + 1]
      if (input !== undefined) input.value = value
    }
    root.querySelector('form')?.requestSubmit()
    await expect.poll(() => root.querySelector('[role=status]')?.textContent).toContain('is changed')
    expect((await line.until('ChangePassword')).variables).toEqual({
      old: 'karo as wino 10',
      new: 'pik dama czerwo 9',
    })
    expect(gatewayAt(line.base).guest.value?.token).toBe('two')
    expect(inputs[2]?.value).toBe('')
  })

  it('says why the password was not changed', async () => {
    line.answer('ChangePassword', { changePassword: { __typename: 'Refused', code: 'WRONG_CREDENTIALS' } })
    const root = await passwordForm(await drawSigned())
    for (const input of root.querySelectorAll<HTMLInputElement>('[type=password]')) input.value = 'x'
    root.querySelector('form')?.requestSubmit()
    await expect.poll(() => root.querySelector('.refusal')?.textContent).toMatch(/do not match/)
  })

  it('says how many recovery codes are left, and draws new ones with the password', async () => {
    const refusal = { __typename: 'Refused', code: 'WRONG_CREDENTIALS' }
    line.answer('DrawRecovery', { drawRecoveryCodes: refusal })
    const element = await drawSigned()
    await expect.poll(() => rootOf(element).querySelector('stolik-draw-recovery')).not.toBeNull()
    const drawing = rootOf(element).querySelector('stolik-draw-recovery')
    await drawing?.updateComplete
    const root = rootOf(drawing)
    await expect.poll(() => root.querySelector('form')?.textContent).toContain('Codes left: 7.')
    const word = root.querySelector<HTMLInputElement>('[type=password]')
    if (word !== null) word.value = 'karo as wino 10'
    root.querySelector('form')?.requestSubmit()
    await expect.poll(() => root.querySelector('.refusal')?.textContent).toMatch(/do not match/)
    expect((await line.until('DrawRecovery')).variables).toEqual({ password: 'karo as wino 10' })
    const codes = ['aaaa-bbbb', 'cccc-dddd']
    line.answer('DrawRecovery', { drawRecoveryCodes: { __typename: 'RecoveryCodes', codes } })
    root.querySelector('form')?.requestSubmit()
    await expect
      .poll(() => root.querySelector('stolik-recovery-codes')?.shadowRoot?.querySelectorAll('li').length)
      .toBe(2)
    expect(await faults(element)).toEqual([])
    root.querySelector<HTMLElement>('stolik-recovery-codes button')?.click()
    await expect.poll(() => root.querySelector('form')?.textContent).toContain('Codes left: 2.')
  })

  it('leaves a member’s name and password to the club', async () => {
    line.answer('Me', { me: { ...me, login: null, club: 'rybnik' } })
    const element = await drawSigned()
    await expect.poll(() => rootOf(element).textContent).toContain('Your club keeps your account')
    for (const name of ['change-password', 'passkeys', 'second-step', 'draw-recovery'])
      expect(rootOf(element).querySelector(`stolik-${name}`)).toBeNull()
    expect(rootOf(element).querySelector('stolik-sessions')).not.toBeNull()
  })

  it('saves a person’s data as a file', async () => {
    line.answer('ExportAccount', { exportAccount: { __typename: 'AccountExport', json: '{"account":1}' } })
    const files: Blob[] = []
    const make = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (file: Blob) => {
      files.push(file)
      return make(file)
    }
    const root = await leavingForm(await drawSigned())
    buttonOf(root, 'save my data')?.click()
    await expect.poll(() => files.length).toBe(1)
    URL.createObjectURL = make
    expect(await files[0]?.text()).toBe('{"account":1}')
  })

  it('says why a person’s data is not saved', async () => {
    line.answer('ExportAccount', { exportAccount: { __typename: 'Refused', code: 'TOO_MANY' } })
    const root = await leavingForm(await drawSigned())
    buttonOf(root, 'save my data')?.click()
    await expect.poll(() => root.querySelector('[role=alert]')?.textContent.trim()).toBeTruthy()
  })

  it('is deleted after a second press, with the password, and then nobody is signed in', async () => {
    line.answer('DeleteAccount', { deleteAccount: { __typename: 'Refused', code: 'WRONG_CREDENTIALS' } })
    const element = await drawSigned()
    const root = await leavingForm(element)
    const ask = async (): Promise<void> => {
      buttonOf(root, 'delete the account…')?.click()
      await expect.poll(() => buttonOf(root, 'delete for good')).toBeDefined()
    }
    await ask()
    expect(root.activeElement?.textContent).toContain('cannot be undone')
    expect(await faults(element)).toEqual([])
    buttonOf(root, 'keep the account')?.click()
    await expect.poll(() => root.querySelector('form')).toBeNull()
    expect(line.asked.some(({ operation }) => operation === 'DeleteAccount')).toBe(false)
    await ask()
    const word = root.querySelector<HTMLInputElement>('[type=password]')
    if (word !== null) word.value = 'karo as wino 10'
    root.querySelector('form')?.requestSubmit()
    await expect.poll(() => root.querySelector('.refusal')?.textContent).toMatch(/do not match/)
    expect((await line.until('DeleteAccount')).variables).toEqual({ password: 'karo as wino 10' })
    line.answer('DeleteAccount', { deleteAccount: { __typename: 'Done' } })
    root.querySelector('form')?.requestSubmit()
    await expect.poll(() => rootOf(element).querySelector('stolik-sign-in')).not.toBeNull()
    expect(gatewayAt(line.base).guest.value).toBeNull()
  })

  it('lets guests be forgotten, who have no data to save', async () => {
    line.answer('Enter', { enter: { __typename: 'Guest', name: 'Ola', token: 't' } })
    line.answer('DeleteAccount', { deleteAccount: { __typename: 'Done' } })
    await gatewayAt(line.base).enter('Ola')
    const element = await draw()
    const root = await leavingForm(element)
    expect(buttonOf(root, 'save my data')).toBeUndefined()
    expect(await faults(element)).toEqual([])
    buttonOf(root, 'forget me here…')?.click()
    await expect.poll(() => buttonOf(root, 'delete for good')).toBeDefined()
    root.querySelector('form')?.requestSubmit()
    await expect.poll(() => gatewayAt(line.base).guest.value).toBeNull()
    expect((await line.until('DeleteAccount')).variables).toEqual({ password: null })
  })

  it('asks a club’s member for no password before deleting the account', async () => {
    line.answer('Me', { me: { ...me, login: null, club: 'rybnik' } })
    line.answer('DeleteAccount', { deleteAccount: { __typename: 'Done' } })
    const root = await leavingForm(await drawSigned())
    buttonOf(root, 'delete the account…')?.click()
    await expect.poll(() => buttonOf(root, 'delete for good')).toBeDefined()
    expect(root.querySelector('[type=password]')).toBeNull()
    root.querySelector('form')?.requestSubmit()
    expect((await line.until('DeleteAccount')).variables).toEqual({ password: null })
  })

  it('lists the devices that are signed in, and signs out one of them or all others', async () => {
    const here = { id: 's1', device: 'Chrome, Android', seen: 0, here: true }
    const others = [
      { id: 's2', device: 'Firefox, Windows', seen: 1_790_000_000_000, here: false },
      { id: 's3', device: '', seen: 1_780_000_000_000, here: false },
    ]
    line.answer('Sessions', { me: { sessions: [here, ...others] } })
    line.answer('EndSession', { endSession: { __typename: 'Done' } })
    line.answer('EndOtherSessions', { endOtherSessions: { __typename: 'Done' } })
    const account = await drawSigned()
    const root = rootOf(rootOf(account).querySelector('stolik-sessions'))
    const rows = (): readonly string[] =>
      [...root.querySelectorAll('.entry')].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
    await expect
      .poll(rows)
      .toEqual([
        'Chrome, Android this device',
        expect.stringMatching(/^Firefox, Windows last seen: \d+ Sept? 2026, /),
        expect.stringMatching(/^unknown device last seen: /),
      ])
    expect(await faults(account)).toEqual([])
    const end = (label: string): void => root.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click()
    line.answer('Sessions', { me: { sessions: [here, ...others.slice(1)] } })
    end('Firefox, Windows: sign out')
    expect((await line.until('EndSession')).variables).toEqual({ id: 's2' })
    await expect.poll(() => rows().length).toBe(2)
    line.answer('Sessions', { me: { sessions: [here] } })
    root.querySelector<HTMLElement>('.fit')?.click()
    await line.until('EndOtherSessions')
    await expect.poll(rows).toEqual(['Chrome, Android this device'])
    expect(root.querySelector('button')).toBeNull()
  })

  it('signs out everywhere, and stays signed in if that fails', async () => {
    line.answer('SignOutEverywhere', { signOutEverywhere: { __typename: 'Refused', code: 'UNAVAILABLE' } })
    const element = await drawSigned()
    press(element, 'on all devices')
    await expect.poll(() => rootOf(element).querySelector('[role=alert]')).not.toBeNull()
    line.answer('SignOutEverywhere', { signOutEverywhere: { __typename: 'Done' } })
    press(element, 'on all devices')
    await expect.poll(() => rootOf(element).querySelector('stolik-sign-in')).not.toBeNull()
    expect(gatewayAt(line.base).guest.value).toBeNull()
  })
})
