/** Whose rules the signed-in person may change, and what the chosen owner keeps. */
import type { ReactiveControllerHost } from 'lit'
import type { Gateway } from '@stolik/elements/client/gateway'
import { knobGames, ownersFor, ruleSetsOf } from './client.js'
import type { KnobGame, Refused, RulesOwner, RuleSet } from './shapes.js'

interface OwnersFor {
  readonly gate: () => Gateway
  /** The id of the owner whose rules are shown; the first one if there is no such owner. */
  readonly wanted: () => string | null
  readonly refused: (why: Refused | null) => void
}

export type Owners = ReturnType<typeof owners>

/** @param host is drawn again with each answer */
export function owners(host: ReactiveControllerHost, { gate, wanted, refused }: OwnersFor) {
  let all: readonly RulesOwner[] | null = null
  let games: readonly KnobGame[] = []
  let ruleSets: readonly RuleSet[] = []
  const chosen = (): RulesOwner | undefined => all?.find(({ id }) => id === wanted()) ?? all?.[0]

  async function fetchRuleSets(): Promise<void> {
    const owner = chosen()
    if (owner === undefined) return
    const answer = await ruleSetsOf(gate(), owner.id)
    if (owner.id !== chosen()?.id) return
    ruleSets = 'done' in answer ? answer.done : []
    if ('refused' in answer) refused(answer.refused)
    host.requestUpdate()
  }
  async function open(): Promise<void> {
    const [whose, known] = await Promise.all([ownersFor(gate()), knobGames(gate())])
    if ('refused' in whose) return refused(whose.refused)
    if ('refused' in known) return refused(known.refused)
    refused(null)
    all = whose.done
    games = known.done
    host.requestUpdate()
    await fetchRuleSets()
  }
  /** Forgets what the last owner keeps. */
  function clear(): void {
    ruleSets = []
    host.requestUpdate()
  }
  return {
    /** null until they have come. */
    get all() {
      return all
    },
    /** The games with knobs. */
    get games() {
      return games
    },
    get ruleSets() {
      return ruleSets
    },
    get chosen() {
      return chosen()
    },
    open,
    fetchRuleSets,
    clear,
    forget(): void {
      all = null
      clear()
    },
  }
}
