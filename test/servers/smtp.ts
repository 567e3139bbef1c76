/** A small SMTP server on loopback that keeps what it receives, so that no test sends mail to anybody. */
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export interface Received {
  readonly from: string
  readonly to: string
  /** The decoded credentials of the sender; empty if there were none. */
  readonly credentials: string
  readonly head: string
  readonly text: string
}

export interface SmtpServer {
  readonly port: number
  /** The next mail, be it already received or still to come. */
  readonly next: () => Promise<Received>
  /** Answers to the next greetings of senders, given instead of accepting them. */
  readonly refusals: string[]
  readonly stop: () => Promise<void>
}

export async function startSmtp(): Promise<SmtpServer> {
  const received: Received[] = []
  const waiting: ((mail: Received) => void)[] = []
  const refusals: string[] = []
  const sockets = new Set<Socket>()
  const take = (mail: Received): void => {
    const first = waiting.shift()
    if (first === undefined) received.push(mail)
    else first(mail)
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    void talk(socket, refusals, take)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('no port')
  return {
    port: bound.port,
    refusals,
    next: () => {
      const first = received.shift()
      return first === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(first)
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function talk(socket: Socket, refusals: string[], take: (mail: Received) => void): Promise<void> {
  const say = (line: string): boolean => socket.write(`${line}\r\n`)
  let [from, to, credentials] = ['', '', '']
  let data: string[] | undefined
  say('220 test')
  for await (const line of createInterface(socket)) {
    if (data !== undefined) {
      if (line === '.') {
        const [head = '', ...body] = data.join('\n').split('\n\n')
        take({
          from,
          to,
          credentials,
          head: head.replace(/\n\s+/g, ' '),
          text: decoded(head, body.join('\n\n')),
        })
        data = undefined
        say('250 taken')
      } else data.push(line.replace(/^\.\./, '.'))
    } else if (/^EHLO/i.test(line)) {
      say('250-test')
      say('250 AUTH PLAIN')
    } else if (/^AUTH PLAIN /i.test(line)) {
      credentials = Buffer.from(line.slice(11), 'base64').toString().slice(1).replace('\0', ':')
      say('235 welcome')
    } else if (/^MAIL FROM/i.test(line)) {
      from = /<(.*?)>/.exec(line)?.[1] ?? ''
      say(refusals.shift() ?? '250 yes')
    } else if (/^RCPT TO/i.test(line)) {
      to = /<(.*?)>/.exec(line)?.[1] ?? ''
      say('250 yes')
    } else if (/^DATA/i.test(line)) {
      data = []
      say('354 go on')
    } else if (/^QUIT/i.test(line)) {
      say('221 bye')
      socket.end()
    } else say('250 yes')
  }
}

function decoded(head: string, body: string): string {
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
