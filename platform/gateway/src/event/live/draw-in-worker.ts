/**
 * Draws off the event loop: seats of several hundred players take up to a second, fixtures of a large league a third of one, and
 * nobody should wait.
 */
import type { LeagueAsked } from '@stolik/contract/league/acts'
import type { Drawn } from '@stolik/league/model/entry'
import type { SeatsAsked, SeatsDrawn } from '@stolik/event/draw/seats'
import { newThreads } from '../../base/threads.js'

/** Rejects if the thread dies without an answer; nothing is drawn then. */
export type DrawSeats = (requests: readonly SeatsAsked[]) => Promise<readonly SeatsDrawn[]>

/** The input of a draw of fixtures, as plain data. */
export interface FixturesAsked {
  readonly drawn: Drawn
  /** The homes of teams, where they play on days that name no places. */
  readonly homes: ReadonlyMap<string, string>
}

export type FixtureDays = LeagueAsked<'fixtures'>['days']
/** Rejects like `DrawSeats`. */
export type DrawFixtures = (request: FixturesAsked) => Promise<FixtureDays>

/** @param script what the thread runs */
export const drawInWorker = (script: URL = ownScript): DrawSeats => newThreads({ script, does: 'draws' })
export const drawFixturesInWorker = (): DrawFixtures => newThreads({ script: ownScript, does: 'draws' })

const ownScript = new URL('./draw-thread.js', import.meta.url)
