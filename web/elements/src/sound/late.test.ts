/** A player hears the last ten seconds of their own clock. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Shown } from '../live/session.js'
import type { Cue } from './cues.js'
import { playTo, warnLate } from './sounds.js'

const cues: Cue[] = []
let undo: () => void
beforeEach(async () => {
  cues.length = 0
  undo = playTo({ wake: () => undefined, play: (heard) => void cues.push(...heard) })
  await userEvent.keyboard('{Shift}')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  undo()
})

/** My clock has so many milliseconds left; the other player's runs out at once. */
const shown = (left: number, running = true, chair: number | null = 0): Pick<Shown, 'table' | 'players'> =>
  ({
    table: { chair },
    players: [
      { clock: { left, running, at: performance.now() } },
      { clock: { left: 10_001, running: true, at: performance.now() } },
    ],
  }) as unknown as Pick<Shown, 'table' | 'players'>

it('is played when ten seconds are left', () => {
  warnLate(shown(30_000))
  vi.advanceTimersByTime(19_999)
  expect(cues).toEqual([])
  vi.advanceTimersByTime(1)
  expect(cues).toEqual(['late'])
})

it('is not played once something has happened', () => {
  const stop = warnLate(shown(30_000))
  vi.advanceTimersByTime(5_000)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(cues).toEqual([])
})

it.each([
  ['a clock that stands', () => shown(30_000, false)],
  ['a spectator', () => shown(30_000, true, null)],
  ['a clock that is short already', () => shown(9_000)],
])('is not played for %s', (_, of) => {
  warnLate(of())
  vi.advanceTimersByTime(60_000)
  expect(cues).toEqual([])
})
