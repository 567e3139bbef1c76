/** What the parts of the owner's page consist of: lists, fields, boxes to tick, and buttons that name what they are about. */
import { intlOf, type Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { OwnerElement } from './element.js'
import { button } from '../form/buttons.js'
import { choice, input, worded } from '../form/draw.js'

/** The input of the page's parts, and their acts. */
export interface OwnerParts {
  readonly say: OwnerElement['say']
  readonly busy: boolean
  /** Draws the refusal of a part's last attempt, as an alert; nothing for other parts. */
  readonly refusal: (part: string) => unknown
  /** Does an act, and then draws the updated desk. Returns whether it succeeded. */
  readonly act: (part: string, act: object) => Promise<boolean>
}

/** Formats a moment. */
export const momentOf = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(intlOf(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(at)

/** @param rows as `<li>`; nothing is drawn without any */
export const list = (rows: readonly unknown[]): unknown =>
  rows.length === 0
    ? nothing
    : html`<ul class="list">
        ${rows}
      </ul>`

/** A name, and beside it those facts that are known. */
export const head = (name: string, ...facts: readonly (string | null)[]): TemplateResult =>
  html`<div>
    <strong class="said">${name}</strong>
    <span class="muted small said">${facts.filter(Boolean).join(' · ')}</span>
  </div>`

interface Field {
  readonly name: string
  readonly label: string
  readonly most: number
  readonly value?: string | null
  readonly needed?: boolean
  /** Why it cannot be changed here. */
  readonly fixed?: string | undefined
}

/** A text of one line with its label. */
export const field = ({ name, label, most, value, needed, fixed }: Field): TemplateResult =>
  input(name, label, { most, value, required: needed, disabled: fixed !== undefined, hint: fixed })

interface Tick {
  readonly kind?: 'tick' | 'tick wide' | 'tick verified'
  readonly type?: 'checkbox' | 'radio'
  readonly name?: string
  readonly on?: boolean
  readonly off?: boolean
  readonly change?: (on: boolean) => void
}

/** A box to tick, or one of several buttons to choose from, before its label. */
export const tick = (
  label: string,
  { kind = 'tick', type = 'checkbox', name, on = false, off = false, change }: Tick,
): TemplateResult =>
  html`<label class=${kind}
    ><input
      type=${type}
      name=${name ?? nothing}
      .checked=${on}
      ?disabled=${off}
      @change=${({ target }: Event) => change?.((target as HTMLInputElement).checked)}
    /><span>${label}</span></label
  >`

/** A button of a row. Its name for screen readers says which row. */
export const rowButton = (
  label: string,
  about: string,
  busy: boolean,
  press: (event: Event) => void,
  kind = 'button',
): TemplateResult => button(label, press, { look: kind, label: `${label}: ${about}`, busy })

const spans = ['HOUR', 'DAY', 'WEEK', 'MONTH'] as const

/** How long a ban lasts. */
export const spanField = (say: OwnerParts['say'], chosen: (typeof spans)[number]): TemplateResult =>
  choice('lasts', say('owner.lasts'), worded(spans, say, 'owner.lasts.'), { value: chosen })
