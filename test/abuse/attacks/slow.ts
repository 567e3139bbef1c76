/** Clients and servers that never read, answer or end. */
import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { from, keep, portOf, post, requests, type Aim, type Attack } from '../aim.js'

/** Opens a socket and never reads from it. */
const deaf = (aim: Aim, lane: number, frames: Buffer): Promise<void> =>
  new Promise((resolve) => {
    const [port, { until }] = [portOf(aim, lane), aim]
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.once('close', () => setTimeout(resolve, 100))
    socket.write(
      `GET /graphql HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `X-Forwarded-For: ${from(lane)['x-forwarded-for'] ?? ''}\r\nSec-WebSocket-Version: 13\r\n` +
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n',
    )
    const push = (): void => {
      if (socket.destroyed) return
      if (performance.now() > until) return void socket.destroy()
      if (socket.write(frames)) setTimeout(push, 5)
      else socket.once('drain', push)
    }
    socket.once('data', () => {
      socket.pause()
      push()
    })
    // Once nobody reads from the socket, it no longer emits `drain`.
    setTimeout(() => socket.destroy(), Math.max(0, until - performance.now())).unref()
  })

/** A masked ping of 120 bytes; the mask is zero. */
const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 120, 0, 0, 0, 0]), Buffer.alloc(120, 120)])

/** Enters the event as a guest, and gives ten push services at this port, each with a host of its own. */
const subscribePushes = async (aim: Aim, port: number): Promise<void> => {
  const { event } = aim
  const where = from(requests.count)
  const entered = await post(aim, 'mutation{enter(name:"Ola"){... on Guest{token}}}', {}, where)
  const [, token = ''] = /"token":"([^"]+)"/.exec(entered) ?? []
  const headers = { ...where, authorization: `Bearer ${token}` }
  const register = { register: { entrant: { name: `Ola ${requests.count}` } } }
  const act = 'mutation($e:ID!,$op:ID!,$act:EventAct!){act(event:$e,op:$op,act:$act){__typename}}'
  await post(aim, act, { e: event, op: `op-${requests.count}`, act: register }, headers)
  const keys = createECDH('prime256v1')
  const key = keys.generateKeys('base64url')
  const push =
    'mutation($e:ID!,$to:String!,$key:String!,$auth:String!){pushNotices(event:$e,endpoint:$to,p256dh:$key,auth:$auth,lang:"pl"){__typename}}'
  for (let i = 0; i < 10; i++) {
    const to = `https://127.${1 + (requests.count % 250)}.${1 + (Math.floor(requests.count / 250) % 250)}.${1 + i}:${port}/push`
    const auth = randomBytes(16).toString('base64url')
    await post(aim, push, { e: event, to, key, auth }, headers)
  }
}

export const slowAttacks: Readonly<Record<string, Attack>> = {
  'pings that are never read': (aim) =>
    keep(aim, 8, (lane) => deaf(aim, lane, Buffer.concat(Array.from({ length: 500 }, () => ping)))),
  'push services that never answer': async (aim) => {
    let connections = 0
    const silent = createServer((socket) => {
      connections += 1
      socket.on('error', () => undefined)
    })
    silent.listen(0, '0.0.0.0')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    await keep(aim, 8, () => subscribePushes(aim, port))
    if (connections === 0) throw new Error('no push was sent: this attack tries nothing')
  },
  'requests that never end': (aim) =>
    keep(
      aim,
      200,
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(portOf(aim, requests.next()), '127.0.0.1')
          socket.on('error', () => undefined)
          socket.once('close', () => resolve())
          socket.write('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{')
          setTimeout(() => socket.destroy(), Math.max(0, Math.min(3_000, aim.until - performance.now())))
        }),
    ),
}
