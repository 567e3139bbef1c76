/** The rankings of an event: individual, groups and categories, with prizes and everybody's next seat. */
import type { Lists } from '../model/lists.js'
import type { EventState } from '../model/state.js'
import type { CategoryRanking, GroupRanking, Row, Stamp, Standings, GroupRow } from '../model/standings.js'
import { rankCategory } from './categories.js'
import { countAll, type Entered } from './individual.js'
import { rank, type Lots, type Placed, type Ranked } from './order.js'
import { prizes } from './prizes.js'
import type { GroupRule } from '@stolik/contract/event/regulations'
import { unitsAPoint } from '@stolik/contract/shapes'

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

// Teams and pairs: the sum of their best members, as many as the regulations say.

interface Group extends Ranked {
  readonly row: Omit<GroupRow, 'place' | 'lot' | 'prize'>
}

/** @param ranked everybody who is not excluded, best first */
function rankGroups(
  state: EventState,
  rule: GroupRule,
  ranked: readonly Entered[],
  lots: Lots,
): readonly Placed<Group>[] {
  const members = new Map<string, Entered[]>()
  for (const one of ranked) {
    const name = one.row[rule.kind]
    if (name !== null) members.set(name, [...(members.get(name) ?? []), one])
  }
  const groups = [...members].map(([name, all]) => group(rule, name, all))
  return rank(state, rule.kind, groups, lots)
}

function group(rule: GroupRule, name: string, all: readonly Entered[]): Group {
  const pool = eligible(rule, all)
  const counting = pool.slice(0, rule.counting)
  const sum = (of: (one: Entered) => number): number => counting.reduce((total, one) => total + of(one), 0)
  const codes = new Set(counting.flatMap(({ sums }) => Object.keys(sums)))
  const sums = Object.fromEntries([...codes].map((code) => [code, sum((one) => one.sums[code] ?? 0)]))
  const units = sum((one) => one.units)
  const figures = {
    small: sum(({ small }) => small),
    wins: sum(({ wins }) => wins),
    seconds: sum(({ seconds }) => seconds),
    sums,
  }
  const others = all.filter((one) => !counting.includes(one))
  const member = (counts: boolean) => (one: Entered) => ({ player: one.row.player, counts })
  return {
    ...figures,
    units,
    number: Math.min(...all.map(({ number }) => number)),
    row: {
      ...figures,
      name,
      points: units / unitsAPoint,
      members: [...counting.map(member(true)), ...others.map(member(false))],
    },
  }
}

/** A substitute's own result stands in for a missing member: one substitute per missing member. */
function eligible({ kind, size }: GroupRule, all: readonly Entered[]): readonly Entered[] {
  if (kind === 'pair') return all
  const regular = all.filter(({ substitute }) => !substitute)
  const vacancies = Math.max(0, size - regular.filter(({ staying }) => staying).length)
  const standIns = all.filter(({ substitute }) => substitute).slice(0, vacancies)
  return all.filter((one) => !one.substitute || standIns.includes(one))
}
