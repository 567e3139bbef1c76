/** Chooses the list, and the days for rows that name none. */
import { html, type TemplateResult } from 'lit'
import { submittedForm, text } from '@stolik/elements/event/form'
import { encodings, type Encoding } from '@stolik/files/encoding/names'
import type { DeskParts } from '../parts.js'
import type { MembersAsked } from '../import/types.js'
import { send } from '../../form/buttons.js'
import { input, choice, worded } from '../../form/draw.js'

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
      ${choice('encoding', say('rankimport.encoding'), worded(['auto', ...encodings] as const, say, 'rankimport.encoding..'))}
      ${input('from', say('members.from'), { type: 'date' })}
      ${input('joined', say('members.joined'), { type: 'date' })}
    </div>
    <div>${send(say('members.look'), { busy })}</div>
  </form>`
}
