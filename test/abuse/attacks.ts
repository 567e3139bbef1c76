/** Ways in which strangers have slowed down the gateway, or could, and ways to secrets. Each runs for some seconds, from twenty addresses. */
import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import { getIntrospectionQuery } from 'graphql'
import { WebSocket } from 'ws'
import { locales, readProfile, writeRecord } from '@stolik/core'
import { games } from '../../platform/gateway/src/games.js'
import { maxSameName, maxTokens } from '../../platform/gateway/src/graphql/limits.js'
import { lateLuck, pastMidnight } from './secrets.js'
import { watchEvent } from '../../web/elements/src/event/client/documents.js'
import { playedRecord } from '../../web/elements/test/record.js'

/** The target of an attack, and when it ends. */
export interface Aim {
  /** The port of one gateway, or the ports of several that work together; requests go to each in turn. */
  readonly ports: readonly number[]
  /** An event whose documents are public. */
  readonly event: string
  /** A private table where a hand is in play. */
  readonly table: string
  /** When the attack ends, on the clock of `performance.now()`. */
  readonly until: number
}

type Attack = (aim: Aim) => Promise<void>

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
let n = 0
/** The header in which a proxy would name the client's address: one of twenty. */
const from = (of = n): Record<string, string> => ({ 'x-forwarded-for': `203.0.113.${1 + (of % 20)}` })

const portOf = ({ ports }: Aim, of: number): number => ports[of % ports.length] ?? 0

const ask = (
  aim: Aim,
  method: string,
  path: string,
  body = '',
  headers: Record<string, string> = {},
): Promise<string> =>
  new Promise((resolve) => {
    const port = portOf(aim, n + Math.floor(n / 20))
    const all = { 'content-type': 'application/json', ...from(n++), ...headers }
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers: all }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text = text.length < 2_000 ? text + chunk.toString() : text))
      answer.once('close', () => resolve(text))
    })
    sent.setTimeout(20_000, () => sent.destroy())
    // A request that is cut off counts as answered.
    sent.once('error', () => resolve(''))
    sent.end(body)
  })
const post = (aim: Aim, query: string, variables: object = {}, headers: Record<string, string> = {}) =>
  ask(aim, 'POST', '/graphql', JSON.stringify({ query, variables }), headers)

/** Keeps `many` requests going in parallel until the time is over. */
const keep = async (
  { until }: Aim,
  many: number,
  once: (lane: number) => Promise<unknown>,
): Promise<void> => {
  const lane = async (of: number): Promise<void> => {
    while (performance.now() < until) await once(of)
  }
  await Promise.all(Array.from({ length: many }, (_, of) => lane(of)))
}

const doubling = (kind: string): string => {
  const fragments = Array.from(
    { length: 30 },
    (_, i) => `fragment f${i} on LobbyTable{${i === 29 ? 'id' : `...f${i + 1} ...f${i + 1}`}}`,
  )
  return `${kind}{lobby{...f0}}${fragments.join(' ')}`
}

/** Validation would compare each two of its fields. */
const repeated = (kind: string): string => `${kind}{lobby{${'id '.repeat(maxTokens - 10)}}}#${n++}`

/** Takes as long as an accepted document can. */
const dearest = (kind: string): string => {
  const again = 'players{name bot online} '.repeat(maxSameName)
  const fields = ['id', 'game', 'profile'].map((name) => `${name} `.repeat(maxSameName))
  return `${kind}{lobby{${again}${fields.join('')}}}#${n++}`
}

const [offer] = games
if (offer === undefined) throw new Error('there is no game')
const record = writeRecord(playedRecord(offer.plugin, offer.plugin.profiles[0] ?? '', 1))

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

