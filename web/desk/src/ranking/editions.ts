/** The editions of a ranking: a draft with its preview, the steps to publication, and corrections. */
import { html, nothing, type TemplateResult } from 'lit'
import { submittedForm, text } from '@stolik/elements/event/form'
import { dayOf, figureOf } from '@stolik/elements/ranking/format'
import type { DeskEdition, DeskRanking, Preview, LeftOut } from './client.js'
import type { DeskParts } from './parts.js'
import { button, send } from '../form/buttons.js'
import { input } from '../form/draw.js'
import { heads } from '../form/heads.js'
import { sure } from '../form/sure.js'

interface Editing extends DeskParts {
  readonly ranking: DeskRanking
  readonly preview: Preview | null
  /** The edition that is being corrected. */
  readonly correcting: number | null
  /** The edition about to be withdrawn, awaiting confirmation. */
  readonly withdrawing: number | null
  readonly look: (number: number) => void
  readonly correct: (number: number | null) => void
  readonly withdraw: (number: number | null) => void
}

/** The possible next statuses of an edition, the usual one first. */
const steps: Readonly<Record<DeskEdition['status'], readonly DeskEdition['status'][]>> = {
  DRAFT: ['PROVISIONAL', 'WITHDRAWN'],
  PROVISIONAL: ['FINAL', 'WITHDRAWN'],
  FINAL: ['WITHDRAWN'],
  WITHDRAWN: [],
}

export function editions(parts: Editing): TemplateResult {
  const { say, ranking, preview } = parts
  return html`${drafting(parts, null)}
    <section>
      <h3>${say('rankdesk.editions')}</h3>
      ${
        ranking.editions.length === 0
          ? html`<p class="muted">${say('rankdesk.noEditions')}</p>`
          : html`<ul class="list">
              ${ranking.editions.toReversed().map((edition) => one(parts, edition))}
            </ul>`
      }
    </section>
    ${preview === null ? nothing : previewed(parts, preview)}`
}

function one(parts: Editing, { number, date, status, correctedBy }: DeskEdition): TemplateResult {
  const { say, locale, busy, ranking, act, look, correct, correcting, withdraw, withdrawing } = parts
  const name = say('ranking.edition', { n: number })
  // What another edition has replaced is history: it can only be read.
  const superseded = correctedBy !== null
  return html`<li class="stack">
    <p>
      <strong>${name}</strong> · ${say('ranking.asOf', { date: dayOf(date, locale) })} ·
      ${say(`ranking.status.${status.toLowerCase()}`)}
      ${superseded ? html` · ${say('rankdesk.correctedBy', { n: correctedBy })}` : nothing}
    </p>
    <div class="row" role="group" aria-label=${name}>
      ${button(say('rankdesk.look'), () => look(number), { busy })}
      ${(superseded ? [] : steps[status]).map((next) =>
        next === 'WITHDRAWN'
          ? button(say(`rankdesk.step.${next}`), () => withdraw(withdrawing === number ? null : number), {
              open: withdrawing === number,
              busy,
            })
          : button(
              say(`rankdesk.step.${next}`),
              () => act({ stamp: { ranking: ranking.id, number, status: next } }),
              { look: 'button primary', busy },
            ),
      )}
      ${
        status === 'DRAFT' || superseded
          ? nothing
          : button(say('rankdesk.correct'), () => correct(correcting === number ? null : number), {
              open: correcting === number,
              busy,
            })
      }
    </div>
    ${withdrawing === number ? confirming(parts, number, status) : nothing}
    ${correcting === number ? drafting(parts, number) : nothing}
  </li>`
}

