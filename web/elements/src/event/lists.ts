/** The list rules of a game, loaded when its first list is to be shown. */
import { rulesDigest } from '@stolik/contract/rules-digest'
import type { Plugin, Settled, Sheet } from '@stolik/core'
import { extras } from '../extras/games.js'
import { observable, type Observable } from '../base/observable.js'
import type { TableList } from './client/types.js'

const fetched = observable<ReadonlyMap<string, Plugin>>(new Map())
const requested = new Set<string>()

/** Followed by elements, which are redrawn when a game has loaded. */
export const gameLists: Observable<unknown> = fetched

/** Returns null until the game has loaded. */
export function listsOf(game: string): Plugin | null {
  const known = fetched.value.get(game)
  if (known !== undefined) return known
  const offer = Object.hasOwn(extras, game) ? extras[game] : undefined
  if (offer?.rules === undefined || requested.has(game)) return null
  requested.add(game)
  offer.rules().then(
    (rules) => fetched.set(new Map(fetched.value).set(game, rules)),
    () => requested.delete(game),
  )
  return null
}

type Listed = Pick<TableList, 'game' | 'profile' | 'chairs' | 'hands' | 'others' | 'rules'>

/**
 * Settles lines: as the gateway has settled them, and by the rules of this page what only this page has. Returns null until
 * the game has loaded, or if the lines are invalid.
 */
export function settle(list: Listed, lines: readonly string[]): readonly Settled[] | null {
  const lists = listsOf(list.game)
  if (lists === null) return null
  const settled: Settled[] = []
  for (const line of lines) {
    const read = enter(lists, list, settled, line)
    if ('refused' in read) return null
    settled.push(read.settled)
  }
  return settled
}

/** Reads the next line after hands that are settled. Where other rules have settled this very line, it stays so. */
export function enter(
  { papers }: Plugin,
  { profile, chairs, hands, others = [] }: Omit<Listed, 'game'>,
  before: readonly Settled[],
  line: string,
): ReturnType<Plugin['papers']['enter']> {
  const n = before.length
  const other = line === hands[n]?.line ? others.find(({ hand }) => hand === n) : undefined
  if (other === undefined) return papers.enter(profile, chairs, before, line)
  return { line, settled: JSON.parse(other.settled) as Settled }
}

/** Returns the list as its game shows it; null as above. */
export function sheetOf(list: Listed, lines: readonly string[]): Sheet | null {
  const settled = settle(list, lines)
  return settled === null ? null : (listsOf(list.game)?.sheet(list.profile, list.chairs, settled) ?? null)
}

/** Whether this page has other rules than the gateway: it is of another release, and may be refused what it takes as right. */
export function hasOtherRules({ game, profile, rules }: Listed): boolean {
  const lists = listsOf(game)
  return lists !== null && rules !== undefined && rules !== digestOf(lists, profile)
}

const digests = new Map<string, string>()
function digestOf(lists: Plugin, profile: string): string {
  const text = lists.rulesText(profile)
  const known = digests.get(text) ?? rulesDigest(text)
  digests.set(text, known)
  return known
}
