/** A player's history as a part of another element. Its code and its file load with the first opened row. */
import type { Arg } from '@stolik/core'
import { html, type ReactiveControllerHost, type TemplateResult } from 'lit'
import { lazyCode } from './lazy-code.js'

let code = (): Promise<unknown> => Promise.resolve(null)

/** Sets how the chart's code is loaded, where it is not part of the bundle. */
export function fetchChartBy(fetch: () => Promise<unknown>): void {
  code = fetch
}

const chart = lazyCode(() => code())

/** Loads the chart's code once. The host is redrawn after success or failure. */
export const needHistory = (host: Pick<ReactiveControllerHost, 'requestUpdate'>): void => chart.load(host)

export interface HistoryOf {
  readonly server: string
  readonly ranking: string
  readonly person: string
  readonly lang: string
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
}

export function history({ server, ranking, person, lang, say }: HistoryOf): TemplateResult {
  if (chart.failed) return html`<p role="alert">${say('history.trouble')}</p>`
  return html`<stolik-ranking-history server=${server} ranking=${ranking} person=${person} lang=${lang}
    ><p class="muted">${say('history.loading')}</p></stolik-ranking-history
  >`
}
