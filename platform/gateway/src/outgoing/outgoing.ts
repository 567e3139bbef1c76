/**
 * Deliveries to other people's servers: pushes, webhooks, mails. Such servers are slow, odd and silent. So each delivery has a slot
 * that it shares with no other host and event (`slots.ts`), and a time limit, and a host that fails is left alone for a while
 * (`Circuit`). Libraries with circuit breakers (cockatiel, opossum) read the clock themselves and know one host only.
 */
import type { PartStanding } from '../base/part.js'
import type { Time } from '../base/time.js'
import { slots, type Lane, type Limits } from './slots.js'

/** A circuit breaker: after some failures in a row a host is left alone for a while, and then tried with one delivery. */
interface Circuit {
  /** Failures in a row. */
  readonly failures: number
  /** Until when nothing is sent, by the time for durations, in milliseconds. */
  readonly openUntil: number
  /** Whether the one delivery that tries it again is on its way. */
  readonly isProbed: boolean
  /** The answer of the last delivery that failed: an HTTP status, or a code in capitals. */
  readonly answer: string
}

/** How long a host is left alone, in milliseconds. The time doubles with every further failure. */
interface BackOff {
  readonly first: number
  readonly longest: number
}

/** `SEND`: as usual. `PROBE`: one delivery tries it. `HELD`: nothing is sent now. */
type Passage = 'SEND' | 'PROBE' | 'HELD'

/** So many failures in a row open the circuit. */
export const opensAfter = 3

export const closed: Circuit = { failures: 0, openUntil: 0, isProbed: false, answer: '' }

export const isOpen = ({ failures }: Circuit): boolean => failures >= opensAfter

export function passageAt(circuit: Circuit, now: number): Passage {
  if (!isOpen(circuit)) return 'SEND'
  return now < circuit.openUntil || circuit.isProbed ? 'HELD' : 'PROBE'
}

export const probed = (circuit: Circuit): Circuit => ({ ...circuit, isProbed: true })

/** Deliveries that began before the circuit opened, and fail after it, do not lengthen the wait. */
export function failed(circuit: Circuit, { answer, passage }: Failure, now: number, wait: BackOff): Circuit {
  if (isOpen(circuit) && passage !== 'PROBE') return circuit
  const failures = circuit.failures + 1
  const further = failures - opensAfter
  const openUntil = further < 0 ? 0 : now + Math.min(wait.first * 2 ** further, wait.longest)
  return { failures, openUntil, isProbed: false, answer }
}

interface Failure {
  readonly answer: string
  /** How the delivery was let through. */
  readonly passage: Passage
}

/** Hands something to a host until the signal aborts. Returns its answer: a status, or a code in capitals if there was none. */
type Deliver = (signal: AbortSignal) => Promise<string>

/** Delivers. While the circuit of the host is open nothing is sent, and its last answer stands in. */
export type Attempt = (deliver: Deliver) => Promise<string>

interface OutgoingDeps {
  readonly time: Time
  readonly limits: Limits
  readonly backOff: BackOff
  /** How long a delivery may take, in milliseconds. */
  readonly patience: number
  /** Whether a host with this answer is away. One that rejects what it gets is not. */
  readonly isAway: (answer: string) => boolean
  /** Is told when a host that has answered before goes away, and when it is back. */
  readonly outage?: (host: string) => PartStanding
}

export type Outgoing = ReturnType<typeof outgoing>

/** The answer of a host that exceeded the time limit. */
export const timedOut = 'TIMEOUT'
/** An answer within so many milliseconds is prompt. */
const promptWithin = 2_000
/** Hosts that are remembered. Strangers name hosts, so there may be many. */
const mostHosts = 5_000

/** For pushes and webhooks. */
export const toHttpServers: Pick<OutgoingDeps, 'limits' | 'backOff' | 'patience' | 'isAway'> = {
  limits: {
    prompt: { total: 64, host: 16, group: 64 },
    other: { total: 64, host: 2, group: 16 },
  },
  backOff: { first: 30_000, longest: 120_000 },
  patience: 10_000,
  // A server that answers 4xx works.
  isAway: (answer) => !/^[1-4]\d\d$/.test(answer),
}

