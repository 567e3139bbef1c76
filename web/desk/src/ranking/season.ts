/** The season of a ranking as one workbook, for the association alone. */
import { save } from '@stolik/elements/base/save'
import type { Gateway } from '@stolik/elements/client/gateway'
import { html, type TemplateResult } from 'lit'
import { button, folded } from '../form/buttons.js'
import { refusalOf, type Refusal } from './client.js'
import type { DeskParts } from './parts.js'

const forms = ['xlsx', 'ods'] as const
export type SeasonForm = (typeof forms)[number]

interface Saving extends Pick<DeskParts, 'say' | 'busy'> {
  readonly save: (form: SeasonForm) => void
}

export const seasonPart = ({ say, busy, save: press }: Saving): TemplateResult =>
  folded(
    html`<h3>${say('rankdesk.season')}</h3>`,
    html`<div class="stack">
      <p class="muted">${say('rankdesk.seasonHow')}</p>
      <div class="row">${forms.map((form) => button(`.${form}`, () => press(form), { busy }))}</div>
    </div>`,
  )

/** Saves the workbook. Returns why it cannot; null if it did. */
export async function saveSeason(gate: Gateway, ranking: string, form: SeasonForm): Promise<Refusal | null> {
  const outcome = await gate.file(`ranking/${encodeURIComponent(ranking)}/season.${form}`)
  if ('refused' in outcome) return refusalOf({ code: outcome.refused })
  save(`${ranking}-season.${form}`, outcome.done)
  return null
}
