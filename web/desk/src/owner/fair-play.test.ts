import { signIn } from '@stolik/elements/account/orders'
import { gatewayAt } from '@stolik/elements/client/gateway'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decided } from '../../../elements/test/decided.js'
import { fakeLine, type Line } from '../../../elements/test/line.js'
import type { FairPlay } from './client.js'
import { StolikFairPlay } from './fair-play.js'

const open = { ...decided, state: 'OPEN' as const, log: [] }
const desk: FairPlay = { counting: true, hands: 200, counted: Date.UTC(2026, 10, 3, 12), findings: [open] }

let line: Line
beforeEach(async () => {
  localStorage.clear()
  line = fakeLine()
  line.answer('SignIn', {
    signIn: { __typename: 'SignedIn', name: 'Ola', login: 'ola', token: 't', refresh: 'r', expiresIn: 600 },
  })
  await signIn(gatewayAt(line.base), 'ola', 'karo as wino 10')
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const has = (shown: Partial<FairPlay>): void =>
  line.answer('FairPlayDesk', { fairPlayDesk: { __typename: 'FairPlayDesk', ...desk, ...shown } })
const answers = (shown: Partial<FairPlay>): void =>
  line.answer('FairPlayAct', { fairPlayAct: { __typename: 'FairPlayDesk', ...desk, ...shown } })
const rootOf = ({ shadowRoot }: StolikFairPlay): ShadowRoot => shadowRoot as ShadowRoot
const words = (element: StolikFairPlay): string => rootOf(element).textContent.replace(/\s+/g, ' ').trim()
const draw = async (): Promise<StolikFairPlay> => {
  const element = await show(new StolikFairPlay(), { server: line.base, lang: 'en' })
  await expect.poll(() => rootOf(element).querySelector('button')).toBeInstanceOf(HTMLElement)
  return element
}
const press = (element: StolikFairPlay, name: string): void =>
  [...rootOf(element).querySelectorAll('button')]
    .find(({ textContent }) => textContent.trim() === name)
    ?.click()
const write = (element: StolikFairPlay, text: string): void => {
  const field = rootOf(element).querySelector('textarea') as HTMLTextAreaElement
  field.value = text
  field.form?.requestSubmit()
}

describe('stolik-fair-play', () => {
  it('has no faults that axe finds, switched off or with findings', async () => {
    has({ counting: false, hands: 0, counted: null, findings: [] })
    const element = await draw()
    expect(words(element)).toContain('Finished hands are not examined.')
    expect(await faults(element)).toEqual([])
    answers({})
    press(element, 'switch it on')
    expect((await line.until('FairPlayAct')).variables).toEqual({ act: { count: true } })
    await expect.poll(() => words(element)).toContain('Hands examined: 200. Last counted: 3 Nov 2026')
    expect(await faults(element)).toEqual([])
  })

  it('says that nothing is beyond the usual', async () => {
    has({ findings: [] })
    expect(words(await draw())).toContain('Nothing is beyond the usual.')
  })

  it('sends a decision, and asks for none about what is decided', async () => {
    has({})
    const element = await draw()
    answers({ findings: [decided] })
    write(element, 'Play with others.')
    expect((await line.until('FairPlayAct')).variables).toEqual({
      act: { decide: { finding: 'f1', text: 'Play with others.' } },
    })
    await expect.poll(() => rootOf(element).querySelector('textarea')).toBeNull()
    expect(words(element)).toMatch(/Decision · Zofia · .* Play with others\./)
  })

  it('leaves a text that was begun with its finding when another one is decided', async () => {
    const other = { ...open, id: 'f2', detector: 'CARDS' as const }
    has({ findings: [open, other] })
    const element = await draw()
    answers({ findings: [other, decided] })
    const [first, second] = rootOf(element).querySelectorAll('textarea')
    if (first === undefined || second === undefined) throw new Error('no fields')
    second.value = 'Begun.'
    first.value = 'Play with others.'
    first.form?.requestSubmit()
    await expect.poll(() => rootOf(element).querySelectorAll('textarea')).toHaveLength(1)
    expect(rootOf(element).querySelector('textarea')?.value).toBe('Begun.')
  })

  it('shows an appeal, and why an answer to it was refused', async () => {
    const appeal = {
      kind: 'APPEAL' as const,
      at: Date.UTC(2026, 10, 4),
      name: 'Jan',
      text: 'We only bid boldly.',
    }
    has({ findings: [{ ...decided, state: 'APPEALED', log: [...decided.log, appeal] }] })
    const element = await draw()
    expect(words(element)).toMatch(/Appeal · Jan · .* We only bid boldly\./)
    line.answer('FairPlayAct', {
      fairPlayAct: { __typename: 'SettingsRefused', code: 'OTHER_OWNER', field: null },
    })
    write(element, 'I said so.')
    await expect.poll(() => words(element)).toContain('Another owner must answer the appeal.')
  })
})
