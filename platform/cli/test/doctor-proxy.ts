/** A proxy with TLS, as a test misconfigures it, and certificates of an authority of its own. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'

export interface Pair {
  readonly cert: string
  readonly key: string
}

export interface Authority {
  /** The file for those who trust it. */
  readonly file: string
  /** A certificate for `localhost` for so many days. */
  readonly sign: (days: number) => Pair
}

/** Makes an authority as docs/operations.md does. */
export function makeAuthority(folder: string): Authority {
  const at = (name: string): string => join(folder, name)
  const openssl = (...args: readonly string[]): void =>
    void execFileSync('openssl', [...args], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  openssl(
    'req',
    '-x509',
    ...curve,
    '-days',
    '30',
    '-subj',
    '/CN=Our hall',
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
  )
  return {
    file: at('ca.pem'),
    sign: (days) => {
      const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
      openssl('req', '-new', ...curve, ...name, '-keyout', 'site.key', '-out', 'site.csr')
      const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-copy_extensions', 'copy']
      openssl('x509', '-req', '-in', 'site.csr', '-days', String(days), ...by, '-out', 'site.pem')
      return { cert: readFileSync(at('site.pem'), 'utf8'), key: readFileSync(at('site.key'), 'utf8') }
    },
  }
}

export interface Proxy {
  readonly url: string
  /** How it passes requests on; a test changes it. */
  readonly how: { to: number; forwards: boolean; upgrades: boolean; host: string | undefined }
  readonly show: (pair: Pair) => void
  readonly stop: () => Promise<void>
}

export async function startProxy(pair: Pair, to: number): Promise<Proxy> {
  const how: Proxy['how'] = { to, forwards: true, upgrades: true, host: undefined }
  const sockets = new Set<Socket>()
  const passed = ({ ...headers }: IncomingHttpHeaders): IncomingHttpHeaders => {
    if (how.forwards) headers['x-forwarded-for'] = '203.0.113.7'
    if (how.host !== undefined) headers.host = how.host
    return headers
  }
  const server = createServer(pair, (incoming, answer) => {
    const headers = passed(incoming.headers)
    const options = { port: how.to, host: '127.0.0.1', path: incoming.url, method: incoming.method, headers }
    const further = request(options, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    further.on('error', () => answer.writeHead(502).end())
    incoming.pipe(further)
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  server.on('upgrade', (incoming, socket) => {
    const headers = passed(incoming.headers)
    // As nginx does unless it is told otherwise.
    if (!how.upgrades) {
      delete headers.upgrade
      headers.connection = 'close'
    }
    const further = connect(how.to, '127.0.0.1')
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`)
    further.write([`GET ${incoming.url ?? ''} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
    further.on('error', () => socket.destroy())
    socket.on('error', () => further.destroy())
    further.pipe(socket).pipe(further)
    sockets.add(further)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return {
    url: `https://localhost:${port}`,
    how,
    show: (next) => server.setSecureContext(next),
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
