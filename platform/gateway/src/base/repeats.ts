/** A log that tells a failure which repeats itself once, and then how often it came again: no outage floods it. */
import type { Log } from './failure.js'
import type { Time } from './time.js'

/** How long a failure that repeats itself is only counted, in milliseconds. */
const countedFor = 60_000
/** Kinds of failures that are counted at once. Further ones are logged each time. */
const mostKinds = 200

interface Repeated {
  count: number
  readonly fields: object
  readonly message: string
}

/** Warnings and other lines are passed on: whoever writes them limits them. */
export function countingRepeats(log: Log, time: Pick<Time, 'after'>): Log {
  const kinds = new Map<string, Repeated>()

  const lookAgain = (kind: string): void => {
    time.after(countedFor, () => {
      const repeated = kinds.get(kind)
      if (repeated === undefined || repeated.count === 0) return void kinds.delete(kind)
      log.error({ ...repeated.fields, again: repeated.count }, repeated.message)
      repeated.count = 0
      lookAgain(kind)
    })
  }

  return {
    warn: (fields, message) => log.warn(fields, message),
    info: (fields, message) => log.info(fields, message),
    error: (fields, message) => {
      const kind = kindOf(fields, message)
      const repeated = kind === undefined ? undefined : kinds.get(kind)
      if (repeated !== undefined) repeated.count += 1
      else {
        log.error(fields, message)
        if (kind === undefined || kinds.size >= mostKinds) return
        kinds.set(kind, { count: 0, fields, message })
        lookAgain(kind)
      }
    },
  }
}

/** What failed, and where: the table or event is not part of it. Undefined for lines that are no failures. */
function kindOf(fields: object, message: string): string | undefined {
  if (!('failure' in fields)) return undefined
  const { failure, code, at } = fields as { failure: unknown; code?: unknown; at?: readonly unknown[] }
  return JSON.stringify([failure, code, at?.[0], message.replace(/\b(table|event) \S+/, '$1')])
}
