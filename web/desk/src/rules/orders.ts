/** What is done with rule sets, one act at a time, and how the last one ended. */
import type { ReactiveControllerHost } from 'lit'
import type { Gateway } from '@stolik/elements/client/gateway'
import { dropRuleSet, keepRuleSet, refusedBy } from './client.js'
import { lackOf } from './draft.js'
import type { Editing } from './editing.js'
import type { Owners } from './owners.js'
import type { Answer, Refused, RuleSet } from './shapes.js'
import type { Telling } from './tell.js'

interface Ordering {
  readonly gate: () => Gateway
  readonly owners: Pick<Owners, 'chosen' | 'fetchRuleSets'>
  readonly editing: Pick<Editing, 'draft' | 'stop'>
  readonly say: Telling['say']
}

/** @param host is drawn again when an act begins and ends */
export function orders(host: ReactiveControllerHost, { gate, owners, editing, say }: Ordering) {
  let isBusy = false
  let refused: Refused | null = null
  let done = ''

  const refuse = (why: Refused | null): void => {
    refused = why
    host.requestUpdate()
  }
  const announce = (what: string): void => {
    done = what
    host.requestUpdate()
  }
  /** Returns what was done; undefined if it was refused, or something else is still being done. */
  async function run<T>(work: () => Promise<Answer<T>>): Promise<T | undefined> {
    if (isBusy) return undefined
    isBusy = true
    announce('')
    const answer = await work()
    isBusy = false
    refuse('refused' in answer ? answer.refused : null)
    return 'done' in answer ? answer.done : undefined
  }
  /** Keeps the draft. Returns what has to be corrected: the `name`, or a knob by its id. */
  async function keep(): Promise<{ readonly knob: string } | 'name' | null> {
    const { draft } = editing
    const { chosen } = owners
    if (draft === null || chosen === undefined) return null
    const lack = lackOf(draft)
    if (lack !== null) {
      refuse(refusedBy(lack))
      return lack === 'NO_NAME' ? 'name' : null
    }
    const ruleSet = await run(() => keepRuleSet(gate(), chosen.id, draft))
    if (ruleSet === undefined)
      return refused?.code === 'IMPOSSIBLE' && refused.knob !== null ? { knob: refused.knob } : null
    editing.stop()
    await owners.fetchRuleSets()
    announce(say('rulesets.kept', { name: ruleSet.name }))
    return null
  }
  /** Opens a table with these rules and fills it with bots. */
  async function openTable({ game, profile, tables }: RuleSet): Promise<Answer<string>> {
    const [size] = tables
    const length = size?.lengths[0]
    if (size === undefined || length === undefined) return { refused: refusedBy('BAD_CHOICE') }
    const opened = await gate().open({
      game,
      profile,
      length,
      chairs: size.chairs,
      speed: 'FREE',
      private: true,
    })
    if ('refused' in opened) return { refused: refusedBy(opened.refused) }
    const filled = await gate().fillWithBots(opened.done.id)
    return 'refused' in filled ? { refused: refusedBy(filled.refused) } : { done: opened.done.id }
  }
  return {
    get isBusy() {
      return isBusy
    },
    /** Why the last act was refused, if it was. */
    get refused() {
      return refused
    },
    /** The last thing that was done, for screen readers and people. */
    get done() {
      return done
    },
    refuse,
    announce,
    keep,
    /** Returns whether it is gone. */
    async drop({ id, name }: RuleSet): Promise<boolean> {
      const { chosen } = owners
      if (chosen === undefined || (await run(() => dropRuleSet(gate(), chosen.id, id))) === undefined)
        return false
      await owners.fetchRuleSets()
      announce(say('rulesets.dropped', { name }))
      return true
    },
    /** Returns the table. */
    tryOut: (rules: RuleSet) => run(() => openTable(rules)),
  }
}
