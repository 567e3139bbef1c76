/** The network connection of one browser: an HTTP proxy that can be cut. */
import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

export interface Line {
  readonly url: string
  /** Ends every connection, and accepts none while it is cut. */
  cut(isCut: boolean): void
  stop(): Promise<void>
}

/** Ends each of the two when the other ends, in whatever way. */
function tie(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on('error', () => to.destroy())
    from.once('close', () => to.destroy())
    from.pipe(to)
  }
}

function forward(asked: IncomingMessage, answer: ServerResponse): void {
  const { url = '', method, headers } = asked
  const upstream = request(url, { method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.rawHeaders)
    response.pipe(answer)
  })
  upstream.on('error', () => answer.destroy())
  answer.once('close', () => upstream.destroy())
  asked.pipe(upstream)
}

/** Repeats an upgrade request to the server itself, then passes bytes both ways. */
function upgrade({ url = '', rawHeaders }: IncomingMessage, client: Duplex, head: Buffer): void {
  const { hostname, port, pathname, search } = new URL(url)
  const upstream = connect({ host: hostname, port: Number(port || 80) })
  const headers = rawHeaders.flatMap((name, i) =>
    i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1] ?? ''}`] : [],
  )
  upstream.write([`GET ${pathname}${search} HTTP/1.1`, ...headers, '', ''].join('\r\n'))
  upstream.write(head)
  tie(client, upstream)
}

export async function startLine(): Promise<Line> {
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer(forward)
  server.on('connection', (socket: Socket) => {
    if (isCut) return void socket.destroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  // WebSockets arrive as upgrades.
  server.on('upgrade', upgrade)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const hangUp = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: (now) => {
      isCut = now
      if (now) hangUp()
    },
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      hangUp()
      await closed
    },
  }
}
