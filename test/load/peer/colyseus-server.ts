/** Skat on Colyseus, as a small server would have it: a room per table, and every seat's whole view after each move. */
import { Room, Server, type Client } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { begin, play, show, type Place } from './skat-table.js'

class SkatTable extends Room {
  override maxClients = 3
  #place: Place = begin(this.roomId)
  readonly #seats: Client[] = []

  override onCreate(): void {
    this.onMessage('play', (client: Client, text: unknown) => {
      const after = play(this.#place, this.#seats.indexOf(client), String(text), this.roomId)
      if (after === undefined) return client.send('illegal', text)
      this.#place = after
      this.#tell()
    })
  }

  override onJoin(client: Client): void {
    this.#seats.push(client)
    if (this.#seats.length === this.maxClients) this.#tell()
  }

  #tell(): void {
    this.#seats.forEach((client, seat) => client.send('shown', show(this.#place, seat)))
  }
}

const transport = new WebSocketTransport()
const server = new Server({ greet: false, transport })
server.define('skat', SkatTable)
await server.listen(0, '127.0.0.1')
const address = transport.server?.address()
console.log(`Colyseus is on http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}\n`)
process.once('SIGTERM', () => process.exit(0))
