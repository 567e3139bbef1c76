/** What the log of a table says of luck: how older processes read it, and which shuffles it opens when hands are thrown away. */
import { luckCommitment } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { sha256, sealedCommitment } from '../src/base/entropy.js'
import { plan } from '../src/live/plan.js'
import * as door from '../src/table/door.js'
import type { Entry, Logged, Opened } from '../src/table/entry.js'
import { luckTarget, luckTimedOut, luckWait } from '../src/table/luck-round.js'
import { replayLog, type Replayed } from '../src/table/replayed.js'
import { reviveBy } from '../src/table/revive.js'
import { tiny } from './help.js'

const { plugin } = tiny
const digits = (n: number): string => String(n % 10).repeat(64)
const opened: Opened = {
  kind: 'open',
  game: plugin.id,
  version: plugin.version,
  profile: 'plain',
  chairs: 3,
  length: 3,
  speed: 'FREE',
  invitation: null,
  sealed: { salt: digits(1), seed: digits(2) },
  table: 'abcdefgh',
}
const people = [0, 1, 2].map((chair) => ({ id: `p${chair}`, name: `P${chair}` }))

function tableOf(first: Opened) {
  let drawn = 2
  const sealed = () => {
    drawn += 1
    return { salt: digits(drawn), seed: digits(drawn + 1) }
  }
  let replayed: Replayed = replayLog(plugin, [{ at: 0, entry: first }])
  const log: Logged[] = [{ at: 0, entry: first }]
  const act = (decision: door.Decision | undefined, at = log.length): door.Decision | undefined => {
    if (decision === undefined || typeof decision === 'string') return decision
    const planned = plan(replayed, decision, at, sealed)
    replayed = planned.after
    log.push(...planned.entries)
    return decision
  }
  const state = () => replayed.state
  const person = (chair: number) => people[chair] as (typeof people)[0]
  /** All commit to luck for the next hand, and those in `opening` open it. */
  const collect = (opening: readonly number[]): void => {
    const target = luckTarget(state())
    if (target === undefined) throw new Error('luck does not count')
    const { attempt } = state().luckRound
    const request = { to: target.commitment, attempt }
    const luck = (chair: number): string => `luck${chair}.${attempt}`
    for (const chair of people.keys()) {
      const commitment = luckCommitment(sha256, { ...target, attempt, chair }, luck(chair))
      act(door.commitLuck(state(), person(chair), { ...request, commitment }))
    }
    for (const chair of opening) act(door.openLuck(state(), person(chair), { ...request, luck: luck(chair) }))
  }
  const playHand = (): void => {
    while (state().phase === 'PLAYING') {
      const now = state().hand?.now
      const seat = now?.toAct[0] ?? 0
      act([{ kind: 'move', seat, move: now?.auto(seat) ?? '', used: 0, by: 'player' }])
    }
  }
  const readyAll = (): void => {
    for (const one of people) act(door.ready(state(), one, ''))
  }
  act(people.map((one, chair): Entry => door.satDown(chair, one, `open${chair}`, true)))
  return { state, act, log, collect, playHand, readyAll, replayed: () => replayed }
}

/** A table in its second hand. In the first attempt of that, one did not open. */
function inSecondHand(first = opened) {
  const table = tableOf(first)
  table.collect([0, 1, 2])
  table.playHand()
  table.collect([0, 1])
  table.act(luckTimedOut(table.state()) && [luckTimedOut(table.state()) as Entry])
  table.collect([0, 1])
  table.readyAll()
  return table
}

