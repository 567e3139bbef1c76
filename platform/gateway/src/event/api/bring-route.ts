/** Takes an event that was announced in a file, from an account that may announce events here. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { By } from '@stolik/event/model/entry'
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'
import { prices } from '../../http/budget.js'
import { bringEvent } from '../live/bring.js'
import { fileAnswers, fileIn, mostBytes } from './file-sent.js'
import type { RoutesDeps } from './routes.js'

export function serveBring(
  app: FastifyInstance,
  { gateway, privilege, identify, options }: RoutesDeps,
): void {
  const { events, games, draw, budget, time, entropy } = gateway
  const { refused, failed } = fileAnswers(gateway.log)

  const organiser = async (
    request: FastifyRequest,
  ): Promise<(By & { readonly kind: 'direction' }) | EventRefusal> => {
    const account = await privilege.having(
      'ORGANISER',
      await identify(request.headers.authorization, request),
    )
    if (typeof account !== 'string') return { kind: 'direction', account: account.id, name: account.name }
    return refuse(account === 'NOT_SIGNED_IN' ? account : 'NOT_ALLOWED')
  }

  // Before the body is read: what strangers send is not parsed.
  const preParsing = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    try {
      const who = await organiser(request)
      if ('refused' in who) return await refused(reply, who)
      await budget.pay(await identify(request.headers.authorization, request), prices.print)
      return undefined
    } catch (error) {
      return failed(reply, error)
    }
  }

  app.post<{ Body: unknown }>(
    '/files/event/whole.jsonl',
    { ...options, bodyLimit: mostBytes, preParsing },
    async (request, reply) => {
      try {
        const who = await organiser(request)
        if ('refused' in who) return await refused(reply, who)
        const context = await identify(request.headers.authorization, request)
        if (!(await gateway.mayWrite.event(context))) return await refused(reply, refuse('TOO_MANY_ACTS'))
        const text = fileIn(request.body)
        if (text === undefined)
          return await refused(reply, refuse('MALFORMED', { field: 'file', problem: 'shape' }))
        const bringing = {
          games,
          events,
          draw,
          now: () => time.now(),
          salt: () => entropy.sealed().salt,
          pay: (draws: number) => budget.pay(context, draws * prices.draw),
        }
        const done = await bringEvent(bringing, who, text)
        if ('refused' in done) return await refused(reply, done)
        return await reply.send({ __typename: 'EventBrought', ...done })
      } catch (error) {
        return failed(reply, error)
      }
    },
  )
}
