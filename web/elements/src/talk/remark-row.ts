/** One remark of the list: who said what, the usual answer, and a menu of other actions. */
import { answersTo, isPhrase } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { phraseButton, type TalkParts } from './phrase-button.js'
import { remarkText, type Remark } from './remark.js'

export interface RemarkParts extends TalkParts {
  /** Whether the reader may answer. */
  readonly speaks: boolean
  /** The remark whose menu is open. */
  readonly chosen: string | null
  readonly choose: (id: string | null) => void
  readonly mute: (remark: Remark) => void
  readonly report: (remark: Remark) => void
}

export function remarkRow(remark: Remark, parts: RemarkParts): TemplateResult {
  const { t, locale, speaks } = parts
  const { name, mine, waiting, phrase } = remark
  const answers = speaks && phrase !== null && isPhrase(phrase) && !mine ? answersTo(phrase) : []
  const [first, ...others] = answers.map((answer) => phraseButton(answer, parts, remark))
  return html`<li>
    <p class="what">
      <b>${mine ? t('talk.you') : html`<stolik-mark .of=${remark}></stolik-mark>${name}`}:</b>
      ${remarkText(remark, locale)}
      ${waiting ? html`<span class="small muted">· ${t('talk.waiting')}</span>` : nothing}
    </p>
    ${first ?? nothing}${mine ? nothing : choices(remark, others, parts)}
  </li>`
}

function choices(
  remark: Remark,
  answers: readonly TemplateResult[],
  { t, chosen, choose, mute, report }: RemarkParts,
): TemplateResult {
  const { id, name } = remark
  const isChosen = chosen === id
  return html`<button
      class="more"
      type="button"
      data-remark=${id}
      aria-label=${t('talk.more', { name })}
      aria-expanded=${isChosen}
      @click=${() => choose(isChosen ? null : id)}
    >
      <span aria-hidden="true">⋯</span>
    </button>
    ${
      isChosen
        ? html`<div class="choices">
            ${answers}
            <button class="button" type="button" @click=${() => mute(remark)}>
              ${t('talk.mute', { name })}
            </button>
            <button class="button" type="button" @click=${() => report(remark)}>${t('talk.report')}</button>
          </div>`
        : nothing
    }`
}
