import type { Chair } from '@stolik/core'
import type { Gateway } from '../../api/gateway.js'
import type { Resolver, Stream, Topic } from '../../graphql/resolver.js'
import { refuse } from '../../base/refusal.js'
import * as door from '../../table/door.js'
import { answerer } from '../../table/api/answer.js'
import { botName } from '../../table/bots.js'
import { tableFinder, type FindArgs } from './find.js'
import { levelAsked, type ShownLevel } from './levels.js'
import { atTooMany, openTable, type OpenArgs } from './open.js'
import { seatStream } from './seats.js'
import { showGames, showLobby } from './show.js'

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
    return act(table, context, (state, person) =>
      atTooMany(tables.rows(), table, person)
        ? 'TOO_MANY'
        : door.sit(state, {
            person,
            chair: chair ?? undefined,
            invitation: invitation ?? undefined,
            luck: luck ?? '',
            commits: commits ?? false,
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
    open: () => Promise.resolve({ topic, standing: () => '', since: null, close: () => undefined }),
  }
  return {
    Query: { games: (): unknown => showGames(gateway.games), lobby: rows },
    Mutation: { open, sit, addBot, findTable: find, fillWithBots, waitForPeople, leave },
    Subscription: { lobby, seats: seatStream(gateway) },
  }
}
