/** The fields for how the series are played: all alike, or each in its own way. */
import { draw } from '@stolik/contract/event/format'
import { html, nothing, type TemplateResult } from 'lit'
import { inputField, type FieldParts } from './parts.js'

/** The table sizes that the game offers, and the usual one chosen in the form. */
export interface TableSizes {
  readonly sizes: readonly number[]
  readonly usual: number
}

export function seriesFields(
  parts: FieldParts,
  count: number,
  alike: boolean,
  { sizes, usual }: TableSizes,
): TemplateResult {
  const { from, say } = parts
  const { series } = from.format
  const [first] = series
  return html`<div class="fields">
      ${inputField('seriesCount', say('announce.seriesCount'), { numeric: true, required: true, value: String(series.length) })}
      ${alike ? plan(parts, '', first) : nothing}
    </div>
    ${sizes.length < 2 ? nothing : chairFields(parts, sizes, usual)}
    ${count < 2 ? nothing : tick('alike', say('announce.alike'), alike)}
    ${
      alike
        ? count < 2
          ? nothing
          : drawChoice(parts, 'draw', say('announce.later'), series[1]?.draw)
        : Array.from({ length: count }, (_, i) => row(parts, i + 1))
    }`
}

/** The series that are not drawn yet, and what a bye brings if that is not said yet: they can change while an event is played. */
export function laterFields(parts: FieldParts, drawn: number, count: number): TemplateResult {
  const { from, say } = parts
  const { series, bye } = from.format
  const bring = (name: string): TemplateResult => inputField(name, say(`announce.${name}`), { numeric: true })
  return html`<div class="fields">
      ${inputField('seriesCount', say('announce.seriesCount'), { numeric: true, required: true, value: String(series.length) })}
      ${bye === null ? html`${bring('byePoints')}${bring('byeSmall')}` : nothing}
    </div>
    ${Array.from({ length: Math.max(0, count - drawn) }, (_, i) => row(parts, drawn + i + 1))}`
}

function chairFields({ from, say }: FieldParts, sizes: readonly number[], usual: number): TemplateResult {
  const { chairs } = from.format
  return html`<div class="fields">
    <label
      ><span>${say('announce.chairs')}</span>
      <select name="chairs">
        ${sizes.map((size) => html`<option value=${size} ?selected=${size === chairs[0]}>${size}</option>`)}
      </select></label
    >
    <fieldset>
      <legend class="muted small">${say('announce.also')}</legend>
      <div class="row">
        ${sizes
          .filter((size) => size !== usual)
          .map(
            (size) =>
              html`<label class="tick"
                ><input type="checkbox" name="also" value=${size} ?checked=${chairs.includes(size)} />
                ${size}</label
              >`,
          )}
      </div>
    </fieldset>
  </div>`
}

const tick = (name: string, label: string, on: boolean): TemplateResult =>
  html`<label class="tick"><input type="checkbox" name=${name} ?checked=${on} /> ${label}</label>`

type Plan = FieldParts['from']['format']['series'][number]

const plan = ({ say }: FieldParts, of: string, now: Plan | undefined): TemplateResult =>
  html`${inputField(`rounds${of}`, say('announce.rounds'), { numeric: true, required: true, value: String(now?.rounds ?? '') })}
  ${inputField(`minutes${of}`, say('announce.minutes'), { numeric: true, value: String(now?.minutes ?? '') })}`

/** The first series has no standings to follow. */
export const firstDraws = ['LOTS', 'RATING'] as const satisfies readonly Plan['draw'][]

const drawChoice = (
  { say }: FieldParts,
  name: string,
  label: string,
  now: Plan['draw'] | undefined,
  offered: readonly Plan['draw'][] = draw.values,
): TemplateResult =>
  html`<label
    ><span>${label}</span>
    <select name=${name}>
      ${offered.map((one) => html`<option value=${one} ?selected=${one === now}>${say(`rules.draw.${one}`)}</option>`)}
    </select></label
  >`

function row(parts: FieldParts, n: number): TemplateResult {
  const { from, say } = parts
  const { series } = from.format
  const now = series[n - 1] ?? series.at(-1)
  return html`<fieldset class="fields">
    <legend>${say('standings.series', { n })}</legend>
    ${plan(parts, `.${n}`, now)}
    ${drawChoice(parts, `draw.${n}`, say('announce.draw'), now?.draw, n === 1 ? firstDraws : draw.values)}
  </fieldset>`
}
