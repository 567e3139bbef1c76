/** What printed rankings are made from. */
import { resultContent } from '@stolik/event/standing/hash'
import type { Results } from './papers/ranking.js'
import { imprint, type Source } from './paper-source.js'
import { standingsOf } from './show-standings.js'

/** The same hash is in the JSON, and in the log once the result is final. */
export function resultsOf(source: Source): Results {
  const { state, offer } = source
  const standings = standingsOf(state, offer.plugin)
  return {
    imprint: imprint(source, resultContent(state, offer.plugin, standings)),
    standings,
    adjustments: state.adjustments.filter(({ revoked }) => revoked === null),
    reopenings: state.reopenings,
    endedEarly: state.latest.endEarly ?? null,
    placesScored: state.regulations.format.scoring.kind === 'places',
    ...(state.regulations.sameCards === undefined ? {} : { sameCards: state.regulations.sameCards }),
    tieBreaks: state.regulations.format.tieBreaks,
    catalogue: offer.catalogues[source.locale],
  }
}
