/** The rankings of an event: individual, groups and categories, with prizes and everybody's next seat. */
import type { Lists } from '../model/lists.js'
import type { EventState } from '../model/state.js'
import type { CategoryRanking, GroupRanking, Row, Stamp, Standings } from '../model/standings.js'
import { rankCategory } from './categories.js'
import { rankGroups } from './groups.js'
import { countAll, type Entered } from './individual.js'
import { rank, type Lots, type Placed } from './order.js'
import { prizes } from './prizes.js'

export { tableResult } from './table.js'

export const stampOf = ({ final, series, latest }: EventState): Stamp =>
  final !== null
    ? 'final'
    : latest.cancel === undefined && series.every(({ status }) => status === 'ended')
      ? 'provisional'
      : 'live'

/**
 * Returns the current standings. Prizes and lots come with the end of the last series. Until then, players who cannot be
 * separated share a place. Before the first draw the standings are empty.
 */
export function standings(state: EventState, lists: Lists): Standings {
  const stamp = stampOf(state)
  if (!state.opened || state.latest.cancel !== undefined)
    return { stamp, individual: [], groups: [], categories: [] }
  const all = countAll(state, lists)
  const lots: Lots = stamp === 'live' ? 'none' : 'always'
  const ranked = rank(
    state,
    'player',
    all.filter(({ excluded }) => !excluded),
    lots,
  )
  return {
    stamp,
    individual: individual(state, ranked, all, stamp),
    groups: groups(state, ranked, lots, stamp),
    categories: categories(state, ranked, stamp),
  }
}

/** Ranks everybody who has played or will play, the leader first. Lots from this seed separate equal players. */
export const rankedNow = (state: EventState, lists: Lists, seed: string): readonly Placed<Entered>[] =>
  rank(state, 'player', countAll(state, lists), 'always', seed)

function individual(
  state: EventState,
  ranked: readonly Placed<Entered>[],
  all: readonly Entered[],
  stamp: Stamp,
): readonly Row[] {
  const won = prizes(state, stamp, 'all', ranked, ({ item }) => item.staying)
  return [
    ...ranked.map((one) => rowOf(one.item, one.place, one.lot, won.get(one) ?? null)),
    ...all.filter(({ excluded }) => excluded).map((item) => rowOf(item, null, false, null)),
  ]
}

const rows = new WeakMap<Entered, Row>()

/** The same row as before if nothing about it has changed. */
function rowOf(item: Entered, place: Row['place'], lot: boolean, prize: Row['prize']): Row {
  const before = rows.get(item)
  if (before?.place === place && before.lot === lot && before.prize === prize) return before
  const row = { ...item.row, place, lot, prize }
  rows.set(item, row)
  return row
}

function groups(
  state: EventState,
  ranked: readonly Placed<Entered>[],
  lots: Lots,
  stamp: Stamp,
): readonly GroupRanking[] {
  const { regulations } = state
  const players = ranked.map(({ item }) => item)
  return regulations.groups.map((rule) => {
    const placed = rankGroups(state, rule, players, lots)
    const won = prizes(state, stamp, rule.kind, placed, () => true)
    return {
      rule,
      rows: placed.map((one) => {
        const { item, place, lot } = one
        return { ...item.row, place, lot, prize: won.get(one) ?? null }
      }),
    }
  })
}

function categories(
  state: EventState,
  ranked: readonly Placed<Entered>[],
  stamp: Stamp,
): readonly CategoryRanking[] {
  const { regulations } = state
  return regulations.categories.map((category) => {
    const placed = rankCategory(category, regulations, ranked)
    const won = prizes(state, stamp, category, placed, ({ item }) => item.staying)
    return {
      category,
      rows: placed.map((one) => ({
        place: one.place,
        player: one.item.row.player,
        prize: won.get(one) ?? null,
      })),
    }
  })
}
