/** People at a table who play on while gateways stop and start. Each uses whichever gateway answers, as behind a proxy. */
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { enter, openTable, type Guest } from '../stage/people.js'

interface Seen {
  readonly seq: number
  readonly epoch: string
  readonly phase: string
  readonly hand: number | null
  readonly notice: string | null
  readonly view: {
    readonly seat: number | null
    readonly toAct: readonly number[]
    readonly legal: readonly string[]
  } | null
  readonly fairness: { readonly commitment: string } | null
}

export interface InPlay {
  readonly id: string
  /** How many moves gateways have confirmed. */
  taken(): number
  /**
   * What went wrong: a move replaced by another, a view that went back, a hand dealt anew, or a refusal that no outage
   * explains.
   */
  readonly faults: readonly string[]
  /** Resolves when so many more moves have been confirmed. */
  more(moves: number): Promise<void>
  /** What the first of them sees now. */
  seen(): Seen | undefined
  stop(): Promise<void>
}

const whole = 'seq epoch phase hand notice view { seat toAct legal } fairness { commitment }'
const watched = `subscription ($t: ID!) { table(id: $t) { ... on Table { ${whole} } } }`
const played =
  'mutation ($t: ID!, $s: Int!, $m: String!) { play(table: $t, seq: $s, move: $m) { __typename ... on Table { seq } ... on Refused { code } } }'
const readied = 'mutation ($t: ID!) { ready(table: $t) { __typename ... on Refused { code } } }'

/** Refusals from a gateway that is stopping, or that has just started and does not know everything yet. */
const passing = ['UNAVAILABLE', 'STALE', 'NOT_YOUR_TURN']

interface Answer {
  readonly __typename: string
  readonly seq?: number
  readonly code?: string
}

/** Three guests at a table of Skat. @param urls of the gateways; the second one shows a table of the first */
export async function tableInPlay(urls: readonly string[]): Promise<InPlay> {
  const [first = ''] = urls
  const names = ['Ola', 'Jan', 'Ewa']
  const guests = await Promise.all(names.map((name) => enter(first, name)))
  const [ola] = guests as [Guest, ...Guest[]]
  const id = await openTable(first, ola, { game: 'skat', profile: 'pzskat', chairs: 3, length: 36 }, 0)
  /** The player and move by log length: a log that has lost an entry takes another one in its place. */
  const taken = new Map<number, string>()
  const faults: string[] = []
  const waiting = new Set<() => void>()
  let stopped = false
  const sockets = new Set<WebSocket>()

  /** Tries one gateway after the other until one answers. */
  const ask = async (guest: Guest, query: string, variables: object): Promise<Answer | undefined> => {
    for (let n = guests.indexOf(guest); !stopped; n++) {
      try {
        const response = await fetch(`${urls[n % urls.length]}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${guest.token}` },
          body: JSON.stringify({ query, variables }),
        })
        const { data } = (await response.json()) as { data?: Record<string, Answer> | null }
        const [answer] = Object.values(data ?? {})
        if (answer !== undefined && answer.code !== 'UNAVAILABLE') return answer
      } catch {
        // This gateway is not there now.
      }
      await wait(50)
    }
    return undefined
  }

  for (const guest of guests.slice(1))
    await ask(guest, 'mutation ($t: ID!) { sit(table: $t) { __typename } }', { t: id })

  /** What each of them saw last, by chair. */
  const latest: (Seen | undefined)[] = guests.map(() => undefined)
  const acting = guests.map(() => false)

  const act = async (guest: Guest, n: number): Promise<void> => {
    if (acting[n] === true) return
    acting[n] = true
    try {
      for (
        let seen = latest[n];
        seen !== undefined && !stopped;
        seen = latest[n] === seen ? undefined : latest[n]
      ) {
        const { phase, seq, view } = seen
        if (phase === 'BETWEEN') await ask(guest, readied, { t: id })
        const { legal: all = [] } = view?.toAct.includes(view.seat ?? -1) === true ? view : {}
        // Version 1 of Skat offered levels that could not be reached any more. Under version 2 a hand with such an offer ends its table.
        const legal = all.filter((move) => !move.startsWith('claim-'))
        const move = legal[(7 * taken.size) % Math.max(1, legal.length)]
        if (phase !== 'PLAYING' || move === undefined) continue
        // About as long as a person needs to touch a card.
        await wait(20)
        const answer = await ask(guest, played, { t: id, s: seq, m: move })
        if (answer?.code !== undefined && !passing.includes(answer.code))
          faults.push(`${move}: ${answer.code}`)
        if (answer?.seq === undefined) continue
        const made = `${guest.name} ${move}`
        // A player who sees no newer view yet may send the same move again, and gets the same answer.
        const before = taken.get(seq) ?? made
        if (before !== made) faults.push(`${made} in the place of ${before}, at ${seq}`)
        taken.set(seq, made)
        for (const check of [...waiting]) check()
      }
    } finally {
      acting[n] = false
    }
  }

  const see = (guest: Guest, n: number, seen: Seen): void => {
    const before = latest[n]
    if (before !== undefined && before.epoch === seen.epoch && seen.seq < before.seq)
      faults.push(`${guest.name} saw ${seen.seq} after ${before.seq}`)
    if (seen.notice !== null) faults.push(`${guest.name} was told ${seen.notice}`)
    const isSameHand = before?.hand === seen.hand && before.phase === 'PLAYING' && seen.phase === 'PLAYING'
    if (isSameHand && before.fairness?.commitment !== seen.fairness?.commitment)
      faults.push(`${guest.name} was dealt hand ${seen.hand} anew`)
    latest[n] = seen
    void act(guest, n)
  }

  /** One socket after the other, each to the next gateway. */
  const watch = (guest: Guest, n: number, to = n): void => {
    if (stopped) return
    const socket = new WebSocket(
      `${(urls[to % urls.length] ?? '').replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
    )
    sockets.add(socket)
    const say = (message: object): void => socket.send(JSON.stringify(message))
    socket.on('open', () => say({ type: 'connection_init', payload: { token: guest.token } }))
    socket.on('message', (data: Buffer) => {
      const { type, payload } = JSON.parse(data.toString()) as {
        type: string
        payload?: { data?: { table?: Seen } }
      }
      if (type === 'connection_ack')
        say({ id: '1', type: 'subscribe', payload: { query: watched, variables: { t: id } } })
      if (type === 'ping') say({ type: 'pong' })
      if (type === 'error') socket.close()
      const seen = payload?.data?.table
      if (type === 'next' && seen?.seq !== undefined) see(guest, n, seen)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      setTimeout(() => watch(guest, n, to + 1), 50)
    })
  }
  guests.forEach((guest, n) => watch(guest, n))

  return {
    id,
    taken: () => taken.size,
    faults,
    more: (moves) => {
      const wanted = taken.size + moves
      return new Promise((resolve) => {
        const check = (): void => {
          if (taken.size < wanted) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      })
    },
    seen: () => latest[0],
    stop: async () => {
      stopped = true
      for (const socket of sockets) socket.terminate()
      await wait(0)
    },
  }
}
