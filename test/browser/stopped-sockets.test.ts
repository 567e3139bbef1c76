/** The portal behind a proxy that does not pass WebSockets, like nginx without its extra lines: the page says so. */
import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { axe, openBrowser, visit } from './visit.js'

/** Removes the headers of a handshake that nginx removes by default. */
const without = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'upgrade'))

/** Forwards requests without their hop-by-hop headers. */
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
  // Without this handler Node would keep upgrade requests open forever.
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

it('the lobby and a table say that the proxy does not pass Upgrade on', async () => {
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
