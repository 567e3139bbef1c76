/** A proxy on the way to a gateway that can swallow everything, as a tunnel or a lift does: it refuses nothing and passes nothing on. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface SwallowingProxy {
  readonly url: string
  /** From now on nothing gets through. */
  swallow(): void
  /** New connections get through again. Those from before are lost for good, as where a phone has got another address. */
  restore(): void
  close(): void
}

export async function swallowingProxy(target: string): Promise<SwallowingProxy> {
  const { port } = new URL(target)
  let isSwallowing = false
  const open = new Set<Socket>()
  const inners = new WeakMap<Socket, Socket>()
  const server = createServer((outer) => {
    open.add(outer)
    outer.on('error', () => undefined)
    outer.once('close', () => open.delete(outer))
    if (isSwallowing) return void outer.resume()
    const inner = connect(Number(port), 'localhost')
    inners.set(outer, inner)
    inner.on('error', () => outer.destroy())
    inner.once('close', () => outer.destroy())
    outer.once('close', () => inner.destroy())
    outer.pipe(inner).pipe(outer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    swallow: () => {
      isSwallowing = true
      for (const one of open) {
        one.unpipe().resume()
        inners.get(one)?.unpipe().resume()
      }
    },
    restore: () => (isSwallowing = false),
    close: () => {
      server.close()
      for (const one of open) one.destroy()
    },
  }
}
