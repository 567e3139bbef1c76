import type { BotLevel, Chair, Game, Random, Seat, Settlement, Shapes } from '@stolik/core'
import type { Findings, Law, Place } from './findings.js'
import { freeze } from './plain.js'
import type { LawOptions } from './options.js'

/** The subject of one law run, and its counters. */
export interface Run<T extends Shapes> {
  readonly game: Game<T>
  readonly rules: T['rules']
  readonly options: LawOptions<T>
  readonly findings: Findings
  readonly counts: {
    hands: number
    moves: number
    disguises: number
    changed: number
    /** Positions in which bots of the other levels were asked, and pairs of states that they could not tell apart. */
    thoughts: number
    pairs: number
  }
  /** Texts that mean nothing. `pool` holds texts of moves met so far. */
  readonly gibberish: readonly string[]
  readonly pool: string[]
  /** The carries that hands began with, as texts. */
  readonly carries: Set<string>
  /** The levels of bots whose budget sufficed at least once. */
  readonly thinkers: Set<BotLevel>
}

/** The table and hand under examination. */
export interface Table {
  readonly chairs: number
  readonly hand: number
  readonly seating: readonly Chair[]
  /** With that of a dealer who sits out, if they have a seat. */
  readonly attending: readonly Chair[]
  readonly place: Place
  readonly random: Random
}

/** A state, with what each viewer sees and may do in it. */
export interface Position<T extends Shapes> {
  readonly state: T['state']
  /** The index in `views` of the viewer who is examined here. */
  readonly watched: number
  readonly toAct: readonly Seat[]
  readonly result: Settlement<T['entry']> | undefined
  /** By seat; the last entry is an onlooker's. */
  readonly views: readonly T['view'][]
  readonly moves: readonly (readonly T['move'][])[]
  readonly texts: readonly (readonly string[])[]
  /** What each seat remembers of the views in which it has moved until now. */
  readonly memories: readonly (T['memory'] | undefined)[]
}

export type Report = (law: Law, what: string | (() => string)) => void

export const reporter =
  <T extends Shapes>(run: Run<T>, table: Table): Report =>
  (law, what) =>
    run.findings.report(law, table.place, what)

/** The viewer at an index of `views`; null for an onlooker. */
export const viewerAt = (table: Table, index: number): Seat | null =>
  index === table.attending.length ? null : index

/**
 * Builds the views and moves of all viewers in a state. Only those of the watched viewer are frozen and checked.
 * The others have their turn at other positions, which finds the same faults sooner or later and is four times as
 * fast.
 */
export function look<T extends Shapes>(
  run: Run<T>,
  table: Table,
  state: T['state'],
  watched: number,
  memories: Position<T>['memories'],
): Position<T> {
  const { game } = run
  const report = reporter(run, table)
  const pure = <V>(what: string, value: V): V => {
    const fault = freeze(value)
    if (fault !== undefined) report('plain', what + fault)
    return value
  }
  pure('state', state)
  const views = [...table.attending.keys(), null].map((viewer) => game.view(state, viewer))
  pure('view', views[watched])
  const moves = views.map((view) => game.legal(view))
  pure('moves', moves[watched])
  return {
    state,
    watched,
    views,
    moves,
    memories,
    toAct: pure('toAct', game.toAct(state)),
    result: pure('result', game.result(state) ?? null) ?? undefined,
    texts: moves.map((list) => list.map((move) => game.write(move))),
  }
}
