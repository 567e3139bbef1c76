import { html, type TemplateResult, nothing } from 'lit'
import { isTicked, submittedForm, text } from '@stolik/elements/event/form'
import { field, tick, type OwnerParts } from './parts.js'
import { announcers, type Desk } from './client.js'
import { send } from '../form/buttons.js'
import { area } from '../form/draw.js'

/** Chooses who may announce events. */
export function announcePart(
  { installation }: Desk,
  { say, busy, act, refusal }: OwnerParts,
): TemplateResult {
  return html`<section class="panel stack" id="announce">
    <h2 id="announce-title">${say('owner.announce')}</h2>
    <fieldset aria-labelledby="announce-title">
      ${announcers.map((one) =>
        tick(say(`owner.announce.${one}`), {
          type: 'radio',
          name: 'announce',
          on: installation.announce === one,
          off: busy,
          change: () => void act('announce', { installation: { announce: one } }),
        }),
      )}
    </fieldset>
    <p class="small muted">${say('owner.announceHint')}</p>
    ${refusal('announce')}
  </section>`
}

/** The name and texts of the installation, and the settings that only the environment decides. */
export function installationPart(
  { installation, corrections, fixed }: Desk,
  { say, busy, act, refusal }: OwnerParts,
): TemplateResult {
  const save = (event: SubmitEvent): void => {
    const data = submittedForm(event)?.data
    if (data === undefined) return
    const of = (name: string): string => text(data, name) ?? ''
    void act('installation', {
      installation: {
        name: of('name'),
        place: of('place'),
        contact: of('contact'),
        ...(fixed.url === null && { url: of('url') }),
        ...(fixed.corrections === null && { corrections: of('corrections') }),
        freeText: isTicked(data, 'freeText'),
      },
    })
  }
  const line = (name: string, value: string | null, most: number, isFixed = false): TemplateResult =>
    field({
      name,
      label: say(`owner.${name}`),
      most,
      value,
      fixed: isFixed ? say('owner.fixed') : undefined,
    })
  return html`<section class="panel" id="installation">
    <form class="stack" @submit=${save}>
      <h2>${say('owner.installation')}</h2>
      <div class="fields">
        ${line('name', installation.name, 100)} ${line('place', installation.place, 100)}
        <div class="wide">${line('url', installation.url, 300, fixed.url !== null)}</div>
        <div class="wide">
          ${area('contact', say('owner.contact'), { rows: 3, most: 500, value: installation.contact })}
        </div>
        <div class="wide">
          ${line('corrections', fixed.corrections ?? corrections, 300, fixed.corrections !== null)}
        </div>
        ${tick(say('owner.freeText'), { kind: 'tick wide', name: 'freeText', on: installation.freeText })}
      </div>
      ${refusal('installation')} ${send(say('owner.save'), { busy })}
    </form>
  </section>`
}

interface Trial {
  /** Whether the mail server has taken the last mail. */
  readonly isTaken: boolean
  readonly send: (to: string) => void
}

/** Sends a mail, to see whether mails arrive. */
export function mailPart({ isTaken, send }: Trial, { say, busy, refusal }: OwnerParts): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    const sent = submittedForm(event)
    if (sent !== null) send(text(sent.data, 'mailbox') ?? '')
  }
  return html`<section class="panel stack" id="mail">
    <h2>${say('owner.mail')}</h2>
    <p class="muted">${say('owner.mailHint')}</p>
    <form class="stack" @submit=${submit}>
      <label
        ><span>${say('owner.mailbox')}</span
        ><input name="mailbox" type="email" autocomplete="email" required maxlength="254"
      /></label>
      <p role="status" class=${isTaken ? 'done' : ''}>${isTaken ? say('owner.mailSent') : nothing}</p>
      ${refusal('mail')}
      <button class="button" ?disabled=${busy}>${say('owner.mailSend')}</button>
    </form>
  </section>`
}
