/** The record of an online table, shown where something about it must be decided. */
import { html, type TemplateResult } from 'lit'
import type { DeskParts } from '../parts.js'
import './record.js'

export const recordOf = (
  { lang, server }: Pick<DeskParts, 'lang' | 'server'>,
  live: string,
  hands: number,
): TemplateResult =>
  html`<stolik-record lang=${lang} server=${server} .live=${live} .hands=${hands}></stolik-record>`
