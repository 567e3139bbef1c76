/** Shows rulings in words: the rule book's proposal with its clauses, and the referee's decision. */
import { clauseWords } from '@stolik/kit/clause'
import { html, nothing, type TemplateResult } from 'lit'
import { named } from '@stolik/elements/client/plain'
import type { Proposal, Ruling } from '@stolik/elements/event/client/types'
import { catalogueOf, gameSay } from '@stolik/elements/event/game-words'
import type { Speaker } from '@stolik/elements/event/speaker'

function lines({ locale }: Speaker, all: Proposal['lines'], game: string): unknown {
  if (all.length === 0) return nothing
  const catalogue = catalogueOf(locale, game)
  return html`<ul class="said">
    ${all.map(
      ({ code, args, clause }) =>
        html`<li>
          ${gameSay(locale, game, code, named(args))}
          ${clause === '' ? nothing : html`<span class="muted small">${clauseWords(catalogue, locale, clause)}</span>`}
        </li>`,
    )}
  </ul>`
}

export const proposalPart = (
  speaker: Speaker,
  { lines: all, paper }: Proposal,
  game: string,
): TemplateResult =>
  html`<section class="panel stack proposal" aria-live="polite">
    <h3>${speaker.say('arbiter.proposal')}</h3>
    ${lines(speaker, all, game)}
    ${paper === null ? nothing : html`<p>${speaker.say('arbiter.paper')} <code>${paper}</code></p>`}
  </section>`

export function rulingPart(speaker: Speaker, ruling: Ruling, game: string): TemplateResult {
  const { say, locale } = speaker
  const { n, series, table, hand, question, note } = ruling
  return html`<article class="panel">
    <p>
      <strong>${say('arbiter.where', { n, series, table })}</strong
      >${hand === null ? nothing : html` · ${say('event.handN', { n: hand + 1 })}`}
    </p>
    ${question === null ? nothing : html`<p class="muted">${gameSay(locale, game, `arbiter.${question}`)}</p>`}
    ${lines(speaker, ruling.lines, game)} ${note === '' ? nothing : html`<p>${note}</p>`}
  </article>`
}
