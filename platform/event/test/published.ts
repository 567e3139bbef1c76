/** What an event publishes, and what anybody finds who checks it. */
import type { Dealt } from '@stolik/contract/published/results'
import { standings } from '@stolik/event/standing/index'
import { resultsJson } from '@stolik/event/verify/published'
import { readResults, verified, type Rules } from '@stolik/event/verify/verify'
import type { Checked } from '@stolik/event/verify/difference'
import { numbers, type TestEvent } from './event.js'

export const publish = ({ state, log }: TestEvent, dealt: readonly Dealt[] = []): string => {
  const at = log.at(-1)?.at ?? 0
  return resultsJson({ state, log, lists: numbers, ranked: standings(state, numbers), at, dealt })
}

export function check(text: string, rules: Rules = numbers): Checked {
  const read = readResults(text)
  if ('bad' in read) throw new Error(`not readable: ${read.bad}`)
  return verified(read, rules)
}