/** Rule sets of two knobs. */
const drawnRules: readonly (readonly [game: string, profile: string])[] = games.flatMap(({ plugin }) =>
  plugin.profiles.flatMap((base) => {
    const turns = plugin.knobs.flatMap(({ id, choices }) => choices.map((choice) => ({ [id]: choice.id })))
    return turns.slice(0, 8).flatMap((first) =>
      turns.flatMap((second) => {
        const turned = plugin.turn(base, { ...first, ...second })
        return 'refused' in turned ? [] : [[plugin.id, turned.profile] as const]
      }),
    )
  }),
)
const tryFourteen = `query($game:ID!,$base:ID!,$knobs:[TurnedKnob!]!){${Array.from(
  { length: 14 },
  (_, i) =>
    `t${i}:tryRules(game:$game,base:$base,knobs:$knobs){...on RuleSet{digest differences{knob choice clause}}}`,
).join(' ')}}`

const zones = Intl.supportedValuesOf('timeZone')
const aliases = Array.from({ length: 14 }, (_, i) => `a${i}:__schema{types{name description fields{name}}}`)

/** Opens tables as a guest until the gateway refuses because there are too many. */
const openTables = async (aim: Aim, headers: () => Record<string, string>): Promise<void> => {
  const where = headers()
  const entered = await post(aim, 'mutation{enter(name:"Ola"){... on Guest{token}}}', {}, where)
  const [, token = ''] = /"token":"([^"]+)"/.exec(entered) ?? []
  const open = 'mutation{open(game:"skat",profile:"pzskat",chairs:3,private:true){__typename}}'
  for (let i = 0; i < 8; i++) await post(aim, open, {}, { ...where, authorization: `Bearer ${token}` })
}

/** Enters the event as a guest, and gives ten push services at this port, each with a host of its own. */
const subscribePushes = async (aim: Aim, port: number): Promise<void> => {
  const { event } = aim
  const where = from(n)
  const entered = await post(aim, 'mutation{enter(name:"Ola"){... on Guest{token}}}', {}, where)
  const [, token = ''] = /"token":"([^"]+)"/.exec(entered) ?? []
  const headers = { ...where, authorization: `Bearer ${token}` }
  const register = { register: { entrant: { name: `Ola ${n}` } } }
  const act = 'mutation($e:ID!,$op:ID!,$act:EventAct!){act(event:$e,op:$op,act:$act){__typename}}'
  await post(aim, act, { e: event, op: `op-${n}`, act: register }, headers)
  const keys = createECDH('prime256v1')
  const key = keys.generateKeys('base64url')
  const push =
    'mutation($e:ID!,$to:String!,$key:String!,$auth:String!){pushNotices(event:$e,endpoint:$to,p256dh:$key,auth:$auth,lang:"pl"){__typename}}'
  for (let i = 0; i < 10; i++) {
    const to = `https://127.${1 + (n % 250)}.${1 + (Math.floor(n / 250) % 250)}.${1 + i}:${port}/push`
    const auth = randomBytes(16).toString('base64url')
    await post(aim, push, { e: event, to, key, auth }, headers)
  }
}

const code = '... on Refused{code}'

/** Every way in which a stranger could ask for a hand in play, or for deals that are sealed: as a record, replay, log or file. */
function secretWays(aim: Aim): readonly [Way, ...Way[]] {
  const { table, event } = aim
  const at = `table:"${table}"`
  const file = (name: string): Way => [name, () => ask(aim, 'GET', `/files/event/${event}/${name}`)]
  return [
    ['the table', () => post(aim, `{table(id:"${table}"){__typename ${code}}}`)],
    ['the record', () => post(aim, `{record(${at},hand:0){__typename ${code} ... on Record{text}}}`)],
    ['a record by a guess', () => post(aim, `{record(${at},hand:0,invitation:"${n}"){__typename ${code}}}`)],
    ['its cards', () => post(aim, `mutation{dealAgain(${at},hand:0){__typename ${code}}}`)],
    ['the replay', () => ask(aim, 'GET', `/replay-data/${table}/1`)],
    ['a move', () => post(aim, `mutation{play(${at},seq:1,move:"pass"){__typename ${code}}}`)],
    ['a hint', () => post(aim, `{hint(${at},seq:9){__typename ${code}}}`)],
    [
      'the log',
      () => post(aim, `{eventAudit(event:"${event}",from:0){__typename ... on EventRefused{code}}}`),
    ],
    ['the deals', () => post(aim, `{event(id:"${event}"){... on Event{series{deals{opened{salt seed}}}}}}`)],
    ['the deals of the day', () => post(aim, '{dailyDeals(game:"skat"){... on DailyDeals{opened{seed}}}}')],
    ['a try', () => post(aim, 'mutation{playDaily(game:"skat"){__typename ... on DailyRefused{code}}}')],
    ...['whole.jsonl', 'results.json', 'draws.json', 'results.csv'].map(file),
  ]
}
type Way = readonly [name: string, ask: () => Promise<string>]

