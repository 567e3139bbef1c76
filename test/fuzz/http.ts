/** Requests of all kinds, valid and invalid, over keep-alive connections, and bytes that are no request at all. */
import { Agent, request as ask } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Random } from '@stolik/core'
import { bytes, picker, torn, value } from './ammunition.js'
import type { Arsenal } from './arsenal.js'
import { replayDataShot } from './replay-data.js'
import type { Judge } from './judge.js'
import { request } from './operations.js'
import type { Shot } from './shot.js'

const patience = 30_000
function opened(body: Buffer, coding: string | undefined): string {
  if (coding === 'br') return brotliDecompressSync(body).toString()
  return (coding === 'gzip' ? gunzipSync(body) : body).toString()
}
/** Longer than a body may be. */
const tooLong = 70_000

export function httpFuzz(port: number, random: Random, arsenal: Arsenal, judge: Judge) {
  const pick = picker(random)
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const json = { 'content-type': 'application/json' }
  const post = (body: string | Buffer, headers: Record<string, string> = {}): Shot => ({
    method: 'POST',
    path: '/graphql',
    headers: { ...json, ...headers },
    body,
  })
  const authorization = (): Record<string, string> =>
    random.below(3) === 0 ? {} : { authorization: `Bearer ${pick(arsenal.tokens)}` }

  const draw = (): Shot => {
    const good = request(random, arsenal)
    const text = JSON.stringify(good)
    switch (random.below(18)) {
      case 0:
        return post(bytes(random, random.below(300)))
      case 1:
        return post(torn(random, text), authorization())
      case 2:
        return post(`${'{"query":'.repeat(1 + random.below(3_000))}1`)
      case 3:
        return post(`{"query":"{ me { id } }","variables":${'['.repeat(1 + random.below(30_000))}`)
      case 4:
        return post(JSON.stringify([good, good, good]), authorization())
      case 5:
        return post(JSON.stringify({ ...good, operationName: value(random) }), authorization())
      case 6:
        return post(JSON.stringify({ query: value(random), variables: value(random) }), authorization())
      case 7:
        return post(`{"query":"${'x'.repeat(tooLong)}"}`)
      case 8:
        return post(text, { 'content-type': pick(['text/xml', 'text/plain', 'multipart/form-data', 'x']) })
      case 9: {
        const query = encodeURIComponent(good.query)
        return { method: 'GET', path: `/graphql?query=${query}`, headers: authorization(), body: '' }
      }
      case 10:
        return { ...post(text), method: pick(['PUT', 'PATCH', 'DELETE', 'OPTIONS']) }
      case 11: {
        const path = pick([
          '/%2e%2e/%2e%2e/etc/passwd',
          '/graphql/x',
          '/%',
          '/table/#',
          `/${'a'.repeat(3_000)}`,
        ])
        return { method: 'GET', path, headers: { accept: 'application/json' }, body: '' }
      }
      case 12:
      case 13:
        return replayDataShot(random, arsenal)
      default:
        return post(text, {
          ...authorization(),
          ...(random.below(9) === 0 && { origin: 'https://evil.example' }),
        })
    }
  }

  const fire = ({ method, path, headers, body }: Shot): Promise<void> =>
    new Promise((resolve, reject) => {
      const sent = ask(
        { host: '127.0.0.1', port, method, path, headers, agent, timeout: patience },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.once('end', () => {
            try {
              const text = opened(Buffer.concat(chunks), answer.headers['content-encoding'])
              judge.count(`http ${answer.statusCode ?? 0}`)
              if ((answer.statusCode ?? 0) >= 500)
                throw new Error(`${answer.statusCode ?? 0}: ${text.slice(0, 500)}`)
              // A page, or the answer to a preflight; a refusal is neither.
              if ((answer.statusCode ?? 0) >= 400 || (text !== '' && !text.startsWith('<')))
                judge.answer('http', text)
              resolve()
            } catch (error) {
              const shot = `${method} ${path.slice(0, 500)} ${body.toString().slice(0, 1_500)}`
              reject(new Error(`${error instanceof Error ? error.message : ''}\n${shot}`))
            }
          })
        },
      )
      sent.once('timeout', () => reject(new Error(`no answer to ${method} ${body.toString().slice(0, 500)}`)))
      // A request that is too long may be cut off while it is sent.
      sent.once('error', (error: NodeJS.ErrnoException) => {
        judge.count(`http ${error.code ?? 'broken'}`)
        if (error.code === 'ECONNREFUSED') reject(error)
        else resolve()
      })
      sent.end(body)
    })

  /** Sends bytes on a bare connection, which must end in any case. */
  const raw = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const head = pick([
        '',
        'GET /graphql HTTP/1.1\r\n',
        'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999\r\n\r\n',
        'POST /graphql HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
        'GET /graphql HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
      ])
      const socket = connect(port, '127.0.0.1')
      socket.setTimeout(200, () => socket.destroy())
      socket.on('error', () => undefined)
      socket.on('data', (data: Buffer) => {
        if (/node_modules|\n\s+at /.test(data.toString())) reject(new Error(data.toString()))
      })
      socket.once('close', () => {
        judge.count('raw closed')
        resolve()
      })
      socket.end(Buffer.concat([Buffer.from(head), bytes(random, random.below(400))]))
    })

  return {
    shoot: (): Promise<void> => (random.below(50) === 0 ? raw() : fire(draw())),
    end: () => agent.destroy(),
  }
}
