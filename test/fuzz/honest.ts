/** An honest player during the attack, who plays as a client would: they must be answered whatever the others do. */
import { WebSocket } from 'ws'
import { play, ready } from '../../web/elements/src/client/documents.js'

export interface Honest {
  /** Stops. Returns how many moves were accepted and how long each answer took, in milliseconds. */
  stop(): Promise<{ readonly moves: number; readonly slowest: number; readonly times: readonly number[] }>
  /** What went wrong, if anything has. */
  failed(): string | undefined
}

/** Milliseconds before a move. A player as fast as a quiet machine would rightly be disconnected for too many messages. */
const thinks = 75

interface Shown {
  readonly seq: number
  readonly phase: string
  readonly chair: number
  readonly players: readonly { readonly ready: boolean }[]
  readonly view: {
    readonly seat: number
    readonly toAct: readonly number[]
    readonly legal: readonly string[]
  } | null
}

interface Message {
  readonly type: string
  readonly id: string
  readonly payload?: { readonly data?: Readonly<Record<string, unknown>> }
}

/** Plays the first legal move at this table until stopped, or until its series is over. */
export function honest(
  port: number,
  token: string,
  table: string,
  headers: Readonly<Record<string, string>> = {},
): Honest {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', { headers })
  const times: number[] = []
  const sent = new Map<string, number>()
  let [moves, stopped] = [0, false]
  let failure: string | undefined
  const say = (message: object): void => socket.send(JSON.stringify(message))
  const ask = (id: string, query: string, variables: object): void => {
    if (sent.has(id)) return
    sent.set(id, performance.now())
    say({ id, type: 'subscribe', payload: { query, variables } })
  }

  const act = ({ seq, phase, chair, players, view }: Shown): void => {
    if (phase === 'BETWEEN' && players[chair]?.ready === false) return ask(`r${seq}`, ready, { table })
    const [move] = view?.toAct.includes(view.seat) === true ? view.legal : []
    if (move === undefined) return
    setTimeout(() => {
      if (!stopped) ask(`p${seq}`, play, { table, seq, move })
    }, thinks)
  }

  socket.once('open', () => say({ type: 'connection_init', payload: { token } }))
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    const { type, id, payload } = JSON.parse(text) as Message
    if (type === 'connection_ack')
      return ask(
        'table',
        `subscription ($table: ID!) { table(id: $table) {
          seq phase chair players { ready } view { seat toAct legal } } }`,
        { table },
      )
    if (type === 'next' && id === 'table') return act(payload?.data?.['table'] as Shown)
    if (type === 'complete') return
    times.push(performance.now() - (sent.get(id) ?? 0))
    if (text.includes('"__typename":"Table"')) moves += 1
    else if (!text.includes('STALE')) failure ??= text
  })
  socket.on('error', (error) => (failure ??= error.message))
  const closed = new Promise<void>((resolve) =>
    socket.once('close', (code) => {
      if (!stopped) failure ??= `their socket was closed with ${code}`
      resolve()
    }),
  )
  return {
    failed: () => failure,
    stop: async () => {
      stopped = true
      socket.close(1000)
      await closed
      return { moves, slowest: Math.max(0, ...times), times }
    },
  }
}
