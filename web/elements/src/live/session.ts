/**
 * A table as one browser follows it: the newest view, the move under way, what hindered it. It has no picture;
 * `changed` is called whenever there is something new to show.
 */
import type { Sheet } from '@stolik/core'
import type { Renderer, TablePlayer } from '@stolik/kit/table'
import type { Placed } from '../client/asking.js'
import type { Gateway, Which } from '../client/gateway.js'
import type { Failure, Outcome } from '../client/http.js'
import { table as tableDocument } from '../client/table-document.js'
import type { Table } from '../client/types.js'
import { plainSettlement, plainSheet, type PlainSettlement } from '../client/plain.js'
import { games } from '../games.js'
import { tablePlayers } from './players.js'

/** A table as it came, and its parts as the elements of kit and game take them. */
export interface Shown {
  readonly table: Table
  /** As the game's renderer reads it. */
  readonly view: object | null
  readonly players: readonly (TablePlayer | null)[]
  readonly settlement: PlainSettlement | null
  readonly sheet: Sheet
  /** When the table came, as performance.now() says it. */
  readonly at: number
}

export interface TableSession {
  readonly shown: Shown | null
  readonly renderer: Renderer | null
  /** An order is under way. */
  readonly busy: boolean
  /** A bot keeps a chair here that is mine. */
  readonly kept: boolean
  /** Changes that came while the line was down, until the table goes on. */
  readonly missed: number
  /** Why the last order was not done. */
  readonly refusal: Failure | null
  /** Why there is no table to show. */
  readonly trouble: Failure | null
  play(move: string): Promise<void>
  /** Any other order of mine at this table. */
  order(what: (gateway: Gateway, table: string) => Promise<Outcome<Placed>>): Promise<boolean>
  stop(): void
}

const pause = 700
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

function show(table: Table, renderer: Renderer): Shown {
  const at = performance.now()
  return {
    table,
    view: table.view === null ? null : renderer.read(table.view),
    players: tablePlayers(table.players, at),
    settlement: table.settlement === null ? null : plainSettlement(table.settlement),
    sheet: plainSheet(table.sheet),
    at,
  }
}

export function openSession(gateway: Gateway, which: Which, changed: () => void): TableSession {
  const { id, invitation } = which
  let stopped = false
  let unsubscribe = (): void => undefined
  /** Opening a line takes as long as fetching a game, so both begin at once. */
  const rest = gateway.awake(which)
  /** The length of the log that a move of mine made: busy until it is seen. */
  let awaited = 0
  /** Whether an order is on its way to the gateway, which has not answered. */
  let sending = false
  /** The shuffle that luck of this browser was last added to. */
  let lucky: string | undefined
  /** The line has been down for so long that it was said. */
  let wasLost = false
  const unwatch = gateway.connection.watch(() => {
    wasLost ||= gateway.connection.value === 'lost'
  })

  const session: Mutable<TableSession> = {
    shown: null,
    renderer: null,
    busy: false,
    kept: false,
    missed: 0,
    refusal: null,
    trouble: null,

    async play(move) {
      const on = session.shown?.table
      if (session.busy || on === undefined) return
      set({ busy: true, refusal: null })
      sending = true
      let outcome = await gateway.play(id, on.seq, move)
      // The same move with the same number may be sent again: the gateway gives the same answer.
      while ('refused' in outcome && outcome.refused === 'OFFLINE' && !stopped) {
        await wait(pause)
        outcome = await gateway.play(id, on.seq, move)
      }
      sending = false
      const now = session.shown?.table
      awaited = 'done' in outcome && now?.epoch === on.epoch ? outcome.done.seq : 0
      const stale = 'refused' in outcome && outcome.refused === 'STALE'
      set({
        busy: (now?.seq ?? 0) < awaited,
        refusal: 'refused' in outcome && !stale ? outcome.refused : null,
      })
    },

    async order(what) {
      if (session.busy) return false
      set({ busy: true, refusal: null })
      sending = true
      const outcome = await what(gateway, id)
      sending = false
      set({ busy: false, refusal: 'refused' in outcome ? outcome.refused : null })
      return 'done' in outcome
    },

    stop() {
      stopped = true
      rest()
      unwatch()
      unsubscribe()
    },
  }

  const set = (change: Partial<Mutable<TableSession>>): void => {
    if (stopped) return
    Object.assign(session, change)
    changed()
  }

  const later = (): void => {
    void wait(2 * pause).then(() => {
      if (!stopped) void find()
    })
  }

  const find = async (): Promise<void> => {
    const game = await gateway.gameAt(id, invitation)
    if (stopped) return
    if ('refused' in game) {
      if (game.refused !== 'OFFLINE') rest()
      set({ trouble: game.refused })
      // Only a line that is down mends by itself.
      if (game.refused === 'OFFLINE') later()
      return
    }
    const offer = Object.hasOwn(games, game.done) ? games[game.done] : undefined
    if (offer === undefined) return set({ trouble: 'UNKNOWN_GAME' })
    try {
      set({ renderer: await offer.renderer(), trouble: null })
    } catch {
      set({ trouble: 'OFFLINE' })
      later()
      return
    }
    follow()
  }

  const follow = (): void => {
    const { renderer } = session
    if (stopped || renderer === null) return
    unsubscribe = gateway.watchTable(
      which,
      tableDocument(renderer.selection),
      (table) => {
        rest()
        const before = session.shown?.table
        // What the gateway has lost will not be seen any more.
        if (before !== undefined && before.epoch !== table.epoch) awaited = 0
        const arrived = !sending && table.seq >= awaited
        if (table.chair === null && before?.chair !== null) void look()
        const moved = table.seq !== before?.seq
        set({
          shown: show(table, renderer),
          trouble: null,
          busy: session.busy && !arrived,
          missed: wasLost ? (table.missed ?? 0) : moved ? 0 : session.missed,
          refusal: moved ? null : session.refusal,
        })
        wasLost = false
        addLuck(table)
      },
      (trouble) => {
        rest()
        set({ trouble })
      },
    )
  }

  /** At once, so that it is there when the next hand is dealt by itself. What came too late, the gateway leaves out. */
  const addLuck = ({ phase, chair, fairness }: Table): void => {
    const next = fairness?.next ?? fairness?.commitment
    if (phase !== 'BETWEEN' || chair === null || next === lucky) return
    lucky = next
    void gateway.addLuck(id)
  }

  /** Whether a chair is kept for me is not in the table: only I am told. */
  const look = async (): Promise<void> => {
    if (gateway.guest.value === null) return
    const me = await gateway.me()
    if ('done' in me) set({ kept: me.done?.tables.includes(id) ?? false })
  }

  void find()
  return session
}
