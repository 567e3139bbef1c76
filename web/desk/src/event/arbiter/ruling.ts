/** Shows rulings in words: the rule book's proposal with its clauses, and the referee's decision. */
import { clauseWords } from '@stolik/kit/clause'
import { html, nothing, type TemplateResult } from 'lit'
import { named } from '@stolik/elements/client/plain'
import type { Proposal, Ruling } from '@stolik/elements/event/client/types'
import { catalogueOf, gameSay } from '@stolik/elements/event/game-words'
import type { Speaker } from '@stolik/elements/event/speaker'
import type { Act, Fact } from '@stolik/elements/event/client/acts'
import { number, text } from '@stolik/elements/event/form'
import type { Incident } from '../parts.js'

function lines({ locale }: Speaker, all: Proposal['lines'], game: string): unknown {
  if (all.length === 0) return nothing
  const catalogue = catalogueOf(locale, game)
  return html`<ul class="said">
    ${all.map(
      ({ code, args, clause }) =>
        html`<li>
          ${gameSay(locale, game, code, named(args))}
          ${clause === '' ? nothing : html`<span class="muted small clause">${clauseWords(catalogue, locale, clause)}</span>`}
        </li>`,
    )}
  </ul>`
}

export const proposalPart = (
  speaker: Speaker,
  { lines: all, paper }: Proposal,
  game: string,
): TemplateResult =>
  html`<section class="broad stack proposal">
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

/** Null if series or table cannot be read. */
export function incidentOf(data: FormData): Incident | null {
  const [series, table, hand] = [number(data, 'series'), number(data, 'table'), number(data, 'hand')]
  return series === null || table === null ? null : { series, table, hand: hand === null ? null : hand - 1 }
}

/** Builds the ruling to send; without a question it is the referee's own. */
export function rulingOf(data: FormData, question: string | null, facts: readonly Fact[]): Act | null {
  const incident = incidentOf(data)
  if (incident === null) return null
  const note = text(data, 'note') ?? ''
  return { rule: { ...incident, question, facts: question === null ? [] : facts, note } }
}
