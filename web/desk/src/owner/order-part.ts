import type { Locale } from '@stolik/core'
import { isTicked, submittedForm, text } from '@stolik/elements/event/form'
import { html, type TemplateResult } from 'lit'
import type { Desk } from './client.js'
import { field, head, list, momentOf, rowButton, spanField, tick, type OwnerParts } from './parts.js'

/** Whether this is an IP address, version 4 or 6. Anything else is a login or the id of a person. */
const isAddress = (text: string): boolean => /^\d+(\.\d+){3}$/.test(text) || text.includes(':')

/** Moderation: closes a table, bans or mutes somebody for a time, and lists the current bans. */
export function orderPart(
  { bans }: Desk,
  { say, busy, act, refusal }: OwnerParts,
  locale: Locale,
): TemplateResult {
  /** Sends what a form holds, and empties it if that was done. */
  const send = (event: SubmitEvent, read: (data: FormData) => object): void => {
    const sent = submittedForm(event)
    if (sent === null) return
    void act('order', read(sent.data)).then((done) => {
      if (done) sent.form.reset()
    })
  }
  const ban = (event: SubmitEvent): void =>
    send(event, (data) => {
      const who = text(data, 'who') ?? ''
      const how = (event.submitter as HTMLButtonElement | null)?.value
      if (how === 'name') return { takeName: who }
      const whom = isAddress(who) ? { address: who } : { person: who }
      const lasts = text(data, 'lasts') ?? ''
      const withAddress = isTicked(data, 'address')
      return { ban: { ...whom, lasts, mute: how === 'mute', ...(withAddress && { withAddress }) } }
    })
  const close = (event: SubmitEvent): void =>
    send(event, (data) => ({ closeTable: text(data, 'table') ?? '' }))
  return html`<section class="panel stack" id="order">
    <h2>${say('owner.order')}</h2>
    ${list(
      bans.map(({ id, name: called, mute, until }) => {
        const name = called === '' ? say('owner.guestsAddress') : called
        return html`<li>
          ${head(name, say(mute ? 'owner.isMuted' : 'owner.isBanned', { until: momentOf(until, locale) }))}
          ${rowButton(say('owner.unban'), name, busy, () => void act('order', { unban: id }))}
        </li>`
      }),
    )}
    <form class="row" id="ban" @submit=${ban}>
      ${field({ name: 'who', label: say('owner.banWho'), most: 80, needed: true })} ${spanField(say, 'HOUR')}
      ${tick(say('owner.withAddress'), { name: 'address' })}
      <button class="button" value="mute" ?disabled=${busy}>${say('owner.mute')}</button>
      <button class="button" value="ban" ?disabled=${busy}>${say('owner.ban')}</button>
      <button class="button" value="name" ?disabled=${busy}>${say('owner.takeName')}</button>
    </form>
    <p class="muted small">
      ${say('owner.banHint')} ${say('owner.withAddressHint')} ${say('owner.takeNameHint')}
    </p>
    <form class="row" id="close-table" @submit=${close}>
      ${field({ name: 'table', label: say('owner.closeTable'), most: 300, needed: true })}
      <button class="button" ?disabled=${busy}>${say('owner.closeTableDo')}</button>
    </form>
    ${refusal('order')}
  </section>`
}
