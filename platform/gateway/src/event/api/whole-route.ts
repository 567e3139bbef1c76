/**
 * Gives an event that was handed over to its director as a file, and takes it back from one. It has names and the seeds of
 * draws to come, so it is for a director alone, and only while nobody can draw here.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '@stolik/event/model/refusal'
import { isHandHeld } from '@stolik/event/model/withheld'
import { prices } from '../../http/budget.js'
import type { LiveEvent } from '../live/event.js'
import { takeBack, wholeLog } from '../live/take-back.js'
import { knower } from '../viewers/who.js'
import { fileAnswers, fileIn, mostBytes } from './file-sent.js'
import { forgetElsewhere } from './forgetting.js'
import type { RoutesDeps } from './routes.js'

interface Asked {
  readonly Params: { readonly id: string }
}

const path = '/files/event/:id/whole.jsonl'

export function serveWhole(
  app: FastifyInstance,
  { gateway, privilege, identify, options }: RoutesDeps,
): void {
  const { events, eventStore: store, eventKeys: keys, log, budget, time } = gateway
  const whoIs = knower({ keys, accounts: gateway.accounts, privilege, changes: gateway.changes })

  const found = async (request: FastifyRequest<Asked>) => {
    const event = await events.find(request.params.id)
    if ('refused' in event) return undefined
    await event.catchUp()
    const who = await whoIs(event, await identify(request.headers.authorization, request), null)
    const isKept = !('refused' in who) && !who.oversees && isHandHeld(event.state())
    return 'refused' in who || who.director === null ? undefined : { event, director: who.director, isKept }
  }
  const missing = (reply: FastifyReply): FastifyReply =>
    reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing here.' })
  const { refused, failed } = fileAnswers(log)

  app.get<Asked>(path, options, async (request, reply) => {
    try {
      const known = await found(request)
      if (known === undefined) return await missing(reply)
      if (known.isKept) return await refused(reply, refuse('CARDS_IN_PLAY'))
      await budget.pay(await identify(request.headers.authorization, request), prices.print)
      const text = await wholeLog(store, known.event)
      if (text === undefined) return await refused(reply, refuse('NOT_AWAY'))
      return await reply
        .type('application/x-ndjson; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${known.event.id}.jsonl"`)
        .send(text)
    } catch (error) {
      return failed(reply, error)
    }
  })

  // Before the body is read: what strangers send is not parsed.
  const preParsing = async (
    request: FastifyRequest<Asked>,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    try {
      if ((await found(request)) === undefined) return await missing(reply)
      await budget.pay(await identify(request.headers.authorization, request), prices.print)
      return undefined
    } catch (error) {
      return failed(reply, error)
    }
  }

  app.post<Asked & { Body: unknown }>(
    path,
    { ...options, bodyLimit: mostBytes, preParsing },
    async (request, reply) => {
      try {
        const known = await found(request)
        if (known === undefined) return await missing(reply)
        const text = fileIn(request.body)
        if (text === undefined)
          return await refused(reply, refuse('MALFORMED', { field: 'file', problem: 'shape' }))
        const { event, director } = known
        const before = event.state()
        const deps = { store, draw: gateway.draw, now: () => time.now() }
        const done = await takeBack(deps, event, director, text)
        if ('refused' in done) return await refused(reply, done)
        await forgetAll(event, before, done.forgotten)
        const { entries, again } = done
        return await reply.send({ __typename: 'EventTakenBack', entries, again, seq: event.state().length })
      } catch (error) {
        return failed(reply, error)
      }
    },
  )

  /** A name that the file forgets is also at online tables that were played before. */
  const forgetAll = async (
    event: LiveEvent,
    before: ReturnType<LiveEvent['state']>,
    players: readonly string[],
  ): Promise<void> => {
    for (const player of players) await forgetElsewhere(gateway, event.id, before, player)
  }
}
