import type { Chair, Game, Random, Seat, Settlement, Shapes } from '@stolik/core'
import type { Findings, Law, Place } from './findings.js'
import { freeze } from './plain.js'
import type { LawOptions } from './options.js'

/** What one law run is about, and what it counts. */
export interface Run<T extends Shapes> {
  readonly game: Game<T>
  readonly rules: T['rules']
  readonly options: LawOptions<T>
  readonly findings: Findings
  readonly counts: { hands: number; moves: number; disguises: number; changed: number }
  /** Texts that stand for nothing, and texts of moves met so far. */
  readonly gibberish: readonly string[]
  readonly pool: string[]
  /** What hands began with, as texts. */
  readonly carries: Set<string>
}

/** A hand under examination. */
export interface Table {
  readonly chairs: number
  readonly hand: number
  readonly seating: readonly Chair[]
  readonly place: Place
  readonly random: Random
}

/** A state, and what everyone sees and may do in it. */
export interface Position<T extends Shapes> {
  readonly state: T['state']
  /** The index in `views` of the viewer who is examined here. */
  readonly watched: number
  readonly toAct: readonly Seat[]
  readonly result: Settlement<T['entry']> | undefined
  /** By seat, an onlooker last. */
  readonly views: readonly T['view'][]
  readonly moves: readonly (readonly T['move'][])[]
  readonly texts: readonly (readonly string[])[]
}

export type Report = (law: Law, what: string | (() => string)) => void

export const reporter =
  <T extends Shapes>(run: Run<T>, table: Table): Report =>
  (law, what) =>
    run.findings.report(law, table.place, what)

/** The viewer that stands at an index of `views`. */
export const viewerAt = (table: Table, index: number): Seat | null =>
  index === table.seating.length ? null : index

/**
 * Looks at a state with everyone's eyes. What the watched viewer sees is frozen and examined; the others take
 * their turns at other positions, which finds the same faults sooner or later and is four times as fast.
 */
export function look<T extends Shapes>(
  run: Run<T>,
  table: Table,
  state: T['state'],
  watched: number,
): Position<T> {
  const { game } = run
  const report = reporter(run, table)
  const pure = <V>(what: string, value: V): V => {
    const fault = freeze(value)
    if (fault !== undefined) report('plain', what + fault)
    return value
  }
  pure('state', state)
  const views = [...table.seating.keys(), null].map((viewer) => game.view(state, viewer))
  pure('view', views[watched])
  const moves = views.map((view) => game.legal(view))
  pure('moves', moves[watched])
  return {
    ...{ state, watched, views, moves },
    toAct: pure('toAct', game.toAct(state)),
    result: pure('result', game.result(state) ?? null) ?? undefined,
    texts: moves.map((list) => list.map((move) => game.write(move))),
  }
}
