/** What all attacks share: their target, requests from twenty addresses, and lanes that go on until the time is over. */
import { Agent, request } from 'node:http'

/** The target of an attack, and when it ends. */
export interface Aim {
  /** The port of one gateway, or the ports of several that work together; requests go to each in turn. */
  readonly ports: readonly number[]
  /** An event whose documents are public. */
  readonly event: string
  /** A private table where a hand is in play. */
  readonly table: string
  /** When the attack ends, on the clock of `performance.now()`. */
  readonly until: number
}

/** Runs until its time is over. @throws if it got what it must not get */
export type Attack = (aim: Aim) => Promise<void>

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
/** Numbers the requests, so that each can be from another address and hold another text. */
export const requests = {
  count: 0,
  next: (): number => requests.count++,
}
/** The header in which a proxy would name the client's address: one of twenty. */
export const from = (of = requests.count): Record<string, string> => ({
  'x-forwarded-for': `203.0.113.${1 + (of % 20)}`,
})

export const portOf = ({ ports }: Aim, of: number): number => ports[of % ports.length] ?? 0

export const ask = (
  aim: Aim,
  method: string,
  path: string,
  body = '',
  headers: Record<string, string> = {},
): Promise<string> =>
  new Promise((resolve) => {
    const port = portOf(aim, requests.count + Math.floor(requests.count / 20))
    const all = { 'content-type': 'application/json', ...from(requests.next()), ...headers }
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers: all }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text = text.length < 2_000 ? text + chunk.toString() : text))
      answer.once('close', () => resolve(text))
    })
    sent.setTimeout(20_000, () => sent.destroy())
    // A request that is cut off counts as answered.
    sent.once('error', () => resolve(''))
    sent.end(body)
  })
export const post = (aim: Aim, query: string, variables: object = {}, headers: Record<string, string> = {}) =>
  ask(aim, 'POST', '/graphql', JSON.stringify({ query, variables }), headers)

/** Keeps `many` requests going in parallel until the time is over. */
export const keep = async (
  { until }: Aim,
  many: number,
  once: (lane: number) => Promise<unknown>,
): Promise<void> => {
  const lane = async (of: number): Promise<void> => {
    while (performance.now() < until) await once(of)
  }
  await Promise.all(Array.from({ length: many }, (_, of) => lane(of)))
}
