/** Draws the parts of the regulations that are more than a row of fields: series, lists and scoring. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Regulations } from '@stolik/elements/event/client/types'
import type { Speaker } from '@stolik/elements/event/speaker'
import { fieldWords } from '@stolik/elements/event/fields'
import { choice, tick, ticks } from '../../form/draw.js'
import { valueAt } from '../../form/paths.js'
import { drawField, drawRows, type Showing } from '../../form/show.js'
import { type Model } from './model.js'
import type { Rows } from './rows.js'
import * as table from './table.js'

export interface Parts extends Speaker {
  readonly state: table.State
  readonly model: Model
}

export const showing = ({ say, locale, model }: Parts): Showing => ({
  locale,
  value: model,
  labelOf: (path) => {
    const [, n] = /^format\.tieBreaks\.(\d+)$/.exec(path) ?? []
    if (n !== undefined) return say('announce.tie', { n: Number(n) })
    if (path.startsWith('category.')) return say(path)
    return fieldWords(path.replace(/^format\.series\.\d+\./, ''), say)
  },
})

/** The rows of a list, some of them empty. */
export function listOf(parts: Parts, { path, blank, spare, most, title, fields }: Rows): unknown {
  const known = (valueAt(parts.model, path) ?? []) as readonly object[]
  return Array.from({ length: Math.min(most, known.length + spare) }, (_, i) => {
    const row = fields(i + 1, known[i] ?? blank).map((field) => drawField(field, showing(parts)))
    return title === null
      ? html`<div class="fields">${row}</div>`
      : html`<fieldset class="fields">
          <legend class="small">${title(i + 1)}</legend>
          ${row}
        </fieldset>`
  })
}

/** How the series are played: all alike, or each in its own way. */
export function allSeries(
  parts: Parts,
  { format: { chairs } }: Regulations,
  sizes: readonly number[],
  chosen: number | null,
): TemplateResult {
  const { say, state, model } = parts
  const { length } = model.format.series
  const [rounds, minutes] = table.seriesFields(parts, 1, true)
  const usual = chosen ?? chairs[0] ?? 0
  const others = sizes.filter((size) => size !== usual)
  return html`<div class="fields">
      ${drawField(table.seriesCount(state, model), showing(parts))}
      ${state.alike && rounds && minutes ? [rounds, minutes].map((field) => drawField(field, showing(parts))) : nothing}
    </div>
    ${
      sizes.length < 2
        ? nothing
        : html`<div class="fields">
            ${choice('chairs', say('announce.chairs'), sizes, { value: chairs[0] })}
            ${ticks('also', say('announce.also'), others, chairs)}
          </div>`
    }
    ${length < 2 ? nothing : tick('alike', say('announce.alike'), state.alike)}
    ${state.alike ? (length < 2 ? nothing : drawRows(table.seriesFields(parts, 2, true).slice(2), showing(parts))) : seriesRows(parts, 0)}`
}

/** The series that are not drawn yet, and what a bye brings if that is not said yet: they can change while an event is played. */
export const laterSeries = (parts: Parts, drawn: number): TemplateResult =>
  html`${drawRows([[table.seriesCount(parts.state, parts.model), ...table.bye(parts.state, parts.model)]], showing(parts))}
  ${seriesRows(parts, drawn)}`

const seriesRows = (parts: Parts, after: number): unknown =>
  parts.model.format.series.map((_, i) =>
    i < after
      ? nothing
      : html`<fieldset class="fields">
          <legend>${parts.say('standings.series', { n: i + 1 })}</legend>
          ${table.seriesFields(parts, i + 1, false).map((field) => drawField(field, showing(parts)))}
        </fieldset>`,
  )

export function scoring(parts: Parts, sums: readonly string[]): TemplateResult {
  const { points, ties } = table.scoring(parts, parts.state, parts.model, sums)
  return html`${drawRows([points], showing(parts))}
    <fieldset class="fields">
      <legend class="muted small">${parts.say('rules.tieBreaks')}</legend>
      ${drawField(ties, showing(parts))}
    </fieldset>`
}
