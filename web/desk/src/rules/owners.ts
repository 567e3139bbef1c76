/** Whose rules the signed-in person may change, and what the chosen owner keeps. */
import type { ReactiveControllerHost } from 'lit'
import type { Gateway } from '@stolik/elements/client/gateway'
import { knobGames, ownersFor, ruleSetsOf } from './client.js'
import type { KnobGame, Refused, RulesOwner, RuleSet } from './shapes.js'

interface Hearing {
  readonly gate: () => Gateway
  /** The id of the owner whose rules are shown; the first one if there is no such owner. */
  readonly wanted: () => string | null
  readonly refused: (why: Refused | null) => void
}

export type Owners = ReturnType<typeof owners>

/** @param host is drawn again with each answer */
export function owners(host: ReactiveControllerHost, { gate, wanted, refused }: Hearing) {
  let all: readonly RulesOwner[] | null = null
  let games: readonly KnobGame[] = []
  let kept: readonly RuleSet[] = []
  const chosen = (): RulesOwner | undefined => all?.find(({ id }) => id === wanted()) ?? all?.[0]

  async function fetchKept(): Promise<void> {
    const owner = chosen()
    if (owner === undefined) return
    const answer = await ruleSetsOf(gate(), owner.id)
    if (owner.id !== chosen()?.id) return
    kept = 'done' in answer ? answer.done : []
    if ('refused' in answer) refused(answer.refused)
    host.requestUpdate()
  }
  async function open(): Promise<void> {
    const [whose, known] = await Promise.all([ownersFor(gate()), knobGames(gate())])
    refused('refused' in whose ? whose.refused : 'refused' in known ? known.refused : null)
    if ('refused' in whose || 'refused' in known) return
    all = whose.done
    games = known.done
    host.requestUpdate()
    await fetchKept()
  }
  /** Forgets what the last owner keeps. */
  function clear(): void {
    kept = []
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
    get kept() {
      return kept
    },
    get chosen() {
      return chosen()
    },
    ...{ open, fetchKept, clear },
    forget(): void {
      all = null
      clear()
    },
  }
}
