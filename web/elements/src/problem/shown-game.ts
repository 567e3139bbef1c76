/** What a game shows its problems with: loaded while the element is on the page, again after a failure when the connection is back. */
import type { ProblemWords, ReplayRenderer } from '@stolik/kit/shown'
import type { Words } from '@stolik/kit/words'
import type { ReactiveControllerHost } from 'lit'
import { runWhileConnected } from '../base/follow.js'
import { games } from '../games.js'
import { problemGames } from './games.js'

export interface ShownGame {
  readonly game: string
  readonly shows: ReplayRenderer
  readonly own: ProblemWords
}

type Host = ReactiveControllerHost & { readonly isConnected: boolean }

/** @param begin is called before each load of another game */
export function shownGame(
  host: Host,
  game: () => string,
  begin: (game: string) => void,
): { readonly loaded: ShownGame | null } {
  const state: { loaded: ShownGame | null } = { loaded: null }
  runWhileConnected(host, game, (id) => {
    let stopped = false
    const load = async (): Promise<void> => {
      const [shows, own] = await Promise.all([games[id]?.shows(), problemGames[id]?.()])
      if (shows === undefined || own === undefined || stopped) return
      state.loaded = { game: id, shows, own }
      host.requestUpdate()
    }
    const tried = (): void => void load().catch(() => undefined)
    begin(id)
    tried()
    addEventListener('online', tried)
    return () => {
      stopped = true
      removeEventListener('online', tried)
    }
  })
  return state
}

/** The words of each game that can be chosen, which have its name. */
export async function gameNames(): Promise<readonly (readonly [string, Words])[]> {
  const all = Object.entries(problemGames).map(async ([id, own]) => [id, (await own()).words] as const)
  return Promise.all(all).catch(() => [])
}
