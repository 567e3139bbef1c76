import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { gatewayAt } from '../client/gateway.js'
import { signIn } from './orders.js'
import './passkeys.js'

const phone = { id: 'k1', name: 'Phone', made: 1_700_000_000_000, used: 1_700_100_000_000 }
const desk = { id: 'k2', name: 'Desk', made: 1_700_000_000_000, used: null }

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  line.answer('SignIn', {
    signIn: { __typename: 'SignedIn', name: 'Ola', login: 'ola', token: 'one', refresh: 'r', expiresIn: 600 },
  })
  line.answer('Passkeys', { me: { passkeys: [phone, desk] } })
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const draw = async (): Promise<ShadowRoot> => {
  await signIn(gatewayAt(line.base), 'ola', 'karo as wino 10')
  const element = await show(document.createElement('stolik-passkeys'), {
    server: line.base,
    lang: 'en',
    login: 'ola',
  })
  if (element.shadowRoot === null) throw new Error('nothing is drawn')
  const root = element.shadowRoot
  await expect.poll(() => root.querySelector('p')).not.toBeNull()
  return root
}
const rows = (root: ShadowRoot): readonly string[] =>
  [...root.querySelectorAll('.entry')].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())

describe('stolik-passkeys', () => {
  it('lists passkeys by name, and removes one', async () => {
    const root = await draw()
    expect(rows(root)).toEqual(['Phone last used: 16 Nov 2023', 'Desk added: 14 Nov 2023'])
    expect(await faults(root.host)).toEqual([])
    line.answer('RemovePasskey', { removePasskey: { __typename: 'Done' } })
    line.answer('Passkeys', { me: { passkeys: [desk] } })
    root.querySelector<HTMLElement>('[aria-label="Phone: remove"]')?.click()
    await expect.poll(() => root.querySelector('form')).not.toBeNull()
    expect(await faults(root.host)).toEqual([])
    const password = root.querySelector<HTMLInputElement>('#current-password')
    if (password !== null) password.value = 'karo as wino 10'
    root.querySelector('form')?.requestSubmit()
    await expect.poll(() => rows(root)).toEqual(['Desk added: 14 Nov 2023'])
    expect((await line.until('RemovePasskey')).variables).toEqual({ id: 'k1', password: 'karo as wino 10' })
  })

  it('says that passkeys can only be added at the site’s own address', async () => {
    const root = await draw()
    expect(root.textContent).toContain('at this site’s own address')
    expect([...root.querySelectorAll('button')].map(({ textContent }) => textContent.trim())).toEqual([
      'remove',
      'remove',
    ])
  })
})
