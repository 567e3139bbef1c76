/** Teams and pairs: the sum of their best members, as many as the regulations say. */
import type { GroupRule } from '@stolik/contract/event/regulations'
import type { EventState } from '../model/state.js'
import type { GroupRow } from '../model/standings.js'
import type { Entered } from './individual.js'
import { rank, type Lots, type Placed, type Ranked } from './order.js'
import { unitsAPoint } from '@stolik/contract/shapes'

export interface Group extends Ranked {
  readonly row: Omit<GroupRow, 'place' | 'lot' | 'prize'>
}

/** @param ranked everybody who is not excluded, best first */
export function rankGroups(
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
