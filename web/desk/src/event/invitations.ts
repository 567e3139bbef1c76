/** Invites referees by links. Each shows who has used it, and can be revoked. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Invitation } from '@stolik/elements/event/client/types'
import { number } from '@stolik/elements/event/form'
import { qr } from '@stolik/elements/base/qr'
import { foldedPart, submit, type DeskParts } from './parts.js'

/** The choices for how many people a link is for. */
const uses = [1, 3, 10] as const

export function invitations(parts: DeskParts): TemplateResult {
  const { say, entries, watched, refresh } = parts
  const made = (entries?.invitations ?? []).toReversed()
  return html`<div class="stack">
    <form
      class="fields"
      @submit=${submit(parts, (data) => ({ invite: { uses: number(data, 'uses') ?? 1 } }), refresh)}
    >
      <p class="broad muted">${say('desk.inviteHow')}</p>
      <label
        ><span>${say('desk.inviteUses')}</span>
        <select name="uses">
          ${uses.map((n) => html`<option value=${n}>${n}</option>`)}
        </select></label
      >
      <button class="button" ?disabled=${watched.busy}>${say('desk.inviteMake')}</button>
    </form>
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
    <label class="broad"
      ><span>${n}. ${say('desk.inviteLink')}</span>
      <input
        readonly
        .value=${address}
        @focus=${({ target }: Event) => (target as HTMLInputElement).select()}
    /></label>
    <p class="small">${used} ${one.uses === 1 ? nothing : say('desk.inviteLeft', { n: left })}</p>
    <div class="row">
      <button type="button" class="button" @click=${(event: Event) => void copy(event, address, parts)}>
        ${say('desk.inviteCopy')}
      </button>
      <span class="good" role="status" hidden></span>
      <button
        type="button"
        class="quiet"
        ?disabled=${watched.busy}
        @click=${() => void watched.act({ uninvite: { n } }).then(refresh)}
      >
        ${say('desk.inviteRevoke')}
      </button>
    </div>
    ${foldedPart(say('desk.inviteQr'), html`<div class="code">${qr(address, say('desk.inviteQr'))}</div>`)}
  </div>`
}

/** Confirms the copy. If the browser forbids it, the field is selected to be copied by hand. */
async function copy({ currentTarget }: Event, text: string, { say }: DeskParts): Promise<void> {
  const button = currentTarget as HTMLButtonElement
  const told = button.nextElementSibling as HTMLElement
  try {
    await navigator.clipboard.writeText(text)
    told.textContent = say('desk.inviteCopied')
    told.hidden = false
  } catch {
    button.closest('.invitation')?.querySelector('input')?.select()
  }
}
