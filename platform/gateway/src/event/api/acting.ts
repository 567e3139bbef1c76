/** Changes events: announces them, takes acts, and confirms a list with PINs. */
import { contentsOf, isSame, type Keys } from '../store/keys.js'
import { regulations as description, type RegulationsInput } from '@stolik/contract/event/regulations'
import type { By, At } from '@stolik/event/model/entry'
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'
import type { privileges } from '../../account/privilege.js'
import { logFailure } from '../../base/failure.js'
import type { Resolver } from '../../graphql/resolver.js'
import { ratingFor } from '../../ranking/results/rating-for-draw.js'
import type { codes } from '../store/codes.js'
import { showRefused } from '../show/show-refused.js'
import { showPlayer } from '../show/show.js'
import type { knower, Pass, Who } from '../viewers/who.js'
import type { Gateway } from '../../api/gateway.js'
import type { eventAnswers } from './answered.js'
import { commands, type ActArgs } from './commands.js'
import { forgetElsewhere } from './forgetting.js'
import { throttle } from '../../account/throttle.js'
import type { Rates } from '../../http/rates.js'
import type { LiveEvent } from '../live/event.js'
import { chairAt, sitterAt, tableOf } from '@stolik/event/model/playing'

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
    rating: (...args) => ratingFor(gateway.rankings.store, ...args),
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
    { event: id, pass, ...request },
    context,
  ) =>
    answered(id, pass, context, async (event, who) => {
      const answer = await agree(event, who, request, context.address)
      return 'refused' in answer ? answer : { __typename: 'EventAgreed', ...answer }
    })

  return { announce, act, enterPin }
}

const isOp = (op: string): boolean => /^[!-~]{1,64}$/.test(op)
const badOp: EventRefusal = refuse('MALFORMED', { field: 'op', problem: 'long', most: 64 })

// Lets a player agree on their table's device with the PIN of their start card. It is entered once per device.

interface PinArgs extends At {
  readonly chair: number
  /** As typed, with or without spaces; or the code of the whole card. */
  readonly pin: string
}

interface Agreed {
  readonly chair: number
  /** The device sends this from now on instead of the PIN. */
  readonly code: string
}

function pins({ keys, rates }: { readonly keys: Keys; readonly rates: Rates }) {
  const may = throttle(rates)
  return async (
    event: LiveEvent,
    who: Who,
    { series, table, chair, pin }: PinArgs,
    address: string,
  ): Promise<Agreed | EventRefusal> => {
    const { device } = who
    const player = sitterAt(event.state(), { series, table }, chair)
    if (player === undefined || !isAt(event, who, { series, table })) return refuse('NOT_ALLOWED')
    if (device === null) return refuse('MALFORMED', { field: 'device', problem: 'empty' })
    const entered = pin.replace(/\s/g, '')
    // All are compared, even after a match, so that the time is the same.
    const check = (): boolean =>
      keys
        .good()
        .flatMap((words) => [words.pin(event.id, player), words.card(event.id, player)])
        .filter((word) => isSame(entered, word)).length > 0
    const isRight = await may.pin(`${event.id}:${series}:${table}`, address, () => Promise.resolve(check()))
    if (isRight === undefined) return refuse('PIN_LIMIT')
    if (!isRight) return refuse('BAD_PIN', { chair: chair + 1 })
    return { chair, code: keys.agreed(event.id, player, device) }
  }
}

/** Only those with the table's code, or seated there, may try a PIN. */
function isAt(event: LiveEvent, { keeps, player }: Who, at: At): boolean {
  if (keeps !== null && keeps.series === at.series && keeps.table === at.table) return true
  const table = tableOf(event.state(), at)
  return (
    player !== null && table !== undefined && chairAt(event.state(), at.series, table, player) !== undefined
  )
}
