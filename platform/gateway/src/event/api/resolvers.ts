/** Resolvers that show and stream events. Those that change events are in acting.ts. */
import { isOpen } from '@stolik/event/decide/invitation'
import { isArena } from '@stolik/event/model/arena'
import type { At } from '@stolik/event/model/entry'
import { chairAt, tableOf } from '@stolik/event/model/playing'
import { refuse } from '@stolik/event/model/refusal'
import type { Player } from '@stolik/event/model/state'
import { audit } from '@stolik/event/papers/audit'
import { privileges } from '../../account/privilege.js'
import type { Resolver, Stream } from '../../graphql/resolver.js'
import { codes } from '../store/codes.js'
import type { LiveEvent } from '../live/event.js'
import { showArena, showArenaSeat } from '../show/show-arena.js'
import { showTable } from '../show/show-table.js'
import { liveOf } from '../viewers/arena-seat.js'
import { seenAs, seesTable, sightOf, type Sight } from '../viewers/sight.js'
import { showEvent, showPlayer } from '../show/show.js'
import { topics } from '../viewers/topics.js'
import { viewers } from '../viewers/viewer.js'
import { knower, type Who, type Pass } from '../viewers/who.js'
import type { Gateway } from '../../api/gateway.js'
import { actResolvers } from './acting.js'
import { eventAnswers } from './answered.js'
import { linkResolvers } from './links.js'
import { noticeResolvers } from './notices.js'
import type { EventFormat } from '@stolik/core'
import { showLines } from '../../table/show-sheet.js'
import { showRefused } from '../show/show-refused.js'
import { format as description } from '@stolik/contract/event/format'
import { readFacts } from './read-act.js'
import type { Context } from '../../account/context.js'

