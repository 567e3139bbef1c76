/** Chooses the list, and the days for rows that name none. */
import { html, type TemplateResult } from 'lit'
import { submittedForm, text } from '@stolik/elements/event/form'
import { encodings, type Encoding } from '@stolik/files/encoding/names'
import type { DeskParts } from '../parts.js'
import type { MembersAsked } from '../import/types.js'

export interface ChosenList {
  readonly file: File
  readonly encoding: Encoding | 'auto'
  readonly defaults: MembersAsked['defaults']
}

interface Choosing extends Pick<DeskParts, 'say' | 'busy'> {
  readonly look: (chosen: ChosenList) => void
}

export function chooseForm({ say, busy, look }: Choosing): TemplateResult {
  return html`<form
    class="stack"
    @submit=${(event: SubmitEvent) => {
      const data = submittedForm(event)?.data
      const file = data?.get('file')
      if (data === undefined || !(file instanceof File)) return
      const encoding = encodings.find((one) => one === data.get('encoding')) ?? 'auto'
      look({ file, encoding, defaults: { from: text(data, 'from'), joined: text(data, 'joined') } })
    }}
  >
    <p class="hint">${say('members.hint')}</p>
    <p class="hint">${say('members.columns')}</p>
    <div class="fields">
      <label
        ><span>${say('members.file')}</span
        ><input
          name="file"
          type="file"
          required
          accept=".csv,.txt,.xlsx,.ods,.json,text/csv,text/plain,application/json"
      /></label>
      <label
        ><span>${say('rankimport.encoding')}</span>
        <select name="encoding">
          ${(['auto', ...encodings] as const).map((one) => html`<option value=${one}>${say(`rankimport.encoding.${one}`)}</option>`)}
        </select></label
      >
      <label><span>${say('members.from')}</span><input name="from" type="date" /></label>
      <label><span>${say('members.joined')}</span><input name="joined" type="date" /></label>
    </div>
    <div><button class="button primary" ?disabled=${busy}>${say('members.look')}</button></div>
  </form>`
}
