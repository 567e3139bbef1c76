/** docs/deploy/nginx.conf in a real nginx, before simulated gateways that start or die. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../../test/servers/server.js'
import { findTool } from '../../../test/tools.mjs'
import { starting, type Starting } from '../src/app/starting.js'

const nginx = findTool('nginx')

describe.skipIf(nginx === undefined)('nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-nginx-'))
  const requests: string[] = []
  let handle: (asking: IncomingMessage, answer: ServerResponse) => void
  let other: Server
  let start: Starting
  let child: ChildProcess
  let port: number

  interface Answered {
    readonly status: number | undefined
    readonly headers: IncomingHttpHeaders
    readonly text: string
  }
  const answerTo = (path: string, method = 'GET'): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const options = { port, path, method, host: '127.0.0.1', rejectUnauthorized: false, agent: false }
      const headers = { accept: 'text/html' }
      request({ ...options, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.once('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }))
      })
        .once('error', reject)
        .end(method === 'POST' ? '{}' : undefined)
    })
  const ask = async (path: string, method?: string): Promise<number | undefined> =>
    (await answerTo(path, method)).status

  beforeAll(async () => {
    other = createServer((asking, answer) => {
      requests.push(`${asking.method} ${asking.url}`)
      handle(asking, answer)
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const first = await freePort()
    const isOpen = new Promise<void>((resolve) => {
      start = starting({
        port: first,
        logger: { level: 'silent' },
        bind: async (how) => {
          const address = await how('127.0.0.1')
          resolve()
          return address
        },
      })
    })
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const drawn = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=cards.example',
    ]
    execFileSync('openssl', [...drawn, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
    port = await freePort()
    const site = readFileSync(join(import.meta.dirname, '../../../docs/deploy/nginx.conf'), 'utf8')
      .replaceAll('127.0.0.1:4000', `127.0.0.1:${first}`)
      .replaceAll('127.0.0.1:4001', `127.0.0.1:${(other.address() as AddressInfo).port}`)
      .replace(/^ *listen \[::\].*$/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
      .replace('/etc/ssl/stolik/fullchain.pem', certificate)
      .replace('/etc/ssl/stolik/privkey.pem', key)
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const own = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n')
    const file = join(folder, 'nginx.conf')
    writeFileSync(
      file,
      `pid ${join(folder, 'pid')};\nerror_log ${join(folder, 'errors')} notice;
       events {}\nhttp {\naccess_log off;\n${own}\n${site}\n}\n`,
    )
    child = spawn(nginx ?? 'nginx', ['-p', folder, '-c', file, '-g', 'daemon off; worker_processes 1;'], {
      stdio: 'ignore',
    })
    await isOpen
    await vi.waitFor(() => ask('/metrics'), { timeout: 15_000 })
  })
  afterAll(async () => {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await Promise.all([gone, start.end()])
    other.closeAllConnections()
    other.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('serves pages while one of two gateways migrates the database', async () => {
    handle = (_asking, answer) => void answer.end('here')
    for (let n = 0; n < 12; n++) expect(await ask(`/event/${n}`)).toBe(200)
  })

  it('repeats no move when a gateway dies during it', async () => {
    requests.length = 0
    handle = (asking) => void asking.socket.destroy()
    expect([502, 503, 504]).toContain(await ask('/graphql', 'POST'))
    expect(requests).toEqual(['POST /graphql'])
  })

  it('tells people to try again later while the only gateway starts', async () => {
    handle = (asking) => void asking.socket.destroy()
    for (let n = 0; n < 6; n++) {
      const { status, headers, text } = await answerTo(`/event/${n}`)
      expect([status, headers['retry-after'], headers['cache-control'], text]).toEqual([
        ...[503, '5', 'no-store'],
        'This Stolik is starting. Try again in a moment.',
      ])
      expect(headers['content-type']).toMatch(/^text\/plain/)
    }
  })

  it.each(['/metrics', '//metrics', '/%6detrics', '/x/../metrics', '/./metrics?all'])(
    'lets nobody read the metrics at %s',
    async (path) => {
      requests.length = 0
      expect(await ask(path)).toBe(403)
      expect(requests).toEqual([])
    },
  )
})