export function eventResolvers(gateway: Gateway) {
  const { events, eventKeys: keys, log } = gateway
  const privilege = privileges(gateway)
  const whoIs = knower({ keys, accounts: gateway.accounts, privilege, changes: gateway.changes })
  const viewerOf = viewers({ whoIs, changes: gateway.changes, time: gateway.time, log })
  const ofCode = codes(keys)
  const answers = eventAnswers(gateway, whoIs)
  const { answered, shownOf } = answers

  const whole = (event: LiveEvent, sight: Sight): object => {
    const { state, role } = seenAs(event.state(), sight)
    return showEvent(shownOf(event), state, role)
  }
  const one: Resolver<{ id: string } & OfEvent> = (_, { id, pass }, context) =>
    answered(id, pass, context, (event, who) => whole(event, sightOf(event.state(), who)))

  const tableAt = (event: LiveEvent, at: At, sight: Sight): object => {
    const { state, role } = seenAs(event.state(), sight)
    const table = tableOf(state, at)
    return table === undefined
      ? refuse('UNKNOWN_TABLE', { series: at.series, table: at.table })
      : showTable(shownOf(event), state, at, table, role)
  }
  const eventTable: Resolver<OfTable> = (_, { event: id, series, table, pass }, context) =>
    answered(id, pass, context, (event, who) =>
      tableAt(event, { series, table }, sightOf(event.state(), who)),
    )

  /**
   * A start card identifies its player, but anybody may hold it. So only the player's own account sees their private entry.
   */
  const asHeld = ({ entrant }: Player, { person, director }: Who): 'own' | 'card' =>
    director !== null || (person !== null && entrant.person === person) ? 'own' : 'card'

  const eventMe: Resolver<{ event: string } & OfEvent> = (_, { event: id, pass }, context) =>
    answered(id, pass, context, (event, who) => {
      const state = event.state()
      const player = who.player === null ? undefined : state.players.get(who.player)
      const at = who.keeps ?? placeNow(event, who.player)
      return {
        __typename: 'EventMe',
        director: who.director !== null,
        referee: who.referee !== null,
        door: who.door !== null,
        player: player === undefined ? null : showPlayer(shownOf(event), state, player, asHeld(player, who)),
        table: at === null ? null : tableAt(event, at, sightOf(state, who)),
      }
    })

  const arena = (event: LiveEvent): object => showArena(shownOf(event), event.state())
  const arenaSeat = (event: LiveEvent, player: string | null, live: string | null): object =>
    showArenaSeat(shownOf(event), event.state(), { player, live }, gateway.time.now())
  const isTableOpen = async (live: string): Promise<boolean> => {
    const found = await gateway.tables.find(live)
    return found !== undefined && found !== 'UNAVAILABLE'
  }
  const eventArena: Resolver<{ event: string }> = (_, { event: id }, context) =>
    answered(id, null, context, arena)
  const eventArenaSeat: Resolver<{ event: string } & OfEvent> = (_, { event: id, pass }, context) =>
    answered(id, pass, context, async (event, who) => {
      const live = liveOf(event.state(), who.player)
      return arenaSeat(event, who.player, live !== null && (await isTableOpen(live)) ? live : null)
    })

  const eventInvitation: Resolver<{ event: string; code: string }> = async (_, { event: id, code }) => {
    const event = await events.find(id)
    if ('refused' in event) return null
    await event.catchUp()
    const state = event.state()
    const one = state.invitations[(ofCode.invitation(id, state, code) ?? 0) - 1]
    return one !== undefined && state.final === null && isOpen(one) ? 'REFEREE' : null
  }

  const eventAudit: Resolver<{ event: string; from: number }> = (_, { event: id, from }, context) =>
    answered(id, null, context, async (event, who) => {
      if (who.director === null) return refuse('NOT_ALLOWED')
      const state = event.state()
      const first = Math.max(0, from)
      // Entries that came meanwhile are for the next request.
      const entries = (await gateway.eventStore.log(id, first)).slice(0, Math.max(0, state.length - first))
      return audit(state, entries, seesTable(sightOf(state, who)))
    })

  const list: Resolver<object> = () => events.rows()
  const watched = topics({
    time: gateway.time,
    showWhole: whole,
    showTable: tableAt,
    showArena: arena,
    showSeat: arenaSeat,
    isOpen: isTableOpen,
  })
  const notices = noticeResolvers(gateway, answers)
  const links = linkResolvers(gateway, answers)
  return {
    Query: {
      ...notices.Query,
      ...links.Query,
      events: list,
      event: one,
      eventTable,
      eventArena,
      eventArenaSeat,
      eventMe,
      eventInvitation,
      eventAudit,
      ...arbiters(gateway),
    },
    Mutation: {
      ...actResolvers(gateway, { whoIs, privilege, codes: ofCode, answers }),
      ...notices.Mutation,
      ...links.Mutation,
    },
    Subscription: eventStreams({ events, watched, viewerOf }),
  }
}

/** Where a player sits in the newest series that is drawn. */
function placeNow(event: LiveEvent, player: string | null): At | null {
  if (player === null) return null
  const state = event.state()
  const now = state.arena.players.get(player)?.table ?? null
  if (now !== null) return { series: 1, table: now }
  const newest = state.series.findLast(({ status }) => status !== 'planned')
  const table = newest?.tables.findLast((one) => chairAt(state, newest.series, one, player) !== undefined)
  return newest === undefined || table === undefined ? null : { series: newest.series, table: table.table }
}

// What the games contribute to events: their formats, and the arbiter, who answers questions about the rules.

type FactInputs = Parameters<typeof readFacts>[0]

