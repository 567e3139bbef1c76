/** Draws the sections of the desk. */
import { html, nothing } from 'lit'
import type { At } from '@stolik/elements/event/client/client'
import { regulations } from '@stolik/elements/event/public/regulations'
import { standings } from '@stolik/elements/event/public/standings'
import '@stolik/elements/event/sheet'
import { again } from './again.js'
import { amendRegulations } from './amend.js'
import './arbiter/arbiter.js'
import { entriesDesk } from './entries.js'
import './log.js'
import { moneyDesk } from './money.js'
import { nextStep } from './next-step.js'
import { officials } from './officials.js'
import type { DeskParts } from './parts.js'
import { penalties } from './penalties.js'
import { protestsDesk } from './protests.js'
import type { Section } from './sections.js'
import { tableDesk } from './table.js'

export interface BodyParts extends DeskParts {
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
      ></stolik-arbiter>`
    case 'protests':
      return protestsDesk(parts)
    case 'penalties':
      return penalties(parts)
    case 'standings':
      return html`${list(parts, false)}${standings({ ...parts, mine: [], show: parts.list })}`
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
