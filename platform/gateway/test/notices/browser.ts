/** A browser that takes pushes: its keys, and how it decrypts a message (RFC 8291, RFC 8188). */
import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Browser {
  readonly p256dh: string
  readonly auth: string
  /** Reads an encrypted message. */
  open(body: Buffer): unknown
}

export function browser(): Browser {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  return {
    p256dh: keys.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
    open: (body) => {
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + (body[20] ?? 0))
      const sealed = body.subarray(21 + sender.length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
      const ikm = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
      const prk = createHmac('sha256', salt).update(ikm).digest()
      const derived = (what: string, length: number): Buffer =>
        createHmac('sha256', prk)
          .update(Buffer.concat([Buffer.from(`Content-Encoding: ${what}\0`), Buffer.from([1])]))
          .digest()
          .subarray(0, length)
      const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
      cipher.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as unknown
    },
  }
}

export interface Pushed {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly path: string
}

export interface PushService {
  /** The endpoint of a browser. */
  readonly endpoint: (browser: string) => string
  readonly pushed: Pushed[]
  /** Answers from now on, in order; then 201. 0: no answer. */
  readonly answers: number[]
  /** Resolves with the next push. */
  next(): Promise<Pushed>
  close(): Promise<void>
}

/** A push service: a real HTTP server on this machine. */
export async function pushService(): Promise<PushService> {
  const pushed: Pushed[] = []
  const answers: number[] = []
  let waiting: ((one: Pushed) => void)[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(chunks), path: request.url ?? '' }
      pushed.push(one)
      const status = answers.shift() ?? 201
      if (status !== 0) response.writeHead(status).end()
      for (const tell of waiting) tell(one)
      waiting = []
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: (name) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/push/${name}`,
    pushed,
    answers,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