/** Asks for confirmation, because a withdrawal cannot be undone. */
function confirming(
  { say, busy, ranking, act, withdraw }: Editing,
  number: number,
  status: DeskEdition['status'],
): TemplateResult {
  const withdrawn = async (): Promise<void> => {
    const done = await act({ stamp: { ranking: ranking.id, number, status: 'WITHDRAWN' } })
    if (done !== null) withdraw(null)
  }
  return sure({
    question: say(status === 'DRAFT' ? 'rankdesk.withdrawDraft' : 'rankdesk.withdrawAsk', {
      edition: number,
    }),
    yes: say('rankdesk.withdrawYes', { edition: number }),
    no: say('rankdesk.leaveIt'),
    busy,
    act: withdrawn,
    leave: () => withdraw(null),
  })
}

/** The default date of a draft. The gateway judges the date by its own clock. */
const today = (): string => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Warsaw' })

/** The form for the next edition, or for one that corrects another. */
function drafting(
  { say, busy, ranking, act, look, correct }: Editing,
  corrects: number | null,
): TemplateResult {
  return html`<form
    class="stack"
    @submit=${async (event: SubmitEvent) => {
      const data = submittedForm(event)?.data
      if (data === undefined) return
      const done = await act({
        draft: {
          ranking: ranking.id,
          date: text(data, 'date') ?? '',
          corrects,
          reason: text(data, 'reason') ?? '',
        },
      })
      if (typeof done?.edition !== 'number') return
      correct(null)
      look(done.edition)
    }}
  >
    ${corrects === null ? html`<h3>${say('rankdesk.draft')}</h3>` : nothing}
    <div class="fields">
      ${input('date', say('rankdesk.date'), { type: 'date', value: corrects === null ? today() : '', required: true })}
      ${corrects === null ? nothing : input('reason', say('rankdesk.reason'), { required: true, most: 500 })}
    </div>
    <div>${send(say('rankdesk.count'), { busy, look: 'button' })}</div>
  </form>`
}

function previewed(
  { say, locale }: Editing,
  { number, length, sheets, rows, left, ages }: Preview,
): TemplateResult {
  // Those who were forgotten stay without a year: nobody can add it.
  const behind = (ages?.equals ?? []).flatMap((one) => one.behind.flatMap(({ name }) => name ?? []))
  return html`<section role="status">
    <h3>${say('rankdesk.preview', { edition: number })}</h3>
    <p class="muted">
      ${say('rankdesk.sheets', { n: sheets.length })} · ${say('ranking.found', { n: length })}
    </p>
    ${leftOutPart(left, { say, locale })}
    ${behind.length === 0 ? nothing : html`<p class="note">${say('rankdesk.noYear', { names: behind.join(', ') })}</p>`}
    <table>
      <caption class="visually-hidden">
        ${say('rankdesk.preview', { edition: number })}
      </caption>
      ${heads(say('ranking.place'), { text: say('ranking.name') }, say('ranking.events'), say('ranking.score'))}
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <td>${row.place ?? '–'}</td>
              <th scope="row" class="text">
                ${row.name ?? say('ranking.forgotten')}
                ${row.club === null ? nothing : html`<span class="sub">${row.club}</span>`}
              </th>
              <td>${row.events}</td>
              <td class="score">${figureOf(row.score, locale, Number.isInteger(row.score) ? 0 : 2)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`
}

/** Shows the oldest ones of a long season. They are enough to see the problem, since usually one reason applies to all. */
const most = 50

function leftOutPart(left: readonly LeftOut[], { say, locale }: Pick<DeskParts, 'say' | 'locale'>): unknown {
  if (left.length === 0) return nothing
  return html`<div class="note">
    <p>${say('rankdesk.leftOut', { n: left.length })}</p>
    <ul>
      ${left
        .slice(0, most)
        .map(
          ({ name, date, reason }) =>
            html`<li>
              <strong>${name}</strong>, ${dayOf(date, locale)}: ${say(`rankdesk.leftOut.${reason}`)}
            </li>`,
        )}
    </ul>
    ${left.length > most ? html`<p>${say('rankdesk.leftOutMore', { n: left.length - most })}</p>` : nothing}
  </div>`
}