/** Whether an answer holds a secret, a table, a hand or a log. */
const tells = (text: string): boolean =>
  /"seed":"[0-9a-f]{64}"|"__typename":"(?:Table|Record|Hint|EventAudit)"|"steps":|"kind":"sealDeals"/.test(
    text,
  )

/** @throws if an attack got more of something than its limit. */
const atMost = (what: string, got: number, most: number): void => {
  if (got > most) throw new Error(`${got} ${what} instead of at most ${most}`)
}
const bearer = (text: string): Record<string, string> => ({
  authorization: `Bearer ${/"token":"([^"]+)"/.exec(text)?.[1] ?? ''}`,
})
const openHidden =
  'mutation{open(game:"skat",profile:"pzskat",chairs:3,private:true){__typename ... on Table{id}}}'

/** New accounts of 200 households of one network open tables and enter an event; a guest opens and leaves without end. */
async function names(aim: Aim): Promise<void> {
  let [tables, places, opened, accounts] = [0, 0, 0, 0]
  const register = async (): Promise<Record<string, string>> => {
    const home = { 'x-forwarded-for': `2001:db8:66:${(accounts++ % 200).toString(16)}::1` }
    const text = await post(
      aim,
      `mutation{register(name:"Ola ${accounts}",password:"correct horse ${accounts}"){... on SignedIn{token}}}`,
      {},
      home,
    )
    return { ...home, ...bearer(text) }
  }
  const elsewhere = { 'x-forwarded-for': '2001:db8:77::1' }
  const entered = await post(aim, 'mutation{enter(name:"Ola"){... on Guest{token}}}', {}, elsewhere)
  const restless = { ...elsewhere, ...bearer(entered) }
  await Promise.all([
    keep(aim, 6, async () => {
      const who = await register()
      for (let i = 0; i < 8; i++) if ((await post(aim, openHidden, {}, who)).includes('"Table"')) tables += 1
      const enter = `mutation{act(event:"${aim.event}",op:"a${n}",act:{register:{entrant:{name:"Ola ${n}"}}}){__typename}}`
      if ((await post(aim, enter, {}, who)).includes('"EventDone"')) places += 1
    }),
    keep(aim, 1, async () => {
      const [, id] = /"id":"([^"]+)"/.exec(await post(aim, openHidden, {}, restless)) ?? []
      if (id === undefined) return
      opened += 1
      await post(aim, `mutation{leave(table:"${id}"){__typename}}`, {}, restless)
    }),
  ])
  console.error(
    `  ${accounts} accounts of one network: ${tables} tables, ${places} places; one guest: ${opened} tables`,
  )
  atMost('tables for one network', tables, 200)
  atMost('places for one network', places, 60)
  atMost('tables for one person', opened, 40)
}

/** Four addresses that each ask 6.5 times a second for something small that has its price. */
const smallRequests = (aim: Aim): Promise<void> => {
  const turns = [0, 1, 2, 3]
  return keep(aim, 4, async (lane) => {
    const turn = (turns[lane] ?? 0) + 1
    turns[lane] = turn
    const asks = [
      '{dailyDeals(game:"skat"){__typename}}',
      `{a${n}x${lane}:games{id}}`,
      `{dailyDeals(game:"baska"){__typename}}#${n}`,
      '{__schema{types{name}}}',
    ]
    const asked = post(
      aim,
      asks[turn % asks.length] ?? '',
      {},
      { 'x-forwarded-for': `203.0.${113 + lane}.5` },
    )
    await Promise.all([asked, new Promise((again) => setTimeout(again, 1_000 / 6.5))])
  })
}

