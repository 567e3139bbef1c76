/** Officials beside the organiser: appointed by the login of an account, and dismissed. */
import { html, type TemplateResult, nothing } from 'lit'
import type { Official, Invitation } from '@stolik/elements/event/client/types'
import { button, folded, copyButton, readOnly } from '../form/buttons.js'
import { actForm } from './act-form.js'
import { oneOf, words, numbered } from '../form/values.js'
import type { DeskParts } from './parts.js'
import { qr } from '@stolik/elements/base/qr'

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
          ${button(say('desk.dismiss'), () => dismiss(official), {
            look: 'quiet',
            label: say('desk.dismissOf', { name: official.name }),
            busy: watched.busy,
          })}
        </p>`,
    )}
    ${folded(say('desk.invite'), invitations(parts))} ${folded(say('desk.appointByLogin'), byLogin(parts))}
  </section>`
}

const byLogin = (parts: DeskParts): TemplateResult => {
  const { say, refresh } = parts
  const fields = {
    account: words(say('desk.account')),
    office: oneOf(parts, say('desk.office'), offices, 'office.'),
  }
  return actForm(parts, 'desk.appoint', fields, (values) => ({ appoint: { ...values, appointed: true } }), {
    done: refresh,
  })
}

/** The choices for how many people a link is for. */
const uses = [1, 3, 10] as const

function invitations(parts: DeskParts): TemplateResult {
  const { say, entries, refresh } = parts
  const made = (entries?.invitations ?? []).toReversed()
  return html`<div class="stack">
    ${actForm(
      parts,
      'desk.inviteMake',
      { uses: numbered(say('desk.inviteUses'), uses) },
      (invite) => ({ invite }),
      { above: html`<p class="broad muted">${say('desk.inviteHow')}</p>`, done: refresh },
    )}
    ${made.map((one) => link(parts, one))}
  </div>`
}

function link(parts: DeskParts, one: Invitation): TemplateResult {
  const { say, href, watched, refresh } = parts
  const { n, code, taken } = one
  const address = new URL(`${href}/referee#${code}`, location.href).href
  const used =
    taken.length === 0 ? say('desk.inviteOpen') : say('desk.inviteTaken', { names: taken.join(', ') })
  const left = one.uses - taken.length
  const over = one.revoked ? 'desk.inviteRevoked' : left === 0 ? 'desk.inviteUsed' : null
  if (over !== null) return html`<p class="muted">${n}. ${say(over)} · ${used}</p>`
  return html`<div class="stack invitation">
    ${readOnly(`${n}. ${say('desk.inviteLink')}`, address)}
    <p class="small">${used} ${one.uses === 1 ? nothing : say('desk.inviteLeft', { n: left })}</p>
    <div class="row">
      ${copyButton(say('desk.inviteCopy'), say('desk.inviteCopied'), address)}
      ${button(say('desk.inviteRevoke'), () => watched.act({ uninvite: { n } }).then(refresh), {
        look: 'quiet',
        busy: watched.busy,
      })}
    </div>
    ${folded(say('desk.inviteQr'), html`<div class="code">${qr(address, say('desk.inviteQr'))}</div>`)}
  </div>`
}
