/** A proxy that removes what a socket needs, and one that is not configured. */
import { request } from 'node:http'
import { Writable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { testApp, type App } from './help.js'
import { closed, listen, opened, rawSocket } from './socket-help.js'

const lines: { readonly event?: string; readonly msg: string }[] = []
const stream = new Writable({
  write: (line: Buffer, _encoding, done) => {
    lines.push(JSON.parse(line.toString()) as (typeof lines)[number])
    done()
  },
})
const events = () => lines.flatMap(({ event }) => event ?? [])

let app: App
const start = async (proxies: readonly string[] = ['loopback']): Promise<number> => {
  app = await testApp({ logger: { level: 'warn', stream }, proxies })
  return listen(app)
}
afterEach(async () => {
  lines.length = 0
  await app.close()
})

/** A handshake as passed on by an nginx that was not configured for Upgrade. */
const stripped = (port: number, more: object = {}): Promise<{ status: number | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    const headers = {
      'sec-websocket-key': 'x3JJHMbDL1EzLkh9GBhXDw==',
      'sec-websocket-version': '13',
      'sec-websocket-protocol': 'graphql-transport-ws',
      connection: 'close',
      ...more,
    }
    request({ port, host: '127.0.0.1', path: '/graphql', headers }, (answer) => {
      let body = ''
      answer.on('data', (bytes: Buffer) => (body += bytes.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode, body }))
    })
      .once('error', reject)
      .end()
  })
const access = async (): Promise<unknown> => (await app.inject({ url: '/site-access' })).json()

describe('a proxy that does not pass Upgrade on', () => {
  it('is logged once, and reported to clients and to pages that ask why no data comes', async () => {
    const port = await start()
    expect(await access()).not.toHaveProperty('sockets')
    for (const more of [{}, { upgrade: 'websocket' }, {}]) {
      const { status, body } = await stripped(port, more)
      expect({ status, ...(JSON.parse(body) as object) }).toMatchObject({ status: 426, code: 'NO_UPGRADE' })
    }
    expect(events()).toEqual(['NO_UPGRADE'])
    expect(lines[0]?.msg).toContain('the proxy does not pass Upgrade on')
    expect(await access()).toHaveProperty('sockets', false)
  })

  it('is not reported to pages once a socket works, because anybody can forge half a handshake', async () => {
    const port = await start()
    await stripped(port)
    expect(await access()).toHaveProperty('sockets', false)
    const socket = rawSocket(port)
    await opened(socket)
    expect(await access()).not.toHaveProperty('sockets')
    socket.close()
    await closed(socket)
  })

  it('is not suspected when it passes sockets on', async () => {
    const port = await start()
    const socket = rawSocket(port)
    await opened(socket)
    socket.close()
    await closed(socket)
    expect(events()).toEqual([])
    expect(await access()).not.toHaveProperty('sockets')
  })
})

describe('X-Forwarded-For', () => {
  const ask = (port: number): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.7' } })

  it('from a machine that is not in STOLIK_PROXIES is logged once', async () => {
    const port = await start(['10.0.0.0/8'])
    await ask(port)
    await ask(port)
    expect(lines).toMatchObject([{ event: 'PROXY_UNKNOWN', from: '127.0.0.1' }])
  })

  it('from one that is listed, or none at all, is not logged', async () => {
    const port = await start()
    await ask(port)
    await fetch(`http://127.0.0.1:${port}/healthz`)
    expect(events()).toEqual([])
  })
})
