/** The parts of the regulations form that most organisers leave unchanged. */
import { html, nothing, type TemplateResult } from 'lit'
import { category, rankings } from '@stolik/contract/event/money'
import { sameCards } from '@stolik/contract/event/regulations'
import { noteKinds } from '@stolik/elements/event/client/types'
import { points } from '@stolik/elements/event/format'
import { feeFields } from './fee-fields.js'
import { stakeText } from './format-read.js'
import { inputField, foldedPart, type FieldParts } from './parts.js'
import { tieBreakFields } from './tie-breaks.js'

const figure = ({ say }: FieldParts, name: string, value: string | number | null): TemplateResult =>
  inputField(name, say(`announce.${name}`), { numeric: true, value: String(value ?? '') })

const tick = (name: string, label: string, on: boolean): TemplateResult =>
  html`<label class="tick"><input type="checkbox" name=${name} ?checked=${on} /> ${label}</label>`

/** @param sums lines below the game's list that can break ties */
export function scoringFields(parts: FieldParts, sums: readonly string[]): TemplateResult {
  const { from, say, locale } = parts
  const { scoring, bye } = from.format
  return html`<div class="fields">
      <label
        ><span>${say('announce.scale')}</span
        ><input
          name="scale"
          autocomplete="off"
          pattern="\\s*[0-9]+([\\s;–\\-]+[0-9]+)*\\s*"
          .defaultValue=${scoring.scale?.join('-') ?? ''}
      /></label>
      <label
        ><span>${say('announce.ties')}</span>
        <select name="ties">
          ${(['MEAN', 'BEST'] as const).map((ties) => html`<option value=${ties} ?selected=${ties === scoring.ties}>${say(`rules.ties.${ties}`)}</option>`)}
        </select></label
      >
      ${figure(parts, 'byePoints', bye === null ? null : points(bye.points, locale))}
      ${figure(parts, 'byeSmall', bye?.small ?? null)}
    </div>
    ${tieBreakFields(parts, sums)}`
}

/** @param isOffered whether all tables of the game play the same number of hands, so that they can be compared */
export const sameCardsField = ({ from, say }: FieldParts, isOffered: boolean): unknown =>
  isOffered
    ? html`<label
          ><span>${say('announce.sameCards')}</span>
          <select name="sameCards">
            <option value="" ?selected=${from.sameCards === null}>${say('announce.sameCards.none')}</option>
            ${sameCards.values.map((one) => html`<option value=${one} ?selected=${one === from.sameCards}>${say(`rules.sameCards.${one}`)}</option>`)}
          </select></label
        >
        <p class="small muted">${say('announce.sameCardsHow')}</p>`
    : nothing

/** @param locked money is settled by the announced regulations */
export function moneyFields(parts: FieldParts, locked: boolean): TemplateResult {
  const { from, say, locale } = parts
  const { fee } = from
  return html`<div class="fields">
      ${figure(parts, 'fee', fee === null ? null : points(fee.amount / 100, locale))}
      ${inputField('currency', say('announce.currency'), { value: fee?.currency ?? 'PLN' })}
      ${inputField('feeUse', say('announce.feeUse'), { value: fee?.use ?? say('usual.feeUse') })}
      ${
        locked
          ? nothing
          : html`<label
              ><span>${say('announce.stake')}</span
              ><input
                name="stake"
                autocomplete="off"
                pattern="[0-9]+([.,][0-9]+|/[0-9]+)?"
                .defaultValue=${stakeText(from.format.stake)}
            /></label>`
      }
    </div>
    ${feeFields(parts, locked)}`
}

/** Prizes for all players come first, since most events have only those. */
export function prizeFields({ from, say }: FieldParts): TemplateResult {
  const list = (of: string, label: string): TemplateResult =>
    html`<label
      ><span>${label}</span
      ><textarea
        name="prizes.${of}"
        rows="3"
        .defaultValue=${from.prizes.find((one) => one.of === of)?.places.join('\n') ?? ''}
      ></textarea>
    </label>`
  const [all, ...others] = rankings
  return html`${list(all, say('announce.prizes'))}
    <p class="small muted">${say('announce.prizeMoney')}</p>
    ${foldedPart(
      say('announce.otherPrizes'),
      html`<div class="fields">${others.map((of) => list(of, say(`rules.of.${of}`)))}</div>`,
    )}`
}

export function groupFields(parts: FieldParts): TemplateResult {
  const { from, say } = parts
  const team = from.groups.find(({ kind }) => kind === 'TEAM')
  const pair = from.groups.find(({ kind }) => kind === 'PAIR')
  return html`<div class="fields">
      ${figure(parts, 'teamSize', team?.size ?? null)} ${figure(parts, 'counting', team?.counting ?? null)}
      ${figure(parts, 'substitutes', team?.substitutes ?? null)}
    </div>
    <div class="fields">
      ${tick('pairs', say('announce.pairs'), pair !== undefined)}
      ${figure(parts, 'pairCounting', pair?.counting ?? null)}
    </div>
    <div class="row">
      ${category.values.map((one) => tick(`category.${one}`, say(`category.${one}`), from.categories.includes(one)))}
    </div>
    <div class="fields">
      ${figure(parts, 'juniorFrom', from.juniorFrom)} ${figure(parts, 'seniorUntil', from.seniorUntil)}
    </div>`
}

export const noteFields = ({ from, say }: FieldParts): readonly TemplateResult[] =>
  noteKinds.map(
    (kind) =>
      html`<label
        ><span>${say(`rules.${kind}`)}</span
        ><textarea name=${kind} .defaultValue=${from.notes[kind]}></textarea>
      </label>`,
  )
