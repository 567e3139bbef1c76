/** The new settlement beside the old one. */
import type { Arg, Chair, Locale, Settlement } from '@stolik/core'
import { signed } from '@stolik/core'
import type { TablePlayer } from '@stolik/kit/table'
import type { Words } from '@stolik/kit/words'
import { html, type TemplateResult } from 'lit'

interface Outcome {
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  /** The person's seat. */
  readonly seat: number
  readonly now: Settlement
  readonly then: Settlement
  readonly catalogues: Words
  readonly locale: Locale
  /** By chair: those who have played now, and those who played then. */
  readonly players: readonly TablePlayer[]
  readonly others: readonly TablePlayer[]
  /** The chair of each seat, and after them that of a dealer who sits out. */
  readonly seating: readonly Chair[]
}

export function outcomePart(of: Outcome): TemplateResult {
  const { say, seat, now, then, players, others } = of
  const scores = { now: signed(now.scores[seat] ?? 0), then: signed(then.scores[seat] ?? 0) }
  return html`<h3 class="over" tabindex="-1">${say('sameCards.over')}</h3>
    <p>${say('sameCards.scores', scores)}</p>
    <div class="both">
      <section aria-labelledby="now">
        <p class="which" id="now">${say('sameCards.now')}</p>
        ${result(of, now, players)}
      </section>
      <section aria-labelledby="then">
        <p class="which" id="then">${say('sameCards.then')}</p>
        ${result(of, then, others)}
      </section>
    </div>`
}

const result = (
  { catalogues, locale, seating, seat }: Outcome,
  settlement: Settlement,
  players: readonly TablePlayer[],
): TemplateResult =>
  html`<stolik-result
    .settlement=${settlement}
    .catalogue=${catalogues[locale]}
    locale=${locale}
    .players=${players}
    .seating=${seating}
    .chair=${seating[seat] ?? null}
  ></stolik-result>`
