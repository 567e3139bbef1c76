import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { StolikDecisions } from './decisions.js'
import { decided } from '../../test/decided.js'
import type { Finding } from './types.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const draw = (findings: readonly Finding[]): Promise<StolikDecisions> =>
  show(new StolikDecisions(), { server: line.base, lang: 'en', findings })
const rootOf = ({ shadowRoot }: StolikDecisions): ShadowRoot => shadowRoot as ShadowRoot
const words = (element: StolikDecisions): string => rootOf(element).textContent.replace(/\s+/g, ' ').trim()
const appeal = (element: StolikDecisions, text: string): void => {
  const field = rootOf(element).querySelector('textarea') as HTMLTextAreaElement
  field.value = text
  field.form?.requestSubmit()
}

describe('stolik-decisions', () => {
  it('has no faults that axe finds, and says what was counted, of honest bots too, and who decided what', async () => {
    const element = await draw([decided])
    for (const one of rootOf(element).querySelectorAll('details')) one.open = true
    expect(await faults(element)).toEqual([])
    const said = words(element)
    expect(said).toContain('Jan raised against a third player without a chance in 6 of 20 hands with Ola.')
    expect(said).toContain('Here 30% (between 14.6% and 51.9%)')
    expect(said).toContain('Honest bots 7.7% (between 7.4% and 8%)')
    expect(said).toContain('Honest bots or pairs beyond the usual: 4 of 600.')
    expect(said).toMatch(/Decision · Zofia · .* Play with others\./)
    expect(rootOf(element).querySelector('a')?.getAttribute('href')).toBe('/replay/abc/3')
  })

  it('sends one appeal, and then says that an answer will come', async () => {
    const appealed = { ...decided, state: 'APPEALED' as const }
    line.answer('AppealDecision', { appealDecision: { __typename: 'Finding', ...appealed } })
    const element = await draw([decided])
    appeal(element, 'We only bid boldly.')
    expect((await line.until('AppealDecision')).variables).toEqual({
      finding: 'f1',
      text: 'We only bid boldly.',
    })
    await expect.poll(() => words(element)).toContain('Your appeal is sent.')
    expect(rootOf(element).querySelector('form')).toBeNull()
  })

  it('says why an appeal was refused, and keeps the text', async () => {
    line.answer('AppealDecision', {
      appealDecision: { __typename: 'SettingsRefused', code: 'APPEALED_ALREADY', field: null },
    })
    const element = await draw([decided])
    appeal(element, 'Again.')
    await expect
      .poll(() => rootOf(element).querySelector('[role=alert]')?.textContent.trim())
      .toBe('You have appealed already.')
    expect(rootOf(element).querySelector('textarea')?.value).toBe('Again.')
  })
})
