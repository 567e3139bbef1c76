/**
 * A table as one browser follows it: the newest view, the move in progress and the last refusal. It draws nothing; `changed` is
 * called whenever there is something new to show.
 */
import type { Sheet } from '@stolik/core'
import type { Renderer, TablePlayer } from '@stolik/kit/table'
import type { OrderAnswer, Gateway, Which } from '../client/gateway.js'
import type { Failure, Outcome } from '../client/http.js'
import { table as tableDocument } from '../client/table-document.js'
import type { Table, Player } from '../client/types.js'
import { plainSettlement, plainSheet, type PlainSettlement } from '../client/plain.js'
import { games } from '../games.js'
import type { LuckTender } from '../luck/committed-luck.js'

/** Returns the players as a table element takes them; `at` is the performance.now() at which the answer arrived. */
const tablePlayers = (players: readonly (Player | null)[], at: number): readonly (TablePlayer | null)[] =>
  players.map(
    (player) =>
      player && {
        ...player,
        // A bot has no connection that could break.
        online: player.bot || player.online,
        clock: player.clock === null ? null : { left: player.clock, running: player.thinking, at },
      },
  )

/** A table as the gateway sent it, and its parts in the form that kit and game elements take. */
export interface Shown {
  readonly table: Table
  /** The view as the game's renderer reads it. */
  readonly view: object | null
  readonly players: readonly (TablePlayer | null)[]
  readonly settlement: PlainSettlement | null
  readonly sheet: Sheet
  /** The performance.now() at which the table arrived. */
  readonly at: number
}

export interface TableSession {
  readonly current: Shown | null
  readonly renderer: Renderer | null
  /** Whether an order is in progress. */
  readonly busy: boolean
  /** Whether a bot plays for the person and keeps their chair. */
  readonly isChairKept: boolean
  /** How many changes came while the connection was lost, until the table changes again. */
  readonly missed: number
  /** Why the last order was refused. */
  readonly refusal: Failure | null
  /** Why there is no table to show. */
  readonly trouble: Failure | null
  play(move: string): Promise<void>
  /** Sends any other order of the person for this table. */
  order(what: (gateway: Gateway, table: string) => Promise<Outcome<OrderAnswer>>): Promise<boolean>
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
  /** Opening a connection takes as long as loading a game, so both start at once. */
  const closeEarlyConnection = gateway.awake(which)
  /** The `seq` of the log after the person's move: busy until it arrives. */
  let awaited = 0
  /** Whether an order has been sent that the gateway has not answered. */
  let sending = false
  let luck: Promise<LuckTender> | undefined
  /** Whether the connection was lost for so long that the person was told. */
  let wasLost = false
  const unwatch = gateway.connection.watch(() => {
    wasLost ||= gateway.connection.value === 'lost'
  })

  const session: Mutable<TableSession> = {
    current: null,
    renderer: null,
    busy: false,
    isChairKept: false,
    missed: 0,
    refusal: null,
    trouble: null,

    async play(move) {
      const on = session.current?.table
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
      const now = session.current?.table
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
      closeEarlyConnection()
      unwatch()
      unsubscribe()
    },
  }

  const set = (change: Partial<Mutable<TableSession>>): void => {
    if (stopped) return
    Object.assign(session, change)
    changed()
  }

  const findLater = (): void => {
    void wait(2 * pause).then(() => {
      if (!stopped) void find()
    })
  }

  const find = async (): Promise<void> => {
    const game = await gateway.gameAt(id, invitation)
    if (stopped) return
    if ('refused' in game) {
      if (game.refused !== 'OFFLINE') closeEarlyConnection()
      set({ trouble: game.refused })
      // Only a lost connection can recover by itself.
      if (game.refused === 'OFFLINE') findLater()
      return
    }
    const offer = Object.hasOwn(games, game.done) ? games[game.done] : undefined
    if (offer === undefined) return set({ trouble: 'UNKNOWN_GAME' })
    try {
      set({ renderer: await offer.renderer(), trouble: null })
    } catch {
      set({ trouble: 'OFFLINE' })
      findLater()
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
        closeEarlyConnection()
        const before = session.current?.table
        // After a restore, a move that the gateway has lost will never arrive.
        if (before !== undefined && before.epoch !== table.epoch) awaited = 0
        const arrived = !sending && table.seq >= awaited
        if (table.chair === null && before?.chair !== null) void loadIsChairKept()
        const moved = table.seq !== before?.seq
        const missed = moved ? 0 : session.missed
        set({
          current: show(table, renderer),
          trouble: null,
          busy: session.busy && !arrived,
          missed: wasLost ? (table.missed ?? 0) : missed,
          refusal: moved ? null : session.refusal,
        })
        wasLost = false
        tendLuck(table)
      },
      (trouble) => {
        closeEarlyConnection()
        set({ trouble })
      },
    )
  }

  /** Adds luck at once, so that it is there if the next hand starts automatically. */
  const tendLuck = (table: Table): void => {
    if (table.chair === null) return
    luck ??= import('../luck/committed-luck.js').then(({ luckTender }) => luckTender(gateway))
    luck.then((tend) => tend(table)).catch(() => (luck = undefined))
  }

  /** The table does not say whether a chair is kept for this person; only their own `me` does. */
  const loadIsChairKept = async (): Promise<void> => {
    if (gateway.guest.value === null) return
    const me = await gateway.me()
    if ('done' in me) set({ isChairKept: me.done?.tables.includes(id) ?? false })
  }

  void find()
  return session
}
