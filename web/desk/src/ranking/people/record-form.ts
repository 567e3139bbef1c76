/** The form for name, club and account of a person, known or new. */
import { html, type TemplateResult } from 'lit'
import { submittedForm, text, isTicked } from '@stolik/elements/event/form'
import type { OneRecord } from './client.js'
import { ownLicences, type PeopleParts } from './parts.js'
import { send } from '../../form/buttons.js'
import { tick } from '../../form/draw.js'

/** @param record null for a new person */
export function recordForm(
  { say, busy, association, act }: PeopleParts,
  record: OneRecord | null,
): TemplateResult {
  const account = record?.account ?? null
  return html`<form
    class="stack"
    @submit=${(event: SubmitEvent) => {
      const data = submittedForm(event)?.data
      if (data === undefined) return
      const kept = isTicked(data, 'unlink') ? null : account
      const born = text(data, 'born')
      const licences = record === null ? [] : ownLicences(record, association)
      void act(
        {
          person: {
            id: record?.id ?? null,
            name: text(data, 'name') ?? '',
            club: text(data, 'club'),
            account: text(data, 'login') ?? kept,
            born: born === null ? null : Number(born),
            licences: licences.map(({ number, from, until }) => ({ number, from, until })),
          },
        },
        'people.done.saved',
      )
    }}
  >
    <h3>${say(record === null ? 'people.newTitle' : 'people.record')}</h3>
    <div class="fields broad">
      <label
        ><span>${say('people.name')}</span
        ><input name="name" required maxlength="100" autocomplete="off" .value=${record?.name ?? ''}
      /></label>
      <label
        ><span>${say('people.club')}</span
        ><input name="club" maxlength="100" autocomplete="off" .value=${record?.club ?? ''}
      /></label>
      <label
        ><span>${say('people.born')}</span
        ><input
          name="born"
          type="number"
          min="1900"
          max="2099"
          autocomplete="off"
          aria-describedby="born-hint"
          .value=${String(record?.born ?? '')}
      /></label>
    </div>
    <p class="hint" id="born-hint">${say('people.bornHint')}</p>
    ${
      account === null
        ? html`<div>
            <label
              ><span>${say('people.login')}</span
              ><input
                name="login"
                maxlength="40"
                autocomplete="off"
                autocapitalize="none"
                aria-describedby="login-hint"
            /></label>
            <p class="hint" id="login-hint">${say('people.loginHint')}</p>
          </div>`
        : html`<div>
            <p>${say('people.hasAccount')}</p>
            ${tick('unlink', say('people.unlink'))}
          </div>`
    }
    <div>${send(say(record === null ? 'people.enter' : 'people.save'), { busy })}</div>
  </form>`
}
