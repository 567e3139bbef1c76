/** Serves finished hands as replays: the views after each move, for pages without the rules of a game. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { logFailure } from '../../base/failure.js'
import type { Gateway } from '../../api/gateway.js'
import type { Identify } from '../../account/context.js'
import type { RefusalCode } from '../../base/refusal.js'
import { prices } from '../../http/budget.js'
import {
  recordReader,
  type KeptRecord,
  type RecordAsked,
  type RecordDeps,
} from '../../table/api/read-record.js'
import { replayPress } from './press.js'
import { refuseReplayData } from './refusal.js'
import { codingFor, sendReplayData } from './send.js'

export interface ReplayDataDeps {
  readonly gateway: Pick<Gateway, 'games' | 'budget'> & RecordDeps
  readonly identify: Identify
  /** Further options of all these routes. */
  readonly options: object
}

interface OfHand {
  readonly Params: { readonly table: string; readonly hand: string }
  readonly Querystring: { readonly invitation?: unknown }
}

export function serveReplayData(app: FastifyInstance, { gateway, identify, options }: ReplayDataDeps): void {
  const { games, log, budget } = gateway
  const readRecord = recordReader(gateway)
  const rules = new Map(games.map(({ plugin }) => [plugin.id, plugin]))
  const press = replayPress((id) => rules.get(id))

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { text, isPrivate }: KeptRecord,
  ): Promise<FastifyReply> => {
    const pay = async (): Promise<void> =>
      budget.pay(await identify(request.headers.authorization, request), prices.replay)
    const data = await press(text, codingFor(request), pay)
    return 'bytes' in data ? sendReplayData(request, reply, data, isPrivate) : refuseReplayData(reply, data)
  }

  const read = async (
    request: FastifyRequest<OfHand>,
    asked: RecordAsked,
  ): Promise<KeptRecord | RefusalCode> => {
    try {
      return await readRecord(asked, await identify(request.headers.authorization, request))
    } catch (error) {
      logFailure(log, 'a record for a replay could not be read', error)
      return 'UNAVAILABLE'
    }
  }

  app.get<OfHand>('/replay-data/:table/:hand', options, async (request, reply) => {
    const asked = askedOf(request)
    if (asked === undefined) return refuseReplayData(reply, { code: 'BAD_CHOICE' })
    const record = await read(request, asked)
    return typeof record === 'string'
      ? refuseReplayData(reply, { code: record })
      : answer(request, reply, record)
  })

  // Private for caches: the sender of a record knows it already, but others must not get it from a cache.
  app.post('/replay-data', options, async (request, reply) => {
    const { body = '' } = request
    if (typeof body !== 'string') return refuseReplayData(reply, { code: 'BAD_REQUEST' })
    return answer(request, reply, { text: body, isPrivate: true })
  })
}

/** The address counts hands from 1. */
function askedOf({ params, query }: FastifyRequest<OfHand>): RecordAsked | undefined {
  const { invitation = null } = query
  if (!/^[1-9]\d{0,8}$/.test(params.hand)) return undefined
  if (invitation !== null && typeof invitation !== 'string') return undefined
  return { table: params.table, hand: Number(params.hand) - 1, invitation }
}
