/** The choice of a first hand, and the links to go on when it is over. */
import { told } from '@stolik/core'
import type { Lessons } from '@stolik/kit/table'
import { html, nothing, type TemplateResult } from 'lit'
import type { Look } from './pieces.js'

interface Choice {
  readonly hands: Lessons['teaching']['hands']
  /** The hand that is being played, from 0. */
  readonly which: number
  readonly look: Look
  readonly start: (which: number) => void
}

const nameOf = (hand: Choice['hands'][number] | undefined, { telling }: Look): string =>
  told(telling, { code: `hand.${hand?.id ?? ''}`, args: {}, clause: '' })

export const handChoice = ({ hands, which, look, start }: Choice): TemplateResult =>
  html`<div class="row" role="group" aria-label=${look.say('learn.hand.which')}>
    ${hands.map(
      (hand, n) =>
        html`<button class="button" type="button" aria-pressed=${n === which} @click=${() => start(n)}>
          ${nameOf(hand, look)}
        </button>`,
    )}
  </div>`

/** @param tableHref the address of a table to play on; '' = no link */
export function handOver({ hands, which, look, start }: Choice, tableHref: string): TemplateResult {
  const next = (which + 1) % hands.length
  return html`<h3 class="over" tabindex="-1">${look.say('learn.over')}</h3>
    <p>${look.say('learn.overHint')}</p>
    <div class="row">
      <button class="button primary" type="button" @click=${() => start(next)}>
        ${look.say('learn.other', { hand: nameOf(hands[next], look) })}
      </button>
      <button class="button" type="button" @click=${() => start(which)}>${look.say('learn.replay')}</button>
      ${tableHref === '' ? nothing : html`<a class="button" href=${tableHref}>${look.say('learn.toTable')}</a>`}
    </div>`
}
