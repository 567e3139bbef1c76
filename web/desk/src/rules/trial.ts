/** Asks the gateway after each change what the rules would be, so that a conflict is explained at once. */
import type { ReactiveControllerHost } from 'lit'
import type { Gateway } from '@stolik/elements/client/gateway'
import { type Draft, tryRules, type Answer, type RuleSet } from './client.js'

export type Trial = ReturnType<typeof trial>

/** @param host is drawn again with each answer */
export function trial(host: ReactiveControllerHost, gate: () => Gateway) {
  let answer: Answer<RuleSet> | null = null
  let asked = 0
  return {
    /** null until the gateway has answered about the latest draft. */
    get answer() {
      return answer
    },
    /** Only the answer about the latest draft counts. */
    async look(draft: Draft): Promise<Answer<RuleSet>> {
      const turn = ++asked
      answer = null
      const came = await tryRules(gate(), draft)
      if (turn === asked) {
        answer = came
        host.requestUpdate()
      }
      return came
    },
    forget(): void {
      asked++
      answer = null
    },
  }
}
