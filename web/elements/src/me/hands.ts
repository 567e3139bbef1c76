/** A player's own finished hands: what the page asks the gateway for, and what has come so far. */
import type { ReactiveControllerHost } from 'lit'
import { runWhileConnected } from '../base/follow.js'
import type { Done } from '../client/document.js'
import type { Gateway } from '../client/gateway.js'
import type { Failure, Outcome } from '../client/http.js'
import { myDecisions } from '../fair-play/documents.js'
import type { Finding } from '../fair-play/types.js'
import * as documents from './documents.js'
import type { MyGame, MyHand, MySeries } from './types.js'

/** A paged list; `next` is where the older entries begin, null at the end. */
interface Paged<T> {
  readonly all: readonly T[]
  readonly next: string | null
}
const none = { all: [], next: null }

interface Lists {
  readonly series: Paged<MySeries>
  readonly hands: Paged<MyHand>
}

interface State {
  /** null until they have come. */
  games: readonly MyGame[] | null
  series: Paged<MySeries>
  hands: Paged<MyHand>
  failure: Failure | null
  busy: boolean
  /** What owners have decided about their hands. */
  decisions: readonly Finding[]
}

export interface OwnHands extends Readonly<State> {
  fetch(): Promise<void>
  /** Fetches older entries of a list. */
  more(what: keyof Lists): Promise<void>
  /** Forgets all hands. Returns whether the gateway has done so. */
  forget(): Promise<boolean>
  fail(failure: Failure): void
}

interface HandsOf {
  /** The address of the gateway; null if it is invalid. */
  place(): string | null
  gate(): Gateway
  /** Whether it is known who the person is. */
  knows(): Promise<boolean>
  /** Called when another person plays here. */
  forgotten(): void
}

const nothingKnown = { games: null, series: none, hands: none, failure: null, decisions: [] }

type Host = ReactiveControllerHost & { readonly isConnected: boolean }

export function ownHands(host: Host, of: HandsOf): OwnHands {
  const state: State = { ...nothingKnown, busy: false }
  /** Answers to older questions are dropped. */
  let latest = 0

  const change = (to: Partial<State>): void => {
    Object.assign(state, to)
    host.requestUpdate()
  }

  const page = async <W extends keyof Lists>(what: W, before: string | null): Promise<Outcome<Lists[W]>> => {
    const outcome: Outcome<Done<(typeof documents)[keyof Lists]>> = await of
      .gate()
      .order(documents[what], { before })
    if ('refused' in outcome) return outcome
    const { done } = outcome
    const all: Lists[keyof Lists]['all'] = 'hands' in done ? done.hands : done.series
    return { done: { all, next: done.next } as Lists[W] }
  }

  /** Few people have any, so the code comes only then. */
  const fetchDecisions = async (request: number): Promise<void> => {
    const outcome = await of.gate().query(myDecisions)
    const decisions = 'done' in outcome ? (outcome.done.me?.decisions ?? []) : []
    if (decisions.length === 0 || request !== latest) return
    change({ decisions })
    await import('../fair-play/decisions.js').catch(() => undefined)
  }

  const fetch = async (): Promise<void> => {
    if (!(await of.knows())) return
    const request = ++latest
    change({ failure: null })
    void fetchDecisions(request)
    const [games, series, hands] = await Promise.all([
      of.gate().order(documents.statistics),
      page('series', null),
      page('hands', null),
    ])
    if (request !== latest) return
    for (const outcome of [games, series, hands])
      if ('refused' in outcome) return change({ failure: outcome.refused })
    if ('done' in series) change({ series: series.done })
    if ('done' in hands) change({ hands: hands.done })
    if ('done' in games) change({ games: games.done.games })
  }

  // Fetched again when another person plays here.
  runWhileConnected(
    host,
    () => {
      const place = of.place()
      return place === null ? null : `${place} ${of.gate().guest.value?.name ?? ''}`
    },
    () => {
      void fetch()
      return () => {
        latest += 1
        change(nothingKnown)
        of.forgotten()
      }
    },
  )

  return Object.assign(state, {
    fetch,
    async more(what: keyof Lists) {
      const { all, next: before } = state[what]
      if (state.busy || before === null) return
      const request = latest
      change({ busy: true })
      const outcome = await page(what, before)
      change({ busy: false })
      if (request !== latest) return
      change({ failure: 'refused' in outcome ? outcome.refused : null })
      if ('done' in outcome)
        change({ [what]: { all: [...all, ...outcome.done.all], next: outcome.done.next } })
    },
    async forget() {
      change({ busy: true })
      const outcome = await of.gate().order(documents.forget)
      change({ busy: false, failure: 'refused' in outcome ? outcome.refused : null })
      return 'done' in outcome
    },
    fail: (failure: Failure) => change({ failure }),
  })
}
