/** What a record of the arena says: the points of each seat and what was played. */
import { replay, type Chair, type HandRecord, type ReadRecord, type Settled, type Solver } from '@stolik/core'
import type { Told } from './games.js'
import { chairsOf, contestOf, type Side, type Task } from './task.js'

/** How points are counted: as the hand is settled, as the list adds them up, and as the tournament counts a list. */
export const counts = ['game', 'list', 'tournament'] as const
export type Count = (typeof counts)[number]

export interface Outcome {
  readonly seating: readonly Side[]
  /** By seat. */
  readonly points: Readonly<Record<Count, readonly number[]>>
  readonly told: Told
  /** Whether the owner's contract could be made against best play with open cards; null if nobody looked, or nobody can. */
  readonly makeable: boolean | null
}

/**
 * Replays a record of the task. With `solve`, also says whether its contract could be made.
 * @throws Error if its moves do not lead to its scores
 */
export function outcomeOf(task: Task, record: HandRecord, solve = false): Outcome {
  const contest = contestOf(task)
  const { plugin } = contest
  const { hand, stop } = replay(plugin, plainly(record))
  const settlement = hand?.settlement
  if (stop !== null || settlement === undefined || settlement.scores.join() !== record.scores?.join())
    throw new Error(`the record ${String(record.id)} does not lead to its scores`)
  const chairs = chairsOf(plugin, task.profile)
  const seating = plugin.seating(chairs, 0)
  const settled: Settled = { hand: 0, dealer: plugin.dealer(chairs, 0), seating, settlement }
  const sheet = plugin.sheet(task.profile, chairs, [settled])
  const bySeat = (values: readonly number[]): readonly number[] =>
    seating.map((chair: Chair) => values[chair] as number)
  const told = contest.told(settlement.entry)
  const list = sheet.rows[0]?.totals ?? []
  return {
    seating: (record.id?.split('/').at(-1) ?? '').split('') as Side[],
    points: { game: settlement.scores, list: bySeat(list), tournament: bySeat(sheet.totals) },
    told,
    makeable: solve && told.owner !== null ? makeableIn(contest.solver, record) : null,
  }
}

function makeableIn(solver: Solver | undefined, record: HandRecord): boolean | null {
  const problem = solver?.recorded(record)
  return problem === undefined || 'unsolved' in problem ? null : problem.reached()
}

/** A record as if it had been read from a text; its lines are only named where a replay stops. */
const plainly = (record: HandRecord): ReadRecord => ({ record, lines: new Map(), moveLines: [] })
