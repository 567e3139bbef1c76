/** Officials beside the organiser: appointed by the login of an account, and dismissed. */
import { html, type TemplateResult } from 'lit'
import type { Official } from '@stolik/elements/event/client/types'
import { text } from '@stolik/elements/event/form'
import { invitations } from './invitations.js'
import { inputField, foldedPart, submit, type DeskParts } from './parts.js'

/** The offices that a login can be given. */
const offices = ['REFEREE', 'DIRECTION', 'DOOR'] as const satisfies readonly Official['office'][]

export function officials(parts: DeskParts): TemplateResult {
  const { say, entries, watched, refresh } = parts
  const dismiss = ({ office, account }: Official): void => {
    if (account === null) return
    void watched.act({ appoint: { account, office, appointed: false } }).then(refresh)
  }
  return html`<section class="panel stack" aria-label=${say('desk.officials')}>
    <h3>${say('desk.officials')}</h3>
    ${(entries?.officials ?? []).map(
      (official) =>
        html`<p class="row">
          <strong>${official.name}</strong> ${say(`office.${official.office}`)}
          <button
            class="quiet"
            aria-label=${say('desk.dismissOf', { name: official.name })}
            ?disabled=${watched.busy}
            @click=${() => dismiss(official)}
          >
            ${say('desk.dismiss')}
          </button>
        </p>`,
    )}
    ${foldedPart(say('desk.invite'), invitations(parts))}
    ${foldedPart(say('desk.appointByLogin'), byLogin(parts))}
  </section>`
}

const byLogin = (parts: DeskParts): TemplateResult => {
  const { say, watched, refresh } = parts
  return html`<form
    class="fields"
    @submit=${submit(
      parts,
      (data) => {
        const account = text(data, 'account')
        const office = offices.find((one) => one === text(data, 'office'))
        return account === null || office === undefined
          ? null
          : { appoint: { account, office, appointed: true } }
      },
      refresh,
    )}
  >
    ${inputField('account', say('desk.account'), { required: true })}
    <label
      ><span>${say('desk.office')}</span>
      <select name="office">
        ${offices.map((office) => html`<option value=${office}>${say(`office.${office}`)}</option>`)}
      </select></label
    >
    <button class="button" ?disabled=${watched.busy}>${say('desk.appoint')}</button>
  </form>`
}
