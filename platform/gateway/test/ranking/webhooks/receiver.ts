/** The receiver of webhooks: a real HTTP server on this machine, with the given answers. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookStore } from '../../../src/webhooks/sql.js'

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly path: string
}

export interface Receiver {
  readonly url: string
  readonly received: Received[]
  close(): Promise<void>
}

/** @param statuses of the answers in order, then 204; 0: no answer at all */
export async function receiver(...statuses: number[]): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
        path: request.url ?? '',
      })
      const status = statuses.shift() ?? 204
      if (status === 0) return
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The store, and a promise for the next outcome of a delivery. */
export function settling(store: WebhookStore): { store: WebhookStore; settled: () => Promise<void> } {
  let waiting: (() => void)[] = []
  return {
    store: {
      ...store,
      settle: async (id, done) => {
        await store.settle(id, done)
        for (const tell of waiting) tell()
        waiting = []
      },
    },
    settled: () => new Promise((resolve) => waiting.push(resolve)),
  }
}
