/**
 * The rule set that is being made or changed, the words of its knobs, and what the gateway says about it: it is asked after each
 * change what the rules would be, so that a conflict is explained at once.
 */
import type { ReactiveControllerHost } from 'lit'
import type { Words } from '@stolik/kit/words'
import type { Gateway } from '@stolik/elements/client/gateway'
import { extras } from '@stolik/elements/extras/games'
import { tryRules } from './client.js'
import type { Draft } from './draft.js'
import type { Answer, RuleSet } from './shapes.js'

export type Editing = ReturnType<typeof editing>

/** @param host is drawn again with each change */
export function editing(host: ReactiveControllerHost, gate: () => Gateway) {
  let draft: Draft | null = null
  let words: Words | null = null
  let answer: Answer<RuleSet> | null = null
  let latestTrial = 0

  /** Only the answer about the latest draft counts. */
  async function tryDraft(next: Draft): Promise<void> {
    const turn = ++latestTrial
    answer = null
    const came = await tryRules(gate(), next)
    if (turn !== latestTrial) return
    answer = came
    host.requestUpdate()
  }

  async function fetchWords(game: string): Promise<void> {
    words = null
    const came = (await extras[game]?.knobs?.().catch(() => null)) ?? null
    if (game === draft?.game) words = came
    host.requestUpdate()
  }
  /** Changes what the draft is called. */
  function rename(name: string): void {
    if (draft !== null) draft = { ...draft, name }
    host.requestUpdate()
  }
  return {
    /** null while the list is shown. */
    get draft() {
      return draft
    },
    /** null until they have come. */
    get words() {
      return words
    },
    /** What the gateway says about the draft; null until it has answered about the latest one. */
    get answer() {
      return answer
    },
    rename,
    edit(next: Draft): void {
      const known = draft?.game
      draft = next
      if (next.game !== known) void fetchWords(next.game)
      void tryDraft(next)
      host.requestUpdate()
    },
    stop(): void {
      draft = null
      host.requestUpdate()
    },
  }
}
