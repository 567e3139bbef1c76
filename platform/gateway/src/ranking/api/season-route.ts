/** Gives the association the season of a ranking as one workbook. It has the register, so it is for nobody else. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { workbookForms, workbookTypes } from '@stolik/files/write/workbook'
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import type { Gateway } from '../../api/gateway.js'
import { logFailure } from '../../base/failure.js'
import { prices } from '../../http/budget.js'
import { TooMany } from '../../http/too-many.js'
import type { PackSeason } from '../season/in-worker.js'
import { seasonTables } from '../season/tables.js'
import { showRefused } from '../show/show.js'
import type { FileRouteDeps } from './file-route.js'

interface SeasonDeps extends Omit<FileRouteDeps, 'gateway'> {
  readonly gateway: FileRouteDeps['gateway'] & Pick<Gateway, 'budget'>
  readonly pack: PackSeason
}

interface Asked {
  readonly Params: { readonly ranking: string; readonly file: string }
}

export function serveSeason(
  app: FastifyInstance,
  { gateway, privilege, identify, options, pack }: SeasonDeps,
): void {
  const { rankings, accounts, budget, time, log } = gateway
  const refused = (reply: FastifyReply, status: number, refusal: RankingRefusal): FastifyReply =>
    reply.code(status).header('cache-control', 'private, no-store').send(showRefused(refusal))

  app.get<Asked>('/files/ranking/:ranking/:file', options, async (request, reply) => {
    const { ranking, file } = request.params
    try {
      const context = await identify(request.headers.authorization, request)
      const account = await privilege.having('ASSOCIATION', context)
      if (typeof account === 'string') return await refused(reply, 403, refuse('NOT_ALLOWED'))
      const form = workbookForms.find((one) => file === `season.${one}`)
      if (form === undefined) return await refused(reply, 404, refuse('MALFORMED', { field: 'file' }))
      await budget.pay(context, prices.print)
      const season = await seasonTables(rankings.store, ranking)
      if ('refused' in season) return await refused(reply, 404, season)
      const content = await pack({ tables: season.tables, form })
      // Who took the names and the years of birth out is for the audit.
      const about = `season: ${ranking.slice(0, 60)}`
      await accounts.write({
        at: time.now(),
        who: account.id,
        what: 'RANKING_ACT',
        about,
        from: context.address,
      })
      return await reply
        .type(workbookTypes[form])
        .header('cache-control', 'private, no-store')
        .header(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(`${ranking}-${file}`)}`,
        )
        .send(Buffer.from(content))
    } catch (error) {
      if (error instanceof TooMany) throw error
      logFailure(log, 'a season could not be written', error)
      return refused(reply, 503, refuse('UNAVAILABLE'))
    }
  })
}
