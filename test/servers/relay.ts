/** A network between a process and a server of this machine. While it is cut, it swallows everything silently. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Relay {
  readonly port: number
  /** From now on nothing arrives, in either direction. Neither side is told. */
  cut(): void
  /** What was sent meanwhile arrives, as after a network has been repaired. */
  mend(): void
  stop(): Promise<void>
}

/** Starts it on a free port, in front of a port of this machine. */
export async function startRelay(to: number): Promise<Relay> {
  const open = new Set<Socket>()
  /** Connections that were opened while nothing arrived. */
  let unheard: Socket[] = []
  let isCut = false

  const hold = (socket: Socket): void => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => open.delete(socket))
  }
  const pass = (client: Socket): void => {
    if (client.destroyed) return
    const server = connect(to, '127.0.0.1')
    hold(server)
    for (const [one, other] of [[client, server] as const, [server, client] as const]) {
      one.once('close', () => {
        // The other side cannot hear of it before the network is mended.
        if (!isCut) other.destroy()
      })
      one.on('data', (bytes: Buffer) => other.write(bytes))
    }
  }
  const listener = createServer((client) => {
    hold(client)
    if (isCut) unheard.push(client.pause())
    else pass(client)
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')

  return {
    port: (listener.address() as AddressInfo).port,
    cut: () => {
      isCut = true
      for (const socket of open) socket.pause()
    },
    mend: () => {
      isCut = false
      for (const socket of open) socket.resume()
      unheard.forEach(pass)
      unheard = []
    },
    stop: async () => {
      const closed = once(listener, 'close')
      listener.close()
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}
