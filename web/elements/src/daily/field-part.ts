/** What all players of a closed day made of one deal: contracts, scores, the best hand, and one's own beside them. */
import { say as sayIn, signed, type Catalogue } from '@stolik/core'
import { html, nothing, svg, type TemplateResult } from 'lit'
import { replayAt } from '../base/replay-address.js'
import { gains, type DailyField, type FieldDeal } from './field.js'
import type { DailyParts } from './parts.js'

export interface FieldDeps {
  readonly server: string
  /** The words of the game. */
  readonly catalogue: Catalogue
  /** The chosen deal, from 1. */
  readonly deal: number
}

export function fieldPart(parts: DailyParts, field: DailyField, deps: FieldDeps): unknown {
  const deal = field.deals.find(({ hand }) => hand + 1 === deps.deal)
  if (deal === undefined) return nothing
  const { say } = parts
  return html`<div class="field" part="field">
    <h4 id="field">${say('week.field', { n: deps.deal })}</h4>
    ${mine(parts, deal, deps)} ${contracts(parts, deal, deps)} ${scores(parts, deal)}
    ${best(parts, deal, deps)} ${where(parts, field)}
  </div>`
}

const rounded = (mean: number): string => signed(Math.round(mean))

function kindOf(
  { say, locale }: DailyParts,
  { catalogue }: FieldDeps,
  hand: { kind: string; own: boolean },
): string {
  const kind = sayIn(catalogue, locale, hand.kind)
  return hand.own ? kind : say('week.fieldAgainst', { kind })
}

function mine(parts: DailyParts, { mine: own, mean }: FieldDeal, deps: FieldDeps): unknown {
  if (own === null) return nothing
  const args = { kind: kindOf(parts, deps, own), score: signed(own.score), mean: rounded(mean) }
  return html`<p><b>${parts.say('week.fieldMine', args)}</b></p>`
}

function contracts(parts: DailyParts, deal: FieldDeal, deps: FieldDeps): TemplateResult {
  const { say } = parts
  const isMine = ({ kind, own }: { kind: string; own: boolean }): boolean =>
    deal.mine?.kind === kind && deal.mine.own === own
  return html`<table>
    <thead>
      <tr>
        <th scope="col" class="text">${say('week.fieldContract')}</th>
        <th scope="col">${say('week.fieldTimes')}</th>
        <th scope="col">${say('week.fieldMean')}</th>
      </tr>
    </thead>
    <tbody>
      ${deal.contracts.map(
        (one) =>
          html`<tr class=${isMine(one) ? 'me' : ''}>
            <th scope="row" class="text">
              ${kindOf(parts, deps, one)}${isMine(one) ? html` <span class="small muted">${say('daily.you')}</span>` : nothing}
            </th>
            <td>${one.players}</td>
            <td class="points">${rounded(one.mean)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

/** Of the chart of scores, in units of its view box. */
const [height, step] = [30, 8]

/** A bar for each score, from the lowest to the highest; the reader's own is in another colour. */
function scores({ say }: DailyParts, { scores: all, mine: own }: FieldDeal): unknown {
  const rising = all.toReversed()
  const [least, highest] = [rising[0], rising.at(-1)]
  if (least === undefined || highest === undefined || rising.length < 2) return nothing
  const tallest = Math.max(...all.map(({ players }) => players))
  const words = say('week.fieldScores', { least: signed(least.score), most: signed(highest.score) })
  return html`<figure class="scores">
    <svg
      role="img"
      aria-label=${words}
      viewBox="0 0 ${rising.length * step} ${height}"
      preserveAspectRatio="none"
    >
      ${rising.map(({ score, players }, i) => {
        const tall = Math.max(1, (players / tallest) * height)
        return svg`<rect class=${score === own?.score ? 'own' : ''} x=${i * step} y=${height - tall} width=${step - 1} height=${tall} />`
      })}
    </svg>
    <figcaption class="small muted">
      <span>${signed(least.score)}</span><span>${signed(highest.score)}</span>
    </figcaption>
  </figure>`
}

function best(parts: DailyParts, { best: hand, hand: n }: FieldDeal, deps: FieldDeps): TemplateResult {
  const { say } = parts
  const { name, table, score } = hand
  const args = { name, kind: kindOf(parts, deps, hand), score: signed(score) }
  return html`<p>
    ${say('week.fieldBest', args)}
    <a
      href=${replayAt(deps.server, { table, hand: n + 1, invitation: null })}
      target="_blank"
      rel="noopener"
      aria-label=${say('daily.seeOf', { name, n: n + 1 })}
      >${say('daily.see')}</a
    >
  </p>`
}

/** Where the reader's points went. */
function where({ say }: DailyParts, field: DailyField): unknown {
  const all = gains(field)
  if (all === null) return nothing
  const { best: most, worst } = all
  const args = { n: most.deal, gain: rounded(most.gain), m: worst.deal, loss: rounded(worst.gain) }
  return html`<p>${say('week.fieldGain', args)}</p>`
}
