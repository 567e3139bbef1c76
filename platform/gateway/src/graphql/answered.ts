/** Answers from a store: a code becomes a refusal, and a store that cannot be reached becomes UNAVAILABLE. */
import { logFailure, type Log } from '../base/failure.js'
import { refuse, type RefusalCode } from '../base/refusal.js'

/** Waits for an answer; `refused`, and a line in the log, if a store cannot be reached. */
export async function orUnavailable(
  log: Log,
  line: string,
  refused: object,
  answer: () => Promise<object>,
): Promise<object> {
  try {
    return await answer()
  } catch (error) {
    logFailure(log, line, error)
    return refused
  }
}

/** @param what names what cannot be reached, for the gateway's own log */
export function answers(log: Log, what: string) {
  const answered = <T>(
    answer: Promise<T | RefusalCode>,
    show: (found: Exclude<T, RefusalCode>) => object,
  ): Promise<object> =>
    orUnavailable(log, `${what} could not be reached`, refuse('UNAVAILABLE'), async () => {
      const found = await answer
      return typeof found === 'string' ? refuse(found as RefusalCode) : show(found as Exclude<T, RefusalCode>)
    })
  const done = (answer: Promise<RefusalCode | undefined>): Promise<object> =>
    answered(answer, () => ({ __typename: 'Done', done: true }))
  return { answered, done }
}
