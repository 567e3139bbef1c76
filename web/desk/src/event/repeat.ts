/** On which days of the week the event is held again by itself. */
import { intlOf } from '@stolik/core'
import { isTicked } from '@stolik/elements/event/form'
import { html, type TemplateResult } from 'lit'
import { folded } from '../form/buttons.js'
import { tick } from '../form/draw.js'
import { actForm } from './act-form.js'
import type { DeskParts } from './parts.js'

const days = [1, 2, 3, 4, 5, 6, 7] as const

/** 1 January 2024 was a Monday. */
const nameOf = (day: number, locale: DeskParts['locale']): string =>
  new Intl.DateTimeFormat(intlOf(locale), { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))

export function repeat(parts: DeskParts): TemplateResult {
  const { event, say, locale } = parts
  const seen = event.repeat
  const fields = Object.fromEntries(
    days.map((day) => [
      `day${day}`,
      {
        draw: (name: string) => tick(name, nameOf(day, locale), seen.includes(day)),
        read: (data: FormData, name: string) => isTicked(data, name),
      },
    ]),
  )
  return html`${
    seen.length === 0
      ? ''
      : html`<p>${say('desk.repeats', { days: seen.map((day) => nameOf(day, locale)).join(', ') })}</p>`
  }${folded(
    say('desk.repeat'),
    actForm(
      parts,
      'desk.repeatSend',
      fields,
      (values) => ({
        repeat: { weekdays: days.filter((day) => values[`day${day}`] === true), seen: [...seen] },
      }),
      { form: 'stack', above: html`<p>${say('desk.repeatHow')}</p>` },
    ),
  )}`
}
