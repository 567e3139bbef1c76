/** Draws the sections of the desk. */
import { html, nothing } from 'lit'
import type { At } from '@stolik/elements/event/client/client'
import { regulations } from '@stolik/elements/event/public/regulations'
import { standings } from '@stolik/elements/event/public/standings'
import '@stolik/elements/event/sheet'
import './arbiter/arbiter.js'
import { entriesDesk } from './entries.js'
import './log.js'
import { moneyDesk } from './money.js'
import { nextStep } from './next-step.js'
import { officials } from './officials.js'
import { type DeskParts, type Incident, isOver } from './parts.js'
import { penalties } from './penalties.js'
import { protestsDesk } from './protests.js'
import type { Section } from './sections.js'
import { tableDesk } from './table.js'
import { button, folded } from '../form/buttons.js'
import './regulations/form.js'
import type { RegulationsEvent, StolikRegulationsForm } from './regulations/form.js'

export interface BodyParts extends DeskParts {
  /** Where something happened on which somebody begins to rule. */
  readonly incident: Incident | null
  /** The list that is shown. */
  readonly listed: At | null
  readonly list: (at: At | null) => void
}

export function body(section: Section, parts: BodyParts): unknown {
  const { watched, event, lang, server } = parts
  switch (section) {
    case 'now':
      return html`<div class="columns ${parts.at === null ? '' : 'two'}">
        ${nextStep(parts)}
        <div class="stack">${tableDesk(parts)}${list(parts, true)}</div>
      </div>`
    case 'entries':
      return entriesDesk(parts)
    case 'money':
      return moneyDesk(parts)
    case 'arbiter':
      return html`<stolik-arbiter
        lang=${lang}
        server=${server}
        .watched=${watched}
        .shown=${event}
        .begun=${parts.incident}
      ></stolik-arbiter>`
    case 'protests':
      return protestsDesk(parts)
    case 'penalties':
      return penalties(parts)
    case 'standings':
      return html`${list(parts, false)}${standings({ ...parts, mine: [], show: parts.list })}`
    case 'after':
      void import('./after/after.js').catch(() => undefined)
      return html`<stolik-after-event
        lang=${lang}
        server=${server}
        event=${event.id}
        href=${parts.href}
        .watched=${watched}
        .shown=${event}
        .print=${parts.print}
      ></stolik-after-event>`
    case 'rules':
      return html`<div class="stack">
        ${parts.directs ? html`${amendRegulations(parts)}${officials(parts)}${again(parts)}` : nothing}${regulations(event, parts)}
      </div>`
    case 'log':
      return html`<stolik-event-log
        lang=${lang}
        server=${server}
        .client=${watched.client}
        seq=${event.seq}
        .shown=${event}
      ></stolik-event-log>`
  }
}

/** @param beside set if the list stands beside the actions for its table */
const list = ({ watched, event, lang, server, listed, list: put }: BodyParts, beside: boolean): unknown =>
  html`<stolik-event-sheet
    lang=${lang}
    server=${server}
    .client=${watched.client}
    .at=${listed}
    .seq=${event.seq}
    ?beside=${beside}
    @close=${() => put(null)}
  ></stolik-event-sheet>`

/** Holding an event once more: with its regulations, but no date and nobody entered. */
export const again = ({ event, say, newHref, saveRegulations }: DeskParts): unknown =>
  html`<section class="panel stack">
    <h3>${say('again.title')}</h3>
    <p>${say('again.how')}</p>
    <div class="row">
      ${newHref === null ? nothing : html`<a class="button" href="${newHref}?from=${encodeURIComponent(event.id)}">${say('again.announce')}</a>`}
      ${button(say('again.save'), saveRegulations)}
    </div>
  </section>`

/** Changes the announced regulations with a reason (PT 2.2). Parts that play already relies on cannot change. */
function amendRegulations({ event, say, watched, lang, server }: DeskParts): unknown {
  if (isOver(event)) return nothing
  const drawn = event.series.filter(({ status }) => status !== 'PLANNED').length
  const begun = event.series.filter(({ status }) => status !== 'PLANNED' && status !== 'DRAWN').length
  const send = async (form: StolikRegulationsForm, act: RegulationsEvent['detail']): Promise<void> => {
    const answer = await watched.act({ amend: act })
    if (answer === null || 'refused' in answer) return
    form.reset()
    form.closest('details')?.removeAttribute('open')
  }
  return folded(
    say('amend.title'),
    html`<stolik-regulations-form
      lang=${lang}
      server=${server}
      .from=${event.regulations}
      changing
      ?locked=${event.opening !== null}
      .begun=${begun}
      .drawn=${event.phase === 'PROVISIONAL' ? null : drawn}
      ?busy=${watched.busy}
      @stolik-regulations=${({ currentTarget, detail }: RegulationsEvent) => void send(currentTarget as StolikRegulationsForm, detail)}
    ></stolik-regulations-form>`,
  )
}
