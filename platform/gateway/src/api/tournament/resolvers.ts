import type { RegulationsInput } from '@stolik/contract/event/regulations'
import { privileges } from '../../account/privilege.js'
import { logFailure } from '../../base/failure.js'
import type { Gateway } from '../gateway.js'
import type { Context } from '../../account/context.js'
import type { Resolver } from '../../graphql/resolver.js'
import type { At, By } from '@stolik/tournament/model/entry'
import type { LiveEvent } from '../../tournament/event.js'
import { audit } from '@stolik/tournament/papers/audit'
import { arbiters } from './arbiter.js'
import { codes } from '../../tournament/codes.js'
import { commands, type ActArgs } from './commands.js'
import { isOpen } from '@stolik/tournament/decide/invitation'
import { forgetBeside } from './forgetting.js'
import { readRegulations } from './input/regulations.js'
import { pins, type PinArgs } from '../../tournament/pin.js'
import { chairAt, tableOf } from '@stolik/tournament/model/playing'
import { refuse, type EventRefusal } from '@stolik/tournament/model/refusal'
import { showRefused } from '../../tournament/show-refused.js'
import { showTable, type Standing } from '../../tournament/show-table.js'
import { showEvent, showPlayer } from '../../tournament/show.js'
import type { Player } from '@stolik/tournament/model/state'
import { topics } from '../../tournament/topics.js'
import { eventStreams, type OfEvent, type OfTable } from './streams.js'
import { viewers } from '../../tournament/viewer.js'
import { knower, standingOf, type Pass, type Who } from '../../tournament/who.js'

/** What is shown, or why not. */
type Answer = EventRefusal | (object & { readonly refused?: never })

/** Events as they are asked for, and what may be done at them. */
export function tournamentResolvers(gateway: Gateway) {
  const { events, eventKeys: keys, log } = gateway
  const privilege = privileges(gateway)
  const whoIs = knower({ keys, accounts: gateway.accounts, privilege, changes: gateway.changes })
  const viewerOf = viewers({ whoIs, changes: gateway.changes, time: gateway.time, log })
  const shownOf = (event: LiveEvent) => ({ id: event.id, lists: event.tools.lists, keys })
  const ofCode = codes(keys)
  const agree = pins({ keys, rates: gateway.rates })
  const act = commands({
    ...{ whoIs, tables: gateway.tables, accountOf: privilege.find, draw: gateway.draw },
    codes: ofCode,
    mayEnter: gateway.mayEnter,
  })

  /** What a query is answered with: the event and who asks, shown; or why not. */
  const answered = async (
    id: string,
    pass: Pass | null | undefined,
    context: Context,
    show: (event: LiveEvent, who: Who) => Answer | Promise<Answer>,
  ): Promise<object> => {
    try {
      const event = await events.find(id)
      if ('refused' in event) return showRefused(event)
      await event.catchUp()
      const who = await whoIs(event, context, pass)
      if ('refused' in who) return showRefused(who)
      const answer = await show(event, who)
      return answer.refused === undefined ? answer : showRefused(answer)
    } catch (error) {
      logFailure(log, 'an event could not be answered for', error)
      return showRefused(refuse('UNAVAILABLE'))
    }
  }

  const one: Resolver<{ id: string } & OfEvent> = (_, { id, pass }, context) =>
    answered(id, pass, context, (event, who) => showEvent(shownOf(event), event.state(), standingOf(who)))

  const tableAt = (event: LiveEvent, at: At, standing: Standing): object => {
    const state = event.state()
    const table = tableOf(state, at)
    return table === undefined
      ? refuse('UNKNOWN_TABLE', { series: at.series, table: at.table })
      : showTable(shownOf(event), state, at, table, standing)
  }
  const eventTable: Resolver<OfTable> = (_, { event: id, series, table, pass }, context) =>
    answered(id, pass, context, (event, who) => tableAt(event, { series, table }, standingOf(who)))

  /** A card says whose it is, and not who holds it: what was asked for is shown to the account that it is of. */
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
        player: player === undefined ? null : showPlayer(shownOf(event), state, player, asHeld(player, who)),
        table: at === null ? null : tableAt(event, at, standingOf(who)),
      }
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
    answered(id, null, context, async (event, { director }) =>
      director === null
        ? refuse('NOT_ALLOWED')
        : audit(event.state(), await gateway.eventStore.log(id, Math.max(0, from))),
    )

  const list: Resolver<object> = () => events.rows()
  const announce: Resolver<{ op: string; regulations: RegulationsInput }> = async (
    _,
    { op, regulations },
    context,
  ) => {
    try {
      if (!isOp(op)) return showRefused(badOp)
      const account = await privilege.having('ORGANISER', context)
      if (typeof account === 'string')
        return showRefused(refuse(account === 'NOT_SIGNED_IN' ? account : 'NOT_ALLOWED'))
      const by: By & { kind: 'direction' } = { kind: 'direction', account: account.id, name: account.name }
      const event = await events.announce(by, readRegulations(regulations), op)
      if ('refused' in event) return showRefused(event)
      return { __typename: 'EventDone', event: event.id, seq: event.state().length, player: null }
    } catch (error) {
      logFailure(log, 'an event could not be announced', error)
      return showRefused(refuse('UNAVAILABLE'))
    }
  }

  const doAct: Resolver<ActArgs> = (_, args, context) =>
    answered(args.event, args.pass, context, async (event) => {
      if (!isOp(args.op)) return badOp
      const before = event.state()
      const done = await act(event, args, context)
      if ('refused' in done) return done
      if (args.act.forget) await forgetBeside(gateway, before, args.act.forget.player)
      const { state, player } = done
      const own = player === undefined ? undefined : state.players.get(player)
      return {
        __typename: 'EventDone',
        event: event.id,
        seq: state.length,
        player: own === undefined ? null : showPlayer(shownOf(event), state, own, 'own'),
      }
    })

  const enterPin: Resolver<PinArgs & { readonly event: string; readonly pass: Pass }> = (
    _,
    { event: id, pass, ...asked },
    context,
  ) =>
    answered(id, pass, context, async (event, who) => {
      const answer = await agree(event, who, asked, context.address)
      return 'refused' in answer ? answer : { __typename: 'EventAgreed', ...answer }
    })

  const watched = topics({
    time: gateway.time,
    showWhole: (event, standing) => showEvent(shownOf(event), event.state(), standing),
    showTable: tableAt,
  })
  return {
    Query: {
      events: list,
      event: one,
      eventTable,
      eventMe,
      eventInvitation,
      eventAudit,
      ...arbiters(gateway),
    },
    Mutation: { announce, act: doAct, enterPin },
    Subscription: eventStreams({ events, watched, viewerOf }),
  }
}

const isOp = (op: string): boolean => /^[!-~]{1,64}$/.test(op)
const badOp: EventRefusal = refuse('MALFORMED', { field: 'op', problem: 'long', most: 64 })

/** Where a player sits in the newest series that is drawn. */
function placeNow(event: LiveEvent, player: string | null): At | null {
  if (player === null) return null
  const state = event.state()
  const newest = state.series.findLast(({ status }) => status !== 'planned')
  const table = newest?.tables.find((one) => chairAt(state, newest.series, one, player) !== undefined)
  return newest === undefined || table === undefined ? null : { series: newest.series, table: table.table }
}
