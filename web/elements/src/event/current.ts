/** The series that an event is at. Apart from the next thing, because standings load this without it. */
import type { EventShown } from './client/types.js'

/** Returns the series that is played, else the next one that is drawn, else the last that has ended. Several may be drawn in advance. */
export const currentSeries = ({ series }: EventShown): EventShown['series'][number] | undefined =>
  series.findLast(({ status }, i) => status !== 'PLANNED' && (series[i - 1]?.status ?? 'ENDED') === 'ENDED')
