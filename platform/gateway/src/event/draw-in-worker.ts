/**
 * Draws off the event loop: seats of several hundred players take up to a second, fixtures of a large league a third of one, and
 * nobody should wait. Each draw gets a new thread, one at a time, because draws are rare and leave nothing to cache.
 */
import { Worker } from 'node:worker_threads'
import type { LeagueAsked } from '@stolik/contract/league/acts'
import type { Drawn } from '@stolik/league/model/entry'
import type { SeatsAsked, SeatsDrawn } from '@stolik/event/draw/seats'

/** Rejects if the thread dies without an answer; nothing is drawn then. */
export type DrawSeats = (asked: readonly SeatsAsked[]) => Promise<readonly SeatsDrawn[]>

/** The input of a draw of fixtures, as plain data. */
export interface FixturesAsked {
  readonly drawn: Drawn
  /** The homes of teams, where they play on days that name no places. */
  readonly homes: ReadonlyMap<string, string>
}

export type FixtureDays = LeagueAsked<'fixtures'>['days']
/** Rejects like `DrawSeats`. */
export type DrawFixtures = (asked: FixturesAsked) => Promise<FixtureDays>

/** @param script what the thread runs */
export const drawInWorker = (script: URL = ownScript): DrawSeats => inTurn(script)
export const drawFixturesInWorker = (script: URL = ownScript): DrawFixtures => inTurn(script)

function inTurn<Made>(script: URL): (asked: unknown) => Promise<Made> {
  let last: Promise<unknown> = Promise.resolve()
  return (asked) => {
    const made = last.then(() => inThread<Made>(script, asked))
    last = made.catch(() => undefined)
    return made
  }
}

const isSource = import.meta.url.endsWith('.ts')
const ownScript = new URL(isSource ? '../../bin/draw-thread.mjs' : './draw-thread.js', import.meta.url)

function inThread<Made>(script: URL, asked: unknown): Promise<Made> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(script, {
      ...(isSource && { execArgv: ['--conditions=source'] }),
      workerData: asked,
    })
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`the thread that draws ended with ${code}`)))
  })
}
