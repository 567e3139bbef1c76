/** Who plays in an event. Everything that counts players counts these. */
import type { EventPlayer } from './client/types.js'

/** Without those who wait, are in reserve, have left, or are not approved. */
export const playing = <P extends Pick<EventPlayer, 'status'>>({
  players,
}: {
  readonly players: readonly P[]
}): readonly P[] => players.filter(({ status }) => status === 'ENTERED')
