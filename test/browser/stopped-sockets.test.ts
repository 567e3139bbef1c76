/** The portal behind a proxy that knows nothing of sockets, as nginx is without its lines: the page says so. */
import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { axe, openBrowser, visit } from './visit.js'

/** What nginx takes away of a handshake when nobody has told it otherwise. */
const without = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'upgrade'))

/** Passes requests on, without what goes only from one to the next. */
async function stripping(target: string): Promise<Server> {
  const { port } = new URL(target)
  const pass = createServer((asked, answer) => {
    const headers = without(asked.headers)
    const inner = request(
      {
        port,
        host: 'localhost',
        method: asked.method,
        path: asked.url,
        headers: { ...headers, connection: 'close' },
      },
      (found) => {
        answer.writeHead(found.statusCode ?? 500, found.headers)
        found.pipe(answer)
      },
    )
    inner.once('error', () => answer.destroy())
    asked.pipe(inner)
  })
  // Without this Node would hold what asks for a socket open for nothing.
  pass.on('upgrade', (asked, socket) => {
    const headers = without(asked.headers)
    const inner = request(
      { port, host: 'localhost', path: asked.url, headers: { ...headers, connection: 'close' } },
      (found) => {
        socket.end(`HTTP/1.1 ${found.statusCode ?? 500} No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`)
        found.resume()
      },
    )
    inner.once('error', () => socket.destroy())
    inner.end()
  })
  pass.listen(0, '127.0.0.1')
  await once(pass, 'listening')
  return pass
}

let gateway: Served
let browser: Browser
let proxy: Server
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
  proxy = await stripping(gateway.url)
})
afterAll(async () => {
  proxy.close()
  proxy.closeAllConnections()
  await browser.close()
  await gateway.stop()
})

it('says in the lobby and at a table that the proxy does not pass Upgrade on', async () => {
  const { page } = await visit(browser)
  const { port } = proxy.address() as AddressInfo
  for (const path of ['/', '/table/nowhere']) {
    await page.goto(`http://localhost:${port}${path}`)
    await page
      .getByText(/nie przekazuje nagłówka Upgrade/)
      .first()
      .waitFor()
  }
  expect(await axe(page)).toEqual([])
})
