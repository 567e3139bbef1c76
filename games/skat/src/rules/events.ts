/** Usual formats for Skat events, the most usual first; `format.ID` in the catalogues names them. */
import type { EventFormat, SeriesPlan } from '@stolik/core'

const lots = (rounds: number): SeriesPlan => ({ rounds, minutes: null, draw: 'lots' })

/** Tables of four, and tables of three only if necessary (PT 7.1.1), so that nobody is left over. */
const common: Pick<EventFormat, 'chairs' | 'scoring' | 'tieBreaks' | 'bye' | 'stake'> = {
  chairs: [4, 3],
  scoring: { kind: 'total' },
  // More games won, then fewer games lost, then the lot (PT 5.1).
  tieBreaks: ['sum.won', '-sum.lost', 'lot'],
  bye: null,
  stake: null,
}

/**
 * Twelve rounds are 48 deals at a table of four and 36 at a table of three, as in the federation's own example. The
 * documents leave the number of series to the organiser. In the international format the standings decide the seats
 * of the last series.
 */
export const events: readonly EventFormat[] = [
  { id: 'pzskat-48', profile: 'pzskat', ...common, series: [lots(12), lots(12), lots(12)] },
  {
    id: 'isko-48',
    profile: 'isko',
    ...common,
    series: [lots(12), lots(12), { ...lots(12), draw: 'standing' }],
  },
  { id: 'evening-24', profile: 'pzskat', ...common, series: [lots(6)] },
  { id: 'patrolki-24', profile: 'patrolki', ...common, series: [lots(6)] },
  { id: 'towarzyski-24', profile: 'towarzyski', ...common, series: [lots(6)] },
]
