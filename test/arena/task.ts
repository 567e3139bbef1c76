/** What is played against what. */
import type { Plugin } from '@stolik/core'
import { contests, type Contest, type Contestant } from './games.js'

export interface Task {
  /** A game of the arena. */
  readonly game: string
  readonly profile: string
  /** The names of the contestants. If they are the same, each deal is played once, by one of them in all seats. */
  readonly a: string
  readonly b: string
  readonly seed: string
  /** How much of its usual thinking a bot may spend, up to 1. */
  readonly effort: number
}

export const sides = ['a', 'b'] as const
export type Side = (typeof sides)[number]

export const contestOf = ({ game }: Pick<Task, 'game'>): Contest => {
  const contest = Object.hasOwn(contests, game) ? contests[game] : undefined
  if (contest === undefined) throw new RangeError(`--game is ${Object.keys(contests).join(' or ')}`)
  return contest
}

export function contestantOf(task: Task, side: Side): Contestant {
  const { contestants } = contestOf(task)
  const found = Object.hasOwn(contestants, task[side]) ? contestants[task[side]] : undefined
  if (found === undefined) throw new RangeError(`--${side} is ${Object.keys(contestants).join(', ')}`)
  return found
}

/** The size of the table: nobody sits out. */
export const chairsOf = (plugin: Plugin, profile: string): number => plugin.chairs(profile)[0] as number

/** Who sits on each seat, in every way but all alike: `aab`, `aba` and so on. */
export function seatings({ a, b }: Pick<Task, 'a' | 'b'>, seats: number): readonly (readonly Side[])[] {
  if (a === b) return [Array.from({ length: seats }, () => 'a')]
  return Array.from({ length: 2 ** seats - 2 }, (_, n) =>
    Array.from({ length: seats }, (_, seat) => (((n + 1) >> seat) & 1 ? 'b' : 'a')),
  )
}