describe('a log with luck that was committed to', () => {
  it('is replayed to the same table', () => {
    const table = inSecondHand()
    expect(table.state()).toMatchObject({ phase: 'PLAYING', withholdings: [0, 0, 1] })
    const { state, running } = replayLog(plugin, table.log)
    expect({ ...state, hand: null, plugin: null }).toEqual({ ...table.state(), hand: null, plugin: null })
    expect(state.hand?.binding).toEqual(table.state().hand?.binding)
    expect(state.hand?.luck).toEqual(['luck0.1', 'luck1.1', ''])
    expect(running).toEqual(table.replayed().running)
  })

  it('has the same hands for a process of 1.2, which reads only what it knows', () => {
    const table = inSecondHand()
    table.playHand()
    const later = ['commitment', 'bound', 'opened', 'withheld', 'commits', 'table']
    const log = table.log.map(({ at, entry }) => ({
      at,
      entry: Object.fromEntries(
        Object.entries(entry).filter(([key]) => !later.includes(key)),
      ) as unknown as Entry,
    }))
    const { state } = replayLog(plugin, log)
    expect(state).toMatchObject({ phase: table.state().phase, seq: table.state().seq })
    expect(state.settled).toEqual(table.state().settled)
    expect(state.hand?.luck).toEqual(table.state().hand?.luck)
    expect(state.hand?.binding).toBeNull()
  })

  it('of 1.2 goes on as it began: luck is added openly, and no deal waits for it', () => {
    const { table: _, ...older } = opened
    const table = tableOf(older)
    expect(table.state()).toMatchObject({ phase: 'PLAYING', hand: { binding: null } })
    expect(table.state().hand?.luck).toEqual(['open0', 'open1', 'open2'])
    table.playHand()
    expect(luckWait(table.state())).toBeNull()
    table.readyAll()
    expect(table.state().phase).toBe('PLAYING')
  })

  it('starts the time to open anew after a time in which nobody could', () => {
    const table = tableOf(opened)
    table.collect([0])
    const { luckSince } = table.replayed().running
    table.act([{ kind: 'resume' }], 90_000)
    expect(luckSince).toBeLessThan(100)
    expect(table.replayed().running.luckSince).toBe(90_000)
    expect(luckWait(table.state())?.chairs).toEqual([1, 2])
  })
})

describe('shuffles that are thrown away', () => {
  const next = { salt: digits(7), seed: digits(8) }

  it('are opened with a void hand: its own, and the one that was to follow', () => {
    const table = inSecondHand()
    const { hand, next: coming } = table.state()
    table.act([{ kind: 'void', next }])
    expect(table.state().thrown).toEqual([
      { hand: 1, sealed: hand?.sealed, luck: hand?.luck, binding: hand?.binding, deal: hand?.deal },
      { hand: 2, sealed: coming, luck: null, binding: null, deal: null },
    ])
    // The hand is dealt again from luck that is committed to anew.
    expect(luckTarget(table.state())).toMatchObject({ hand: 1, commitment: sealedCommitment(next) })
    table.collect([2])
    expect(luckWait(table.state())).toMatchObject({ what: 'openings', chairs: [0, 1] })
  })

  it('are opened when an outage has lost a hand, once each', () => {
    const table = inSecondHand()
    const deal = table.log.findLastIndex(({ entry }) => entry.kind === 'deal')
    const plugins = new Map([[plugin.id, plugin]])
    const settled = table.log.slice(0, deal)
    const lost = reviveBy(plugins, settled, 1, () => next, false)
    const { state } = replayLog(plugin, [...settled, ...(lost?.more ?? [])])
    const luck = ['luck0.1', 'luck1.1', '']
    expect(state.thrown).toEqual([
      { hand: 1, sealed: table.state().hand?.sealed, luck, binding: null, deal: null },
    ])

    const older = reviveBy(plugins, table.log, 1, () => next, true)
    const { state: revived } = replayLog(plugin, [...table.log, ...(older?.more ?? [])])
    expect(revived.thrown.map(({ hand }) => hand)).toEqual([1, 2])
  })

  it('stay sealed where other tables have the same cards before them', () => {
    const table = tableOf({ ...opened, sealed: null, event: 'spring' })
    table.act([{ kind: 'shuffle', next }])
    expect(table.state().phase).toBe('PLAYING')
    expect(luckTarget(table.state())).toBeUndefined()
    table.act([{ kind: 'void', next: null }])
    table.act([{ kind: 'close' }])
    expect(table.state().thrown).toEqual([])
  })
})
