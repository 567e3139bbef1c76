/** What an event is at: its series, and who plays. Apart from the next thing, because standings load this without it. */
import type { EventPlayer, EventShown } from './client/types.js'

/** Returns the series that is played, else the next one that is drawn, else the last that has ended. Several may be drawn in advance. */
export const currentSeries = ({ series }: EventShown): EventShown['series'][number] | undefined =>
  series.findLast(({ status }, i) => status !== 'PLANNED' && (series[i - 1]?.status ?? 'ENDED') === 'ENDED')

/** Who plays, without those who wait, are in reserve, have left, or are not approved. Everything that counts players counts these. */
export const playing = <P extends Pick<EventPlayer, 'status'>>({
  players,
}: {
  readonly players: readonly P[]
}): readonly P[] => players.filter(({ status }) => status === 'ENTERED')

/** Whether it is an arena that is to come or is being played: then its own elements say what is next. */
export const isOpenArena = ({ regulations, phase }: Pick<EventShown, 'regulations' | 'phase'>): boolean =>
  regulations.arena && ['OPEN', 'DRAWN', 'PLAYING', 'PAUSED'].includes(phase)
