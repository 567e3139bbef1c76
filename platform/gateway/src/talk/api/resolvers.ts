import { privileges } from '../../account/privilege.js'
import type { Gateway } from '../../api/gateway.js'
import { answers } from '../../graphql/answered.js'
import type { Context } from '../../account/context.js'
import type { Resolver, Stream } from '../../graphql/resolver.js'
import { refuse, type RefusalCode } from '../../base/refusal.js'
import { lookAt, type Asked, type Looking } from '../../table/api/look.js'
import { chairOf, namesAt, type TableState } from '../../table/state.js'
import { mayWriteAt } from '../free-text.js'
import { reporting, type ReportAsked } from './report.js'
import { makeRemark, readSaid, type SayArgs } from '../say.js'
import { sha256 } from '../../base/entropy.js'
import { byChair } from '../../table/api/by-chair.js'
import type { LiveTable } from '../../live/live.js'
import { audible, handInPlay, isWaiting, personOn } from '../hearing.js'
import type { Remark } from '../../table/remark.js'

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
    const message = readSaid(args)
    if (message === undefined) return refuse('BAD_CHOICE')
    const table = await tables.find(args.table)
    if (table === undefined) return refuse('UNKNOWN_TABLE')
    if (table === 'UNAVAILABLE') return refuse(table)
    await table.catchUp()
    if ('text' in message) {
      const may = await mayWriteThere(args.table, context)
      if (may !== true) return refuse(may === false ? 'NOT_ALLOWED' : may)
    }
    const make = () =>
      makeRemark(message, args.answering ?? null, {
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
    { table: id, invitation, ...args },
    context,
  ) => {
    const found = await look({ id, invitation: invitation ?? null }, context)
    return typeof found === 'string' ? refuse(found) : done(reports.report(found.table, args, context))
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

/** Hashes the id of a person. Ids are random, so nobody can work one out from the hash. */
const speakerOf = (person: string): string =>
  Buffer.from(sha256(`stolik speaker ${person}`)).toString('hex', 0, 10)

/**
 * The stream of remarks at a table. It is separate from the stream of the table, so that a remark does not send the table
 * again.
 */
const watchedTalk = (
  { time, names, marks }: Gateway,
  look: (args: Asked, context: Context) => Promise<Looking | RefusalCode>,
): Stream<Asked> =>
  byChair({
    look,
    own: ['invitation'],
    topic: (table, viewerOf) => ({
      watch: (nudge) => {
        const stops = [watchAudible(table, names, nudge), names.watch(nudge), marks.watch(nudge)]
        return () => stops.forEach((stop) => stop())
      },
      mark: () => null,
      isQuiet: (role) => viewerOf(role).isLate,
      show: (role) => {
        const state = table.state()
        const { chair, isLate } = viewerOf(role)
        const person = personOn(state, chair)
        return {
          __typename: 'Talk',
          remarks: audible(table.talk.remarks(), state, person, isLate).map((remark) => ({
            ...showRemark({ ...remark, name: nameIn(state, remark, names) }, time.now()),
            mark: marks.of(remark.person, state.opened.event),
            mine: remark.person === person,
            waiting: isWaiting(remark, state),
          })),
        }
      },
    }),
  })

/** The name by which a speaker is called at the table, or elsewhere if they have left their chair. */
function nameIn(state: TableState, { chair, person, name }: Remark, names: Gateway['names']): string {
  const isSeated = state.occupants[chair]?.person === person
  return (isSeated ? namesAt(state)[chair] : null) ?? names.now({ id: person, name }).name
}

/**
 * Nudges when something is said, when held remarks become visible, and when a speaker is renamed at the table. Other moves
 * change nothing here.
 */
function watchAudible(table: LiveTable, names: Gateway['names'], nudge: () => void): () => void {
  const appearance = (): string => {
    const [state, remarks] = [table.state(), table.talk.remarks()]
    const inHand = handInPlay(state)
    const waiting = remarks.filter((remark) => isWaiting(remark, state) || remark.hand === inHand).length
    return [waiting, ...remarks.map((remark) => nameIn(state, remark, names))].join('\n')
  }
  let last = appearance()
  const stops = [
    table.talk.watch(() => {
      last = appearance()
      nudge()
    }),
    table.watch(() => {
      const before = last
      last = appearance()
      if (last !== before) nudge()
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

const showRemark = ({ id, at, chair, person, name, said, answering }: Remark, now: number) => ({
  id,
  chair,
  name,
  answering,
  speaker: speakerOf(person),
  phrase: 'phrase' in said ? said.phrase : null,
  text: 'text' in said ? said.text : null,
  ago: Math.max(0, now - at),
})
