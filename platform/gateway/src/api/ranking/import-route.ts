/**
 * Imports lists from elsewhere by HTTP, because they are larger than GraphQL accepts. A first request previews the import; a
 * second one takes it as previewed.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { privileges } from '../../account/privilege.js'
import { logFailure } from '../../base/failure.js'
import type { Gateway } from '../gateway.js'
import type { Identify } from '../../account/context.js'
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { showRefused } from '../../ranking/show.js'
import { flag, list, nullable, oneOf, record, text, whole } from '@stolik/ranking/model/shape'
import { problemWords } from '../../ranking/words.js'
import { readInWorker } from '../../ranking/import/in-worker.js'
import { encodings } from '@stolik/files/text'
import { previewImport, type ImportDeps, type ReadFile } from '../../ranking/import/look.js'
import type { ImportAsked, Progress } from '../../ranking/import/preview.js'
import { withOwnFiles } from '../../ranking/import/own-files.js'
import { sendLines, wantsLines } from '../../ranking/import/progress.js'
import { takeImport, type TakeAsked } from '../../ranking/import/take.js'

export interface ImportRouteDeps {
  readonly gateway: Pick<Gateway, 'rankings' | 'games' | 'entropy' | 'log' | 'accounts' | 'time'>
  readonly privilege: ReturnType<typeof privileges>
  readonly identify: Identify
  /** Further options of the route. */
  readonly options: object
  readonly read?: ReadFile
}

/** 100,000 rows are seven million characters, and a third more in base64. */
const mostBytes = 32 * 1024 * 1024

const bodyShape = record({
  /** The file in base64, so that its encoding does not depend on what a browser makes of it. */
  file: text,
  encoding: oneOf(...encodings),
  source: text,
  game: text,
  defaults: record({
    ...{ event: nullable(text), date: nullable(text), title: nullable(text) },
    ...{ kind: oneOf('tournament', 'evening'), organiser: nullable(text), region: nullable(text) },
    ...{ profile: nullable(text), hands: nullable(whole) },
  }),
  decisions: list(record({ key: text, person: text })),
  different: list(text),
  take: nullable(record({ seen: text, rest: flag, replace: flag })),
})

interface Body extends Omit<ImportAsked, 'bytes' | 'decisions'> {
  readonly file: string
  readonly decisions: readonly { readonly key: string; readonly person: string }[]
  readonly take: TakeAsked | null
}

export function serveImport(
  app: FastifyInstance,
  { gateway, privilege, identify, options, read = readInWorker() }: ImportRouteDeps,
): void {
  const { rankings, games, entropy, log, accounts, time } = gateway

  const answer = async (body: unknown, association: string, progress?: Progress) => {
    const odd = bodyShape(body)
    if (odd !== undefined) return refuse('MALFORMED', { field: odd.slice(1) || 'body' })
    const { file, take, decisions, ...rest } = body as Body
    const pluginOf = (game: string) => games.find(({ plugin }) => plugin.id === game)?.plugin
    const deps: ImportDeps = {
      ...{ store: rankings.store, entropy, association, read },
      profilesOf: (game) => pluginOf(game) ?? null,
    }
    const sent = {
      ...rest,
      bytes: Buffer.from(file, 'base64'),
      decisions: new Map(decisions.map(({ key, person }) => [key, person])),
    }
    const asked = withOwnFiles(sent, pluginOf(rest.game))
    if (!('bytes' in asked)) return refuse('BAD_FILE', {}, asked)
    const done =
      take === null
        ? await previewImport(deps, asked, progress)
        : await takeImport(deps, asked, take, progress)
    if ('refused' in done) return done
    return { ...done, bad: done.bad.map((problem) => ({ ...problem, message: problemWords(problem) })) }
  }

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
      logFailure(log, 'lists could not be imported', error)
      return refused(reply, 503, refuse('UNAVAILABLE'))
    }
  }

  app.post(
    '/files/ranking/import',
    { ...options, bodyLimit: mostBytes, preParsing },
    async (request, reply) => {
      try {
        const { context, account } = await asking(request)
        if (typeof account === 'string') return await refused(reply, 403, refuse('NOT_ALLOWED'))
        const { association } = rankings
        if (association === null) return await refused(reply, 409, refuse('NO_KEY'))
        const { source, take } = (request.body ?? {}) as Partial<Body>
        if (take !== null && take !== undefined)
          await accounts.write({
            ...{ at: time.now(), who: account.id, what: 'RANKING_ACT', from: context.address },
            about: `import: ${String(source).slice(0, 60)}`,
          })
        if (wantsLines(request))
          return await sendLines(reply, log, (progress) => answer(request.body, association, progress))
        const done = await answer(request.body, association)
        if ('refused' in done) return await refused(reply, 422, done)
        return await reply.send(done)
      } catch (error) {
        logFailure(log, 'lists could not be imported', error)
        return refused(reply, 503, refuse('UNAVAILABLE'))
      }
    },
  )
}
