/** Changes events: announces them, takes acts, and confirms a list with PINs. */
import { contentsOf } from '../same-request.js'
import { regulations as description, type RegulationsInput } from '@stolik/contract/event/regulations'
import type { By } from '@stolik/event/model/entry'
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'
import type { privileges } from '../../account/privilege.js'
import { logFailure } from '../../base/failure.js'
import type { Resolver } from '../../graphql/resolver.js'
import { ratingFor } from '../../ranking/rating-for-draw.js'
import type { codes } from '../codes.js'
import { pins, type PinArgs } from '../pin.js'
import { showRefused } from '../show-refused.js'
import { showPlayer } from '../show.js'
import type { knower, Pass } from '../who.js'
import type { Gateway } from '../../api/gateway.js'
import type { eventAnswers } from './answered.js'
import { commands, type ActArgs } from './commands.js'
import { forgetElsewhere } from './forgetting.js'

interface Deps {
  readonly whoIs: ReturnType<typeof knower>
  readonly privilege: ReturnType<typeof privileges>
  readonly codes: ReturnType<typeof codes>
  readonly answers: ReturnType<typeof eventAnswers>
}

export function actResolvers(gateway: Gateway, { whoIs, privilege, codes, answers }: Deps) {
  const { events, log } = gateway
  const { answered, shownOf } = answers
  const agree = pins({ keys: gateway.eventKeys, rates: gateway.rates })
  const decide = commands({
    whoIs,
    tables: gateway.tables,
    accountOf: privilege.find,
    draw: gateway.draw,
    codes,
    mayEnter: gateway.mayEnter,
    mayWrite: gateway.mayWrite,
    keys: gateway.eventKeys,
    rating: (...asked) => ratingFor(gateway.rankings.store, ...asked),
  })

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
      if (!(await gateway.mayWrite.event(context))) return showRefused(refuse('TOO_MANY_ACTS'))
      const by: By & { kind: 'direction' } = { kind: 'direction', account: account.id, name: account.name }
      const event = await events.announce(by, description.store(regulations), {
        op,
        contents: contentsOf(gateway.eventKeys, regulations),
      })
      if ('refused' in event) return showRefused(event)
      return { __typename: 'EventDone', event: event.id, seq: event.state().length, player: null }
    } catch (error) {
      logFailure(log, 'an event could not be announced', error)
      return showRefused(refuse('UNAVAILABLE'))
    }
  }

  const act: Resolver<ActArgs> = (_, args, context) =>
    answered(args.event, args.pass, context, async (event) => {
      if (!isOp(args.op)) return badOp
      const before = event.state()
      const done = await decide(event, args, context)
      if ('refused' in done) return done
      if (args.act.forget) await forgetElsewhere(gateway, event.id, before, args.act.forget.player)
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

  return { announce, act, enterPin }
}

const isOp = (op: string): boolean => /^[!-~]{1,64}$/.test(op)
const badOp: EventRefusal = refuse('MALFORMED', { field: 'op', problem: 'long', most: 64 })
