/** Arenas of the demo: one that goes on while the demo does, and one that is held each week. */
import { arenaPlayer, arenaRegulations } from '../event/arena-players.js'
import { announce, type Director } from '../event/remote.js'
import type { Chance } from './chance.js'
import type { Member } from './members.js'
import { goOn } from './tables.js'

export interface Arenas {
  readonly running: string
  readonly weekly: string
  stop(): void
}

/** @param players who play in the arena that goes on; the first three have entered the other one, too */
export async function arenas(
  director: Director,
  players: readonly Member[],
  by: Chance,
  now: number,
): Promise<Arenas> {
  const { url } = director.gateway
  const day = 24 * 60 * 60_000
  const next = new Date(now + day)
  next.setHours(20, 0, 0, 0)
  const weekly = await announce(director, arenaRegulations('Środowa arena', next.getTime(), 90))
  const weekday = ((next.getDay() + 6) % 7) + 1
  await director.act(weekly, { repeat: { weekdays: [weekday] } })
  const running = await announce(director, arenaRegulations('Arena na próbę', Date.now() + 3_000, 120))
  const enter = (event: string, { name, token }: Member): Promise<unknown> =>
    director.act(event, { register: { entrant: { name } } }, { token })
  for (const one of players.slice(0, 3)) await enter(weekly, one)
  let goesOn = true
  const programs: ReturnType<typeof arenaPlayer>[] = []
  for (const one of players) {
    await enter(running, one)
    programs.push(
      arenaPlayer(url, one.token, running, ({ live }) => {
        if (live !== null)
          void goOn(url, one, live, by, () => goesOn, { thinks: 700, bids: 3 }).catch(() => undefined)
        return true
      }),
    )
  }
  return {
    running,
    weekly,
    stop: () => {
      goesOn = false
      programs.forEach((program) => program.close())
    },
  }
}
