import { levelAsked, type Chair, type ShownLevel } from '@stolik/core'
import type { Gateway } from '../../api/gateway.js'
import type { Resolver, Stream, Topic, Viewing } from '../../graphql/resolver.js'
import { refuse } from '../../base/refusal.js'
import * as door from '../../table/door.js'
import { answerer } from '../../table/api/answer.js'
import { botName } from '../../table/bots.js'
import { tableFinder, type FindArgs } from './find.js'
import { showGames, showLobby, showRow, type ShownRow } from './show.js'
import { atTooMany, openTable, type OpenArgs } from './open.js'
import { barredByOpener } from './opener.js'
import { rowsByPerson } from './rows-by-person.js'
import type { Context } from '../../account/context.js'
import { watchers } from '../../base/watchers.js'
import type { LiveTable } from '../../live/live.js'
import type { Row } from '../../table/row.js'
import { chairsToAct, type TableState } from '../../table/state.js'

interface SitArgs {
  readonly table: string
  readonly chair?: Chair | null
  readonly invitation?: string | null
  readonly luck?: string | null
  readonly commits?: boolean | null
}

interface BotArgs {
  readonly table: string
  readonly level?: ShownLevel | null
}

export function lobbyResolvers(gateway: Gateway) {
  const { tables, lobby: watch, marks, room } = gateway
  const { show, act } = answerer(gateway)
  const seek = tableFinder(gateway)
  const isBarred = barredByOpener(gateway)
  const rows: Resolver<object> = () => showLobby(tables.rows(), marks)

  const open: Resolver<OpenArgs> = async (_, args, context) => {
    const { person } = context
    if (person === null) return refuse('NOT_SIGNED_IN')
    const opened = await openTable(gateway, person, context, args)
    return typeof opened === 'string' ? refuse(opened) : show(opened, person)
  }
  const sit: Resolver<SitArgs> = async (_, { table, chair, invitation, luck, commits }, context) => {
    const { person: me } = context
    const row = tables.rows().find(({ id }) => id === table)
    const isOwn = row?.players.some((one) => one?.person === me?.id) === true
    if (me !== null && !(await room.maySit(context, isOwn))) return refuse('TOO_MANY')
    // The refusal is that of a chair which somebody else was faster to take.
    if (!isOwn && (await isBarred(table, context))) return refuse('TAKEN')
    return act(table, context, (state, person) =>
      atTooMany(tables.rows(), table, person)
        ? 'TOO_MANY'
        : door.sit(state, {
            person,
            chair: chair ?? undefined,
            invitation: invitation ?? undefined,
            luck: luck ?? '',
            commits: commits ?? false,
            isAccount: context.session !== null,
          }),
    )
  }
  const addBot: Resolver<BotArgs & { readonly chair?: Chair | null }> = (
    _,
    { table, chair, level },
    context,
  ) =>
    act(table, context, (state, person) =>
      door.addBot(state, {
        person,
        chair: chair ?? undefined,
        name: botName(state),
        level: levelAsked(level),
      }),
    )
  const find: Resolver<FindArgs> = async (_, args, context) => {
    const { person } = context
    if (person === null) return refuse('NOT_SIGNED_IN')
    const found = await seek(person, context, args)
    return typeof found === 'string' ? refuse(found) : show(found, person)
  }
  const fillWithBots: Resolver<BotArgs> = (_, { table, level }, context) =>
    act(table, context, (state, person) => door.fillWithBots(state, person, levelAsked(level)))
  const waitForPeople: Resolver<{ table: string }> = (_, { table }, context) =>
    act(table, context, door.waitForPeople)
  const leave: Resolver<{ table: string }> = (_, { table }, context) => act(table, context, door.leave)
  // Everybody sees the same lobby.
  const topic: Topic = {
    watch: (nudge) => watch.watch(nudge),
    show: () => showLobby(tables.rows(), marks),
    mark: () => null,
  }
  const lobby: Stream<object> = {
    own: [],
    open: () => Promise.resolve({ topic, access: () => '', since: null, close: () => undefined }),
  }
  return {
    Query: { games: (): unknown => showGames(gateway.games), lobby: rows },
    Mutation: { open, sit, addBot, findTable: find, fillWithBots, waitForPeople, leave },
    Subscription: { lobby, seats: seatStream(gateway) },
  }
}

type SeatDeps = Pick<Gateway, 'tables' | 'lobby' | 'marks'>

interface ShownSeat {
  readonly table: ShownRow
  readonly chair: Chair
  readonly kept: boolean
  readonly toMove: readonly Chair[]
  readonly event: string | null
}

/** The tables of a person, which are followed as long as they sit there. */
function ownTables({ tables }: Pick<SeatDeps, 'tables'>, nudge: () => void) {
  const followed = new Map<string, { readonly table: LiveTable; readonly stop: () => void }>()
  let ended = false
  return {
    stateOf: (id: string): TableState | undefined => followed.get(id)?.table.state(),
    /** Follows exactly these tables. */
    async follow(ids: readonly string[]): Promise<void> {
      for (const [id, { stop }] of followed)
        if (!ids.includes(id)) {
          stop()
          followed.delete(id)
        }
      for (const id of ids) {
        if (followed.has(id)) continue
        const table = await tables.find(id)
        // Another call may have been faster, or they have stopped watching.
        if (typeof table === 'object' && !followed.has(id) && !ended)
          followed.set(id, { table, stop: table.follow(nudge) })
      }
    },
    stop: (): void => {
      ended = true
      for (const { stop } of followed.values()) stop()
      followed.clear()
    },
  }
}

const show = (
  row: Row,
  state: TableState | undefined,
  person: string,
  marks: SeatDeps['marks'],
): ShownSeat => {
  const chair = row.players.findIndex((player) => player?.person === person)
  return {
    table: showRow(row, marks),
    chair,
    kept: row.players[chair]?.bot === true,
    toMove: state === undefined ? [] : chairsToAct(state),
    event: state?.opened.event ?? null,
  }
}

/** A seat where it is one's own move comes first. The order of the others never changes by itself. */
const inOrder = (one: ShownSeat, other: ShownSeat): number =>
  Number(other.toMove.includes(other.chair)) - Number(one.toMove.includes(one.chair)) ||
  (one.table.id < other.table.id ? -1 : 1)

/**
 * The seats of one person at all tables that are not over, and whose move it is there. Following them does not make the person
 * present at their tables.
 */
function seatStream(deps: SeatDeps): Stream<object> {
  const rows = rowsByPerson(deps)

  const viewing = async (person: string): Promise<Viewing> => {
    const watching = watchers()
    let sent = ''
    const seats = (): readonly ShownSeat[] =>
      rows
        .of(person)
        .map((row) => show(row, own.stateOf(row.id), person, deps.marks))
        .toSorted(inOrder)
    /** Most moves and most changes of the lobby are no news here. */
    const tell = (): void => {
      const now = JSON.stringify(seats())
      if (now === sent) return
      sent = now
      watching.nudge()
    }
    const own = ownTables(deps, tell)
    const followAll = async (): Promise<void> => {
      await own.follow(rows.of(person).map(({ id }) => id))
      tell()
    }
    const stop = rows.watch(() => void followAll())
    await followAll()
    const topic: Topic = { watch: watching.watch, show: seats, mark: () => null }
    const close = (): void => {
      stop()
      own.stop()
    }
    return { topic, access: () => '', since: null, close }
  }

  return {
    own: [],
    open: async (_, { person }: Context) => (person === null ? 'NOT_SIGNED_IN' : viewing(person.id)),
  }
}
