/** Confirms that a file was taken, with the numbers. */
import type { Arg } from '@stolik/core'
import { html, type TemplateResult } from 'lit'
import type { ImportTaken } from '@stolik/contract/ranking/files'
import type { Problem } from '../client.js'

export function takenPart(
  { events, rows, persons }: ImportTaken<Problem>,
  say: (code: string, args?: Readonly<Record<string, Arg>>) => string,
): TemplateResult {
  const what = [
    say('rankimport.eventsAre', { n: events.length }),
    say('rankimport.rows', { n: rows }),
    ...(persons > 0 ? [say('rankimport.fresh', { n: persons })] : []),
  ]
  return html`<p class="note" role="status">${say('rankimport.taken', { what: what.join(', ') })}</p>`
}
