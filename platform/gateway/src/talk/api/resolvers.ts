import { privileges } from '../../account/privilege.js'
import type { Gateway } from '../../api/gateway.js'
import { answers } from '../../graphql/answered.js'
import type { Context } from '../../account/context.js'
import type { Resolver } from '../../graphql/resolver.js'
import { refuse, type RefusalCode } from '../../base/refusal.js'
import { lookAt } from '../../table/api/look.js'
import { chairOf } from '../../table/state.js'
import { mayWriteAt } from '../free-text.js'
import { reporting, type ReportAsked } from './report.js'
import { makeRemark, readSaid, type SayArgs } from '../say.js'
import { watchedTalk } from './watched.js'

/** How much one person may say at one table: enough to be kind, too little to be a nuisance. */
const most = 6
const within = 30_000

export function talkResolvers(gateway: Gateway) {
  const { tables, rates, time, entropy, log } = gateway
  const { asking } = privileges(gateway)
  const reports = reporting(gateway)
  const look = lookAt(gateway)
  const { answered, done } = answers(log, 'reports')

  /** Whether the caller may write free text at a table. Looked up anew each time. */
  const mayWriteThere = async (table: string, context: Context): Promise<boolean | RefusalCode> => {
    if (context.session === null) return false
    const account = await asking(context)
    if (typeof account === 'string') return account
    const found = await tables.find(table)
    if (found === undefined || found === 'UNAVAILABLE' || chairOf(found.state(), account.id) === undefined)
      return false
    return mayWriteAt(found.state(), account.club, gateway)
  }

  const say: Resolver<SayArgs> = async (_, args, context) => {
    const { person } = context
    if (person === null) return refuse('NOT_SIGNED_IN')
    const said = readSaid(args)
    if (said === undefined) return refuse('BAD_CHOICE')
    const table = await tables.find(args.table)
    if (table === undefined) return refuse('UNKNOWN_TABLE')
    if (table === 'UNAVAILABLE') return refuse(table)
    await table.catchUp()
    if ('text' in said) {
      const may = await mayWriteThere(args.table, context)
      if (may !== true) return refuse(may === false ? 'NOT_ALLOWED' : may)
    }
    const make = () =>
      makeRemark(said, args.answering ?? null, {
        state: table.state(),
        person,
        before: table.talk.remarks(),
        now: time.now(),
        word: (length) => entropy.word(length),
      })
    const refused = make()
    if (typeof refused === 'string') return refuse(refused)
    const key = `say:${args.table}:${person.id}`
    if (!(await rates.hit(key, most, within))) return { __typename: 'TooSoon', wait: await rates.rest(key) }
    // The table may have changed while the rate was counted.
    const remark = make()
    if (typeof remark === 'string') return refuse(remark)
    try {
      await table.talk.say(remark)
    } catch {
      return refuse('UNAVAILABLE')
    }
    return { __typename: 'Said', id: remark.id, waiting: remark.held }
  }

  const mayWrite: Resolver<{ table: string }> = async (_, { table }, context) =>
    (await mayWriteThere(table, context)) === true

  const report: Resolver<ReportAsked & { table: string; invitation?: string | null }> = async (
    _,
    { table: id, invitation, ...asked },
    context,
  ) => {
    const found = await look({ id, invitation: invitation ?? null }, context)
    return typeof found === 'string' ? refuse(found) : done(reports.report(found.table, asked, context))
  }
  const list: Resolver<{ before?: number | null }> = (_, { before }, context) =>
    answered(reports.newest(context, before ?? null), (rows) => ({ __typename: 'Reports', reports: rows }))
  const reportDone: Resolver<{ id: string }> = (_, { id }, context) => done(reports.done(context, id))

  return {
    Query: { mayWrite, reports: list },
    Mutation: { say, report, reportDone },
    Subscription: { talk: watchedTalk(gateway, look) },
  }
}
