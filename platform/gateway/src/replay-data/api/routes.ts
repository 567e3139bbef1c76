/** Serves finished hands as replays: the views after each move, for pages without the rules of a game. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { logFailure } from '../../base/failure.js'
import type { Served } from '../../api/gateway.js'
import type { Identify } from '../../account/context.js'
import { type RefusalCode, refusals } from '../../base/refusal.js'
import { prices } from '../../http/budget.js'
import { recordReader, type KeptRecord, type RecordAsked } from '../../table/api/read-record.js'
import { type NoReplayData, replayDataOf, isReplayData, type SealedPlay } from '@stolik/core'
import { codings, hasAlready, takes, type Coding, compress, markOf } from '../../http/public-file.js'

interface ReplayDataDeps extends Served {
  readonly identify: Identify
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
    wanted: RecordAsked,
  ): Promise<KeptRecord | RefusalCode> => {
    try {
      return await readRecord(wanted, await identify(request.headers.authorization, request))
    } catch (error) {
      logFailure(log, 'a record for a replay could not be read', error)
      return 'UNAVAILABLE'
    }
  }

  app.get<OfHand>('/replay-data/:table/:hand', options, async (request, reply) => {
    const wanted = askedOf(request)
    if (wanted === undefined) return refuseReplayData(reply, { code: 'BAD_CHOICE' })
    const record = await read(request, wanted)
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

// Refuses a replay as JSON, with a code, a sentence for developers, and further details.

/** `BAD_REQUEST`: the body is not of the type `text/plain`. */
type Refusal = NoReplayData | { readonly code: RefusalCode | 'BAD_REQUEST' }

const sentences: Readonly<Record<Refusal['code'], string>> = {
  ...refusals,
  UNREADABLE_RECORD: 'This is not a record of a hand that can be played.',
  OTHER_RULES: 'This hand was played by another version of the rules.',
  BAD_REQUEST: 'Send a record as text/plain.',
}

const statuses: Readonly<Partial<Record<Refusal['code'], number>>> = {
  BAD_CHOICE: 400,
  NOT_INVITED: 403,
  CARDS_IN_PLAY: 403,
  ONLOOKERS_BARRED: 403,
  UNKNOWN_TABLE: 404,
  NO_SUCH_RECORD: 404,
  BAD_REQUEST: 415,
  UNAVAILABLE: 503,
}

/** Not cached, because what is missing now may be there soon. */
const refuseReplayData = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply
    .code(statuses[refusal.code] ?? 422)
    .header('cache-control', 'no-store')
    .send({ message: sentences[refusal.code], ...refusal })

// Sends a replay. Caches may keep it for a while if it is public, and not at all otherwise.

/** The compression that the reader accepts. */
const codingFor = (request: FastifyRequest): Coding | null =>
  codings.find((coding) => takes(request, coding)) ?? null

/** Seconds that caches may keep a public replay. It does not change while the gateway runs. */
const maxAge = 300

function sendReplayData(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, coding, mark }: Pressed,
  isPrivate: boolean,
): FastifyReply {
  reply.header('cache-control', isPrivate ? 'private, no-store' : `public, max-age=${maxAge}`)
  // Added to the header, because the answer depends on the origin, too.
  const vary = reply.getHeader('vary')
  reply.header('vary', [...(vary === undefined ? [] : [vary]), 'accept-encoding'].join(', '))
  if (!isPrivate && hasAlready(request, reply, mark, coding)) return reply.code(304).send()
  if (coding !== null) reply.header('content-encoding', coding)
  return reply.type('application/json; charset=utf-8').send(bytes)
}

// Replays as bytes. Many people look at the same hand, so replays are cached by the text of their record.

/** A replay as JSON, compressed with `coding`. */
interface Pressed {
  readonly bytes: Buffer
  readonly coding: Coding | null
  /** The base of the strong ETag. */
  readonly mark: string
}

/** @param pay awaited before a replay is made, but not if it is cached */
type ReplayPress = (
  text: string,
  coding: Coding | null,
  pay: () => Promise<void>,
) => Promise<Pressed | NoReplayData>

/** Bytes of everything cached: some thousand replays. */
const mostBytes = 16 * 1024 * 1024

export function replayPress(gameOf: (id: string) => SealedPlay | undefined, most = mostBytes): ReplayPress {
  const cached = new Map<string, Pressed>()
  let size = 0

  const keep = (key: string, data: Pressed): void => {
    size += data.bytes.length - (cached.get(key)?.bytes.length ?? 0)
    cached.delete(key)
    cached.set(key, data)
    for (const [oldest, { bytes }] of cached) {
      if (size <= most) break
      size -= bytes.length
      cached.delete(oldest)
    }
  }

  return async (text, coding, pay) => {
    const key = `${coding ?? ''} ${markOf(Buffer.from(text))}`
    const known = cached.get(key)
    if (known !== undefined) {
      keep(key, known)
      return known
    }
    await pay()
    const data = replayDataOf(gameOf, text)
    if (!isReplayData(data)) return data
    const body = Buffer.from(JSON.stringify(data))
    const bytes = coding === null ? body : await compress[coding](body)
    const made: Pressed = { bytes, coding, mark: markOf(body) }
    // An uncompressed replay takes a hundred times the space, and no browser asks for one.
    if (coding !== null) keep(key, made)
    return made
  }
}
