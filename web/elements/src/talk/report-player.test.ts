import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import './report-player.js'
import type { StolikReportPlayer } from './report-player.js'

let line: Line
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  localStorage.setItem(`stolik.guest ${line.base}/graphql`, JSON.stringify({ name: 'Ola', token: 't' }))
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const player = (name: string, bot = false) => ({ name, mark: null, bot, online: true })
const draw = (chair: number | null): Promise<StolikReportPlayer> =>
  show(document.createElement('stolik-report-player'), {
    server: line.base,
    lang: 'en',
    table: 'a',
    chair,
    players: [player('Ola'), player('Jan'), player('Bot', true), null],
  })
const options = (element: Element, name: string): readonly string[] =>
  [...(element.shadowRoot?.querySelectorAll(`[name=${name}] option`) ?? [])].map((o) => o.textContent)

describe('stolik-report-player', () => {
  it('offers all players except bots and the reader, and has no faults that axe finds', async () => {
    const element = await draw(0)
    expect(options(element, 'chair')).toEqual(['Jan'])
    expect(options(element, 'reason')).toHaveLength(3)
    expect(await faults(element)).toEqual([])
    expect(options(await draw(null), 'chair')).toEqual(['Ola', 'Jan'])
  })

  it('reports whom and why, and says that it did, or why not', async () => {
    const element = await draw(0)
    const root = element.shadowRoot
    const [reason, form] = [root?.querySelector('[name=reason]'), root?.querySelector('form')]
    if (reason instanceof HTMLSelectElement) reason.value = 'DELAY'
    line.answer('Report', { report: { __typename: 'Done', done: true } })
    form?.requestSubmit()
    expect((await line.until('Report')).variables).toEqual({
      table: 'a',
      invitation: null,
      chair: 1,
      reason: 'DELAY',
    })
    await expect.poll(() => root?.querySelector('[role=status]')?.textContent).toContain('Reported')
    line.answer('Report', { report: { __typename: 'Refused', code: 'TOO_MANY' } })
    form?.requestSubmit()
    await line.until('Report', 2)
    await expect.poll(() => root?.querySelector('.refusal')?.textContent).toContain('too much at once')
  })
})
