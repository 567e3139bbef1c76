/** Follows the talk at a table in one browser, without drawing it. */
import type { Gateway, Which } from '../client/gateway.js'
import type { Failure, Outcome } from '../client/http.js'
import * as documents from './documents.js'
import type { Remark } from './remark.js'

/** Remarks older than these milliseconds are not new for a person who has just come. */
const recent = 8_000

export interface TalkSession {
  readonly remarks: readonly Remark[]
  readonly trouble: Failure | null
  stop(): void
}

/** @param heard receives new remarks, of others and of mine, and whether they came while listening */
export function openTalk(
  gateway: Gateway,
  which: Which,
  heard: (fresh: readonly Remark[]) => void,
): TalkSession {
  const known = new Set<string>()
  const session: { -readonly [K in keyof TalkSession]: TalkSession[K] } = {
    remarks: [],
    trouble: null,
    stop: gateway.watch(
      documents.talk,
      which,
      (data) => {
        const { remarks } = data.talk
        const first = session.remarks.length === 0 && known.size === 0
        const fresh = remarks.filter(({ id, ago }) => !known.has(id) && (!first || ago < recent))
        known.clear()
        for (const { id } of remarks) known.add(id)
        Object.assign(session, { remarks, trouble: null })
        heard(fresh)
      },
      (trouble) => {
        session.trouble = trouble
        heard([])
      },
    ),
  }
  return session
}

export interface NewRemark {
  readonly phrase?: string
  readonly text?: string
  readonly answering?: string
}

/** Says something. Returns 0, or the milliseconds to wait before the next try. */
export async function sendRemark(
  gateway: Gateway,
  table: string,
  remark: NewRemark,
): Promise<Outcome<number>> {
  const outcome = await gateway.order(documents.say, { table, ...remark })
  if ('refused' in outcome) return outcome
  return { done: outcome.done.__typename === 'TooSoon' ? outcome.done.wait : 0 }
}
