/**
 * Players and an onlooker on real sockets, who keep every byte that they receive and play any legal move. Before some moves all of them, and
 * somebody without a name, ask for a hint, for the record of the hand in play, and for its cards at another
 * table.
 */
import type { Random } from '@stolik/core'
import type { WebSocket } from 'ws'
import * as documents from '../../web/elements/src/client/documents.js'
import { table as tableDocument } from '../../web/elements/src/client/table-document.js'
import { asker, guest, type App, type Asker } from '../../platform/gateway/test/help.js'
import { opened, rawSocket } from '../../platform/gateway/test/socket-help.js'

const hint = `query ($table: ID!, $seq: Int!) { hint(table: $table, seq: $seq) { __typename
  ... on Hint { move what { code } why { code args { name text number flag } } } ... on NoHint { reason } ... on Refused { code } } }`
const dealAgain = `mutation ($table: ID!, $hand: Int!) { dealAgain(table: $table, hand: $hand) { __typename ... on Refused { code } } }`
const record = `query ($table: ID!, $hand: Int!) { record(table: $table, hand: $hand) { ... on Refused { code } ... on Record { text } } }`

/** A message as received, the table's seq in it, and its receiver: a chair, or null for an onlooker. */
export interface Heard {
  readonly chair: number | null
  readonly seq: number
  readonly text: string
}

interface Seen {
  readonly seq: number
  readonly phase: string
  /** The hand on the table, from 0. */
  readonly hand: number | null
  readonly view: { readonly seat: number | null; readonly toAct: number[]; readonly legal: string[] } | null
}

export interface Series {
  readonly id: string
  readonly heard: readonly Heard[]
  readonly people: readonly Asker[]
  /** How many answers there were to what nobody may learn of a hand in play. */
  readonly pried: number
}

interface Wanted {
  readonly game: string
  readonly profile: string
  readonly chairs: number
  readonly length: number
  /** The fields that the view is asked for. */
  readonly selection: string
  readonly random: Random
}

/** Plays a series to its end. */
export async function playSeries(app: App, port: number, wanted: Wanted): Promise<Series> {
  const { random, selection, chairs, game, profile, length } = wanted
  const people = await Promise.all(Array.from({ length: chairs }, (_, i) => guest(app, `Player ${i}`)))
  const heard: Heard[] = []
  const first = people[0] as Asker
  const { id } = await first.get<{ id: string }>(
    `mutation { open(game: "${game}", profile: "${profile}", chairs: ${chairs}, length: ${length}, speed: FREE) { ... on Table { id } } }`,
  )
  const sockets: WebSocket[] = []
  const asking = [...people.map((who, chair) => ({ who, chair })), { who: asker(app), chair: null }]
  /** The player on turn waits for the answers, so the hand cannot end meanwhile. */
  const pry = async (seq: number, hand: number): Promise<void> => {
    const asked = asking.flatMap(({ who, chair }) =>
      [hint, record, dealAgain].map(async (document) => {
        const answer = await who.ask(document, { table: id, seq, hand })
        heard.push({ chair, seq, text: JSON.stringify(answer) })
        pried += 1
      }),
    )
    await Promise.all(asked)
  }
  let pried = 0
  const over = new Promise<void>((resolve, reject) => {
    const act = async (chair: number, { seq, phase, hand, view }: Seen): Promise<void> => {
      const who = people[chair] as Asker
      if (phase === 'BETWEEN') {
        await who.get(documents.ready, { table: id })
        return
      }
      if (view === null || view.seat === null) return
      const more = view.legal.filter((one) => /^(?:look-\d|show)$/.test(one))
      const onTurn = view.toAct.includes(view.seat)
      if (!onTurn && (more.length === 0 || random.below(3) > 0)) return
      const move = choose(onTurn ? view.legal : more, random)
      if (onTurn && random.below(4) === 0) await pry(seq, hand ?? 0)
      // Refused if another move came first; its result reaches us in turn.
      await who.get(documents.play, { table: id, seq, move })
    }
    const listen = async (chair: number | null, token: string | undefined): Promise<void> => {
      const socket = rawSocket(port)
      sockets.push(socket)
      await opened(socket)
      socket.on('close', () => reject(new Error('a socket was closed')))
      socket.on('message', (data: Buffer) => {
        const text = data.toString()
        const { type, payload } = JSON.parse(text) as { type: string; payload?: { data?: { table: Seen } } }
        if (type === 'connection_ack')
          socket.send(
            JSON.stringify({
              id: '1',
              type: 'subscribe',
              payload: { query: tableDocument(selection), variables: { id } },
            }),
          )
        const table = payload?.data?.table
        if (table === undefined) return type === 'error' ? reject(new Error(text)) : undefined
        heard.push({ chair, seq: table.seq, text })
        if (table.phase === 'FINISHED') return resolve()
        if (chair !== null) act(chair, table).catch(reject)
      })
      socket.send(JSON.stringify({ type: 'connection_init', payload: token === undefined ? {} : { token } }))
    }
    const start = async (): Promise<void> => {
      await Promise.all([...people.map(({ token }, chair) => listen(chair, token)), listen(null, undefined)])
      for (const [chair, who] of people.entries())
        if (chair > 0) await who.get(documents.sit, { table: id, chair })
    }
    start().catch(reject)
  })
  try {
    await over
  } finally {
    for (const socket of sockets) {
      socket.removeAllListeners('close')
      socket.terminate()
    }
  }
  return { id, heard, people, pried }
}

/** Any legal move. Moves that end a hand early are chosen rarely, or hardly anything would be played. */
function choose(legal: readonly string[], random: Random): string {
  const going = legal.filter((move) => !/^(?:resign|concede|claim.*|open|rzut|zgoda|accept)$/.test(move))
  const from = going.length > 0 && random.below(20) > 0 ? going : legal
  return from[random.below(from.length)] as string
}
