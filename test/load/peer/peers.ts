/** The peers, and how a player sits down at a table of theirs. */
import { once } from 'node:events'
import { Client } from 'colyseus.js'
import { io } from 'socket.io-client'
import { WebSocket } from 'ws'
import type { Shown } from './skat-table.js'

export interface Seat {
  readonly play: (text: string) => void
  readonly leave: () => void
}

export interface Peer {
  readonly name: string
  /** The file of its server, which prints its address, and its arguments. */
  readonly file: string
  readonly args?: readonly string[]
  readonly says: RegExp
  /** Seats three players at a table; `take` gets what each of them is shown. */
  readonly sitDown: (
    url: string,
    table: string,
    take: (seat: number, shown: Shown) => void,
  ) => Promise<readonly Seat[]>
}

const seats = [0, 1, 2]

const colyseus: Peer = {
  name: 'Colyseus',
  file: 'colyseus-server.ts',
  says: /Colyseus is on (\S+)\n/,
  sitDown: async (url, _, take) => {
    const room = await new Client(url).create('skat')
    const rooms = [room]
    const listen = (seat: number): void => {
      rooms[seat]?.onMessage('shown', (shown: Shown) => take(seat, shown))
      rooms[seat]?.onMessage('illegal', (text: string) => {
        throw new Error(`Colyseus refused ${text}`)
      })
    }
    listen(0)
    for (const seat of [1, 2]) {
      rooms.push(await new Client(url).joinById(room.roomId))
      listen(seat)
    }
    return rooms.map((one) => ({
      play: (text) => one.send('play', text),
      leave: () => void one.leave(),
    }))
  },
}

/** What boardgame.io sends after a move, as far as it is read here. */
interface Match {
  readonly G: Shown
  readonly _stateID: number
}

const boardgame: Peer = {
  name: 'boardgame.io',
  file: 'boardgame-server.ts',
  says: /boardgame\.io is on (\S+)\n/,
  // Its own client plays the game a second time in the browser. These clients only read and send, as those of the others do.
  sitDown: async (url, table, take) => {
    const all: Seat[] = []
    for (const seat of seats) {
      const socket = io(`${url}/skat`, { transports: ['websocket'], forceNew: true })
      await new Promise<void>((resolve) => socket.once('connect', resolve))
      let id = 0
      const read = ({ G, _stateID }: Match): void => {
        id = _stateID
        take(seat, G)
      }
      socket.on('sync', (_: string, { state }: { readonly state: Match }) => read(state))
      socket.on('update', (_: string, state: Match) => read(state))
      socket.emit('sync', table, String(seat), undefined, seats.length)
      all.push({
        play: (text) => {
          const payload = { type: 'play', args: [text], playerID: String(seat), credentials: undefined }
          socket.emit('update', { type: 'MAKE_MOVE', payload }, id, table, String(seat))
        },
        leave: () => socket.disconnect(),
      })
    }
    return all
  },
}

/** No library for games at all: what is left of a move on this machine. */
const bare = (name: string, args: readonly string[]): Peer => ({
  name,
  file: 'ws-server.ts',
  args,
  says: /ws is on (\S+)\n/,
  sitDown: async (url, table, take) => {
    const all: Seat[] = []
    for (const seat of seats) {
      const socket = new WebSocket(`${url}?table=${table}`)
      socket.on('message', (message: Buffer) => take(seat, JSON.parse(message.toString()) as Shown))
      await once(socket, 'open')
      all.push({ play: (text) => socket.send(text), leave: () => socket.close() })
    }
    return all
  },
})

export const peers: readonly Peer[] = [
  colyseus,
  boardgame,
  bare('bare ws', []),
  bare('ws and journal', ['journal']),
]