/** Attacks on what is scarce: tables, places in events, rows, and the processor's time. */
const scarcity: Readonly<Record<string, Attack>> = {
  'small requests from four addresses': smallRequests,
  'names, tables, places, rows and requests at once': async (aim) => {
    await Promise.all([names(aim), smallRequests(aim)])
  },
}
export const scarce: readonly string[] = Object.keys(scarcity)

/** The attack at whose gateway the day ends. */
export const midnight = 'deals of the day around midnight'

export const attacks: Readonly<Record<string, Attack>> = {
  'hands in play and sealed deals': (aim) => {
    const ways = secretWays(aim)
    return keep(aim, 16, async () => {
      const [name, way] = ways[n % ways.length] ?? ways[0]
      const text = await way()
      if (tells(text)) throw new Error(`${name} tells ${text.slice(0, 500)}`)
    })
  },
  [midnight]: pastMidnight,
  'luck that is chosen last': lateLuck,
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
        `{${Array.from({ length: 14 }, (_, i) => `c${n}x${i}:lobby{id game profile players{name bot online}}`).join(' ')}}`,
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
  'replays of one record': (aim) =>
    keep(aim, 16, () =>
      ask(aim, 'POST', '/replay-data', `# ${n}\n${record}`, { 'content-type': 'text/plain' }),
    ),
  'the schema fourteen times': (aim) => keep(aim, 16, () => post(aim, `{${aliases.join(' ')}}`)),
  'the schema as tools ask for it': (aim) => keep(aim, 16, () => post(aim, getIntrospectionQuery())),
  'papers for invented hosts and zones': (aim) =>
    keep(aim, 16, () =>
      ask(aim, 'GET', `/files/event/${aim.event}/regulations.pdf?zone=${zones[n % zones.length] ?? ''}`, '', {
        host: `h${n}.example`,
      }),
    ),
  'papers for drawn and invented rule sets': (aim) =>
    keep(aim, 16, () => {
      const [game, profile] = drawnRules[n % drawnRules.length] ?? ['', '']
      const path = n % 4 === 0 ? `${profile}~x${n}.true` : n % 9 === 0 ? 'x'.repeat(5_000) : profile
      return ask(aim, 'GET', `/rules/${game}/${path}.pdf?locale=${locales[n % locales.length] ?? ''}`)
    }),
  'rule sets fourteen at once': (aim) =>
    keep(aim, 16, () => {
      const [game, profile] = drawnRules[n % drawnRules.length] ?? ['', '']
      const { base = '', turned = {} } = readProfile(profile) ?? {}
      const knobs = Object.entries(turned).map(([knob, choice]) => ({ knob, choice }))
      return post(aim, tryFourteen, { game, base, knobs })
    }),
  'pings that are never read': (aim) =>
    keep(aim, 8, (lane) => deaf(aim, lane, Buffer.concat(Array.from({ length: 500 }, () => ping)))),
  'tables from one address': (aim) =>
    keep(aim, 8, () => openTables(aim, () => ({ 'x-forwarded-for': '203.0.113.77' }))),
  'tables from one network': (aim) => keep(aim, 8, () => openTables(aim, () => from(n))),
  'accounts and passwords': (aim) =>
    keep(aim, 16, () =>
      post(aim, `mutation{register(name:"Ola ${n}",password:"correct horse ${n}"){__typename} }`).then(() =>
        post(aim, `mutation{signIn(login:"ola${n % 50}",password:"wrong horse ${n}"){__typename}}`),
      ),
    ),
  ...scarcity,
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
          const socket = connect(portOf(aim, n++), '127.0.0.1')
          socket.on('error', () => undefined)
          socket.once('close', () => resolve())
          socket.write('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{')
          setTimeout(() => socket.destroy(), Math.max(0, Math.min(3_000, aim.until - performance.now())))
        }),
    ),
}

/** The attacks that are also run against two gateways: what they count together, and what they tell each other. */
export const ofTwo = Object.keys(attacks).filter(
  (name) => ![midnight, 'pings that are never read', 'requests that never end'].includes(name),
)
