/** Lists of a game that is fetched when the first one is to be shown. */
import type { Plugin, Sheet } from '@stolik/core'
import { extras } from '../extras/games.js'
import { observable, type Observable } from '../base/observable.js'
import type { TableList } from './client/types.js'

const fetched = observable<ReadonlyMap<string, Plugin>>(new Map())
const asked = new Set<string>()

/** Elements that follow it are drawn anew when a game has come. */
export const gameLists: Observable<unknown> = fetched

/** null until the game has come. */
export function listsOf(game: string): Plugin | null {
  const known = fetched.value.get(game)
  if (known !== undefined) return known
  const offer = Object.hasOwn(extras, game) ? extras[game] : undefined
  if (offer?.rules === undefined || asked.has(game)) return null
  asked.add(game)
  offer.rules().then(
    (rules) => fetched.set(new Map(fetched.value).set(game, rules)),
    () => asked.delete(game),
  )
  return null
}

/** The list as its game writes it; null until the game has come, or where its lines cannot be. */
export function sheetOf(
  { game, profile, chairs }: Pick<TableList, 'game' | 'profile' | 'chairs'>,
  lines: readonly string[],
): Sheet | null {
  const lists = listsOf(game)
  if (lists === null) return null
  const settled = lists.papers.settle(profile, chairs, lines)
  return 'refused' in settled ? null : lists.sheet(profile, chairs, settled)
}
