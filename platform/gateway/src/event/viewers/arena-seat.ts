/** Where one person is in an arena, as it is watched. They may enter while they watch. */
import { tableOf } from '@stolik/event/model/playing'
import type { EventState } from '@stolik/event/model/state'
import type { Time } from '../../base/time.js'
import type { Topic } from '../../graphql/resolver.js'
import type { LiveEvent } from '../live/event.js'

export interface SeatDeps {
  readonly time: Pick<Time, 'after'>
  /** @param live the id of their live table if it is open already */
  readonly showSeat: (event: LiveEvent, player: string | null, live: string | null) => object
  /** Whether a live table can be watched: the log has its id before it is open. */
  readonly isOpen: (live: string) => Promise<boolean>
}

/** How soon a table that another process opens is looked for again. Milliseconds. */
const lookAgainAfter = 100

export function arenaSeat(
  event: LiveEvent,
  playerOf: () => string | null,
  { time, showSeat, isOpen }: SeatDeps,
): Topic {
  /** Their newest live table that is open. */
  let open: string | null = null

  const watch: Topic['watch'] = (nudge) => {
    let stopped = false
    const isStopped = (): boolean => stopped
    let looking: string | null = null
    let cancel = (): void => undefined
    const look = async (): Promise<void> => {
      const live = liveOf(event.state(), playerOf())
      if (isStopped() || live === null || live === open || live === looking) return
      looking = live
      const found = await isOpen(live).catch(() => false)
      looking = null
      if (isStopped()) return
      if (!found) {
        cancel = time.after(lookAgainAfter, () => void look())
        return
      }
      open = live
      nudge()
      // They may sit elsewhere by now.
      void look()
    }
    let seen = partsOf(event.state(), playerOf())
    const stop = event.watch(() => {
      const now = partsOf(event.state(), playerOf())
      const isSame = now.every((value, i) => value === seen[i])
      seen = now
      if (isSame) return
      nudge()
      void look()
    })
    const stopOpened = event.opened.watch(() => void look())
    void look()
    return () => {
      stopped = true
      cancel()
      stopOpened()
      stop()
    }
  }
  return { watch, mark: () => null, show: () => showSeat(event, playerOf(), open) }
}

/** The id of the live table where a player sits in an arena; null if they do not, or it has none yet. */
export function liveOf(state: EventState, player: string | null): string | null {
  const table = player === null ? null : (state.arena.players.get(player)?.table ?? null)
  return table === null ? null : (tableOf(state, { series: 1, table })?.live ?? null)
}

/** Everything that the display of somebody's place depends on, but for the results of others. */
function partsOf(state: EventState, player: string | null): readonly unknown[] {
  const { arena, players, series, pause, final, latest } = state
  const own = player === null ? undefined : arena.players.get(player)
  const status = player === null ? null : players.get(player)?.status
  const live = liveOf(state, player)
  return [player, own, live, status, series[0]?.status, pause, final, latest.cancel]
}
