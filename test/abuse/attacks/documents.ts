/** Documents that are costly to read, hold against the schema or compile. */
import { getIntrospectionQuery } from 'graphql'
import { WebSocket } from 'ws'
import { maxSameName, maxTokens } from '../../../platform/gateway/src/graphql/limits.js'
import { watchEvent } from '../../../web/elements/src/event/client/documents.js'
import { ask, from, keep, portOf, post, requests, type Aim, type Attack } from '../aim.js'

const doubling = (kind: string): string => {
  const fragments = Array.from(
    { length: 30 },
    (_, i) => `fragment f${i} on LobbyTable{${i === 29 ? 'id' : `...f${i + 1} ...f${i + 1}`}}`,
  )
  return `${kind}{lobby{...f0}}${fragments.join(' ')}`
}

/** Validation would compare each two of its fields. */
const repeated = (kind: string): string =>
  `${kind}{lobby{${'id '.repeat(maxTokens - 10)}}}#${requests.next()}`

/** Takes as long as an accepted document can. */
const dearest = (kind: string): string => {
  const again = 'players{name bot online} '.repeat(maxSameName)
  const fields = ['id', 'game', 'profile'].map((name) => `${name} `.repeat(maxSameName))
  return `${kind}{lobby{${again}${fields.join('')}}}#${requests.next()}`
}

const init = JSON.stringify({ type: 'connection_init' })
const subscribe = (id: number, query: string): string =>
  JSON.stringify({ id: String(id), type: 'subscribe', payload: { query } })

/** An initialised socket that sends what `next` gives as often as it may, until it is closed. */
const talk = (aim: Aim, lane: number, next: (id: number) => string): Promise<void> =>
  new Promise((resolve) => {
    const url = `ws://127.0.0.1:${portOf(aim, lane)}/graphql`
    const socket = new WebSocket(url, 'graphql-transport-ws', { headers: from(lane) })
    let id = 0
    const timer = setInterval(() => {
      if (performance.now() > aim.until) return socket.terminate()
      for (let i = 0; i < 5 && socket.readyState === socket.OPEN; i++) socket.send(next(id++))
    }, 20)
    socket.once('open', () => socket.send(init))
    socket.on('error', () => undefined)
    socket.once('close', () => {
      clearInterval(timer)
      // A client that was turned away does not come back a thousand times a second.
      setTimeout(resolve, 100)
    })
  })

const aliases = Array.from({ length: 14 }, (_, i) => `a${i}:__schema{types{name description fields{name}}}`)

export const documentAttacks: Readonly<Record<string, Attack>> = {
  'fragments that double, by POST': (aim) => keep(aim, 4, () => post(aim, doubling('query'))),
  'fragments that double, by GET': (aim) =>
    keep(aim, 4, () => ask(aim, 'GET', `/graphql?query=${encodeURIComponent(doubling('query'))}`)),
  'fragments that double, by socket': (aim) =>
    keep(aim, 4, (lane) => talk(aim, lane, (id) => subscribe(id, doubling('subscription')))),
  'unique documents by socket': (aim) =>
    keep(aim, 20, (lane) =>
      talk(aim, lane, (id) =>
        subscribe(
          id,
          `subscription{${Array.from({ length: 14 }, (_, i) => `b${lane}x${id}x${i}`)
            .map((key, i) => (i === 0 ? `lobby{` : '') + `${key}:id`)
            .join(' ')}}}`,
        ),
      ),
    ),
  'unique documents by POST': (aim) =>
    keep(aim, 16, () =>
      post(
        aim,
        `{${Array.from({ length: 14 }, (_, i) => `c${requests.count}x${i}:lobby{id game profile players{name bot online}}`).join(' ')}}`,
      ),
    ),
  'the dearest documents by POST': (aim) => keep(aim, 16, () => post(aim, dearest('query'))),
  'the dearest documents by socket': (aim) =>
    keep(aim, 20, (lane) => talk(aim, lane, (id) => subscribe(id, dearest('subscription')))),
  'the same field 490 times': (aim) =>
    keep(aim, 20, (lane) => talk(aim, lane, (id) => subscribe(id, repeated('subscription')))),
  'our own documents by other names': (aim) =>
    keep(aim, 20, (lane) =>
      talk(aim, lane, (id) =>
        JSON.stringify({
          id: String(id),
          type: 'subscribe',
          payload: { query: watchEvent, operationName: `Name${lane}x${id}`, variables: { id: 'aaaaaaaa' } },
        }),
      ),
    ),
  'the schema fourteen times': (aim) => keep(aim, 16, () => post(aim, `{${aliases.join(' ')}}`)),
  'the schema as tools ask for it': (aim) => keep(aim, 16, () => post(aim, getIntrospectionQuery())),
}
