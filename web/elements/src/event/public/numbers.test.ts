import { html, LitElement } from 'lit'
import { say } from '@stolik/core'
import { afterEach, expect, it } from 'vitest'
import { event } from '../../../test/event.js'
import { eventWords } from '../../words/event/index.js'
import { eventStyles } from '../event.styles.js'
import type { Speaker } from '../speaker.js'
import { draw } from './draw.js'
import { publicStyles } from './event.styles.js'

afterEach(() => document.body.replaceChildren())

const names = Array.from({ length: 37 }, (_, n) => `Wojciech-Maksymilian Nowakowski-Zaborowski${n}`)

customElements.define(
  'test-of-numbers',
  class extends LitElement {
    static override styles = [eventStyles, publicStyles]
    protected override render(): unknown {
      const shown = event({ phase: 'DRAWN', names, players: names.length })
      const [series] = shown.series
      const speaker: Speaker = { locale: 'en', say: (code, args) => say(eventWords.en, 'en', code, args) }
      return series === undefined
        ? html``
        : html`${draw({ ...speaker, event: shown, series, mine: ['p4'], show: () => undefined, file: (name) => name })}`
    }
  },
)

it('a start number stands on one line beside a long name, at every width', async () => {
  await eventWords.need('en')
  const element = document.createElement('test-of-numbers') as LitElement
  document.body.append(element)
  await element.updateComplete
  const numbers = [...element.renderRoot.querySelectorAll('.one li .small')]
  expect(numbers.map(({ textContent }) => textContent)).toContain('36')
  for (const width of [320, 360, 560, 640, 820, 1440]) {
    element.style.width = `${width}px`
    const broken = numbers.filter((one) => one.getClientRects().length > 1 || lines(one) > 1)
    expect(broken.map(({ textContent }) => `${width}: ${textContent}`)).toEqual([])
  }
})

function lines(of: Element): number {
  const range = document.createRange()
  range.selectNodeContents(of)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}
