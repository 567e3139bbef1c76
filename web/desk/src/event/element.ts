/** The base of the elements for directing an event. */
import type { Locale } from '@stolik/core'
import { eventDeskWords } from '../words/event/index.js'
import type { Refusal } from '@stolik/elements/event/client/client'
import { EventElement } from '@stolik/elements/event/element'
import { money } from '@stolik/elements/event/format'

export abstract class DeskElement extends EventElement {
  protected override readonly catalogues = [eventDeskWords]

  protected override why(refusal: Refusal): string {
    return super.why({ ...refusal, args: { ...refusal.args, ...inMoney(refusal.args, this.locale) } })
  }
}

/** Figures beside a currency are amounts of it. */
function inMoney(args: Refusal['args'], locale: Locale): Readonly<Record<string, string>> {
  const { currency } = args
  if (typeof currency !== 'string') return {}
  const amounts = Object.entries(args).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, money(value, currency, locale)] as const] : [],
  )
  return Object.fromEntries(amounts)
}