interface Host {
  readonly circuit: Circuit
  /** Whether its last answer was prompt. */
  readonly isPrompt: boolean
  /** Its outages, from its first answer on. */
  readonly outage: PartStanding | undefined
}

const unknown: Host = { circuit: closed, isPrompt: false, outage: undefined }

export function outgoing(deps: OutgoingDeps) {
  const { time, isAway, backOff } = deps
  const hosts = new Map<string, Host>()
  /** Work that waits or is under way. */
  const unfinished = new Set<Promise<void>>()
  /** Ends the wait of work that has no slot yet. */
  const waiting = new Set<() => void>()
  const stopping = new AbortController()
  const hostOf = (name: string): Host => hosts.get(name) ?? unknown
  const shares = slots((name) => hostOf(name).isPrompt, deps.limits)

  /** The host that was used longest ago is forgotten. */
  const remember = (name: string, host: Host): void => {
    hosts.delete(name)
    hosts.set(name, host)
    const [oldest] = hosts.keys()
    if (hosts.size > mostHosts && oldest !== undefined) hosts.delete(oldest)
  }

  const attemptAt =
    (name: string): Attempt =>
    async (deliver) => {
      const before = hostOf(name)
      const passage = passageAt(before.circuit, time.elapsed())
      if (passage === 'HELD') {
        before.outage?.failed()
        return before.circuit.answer
      }
      if (passage === 'PROBE') remember(name, { ...before, circuit: probed(before.circuit) })
      const begun = time.elapsed()
      const answer = await inTime(deliver, deps)
      if (stopping.signal.aborted) return answer
      const { circuit, outage } = hostOf(name)
      if (isAway(answer)) {
        const after = failed(circuit, { answer, passage }, time.elapsed(), backOff)
        if (isOpen(after)) outage?.away({ host: name, answer })
        outage?.failed()
        remember(name, { circuit: after, isPrompt: false, outage })
      } else {
        outage?.back({ host: name })
        const isPrompt = time.elapsed() - begun <= promptWithin
        remember(name, { circuit: closed, isPrompt, outage: outage ?? deps.outage?.(name) })
      }
      return answer
    }

  /** Ends a delivery that takes too long, even one that does not heed the signal. */
  const inTime = async (deliver: Deliver, { patience }: Pick<OutgoingDeps, 'patience'>): Promise<string> => {
    const ended = new AbortController()
    const signal = AbortSignal.any([stopping.signal, ended.signal])
    const late = new Promise<string>((resolve) => {
      signal.addEventListener('abort', () => resolve(timedOut), { once: true })
    })
    const cancel = time.after(patience, () => ended.abort())
    try {
      return await Promise.race([deliver(signal).catch(() => 'FAILED'), late])
    } finally {
      cancel()
    }
  }

  return {
    /** Whether work would start at once. */
    hasRoom: (lane: Lane): boolean => shares.hasRoom(lane),
    /** Does this work as soon as there is a slot. Nothing starts after `stop`. Resolves when it is done or will not be done. */
    run: (lane: Lane, work: (attempt: Attempt) => Promise<void>): Promise<void> => {
      if (stopping.signal.aborted) return Promise.resolve()
      const done = new Promise<void>((resolve, reject) => {
        waiting.add(resolve)
        shares.enqueue(lane, async () => {
          waiting.delete(resolve)
          if (stopping.signal.aborted) return
          await work(attemptAt(lane.host)).then(resolve, reject)
        })
      })
      unfinished.add(done)
      const ended = (): void => void unfinished.delete(done)
      done.then(ended, ended)
      return done
    },
    /** Lets the next delivery to each host through, because somebody says that it works again. */
    retryAll: (): void => {
      for (const [name, host] of hosts) hosts.set(name, { ...host, circuit: closed })
    },
    isStopped: (): boolean => stopping.signal.aborted,
    /** Aborts deliveries under way, and resolves when their work has ended. */
    stop: async (): Promise<void> => {
      stopping.abort()
      for (const resolve of waiting) resolve()
      await Promise.allSettled(unfinished)
    },
  }
}
