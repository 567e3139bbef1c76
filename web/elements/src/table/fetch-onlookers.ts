/** Says who else sees a table of an event, where not everybody does. Its element loads where one is needed. */
import type { Locale } from '@stolik/core'
import { html, nothing } from 'lit'
import type { Table } from '../client/types.js'

export function onlookers({ event, onlookers, late }: Table, locale: Locale): unknown {
  if (event === null || onlookers === 'ALLOWED') return nothing
  import('./onlookers.js').catch(() => undefined)
  return html`<stolik-onlookers lang=${locale} .rule=${onlookers} ?late=${late}></stolik-onlookers>`
}
