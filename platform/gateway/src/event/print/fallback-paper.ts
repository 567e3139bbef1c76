/** The paper with which a series goes on when the network has failed. */
import { resultContent } from '@stolik/event/standing/hash'
import type { SeriesState } from '@stolik/event/model/state'
import { printTogether, type PaperPart } from '../../print/paper.js'
import { word } from '../../print/words/index.js'
import { goingOn } from '../papers/going-on.js'
import { tableLists } from '../papers/list.js'
import { seatingPlan } from '../papers/plan.js'
import { resultsPart } from '../papers/results.js'
import { imprint, type Source, resultsOf } from './paper-source.js'
import { listsOf, planOf, spareLists } from './series-papers.js'

/**
 * All papers with which a series goes on if the network fails, in one document: how to go on, seats, standings so far, and empty lists.
 * Undefined if no table of the series sits in the hall.
 */
export function printFallback(source: Source, series: SeriesState): Promise<Uint8Array> | undefined {
  const { state, offer, locale } = source
  const plan = planOf(source, series)
  const lists = listsOf(source, series, false)
  if (plan === undefined || lists.length === 0) return undefined
  const results = state.series.some(({ status }) => status === 'running' || status === 'ended')
    ? resultsOf(source)
    : undefined
  const { measure: _, ...seats } = plan
  const standings = results && resultContent(state, offer.plugin, results.standings)
  const one = imprint(source, { seats, lists, ...(standings !== undefined && { standings }) })
  const { scoring } = state.regulations.format
  const next = state.series[series.series]
  const parts: readonly PaperPart[] = [
    goingOn({
      imprint: one,
      series: series.series,
      minutes: series.plan.minutes,
      standings: results !== undefined,
      scale: scoring.kind === 'places' ? scoring.scale : null,
      next: next === undefined ? null : { drawn: next.status !== 'planned', draw: next.plan.draw },
      gateway: source.site !== null,
    }),
    seatingPlan({ imprint: one, ...plan }),
    ...(results === undefined ? [] : [resultsPart({ ...results, imprint: one }, 'results')]),
    tableLists({
      imprint: one,
      catalogue: offer.catalogues[locale],
      lists: [...lists, ...spareLists(source, series)],
    }),
  ]
  return printTogether(one, word(locale, 'fallback.title', { series: series.series }), parts)
}
