/** An event that an element watches: its public state, the person's own player, and the last refusal. */
import type { ReactiveControllerHost } from 'lit'
import { graphqlAt, type Gateway } from '../client/gateway.js'
import { runWhileConnected } from '../base/follow.js'
import type { Act, Pass } from './client/acts.js'
import { eventClient, type Answer, type EventClient, type Refusal } from './client/client.js'
import type { Done, EventMe, EventShown } from './client/types.js'

export interface Watched {
  readonly client: EventClient
  readonly shown: EventShown | null
  readonly me: EventMe | null
  /** Why the event cannot be shown at all. */
  readonly trouble: Refusal | null
  /** Why the last act was refused. */
  readonly refusal: Refusal | null
  readonly busy: boolean
  /** Does an act and returns the answer. A refusal is also kept to be shown. */
  act(act: Act): Promise<Answer<Done> | null>
  /** Clears the refusal. */
  clear(): void
  reloadMe(): void
  /** Watches again, if an arena is no longer played: meanwhile its own elements show it. */
  resume(): void
}

interface Host extends ReactiveControllerHost {
  readonly isConnected: boolean
  readonly event: string
  readonly server: string
}

type Before = Pick<Watched, 'shown' | 'me'>
const nothing: Before = { shown: null, me: null }

/** Watches the event again whenever the event or the person changes. `now` is null until there is an event to watch. */
export function watchEvent(
  host: Host,
  gate: () => Gateway,
  pass: () => Pass | null,
): { readonly now: Watched | null } {
  let now: (Watched & { stop(): void }) | null = null
  // After signing in, a person keeps seeing the old state until the state for them has loaded.
  let seen: { readonly of: string; readonly before: Before } | null = null
  // A new token of the same person changes nothing.
  const who = (): string | undefined => {
    const guest = gate().guest.value
    return guest?.refresh === undefined ? guest?.token : guest.name
  }
  const key = (): string | null =>
    !host.event || graphqlAt(host.server) === null
      ? null
      : JSON.stringify([host.server, host.event, pass(), who() ?? null])
  runWhileConnected(host, key, () => {
    const of = `${host.server} ${host.event}`
    const started = start(host, gate(), pass(), seen?.of === of ? seen.before : nothing)
    now = started
    return () => {
      seen = { of, before: { shown: started.shown, me: started.me } }
      started.stop()
      if (now === started) now = null
    }
  })
  return {
    get now() {
      return now
    },
  }
}

function start(host: Host, gate: Gateway, pass: Pass | null, before: Before): Watched & { stop(): void } {
  const client = eventClient(gate, host.event, pass)
  const state: {
    shown: EventShown | null
    me: EventMe | null
    trouble: Refusal | null
    refusal: Refusal | null
    busy: boolean
  } = { ...before, trouble: null, refusal: null, busy: false }
  let stopped = false
  const redraw = (): void => {
    if (!stopped) host.requestUpdate()
  }
  let requested = false
  const findMe = async (): Promise<void> => {
    requested = true
    const answer = await client.me()
    if ('done' in answer) state.me = answer.done
    else requested = false
    redraw()
  }
  let stop = (): void => undefined
  const watch = (): void => {
    stop()
    stop = client.watch(tell, refuse)
  }
  const tell = (shown: EventShown): void => {
    const entered = shown.players.length !== state.shown?.players.length
    state.shown = shown
    state.trouble = null
    // An arena changes all the time, and its own elements tell what a page needs of that.
    if (shown.regulations.arena && shown.phase === 'PLAYING') stop()
    // The person's own player changes with an entry, not with every written hand.
    if (entered || !requested) void findMe()
    redraw()
  }
  const refuse = (why: Refusal): void => {
    state.trouble = why
    redraw()
  }
  watch()
  return {
    client,
    get shown() {
      return state.shown
    },
    get me() {
      return state.me
    },
    get trouble() {
      return state.trouble
    },
    get refusal() {
      return state.refusal
    },
    get busy() {
      return state.busy
    },
    act: async (act) => {
      if (state.busy) return null
      state.busy = true
      redraw()
      const answer = await client.act(act)
      state.busy = false
      state.refusal = 'refused' in answer ? answer.refused : null
      redraw()
      return answer
    },
    clear: () => {
      state.refusal = null
      redraw()
    },
    reloadMe: () => void findMe(),
    resume: watch,
    stop: () => {
      stopped = true
      stop()
    },
  }
}
