/** Routes that take a file from the association by HTTP, because files are larger than GraphQL accepts. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse, type RankingProblem, type RankingRefusal } from '@stolik/ranking/model/refusal'
import type { Account } from '../../account/account.js'
import type { Context, Identify } from '../../account/context.js'
import type { privileges } from '../../account/privilege.js'
import { logFailure, type Log } from '../../base/failure.js'
import type { Progress } from '../import/rows.js'
import { showRefused } from '../show/show.js'
import { problemWords } from '../show/words.js'
import type { Gateway } from '../../api/gateway.js'
import { PassThrough } from 'node:stream'

export interface FileRouteDeps {
  readonly gateway: Pick<Gateway, 'rankings' | 'games' | 'entropy' | 'log' | 'accounts' | 'time'>
  readonly privilege: ReturnType<typeof privileges>
  readonly identify: Identify
  /** Further options of the route. */
  readonly options: object
}

/** 100,000 rows are seven million characters, and a third more in base64. */
const mostBytes = 32 * 1024 * 1024

/** Who sent the file, and as which association. */
export interface Sender {
  readonly account: Account
  readonly association: string
  /** Writes an act of theirs to the audit. */
  readonly record: (about: string) => Promise<void>
}

type Answered = object & { readonly refused?: never; readonly bad?: readonly RankingProblem[] }

type Answer = (body: unknown, sender: Sender, progress?: Progress) => Promise<Answered | RankingRefusal>

export function serveFileRoute(
  app: FastifyInstance,
  { gateway, privilege, identify, options }: FileRouteDeps,
  path: string,
  answer: Answer,
): void {
  const { rankings, log, accounts, time } = gateway

  const refused = (reply: FastifyReply, status: number, refusal: RankingRefusal): FastifyReply =>
    reply.code(status).send(showRefused(refusal))
  const asking = async (request: FastifyRequest) => {
    const context = await identify(request.headers.authorization, request)
    return { context, account: await privilege.having('ASSOCIATION', context) }
  }
  // Before the body is read: what strangers send is not parsed.
  const preParsing = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    try {
      const { account } = await asking(request)
      return typeof account === 'string' ? await refused(reply, 403, refuse('NOT_ALLOWED')) : undefined
    } catch (error) {
      logFailure(log, 'a file could not be imported', error)
      return refused(reply, 503, refuse('UNAVAILABLE'))
    }
  }
  const recording =
    (account: Account, { address }: Context): Sender['record'] =>
    (about) =>
      accounts.write({ at: time.now(), who: account.id, what: 'RANKING_ACT', about, from: address })

  app.post(path, { ...options, bodyLimit: mostBytes, preParsing }, async (request, reply) => {
    try {
      const { context, account } = await asking(request)
      if (typeof account === 'string') return await refused(reply, 403, refuse('NOT_ALLOWED'))
      const { association } = rankings
      if (association === null) return await refused(reply, 409, refuse('NO_KEY'))
      const sender = { account, association, record: recording(account, context) }
      const worded = async (progress?: Progress) => {
        const done = await answer(request.body, sender, progress)
        if (done.refused !== undefined || done.bad === undefined) return done
        return { ...done, bad: done.bad.map((problem) => ({ ...problem, message: problemWords(problem) })) }
      }
      if (wantsLines(request)) return await sendLines(reply, log, worded)
      const done = await worded()
      if (done.refused !== undefined) return await refused(reply, 422, done)
      return await reply.send(done)
    } catch (error) {
      logFailure(log, 'a file could not be imported', error)
      return refused(reply, 503, refuse('UNAVAILABLE'))
    }
  })
}

// Answers in lines of JSON: first progress, then the result.

const type = 'application/x-ndjson'

const wantsLines = ({ headers }: FastifyRequest): boolean => headers.accept === type

/**
 * Sends lines `{"rows": done, "of": all}`, then `{"done": …}` or `{"refused": …}`. The status is always 200, because it is
 * sent before the result is known.
 */
function sendLines(
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
