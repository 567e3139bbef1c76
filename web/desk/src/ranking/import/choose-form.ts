/** Chooses the file, its source, and defaults for what the file does not say. */
import type { ImportDefaults } from '@stolik/contract/ranking/files'
import { html, type TemplateResult } from 'lit'
import { number, submittedForm, text } from '@stolik/elements/event/form'
import { gameName } from '@stolik/elements/element/game-names'
import type { DeskParts } from '../parts.js'
import { encodings, type Encoding } from './send.js'
import { send } from '../../form/buttons.js'
import { input, choice, worded } from '../../form/draw.js'

export interface Chosen {
  readonly file: File
  readonly source: string
  readonly encoding: Encoding | 'auto'
  readonly defaults: ImportDefaults
}

interface Choosing extends Pick<DeskParts, 'say' | 'locale' | 'busy'> {
  readonly game: string
  readonly profiles: readonly string[]
  readonly encoding: Encoding | 'auto'
  /** Whether the fields for missing values are open. */
  readonly open: boolean
  readonly look: (chosen: Chosen) => void
}

const columns = [
  'date',
  'event',
  'name',
  'licence',
  'club',
  'series',
  'table',
  'points',
  'hands',
  'won',
  'lost',
]

export function chooseForm(parts: Choosing): TemplateResult {
  const { say, busy, encoding, look } = parts
  return html`<form
    class="stack"
    @submit=${(event: SubmitEvent) => {
      const data = submittedForm(event)?.data
      const chosen = data === undefined ? null : chosenIn(data)
      if (chosen !== null) look(chosen)
    }}
  >
    <p class="muted">${say('rankimport.hint')}</p>
    <details>
      <summary>${say('rankimport.columns')}</summary>
      <p>${say('rankimport.columnsHint')}</p>
      <ul>
        ${columns.map((column) => html`<li><strong>${say(`rankimport.column.${column}`)}</strong>: ${say(`rankimport.means.${column}`)}</li>`)}
      </ul>
    </details>
    <div class="fields">
      <label
        ><span>${say('rankimport.file')}</span
        ><input
          name="file"
          type="file"
          required
          accept=".csv,.txt,.xlsx,.ods,.json,text/csv,text/plain,application/json"
      /></label>
      ${input('source', say('rankimport.source'), { required: true, most: 60, placeholder: say('rankimport.sourceLike') })}
      ${choice('encoding', say('rankimport.encoding'), worded(['auto', ...encodings] as const, say, 'rankimport.encoding.'), { value: encoding })}
    </div>
    ${missing(parts)}
    <div>${send(say('rankimport.look'), { busy })}</div>
  </form>`
}

function missing({ say, locale, game, profiles, open }: Choosing): TemplateResult {
  const field = (name: string, type: string): TemplateResult =>
    input(name, say(`rankimport.column.${name}`), {
      type,
      most: 100,
      min: type === 'number' ? 1 : undefined,
      max: type === 'number' ? 9999 : undefined,
    })
  return html`<details ?open=${open}>
    <summary>${say('rankimport.missing')}</summary>
    <p class="muted">${say('rankimport.missingHint')}</p>
    <div class="fields">
      <label
        ><span>${say('rankimport.column.kind')}</span>
        <select name="kind">
          <option value="tournament">${say('rankdesk.kind.TOURNAMENT')}</option>
          <option value="evening">${say('rankdesk.kind.EVENING')}</option>
        </select></label
      >
      <label
        ><span>${say('rankimport.column.profile')}</span>
        <select name="profile">
          <option value="">${say('rankimport.inFile')}</option>
          ${profiles.map((profile) => html`<option value=${profile}>${gameName(locale, game, profile).profile}</option>`)}
        </select></label
      >
      ${field('organiser', 'text')} ${field('hands', 'number')} ${field('date', 'date')}
      ${field('event', 'text')} ${field('title', 'text')} ${field('region', 'text')}
    </div>
  </details>`
}

function chosenIn(data: FormData): Chosen | null {
  const file = data.get('file')
  if (!(file instanceof File)) return null
  const encoding = encodings.find((one) => one === data.get('encoding')) ?? 'auto'
  const told = (name: string): string | null => text(data, name)
  return {
    file,
    encoding,
    source: told('source') ?? '',
    defaults: {
      event: told('event'),
      date: told('date'),
      title: told('title'),
      organiser: told('organiser'),
      region: told('region'),
      profile: told('profile'),
      hands: number(data, 'hands'),
      kind: data.get('kind') === 'evening' ? 'evening' : 'tournament',
    },
  }
}
