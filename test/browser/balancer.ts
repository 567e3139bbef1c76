/** One address for several gateways: each connection goes to the next gateway that answers. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Balancer {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts it on a free port, in front of the gateways at the given ports of this machine.
 * @param serves whether a gateway has said that it can serve; if none has, all are asked
 */
export async function startBalancer(
  ports: readonly number[],
  serves: (port: number) => boolean = () => true,
): Promise<Balancer> {
  const open = new Set<Socket>()
  let turn = 0

  const keep = (socket: Socket): void => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  }
  const join = (client: Socket, tries: number): void => {
    const ready = ports.filter(serves)
    const asked = ready.length === 0 ? ports : ready
    const port = asked[turn++ % asked.length]
    if (port === undefined || tries === 0) return void client.destroy()
    const gateway = connect({ port, host: '127.0.0.1' })
    const next = (): void => join(client, tries - 1)
    gateway.once('error', next)
    gateway.once('connect', () => {
      gateway.off('error', next)
      keep(gateway)
      for (const [one, other] of [[client, gateway] as const, [gateway, client] as const]) {
        one.on('error', () => other.destroy())
        one.once('close', () => other.destroy())
        one.pipe(other)
      }
    })
  }
  const server = createServer((client) => {
    keep(client)
    // Until a gateway is found, nothing else handles errors of this socket.
    client.on('error', () => client.destroy())
    join(client, 2 * ports.length)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}
