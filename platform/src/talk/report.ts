/** Reporting a remark, and what the owner does with reports. */
import { privileges } from '../account/privilege.js'
import { sha256 } from '../entropy.js'
import type { Gateway } from '../gateway.js'
import type { Context } from '../graphql/context.js'
import type { RefusalCode } from '../refusal.js'
import type { LiveTable } from '../table/live.js'
import { household } from '../web/rates.js'
import { audible } from './hearing.js'
import type { Remark } from './remark.js'
import type { Report, ReportedLine } from './reports.js'

const day = 24 * 60 * 60_000
const mostADay = { person: 10, household: 40 } as const
/** So many lines of the same person are shown to the owner. */
const mostLines = 5
const mostKept = 1_000
const page = 100
const keepDone = 30 * day

export function reporting(gateway: Gateway) {
  const { reports, rates, time } = gateway
  const { having } = privileges(gateway)

  return {
    report: async (table: LiveTable, id: string, context: Context): Promise<RefusalCode | undefined> => {
      const { person, address } = context
      if (person === null) return 'NOT_SIGNED_IN'
      const heard = audible(table.talk.remarks(), table.state(), person.id)
      const remark = heard.find((one) => one.id === id)
      if (remark === undefined || remark.person === person.id) return 'BAD_CHOICE'
      const counted = await Promise.all([
        rates.hit(`report:${person.id}`, mostADay.person, day),
        rates.hit(`report:from:${household(address)}`, mostADay.household, day),
      ])
      if (counted.includes(false)) return 'TOO_MANY'
      const theirs = heard.filter((one) => one.person === remark.person)
      const report: Report = {
        // Of the remark and who reports it: sent again it is the same report.
        id: Buffer.from(sha256(`stolik report ${table.id} ${id} ${person.id}`)).toString('hex', 0, 10),
        at: time.now(),
        table: table.id,
        by: { id: person.id, name: person.name },
        about: { id: remark.person, name: remark.name },
        lines: theirs
          .slice(0, theirs.indexOf(remark) + 1)
          .slice(-mostLines)
          .map(lineOf),
        done: null,
      }
      await reports.add(report, mostKept)
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

const lineOf = ({ at, said }: Remark): ReportedLine => ({
  at,
  phrase: 'phrase' in said ? said.phrase : null,
  text: 'text' in said ? said.text : null,
})
