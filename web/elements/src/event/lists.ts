/** The list rules of a game, loaded when its first list is to be shown. */
import type { Plugin, Sheet } from '@stolik/core'
import { extras } from '../extras/games.js'
import { observable, type Observable } from '../base/observable.js'
import type { TableList } from './client/types.js'

const fetched = observable<ReadonlyMap<string, Plugin>>(new Map())
const asked = new Set<string>()

/** Followed by elements, which are redrawn when a game has loaded. */
export const gameLists: Observable<unknown> = fetched

/** Returns null until the game has loaded. */
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

/** Returns the list as its game computes it; null until the game has loaded, or if the lines are invalid. */
export function sheetOf(
  { game, profile, chairs }: Pick<TableList, 'game' | 'profile' | 'chairs'>,
  lines: readonly string[],
): Sheet | null {
  const lists = listsOf(game)
  if (lists === null) return null
  const settled = lists.papers.settle(profile, chairs, lines)
  return 'refused' in settled ? null : lists.sheet(profile, chairs, settled)
}
