/** Answers in lines of JSON: first progress, then the result. */
import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { logFailure, type Log } from '../../base/failure.js'
import { refuse } from '@stolik/ranking/model/refusal'
import { showRefused } from '../show.js'
import type { Progress } from './rows.js'

const type = 'application/x-ndjson'

export const wantsLines = ({ headers }: FastifyRequest): boolean => headers.accept === type

/**
 * Sends lines `{"rows": done, "of": all}`, then `{"done": …}` or `{"refused": …}`. The status is always 200, because it is
 * sent before the result is known.
 */
export function sendLines(
  reply: FastifyReply,
  log: Log,
  work: (progress: Progress) => Promise<object>,
): FastifyReply {
  const lines = new PassThrough()
  const tell = (line: object): void => void lines.write(`${JSON.stringify(line)}\n`)
  const answer = work((rows, of) => tell({ rows, of })).catch((error: unknown) => {
    logFailure(log, 'lists could not be imported', error)
    return refuse('UNAVAILABLE')
  })
  void answer.then((done) => {
    tell('refused' in done ? { refused: showRefused(done) } : { done })
    lines.end()
  })
  // Tells proxies not to buffer the lines.
  return reply.type(type).header('x-accel-buffering', 'no').send(lines)
}
