/** The record of an online table, where something about it has to be decided. */
import { html, type TemplateResult } from 'lit'
import type { DeskParts } from '../parts.js'
import './record.js'

export const recordOf = (
  { lang, gateway, event }: Pick<DeskParts, 'lang' | 'gateway' | 'event'>,
  live: string,
  hands: number,
): TemplateResult =>
  html`<stolik-record
    lang=${lang}
    gateway=${gateway}
    game=${event.regulations.game}
    .live=${live}
    .hands=${hands}
  ></stolik-record>`
