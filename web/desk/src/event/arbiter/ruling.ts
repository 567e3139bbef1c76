/** Shows rulings in words: the rule book's proposal with its clauses, and the referee's decision. */
import { clauseWords } from '@stolik/kit/clause'
import { html, nothing, type TemplateResult } from 'lit'
import { named } from '@stolik/elements/client/plain'
import type { Proposal, Ruling, Question } from '@stolik/elements/event/client/types'
import { catalogueOf, gameSay } from '@stolik/elements/event/game-words'
import type { Speaker } from '@stolik/elements/event/speaker'
import type { Act, Fact } from '@stolik/elements/event/client/acts'
import type { At } from '@stolik/elements/event/client/client'
import { number, text, isTicked } from '@stolik/elements/event/form'
import { button, send } from '../../form/buttons.js'
import { area, input, choice, tick, worded } from '../../form/draw.js'
import { place } from '../act-form.js'
import type { DeskParts } from '../parts.js'
import { usualPenalties } from '../usual-penalties.js'

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

/** The place of an incident, and the referee's words about it. */
interface RulingParts extends Pick<DeskParts, 'event' | 'say' | 'locale'> {
  readonly busy: boolean
  /** Whether the ruling is in the referee's words alone, without a proposal. */
  readonly own: boolean
  readonly look: (at: At) => void
  readonly give: (sent: SubmitEvent) => void
}

const placeOf = (data: FormData): At | null => {
  const [series, table] = [number(data, 'series'), number(data, 'table')]
  return series === null || table === null ? null : { series, table }
}

export function rulingForm({ event, say, locale, busy, own, look, give }: RulingParts): TemplateResult {
  const looks = ({ currentTarget }: Event): void => {
    const { form } = currentTarget as HTMLButtonElement
    const at = form === null ? null : placeOf(new FormData(form))
    if (at !== null) look(at)
  }
  const at = place({ event, say })
  return html`<form class="panel fields" @submit=${give}>
    ${at.series.draw('series')} ${at.table.draw('table')}
    ${input('hand', say('desk.handNumber'), { numeric: true })}
    ${own ? usualPenalties({ event, say, locale }, { reason: 'note' }) : nothing}
    ${area('note', say('arbiter.note'), { broad: true, required: own })}
    ${send(say(own ? 'arbiter.ruleOwn' : 'arbiter.rule'), { busy, look: own ? 'button' : 'button primary' })}
    ${button(say('arbiter.look'), looks, { look: 'quiet' })}
  </form>`
}

/** Builds the ruling to send; without a question it is the referee's own. */
export function rulingOf(data: FormData, question: string | null, facts: readonly Fact[]): Act | null {
  const at = placeOf(data)
  const hand = number(data, 'hand')
  return at === null
    ? null
    : {
        rule: {
          ...at,
          hand: hand === null ? null : hand - 1,
          question,
          facts: question === null ? [] : facts,
          note: text(data, 'note') ?? '',
        },
      }
}

/** @param word the game's word for a code */
export const questionFields = (
  { fields }: Question,
  word: (code: string) => string,
  say: Speaker['say'],
): readonly TemplateResult[] =>
  fields.map(({ name, kind, options, optional }) => {
    const label = word(`arbiter.field.${name}`)
    if (kind === 'FLAG') return tick(name, label)
    if (kind === 'NUMBER') return input(name, label, { numeric: true, required: !optional })
    const none = ['', say(optional ? 'arbiter.unknown' : 'desk.choose')] as const
    return choice(name, label, [none, ...worded(options, word, `arbiter.field.${name}.`)], {
      required: !optional,
    })
  })

/** Returns the answers; unanswered questions are left out. */
export const factsOf = ({ fields }: Question, data: FormData): readonly Fact[] =>
  fields.flatMap(({ name, kind }): Fact[] => {
    if (kind === 'FLAG') return [{ name, flag: isTicked(data, name) }]
    if (kind === 'NUMBER') {
      const value = number(data, name)
      return value === null ? [] : [{ name, number: value }]
    }
    const value = text(data, name)
    return value === null ? [] : [{ name, text: value }]
  })
