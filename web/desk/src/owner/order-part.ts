import type { Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { OwnerParts } from './element.js'
import type { Desk } from './client.js'

export const spans = ['HOUR', 'DAY', 'WEEK', 'MONTH'] as const

/** Whether this is an IP address, version 4 or 6. Anything else is a login or the id of a person. */
const isAddress = (text: string): boolean => /^\d+(\.\d+){3}$/.test(text) || text.includes(':')

/** Moderation: closes a table, bans or mutes somebody for a time, and lists the current bans. */
export function orderPart(
  { bans }: Desk,
  { say, busy, act, refusal }: OwnerParts,
  locale: Locale,
): TemplateResult {
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const field = (form: HTMLFormElement, name: string): string => {
    const text = new FormData(form).get(name)
    return typeof text === 'string' ? text.trim() : ''
  }
  const close = (event: SubmitEvent): void => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    void act('order', { closeTable: field(form, 'table') }).then((done) => {
      if (done) form.reset()
    })
  }
  const ban = (event: SubmitEvent): void => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const who = field(form, 'who')
    const how = (event.submitter as HTMLButtonElement | null)?.value
    const whom = isAddress(who) ? { address: who } : { person: who }
    const order =
      how === 'name'
        ? { takeName: who }
        : {
            ban: {
              ...whom,
              lasts: field(form, 'lasts'),
              mute: how === 'mute',
              ...(field(form, 'address') !== '' && { withAddress: true }),
            },
          }
    void act('order', order).then((done) => {
      if (done) form.reset()
    })
  }
  return html`<section class="panel stack" id="order">
    <h2>${say('owner.order')}</h2>
    ${
      bans.length === 0
        ? nothing
        : html`<ul class="list">
            ${bans.map(({ id, name: called, mute, until }) => {
              const name = called === '' ? say('owner.guestsAddress') : called
              return html`<li>
                <div>
                  <strong class="said">${name}</strong>
                  <span class="muted small"
                    >${say(mute ? 'owner.isMuted' : 'owner.isBanned', { until: when.format(until) })}</span
                  >
                </div>
                <button
                  class="button"
                  aria-label="${say('owner.unban')}: ${name}"
                  ?disabled=${busy}
                  @click=${() => void act('order', { unban: id })}
                >
                  ${say('owner.unban')}
                </button>
              </li>`
            })}
          </ul>`
    }
    <form class="row" id="ban" @submit=${ban}>
      <label
        ><span>${say('owner.banWho')}</span
        ><input name="who" type="text" autocomplete="off" required maxlength="80"
      /></label>
      <label
        ><span>${say('owner.lasts')}</span
        ><select name="lasts">
          ${spans.map((span) => html`<option value=${span}>${say(`owner.lasts.${span}`)}</option>`)}
        </select></label
      >
      <label class="tick"
        ><input name="address" type="checkbox" value="yes" /><span>${say('owner.withAddress')}</span></label
      >
      <button class="button" value="mute" ?disabled=${busy}>${say('owner.mute')}</button>
      <button class="button" value="ban" ?disabled=${busy}>${say('owner.ban')}</button>
      <button class="button" value="name" ?disabled=${busy}>${say('owner.takeName')}</button>
    </form>
    <p class="muted small">
      ${say('owner.banHint')} ${say('owner.withAddressHint')} ${say('owner.takeNameHint')}
    </p>
    <form class="row" id="close-table" @submit=${close}>
      <label
        ><span>${say('owner.closeTable')}</span
        ><input name="table" type="text" autocomplete="off" required maxlength="300"
      /></label>
      <button class="button" ?disabled=${busy}>${say('owner.closeTableDo')}</button>
    </form>
    ${refusal('order')}
  </section>`
}
