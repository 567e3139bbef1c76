/** Resolvers that show and stream events. Those that change events are in acting.ts. */
import { isOpen } from '@stolik/event/decide/invitation'
import type { At } from '@stolik/event/model/entry'
import { chairAt, tableOf } from '@stolik/event/model/playing'
import { refuse } from '@stolik/event/model/refusal'
import type { Player } from '@stolik/event/model/state'
import { audit } from '@stolik/event/papers/audit'
import { privileges } from '../../account/privilege.js'
import type { Resolver } from '../../graphql/resolver.js'
import { codes } from '../codes.js'
import type { LiveEvent } from '../event.js'
import { showTable } from '../show-table.js'
import { seenAs, seesTable, sightOf, type Sight } from '../sight.js'
import { showEvent, showPlayer } from '../show.js'
import { topics } from '../topics.js'
import { viewers } from '../viewer.js'
import { knower, type Who } from '../who.js'
import type { Gateway } from '../../api/gateway.js'
import { actResolvers } from './acting.js'
import { eventAnswers } from './answered.js'
import { arbiters } from './arbiter.js'
import { noticeResolvers } from './notices.js'
import { eventStreams, type OfEvent, type OfTable } from './streams.js'

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
  })
  const notices = noticeResolvers(gateway, answers)
  return {
    Query: {
      ...notices.Query,
      events: list,
      event: one,
      eventTable,
      eventMe,
      eventInvitation,
      eventAudit,
      ...arbiters(gateway),
    },
    Mutation: {
      ...actResolvers(gateway, { whoIs, privilege, codes: ofCode, answers }),
      ...notices.Mutation,
    },
    Subscription: eventStreams({ events, watched, viewerOf }),
  }
}

/** Where a player sits in the newest series that is drawn. */
function placeNow(event: LiveEvent, player: string | null): At | null {
  if (player === null) return null
  const state = event.state()
  const newest = state.series.findLast(({ status }) => status !== 'planned')
  const table = newest?.tables.find((one) => chairAt(state, newest.series, one, player) !== undefined)
  return newest === undefined || table === undefined ? null : { series: newest.series, table: table.table }
}
