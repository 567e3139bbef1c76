/** Reports a remark or a player, and shows the reports to the owner. */
import type { Chair } from '@stolik/core'
import { privileges } from '../../account/privilege.js'
import { hashOfAddress } from '../../bans/seen.js'
import { sha256 } from '../../base/entropy.js'
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../../account/context.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { LiveTable } from '../../live/live.js'
import { household } from '../../http/rates.js'
import { audible } from '../hearing.js'
import type { Remark } from '../../table/remark.js'
import type { Report, ReportedLine, ReportedPerson, ReportReason } from '../reports.js'

/** Names either a remark, or a chair and a reason. */
export interface ReportAsked {
  readonly remark?: string | null
  readonly chair?: Chair | null
  readonly reason?: ReportReason | null
}

const day = 24 * 60 * 60_000
const mostADay = { person: 10, household: 40 } as const
/** How many lines of the reported person are shown to the owner. */
const mostLines = 5
const mostKept = 1_000
const page = 100
const keepDone = 30 * day

export function reporting(gateway: Gateway) {
  const { reports, rates, secrets, time } = gateway
  const { having } = privileges(gateway)

  return {
    report: async (
      table: LiveTable,
      request: ReportAsked,
      { person, session, address }: Context,
    ): Promise<RefusalCode | undefined> => {
      if (person === null) return 'NOT_SIGNED_IN'
      const found = reported(table, request, person.id)
      if (found === undefined || found.about.id === person.id) return 'BAD_CHOICE'
      const counted = await Promise.all([
        rates.hit(`report:${person.id}`, mostADay.person, day),
        rates.hit(`report:from:${household(address)}`, mostADay.household, day),
      ])
      if (counted.includes(false)) return 'TOO_MANY'
      const { what, about, reason, lines } = found
      const report: Report = {
        // Made from what is reported and who reports it, so that sending it again gives the same report.
        id: Buffer.from(sha256(`stolik report ${table.id} ${what} ${person.id}`)).toString('hex', 0, 10),
        at: time.now(),
        table: table.id,
        by: { id: person.id, name: person.name },
        about,
        reason,
        done: null,
        lines: lines.slice(-mostLines).map(lineOf),
      }
      // Anybody can make any number of guests, so guests of one household count together.
      const source = session === null ? hashOfAddress(secrets.now())(address) : person.id
      await reports.add(report, source, mostKept)
      return undefined
    },
    newest: async (context: Context, before: number | null): Promise<readonly Report[] | RefusalCode> => {
      const who = await having('OWNER', context)
      if (typeof who === 'string') return who
      await reports.tidy(time.now() - keepDone)
      return reports.newest(before, page)
    },
    done: async (context: Context, id: string): Promise<RefusalCode | undefined> => {
      const who = await having('OWNER', context)
      if (typeof who === 'string') return who
      return (await reports.done(id, time.now())) ? undefined : 'BAD_CHOICE'
    },
  }
}

interface Found {
  /** Distinguishes it from everything else that can be reported at the table. */
  readonly what: string
  readonly about: ReportedPerson
  readonly reason: ReportReason | null
  readonly lines: readonly Remark[]
}

/** Finds what is reported, if the person who reports it can see it; otherwise undefined. */
function reported(
  table: LiveTable,
  { remark: id, chair, reason }: ReportAsked,
  by: string,
): Found | undefined {
  const heard = audible(table.talk.remarks(), table.state(), by)
  const of = (person: string): readonly Remark[] => heard.filter((one) => one.person === person)
  if (typeof id === 'string') {
    const remark = heard.find((one) => one.id === id)
    if (remark === undefined || typeof chair === 'number') return undefined
    const { person, name } = remark
    const theirs = of(person)
    const lines = theirs.slice(0, theirs.indexOf(remark) + 1)
    return { what: id, about: { id: person, name }, reason: null, lines }
  }
  if (typeof chair !== 'number' || !isGiven(reason)) return undefined
  // Includes somebody who has left and for whom a bot keeps the chair.
  const holder = table.state().occupants[chair] ?? null
  if (holder === null || holder.person === null) return undefined
  const about = { id: holder.person, name: holder.name }
  return { what: `${about.id} ${reason}`, about, reason, lines: of(about.id) }
}

const isGiven = (reason: ReportReason | null | undefined): reason is ReportReason =>
  reason !== null && reason !== undefined

const lineOf = ({ at, said }: Remark): ReportedLine => ({
  at,
  phrase: 'phrase' in said ? said.phrase : null,
  text: 'text' in said ? said.text : null,
})
