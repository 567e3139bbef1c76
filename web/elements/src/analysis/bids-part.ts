/** The bidding: what each player's cards promised before the first call, beside what they bid. */
import { type BidsOfSeat } from '@stolik/core'
import { html, type TemplateResult } from 'lit'
import type { Voice } from './say.js'

export function bidsPart(bids: readonly BidsOfSeat[], voice: Voice): TemplateResult {
  const { say } = voice
  return html`<h4 id="bids">${say('analysis.bids')}</h4>
    <ul class="bids" aria-labelledby="bids">
      ${bids.map((one) => html`<li>${bidsSentence(one, voice)}</li>`)}
    </ul>
    <p class="small muted">${say('analysis.bids.meaning')}</p>`
}

function bidsSentence({ seat, called, most, games }: BidsOfSeat, { say, nameOf }: Voice): TemplateResult {
  const name = nameOf(seat)
  const bid =
    called === null
      ? say('analysis.bids.passed', { name })
      : say('analysis.bids.called', { name, bid: called })
  const all = games.map(({ contract, percent }) => say('analysis.bids.game', { ...contract, percent }))
  const cards =
    all.length === 0 ? say('analysis.bids.nothing') : say('analysis.bids.cards', { games: all.join(', ') })
  const could = most === null ? say('analysis.bids.pass') : say('analysis.bids.most', { bid: most })
  return html`<b>${bid}</b> ${cards} ${could}`
}