function arbiters({ games }: Pick<Gateway, 'games'>) {
  const eventGames: Resolver<object> = () =>
    games.map(({ plugin, events: formats = [] }) => ({
      game: plugin.id,
      example: plugin.papers.example,
      usage: plugin.papers.usage,
      formats: formats.map((format: EventFormat) => description.show(format)),
    }))

  const arbiterOf = (game: string, profile: string) => {
    const offer = games.find(({ plugin }) => plugin.id === game)
    return offer?.plugin.knows(profile) === true ? offer.arbiter : undefined
  }
  const arbiterQuestions: Resolver<{ game: string; profile: string }> = (_, { game, profile }) =>
    (arbiterOf(game, profile)?.questions(profile) ?? []).map(({ id, fields, usual = false }) => ({
      id,
      usual,
      fields: fields.map(({ kind, options = [], optional = false, when = [], rare = false, ...field }) => ({
        ...field,
        kind: kind.toUpperCase(),
        options,
        optional,
        when,
        rare,
      })),
    }))
  const arbiter: Resolver<{ game: string; profile: string; question: string; facts: FactInputs }> = (
    _,
    { game, profile, question, facts },
  ) => {
    const known = arbiterOf(game, profile)
    if (known === undefined) return showRefused(refuse('NO_ARBITER'))
    const ruled = known.rule(profile, question, readFacts(facts))
    if ('refused' in ruled)
      return showRefused(refuse('NOT_RULED', { problem: ruled.refused, field: ruled.field ?? question }))
    return { __typename: 'ArbiterRuling', lines: showLines(ruled.lines), paper: ruled.paper ?? null }
  }

  return { eventGames, arbiterQuestions, arbiter }
}

// Streams of events and their tables, for people who watch them.

interface OfEvent {
  readonly pass?: Pass | null
}
interface OfTable extends At, OfEvent {
  readonly event: string
}

interface Deps extends Pick<Gateway, 'events'> {
  readonly watched: ReturnType<typeof topics>
  readonly viewerOf: ReturnType<typeof viewers>
}

function eventStreams({ events, watched, viewerOf }: Deps) {
  /** Finds an event that the caller may look at, and their current role in it. */
  const look = async (id: string, pass: Pass | null | undefined, context: Context) => {
    const event = await events.find(id)
    if ('refused' in event) return 'UNKNOWN_TABLE' as const
    await event.catchUp()
    const viewer = await viewerOf(event, context, pass)
    return 'refused' in viewer ? ('NOT_INVITED' as const) : { event, ...viewer }
  }
  const watchOne: Stream<{ id: string } & OfEvent> = {
    own: ['pass'],
    open: async ({ id, pass }, context) => {
      const found = await look(id, pass, context)
      if (typeof found === 'string') return found
      const { event, person, viewing } = found
      const close = event.attendance.attend(person)
      return { topic: watched.whole(event), ...viewing, since: null, close }
    },
  }
  const watchTable: Stream<OfTable> = {
    own: ['pass'],
    open: async ({ event: id, series, table, pass }, context) => {
      const found = await look(id, pass, context)
      if (typeof found === 'string') return found
      const { event, viewing } = found
      if (tableOf(event.state(), { series, table }) === undefined) return 'UNKNOWN_TABLE'
      return {
        topic: watched.table(event, { series, table }),
        ...viewing,
        since: null,
        close: () => undefined,
      }
    },
  }
  const watchArena: Stream<{ event: string }> = {
    own: [],
    open: async ({ event: id }, context) => {
      const found = await look(id, null, context)
      if (typeof found === 'string') return found
      const { event, viewing } = found
      if (!isArena(event.state())) return 'UNKNOWN_TABLE'
      return { topic: watched.arena(event), ...viewing, since: null, close: () => undefined }
    },
  }
  const watchArenaSeat: Stream<{ event: string } & OfEvent> = {
    own: ['pass'],
    open: async ({ event: id, pass }, context) => {
      const found = await look(id, pass, context)
      if (typeof found === 'string') return found
      const { event, person, viewing, player } = found
      if (!isArena(event.state())) return 'UNKNOWN_TABLE'
      const close = event.attendance.attend(person)
      return { topic: watched.arenaSeat(event, player), ...viewing, since: null, close }
    },
  }
  return { event: watchOne, eventTable: watchTable, eventArena: watchArena, eventArenaSeat: watchArenaSeat }
}
