/** What a bare `ws` server achieves on this machine in the same minute, with messages of the same size. */
import { once } from 'node:events'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { sleep } from './clock.js'
import { start } from './process.js'

export interface Baseline {
  /** Messages sent and answered per second, over as many sockets as there were players. */
  readonly roundTrips: number
  /** The same per second of the server's processor time. */
  readonly roundTripsOfCpu: number
  readonly deliveries: number
  readonly deliveriesOfCpu: number
  /** Bytes that a connected socket takes. */
  readonly memory: number
}

export interface Shape {
  readonly players: number
  readonly readers: number
  readonly bytes: number
  readonly seconds: number
}

export async function baseline({ players, readers, bytes, seconds }: Shape): Promise<Baseline> {
  const server = await start(
    ['--import', 'tsx', join(import.meta.dirname, 'echo.ts')],
    {},
    /Echo is on (\S+)\n/,
  )
  const url = server.address.replace('http', 'ws')
  const measure = async (count: () => number): Promise<{ wall: number; cpu: number }> => {
    await sleep(500)
    const [from, cpu, at] = [count(), server.cpu(), performance.now()]
    await sleep(seconds * 1_000)
    const done = count() - from
    return {
      wall: done / ((performance.now() - at) / 1_000),
      cpu: done / ((server.cpu() - cpu) / 1_000),
    }
  }

  const text = 'x'.repeat(bytes)
  // Opens the first sockets in advance, so that only the readers' sockets are measured.
  await end(await sockets(url, 100))
  const before = server.memory()
  const crowd = await sockets(url, readers)
  const memory = (server.memory() - before) / readers
  let got = 0
  for (const socket of crowd)
    socket.on('message', () => {
      got += 1
      // Starts the next round when the last one has been read, as a table's next move would come.
      if (got % crowd.length === 0) crowd[0]?.send(`all${text}`)
    })
  crowd[0]?.send(`all${text}`)
  const told = await measure(() => got)
  await end(crowd)

  let answers = 0

  const some = await sockets(url, players)
  for (const socket of some) {
    socket.on('message', () => {
      answers += 1
      socket.send(text)
    })
    socket.send(text)
  }
  const echoed = await measure(() => answers)
  await end(some)

  await server.stop()
  return {
    roundTrips: echoed.wall,
    roundTripsOfCpu: echoed.cpu,
    deliveries: told.wall,
    deliveriesOfCpu: told.cpu,
    memory,
  }
}

async function sockets(url: string, count: number): Promise<WebSocket[]> {
  const all: WebSocket[] = []
  while (all.length < count) {
    const some = Array.from({ length: Math.min(50, count - all.length) }, () => new WebSocket(url))
    await Promise.all(some.map((socket) => once(socket, 'open')))
    all.push(...some)
  }
  return all
}

async function end(all: readonly WebSocket[]): Promise<void> {
  const gone = all.map((socket) => once(socket, 'close'))
  for (const socket of all) socket.terminate()
  await Promise.all(gone)
}
