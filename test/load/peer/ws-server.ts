/**
 * Skat on a bare `ws` server: whole views as JSON to every seat after each move, and nothing else. With `journal`, each move is in the
 * journal of the gateway and synced before it is told: the least that a server of one core has to do for our promise.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocketServer, type WebSocket } from 'ws'
import { openSqlite } from '../../../platform/gateway/src/store/sqlite.js'
import type { Entry } from '../../../platform/gateway/src/table/entry.js'
import { begin, play, show, type Place } from './skat-table.js'

const isJournalled = process.argv.includes('journal')
const folder = mkdtempSync(join(tmpdir(), 'stolik-load-'))
const data = isJournalled ? await openSqlite(join(folder, 'stolik.db'), 0) : undefined

interface Table {
  place: Place
  readonly seats: WebSocket[]
}
const tables = new Map<string, Table>()

async function keep(table: string, expected: number, entry: Entry): Promise<void> {
  const entries = [{ at: Date.now(), entry }]
  const answer = await data?.store.append({ table, expected, entries, over: false, records: [] })
  if (answer !== undefined && answer !== 'done') throw new Error(`the journal is ${answer}`)
}

const tell = ({ place, seats }: Table): void =>
  seats.forEach((socket, seat) => socket.send(JSON.stringify(show(place, seat))))

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
server.on('connection', (socket, { url = '' }) => {
  const id = new URL(url, 'ws://localhost').searchParams.get('table') ?? ''
  const table = tables.get(id) ?? { place: begin(id), seats: [] }
  tables.set(id, table)
  const seat = table.seats.push(socket) - 1
  socket.on('message', (message: Buffer) => {
    const move = message.toString()
    const after = play(table.place, seat, move, id)
    if (after === undefined) throw new Error(`${move} is illegal`)
    void keep(id, table.place.at, { kind: 'move', seat, move, used: 0, by: 'player' }).then(() => {
      table.place = after
      tell(table)
    })
  })
  if (table.seats.length === 3) tell(table)
})
server.once('listening', () => {
  const address = server.address()
  console.log(`ws is on ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}\n`)
})
process.once('SIGTERM', () => {
  rmSync(folder, { recursive: true })
  process.exit(0)
})
