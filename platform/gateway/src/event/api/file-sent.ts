/** What the routes share to which the file of an event is sent. */
import type { FastifyReply } from 'fastify'
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'
import { logFailure, type Log } from '../../base/failure.js'
import { TooMany } from '../../http/too-many.js'
import { showRefused } from '../show/show-refused.js'

/** An event of 400 players and twelve series, with all its lists. */
export const mostBytes = 16 * 1024 * 1024

export const fileIn = (body: unknown): string | undefined => {
  const file = typeof body === 'object' && body !== null && 'file' in body ? body.file : undefined
  return typeof file === 'string' ? file : undefined
}

export function fileAnswers(log: Log) {
  const refused = (reply: FastifyReply, refusal: EventRefusal): FastifyReply =>
    reply.code(statusOf(refusal)).send(showRefused(refusal))
  const failed = (reply: FastifyReply, error: unknown): FastifyReply => {
    if (error instanceof TooMany) throw error
    logFailure(log, 'the file of an event could not be given or taken', error)
    return refused(reply, refuse('UNAVAILABLE'))
  }
  return { refused, failed }
}

function statusOf({ refused }: EventRefusal): number {
  if (refused === 'UNAVAILABLE') return 503
  if (refused === 'NOT_SIGNED_IN') return 401
  return refused === 'NOT_ALLOWED' || refused === 'CARDS_IN_PLAY' ? 403 : 409
}
