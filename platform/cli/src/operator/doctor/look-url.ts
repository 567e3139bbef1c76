/** Asks the gateway at its public address, and at the gateway itself how that arrived. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { rootCertificates, TLSSocket } from 'node:tls'
import { probeHeader, type Arrival } from '@stolik/gateway/operator/probe'
import { attempt } from './attempt.js'
import type { Running } from '../running.js'

/** Milliseconds. */
const timeout = 5_000
/** A proxy asks several gateways in turn, and not all of them are on this machine. */
const tries = 4

interface Where {
  readonly url: string
  /** Whether the settings name it; otherwise it is the address on this machine. */
  readonly isPublic: boolean
  /** Whether gateways on other machines may answer, too. */
  readonly isShared: boolean
  readonly gateways: readonly Running[]
  /** The file of authorities that are trusted beside the usual ones (NODE_EXTRA_CA_CERTS). */
  readonly authorities: string | undefined
}

export type UrlFacts = Awaited<ReturnType<typeof lookAtUrl>>

export async function lookAtUrl(where: Where) {
  const { url, isPublic, isShared, gateways } = where
  const trusted = trustedBy(where.authorities)
  const get = (path: string, headers: Record<string, string>): Promise<Answered> =>
    send(new URL(path, url), headers, trusted)
  const first = await attempt(() => get('/readyz', {}))
  const here = { url, isPublic, isShared }
  if ('failed' in first) return { ...here, ready: first, certificate: undefined, arrived: undefined }
  const { status, certificate } = first.found
  const plain = await probe(gateways, isShared, (headers) => get('/readyz', headers))
  const socket =
    plain && (await probe(gateways, isShared, (headers) => get('/graphql', { ...handshake(), ...headers })))
  // How the request, and one for a socket, arrived at a gateway of this data folder; undefined: at none.
  const arrived = plain && { plain, socket }
  return { ...here, ready: { found: status }, certificate, arrived }
}

/** Sends a request with a word that the gateways wait for. Returns how it arrived at one of them. */
async function probe(
  gateways: readonly Running[],
  isShared: boolean,
  get: (headers: Record<string, string>) => Promise<unknown>,
): Promise<Arrival | undefined> {
  for (let n = 0; n < (isShared ? tries : 1); n++) {
    const word = randomBytes(12).toString('hex')
    const all = <T>(ask: (gateway: Running) => Promise<T>): Promise<readonly T[]> =>
      Promise.all(gateways.map(ask))
    await all((gateway) => gateway.request({ kind: 'expectProbe', word }))
    await attempt(() => get({ [probeHeader]: word }))
    const arrived = (await all((gateway) => gateway.request({ kind: 'probeArrived', word }))).flat()
    if (arrived[0] !== undefined) return arrived[0]
  }
  return undefined
}

/** What a browser sends to open a socket. */
const handshake = (): Record<string, string> => ({
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-key': randomBytes(16).toString('base64'),
  'sec-websocket-version': '13',
  'sec-websocket-protocol': 'graphql-transport-ws',
})

type Trusted = string[] | undefined

/** The usual authorities and those of a file; undefined: the usual ones. */
function trustedBy(file: string | undefined): Trusted {
  if (file === undefined || !existsSync(file)) return undefined
  return [...rootCertificates, readFileSync(file, 'utf8')]
}

interface Answered {
  readonly status: number
  /** undefined without TLS. */
  readonly certificate: ReturnType<typeof certificateOf> | undefined
}

function send(url: URL, headers: Record<string, string>, ca: Trusted): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const isTls = url.protocol === 'https:'
    const options = { headers, timeout, agent: false as const }
    // An invalid certificate is a finding, and what is behind it may have others.
    const request = isTls
      ? httpsRequest(url, { ...options, ca, rejectUnauthorized: false })
      : httpRequest(url, options)
    const answered = (response: IncomingMessage): void => {
      const certificate = response.socket instanceof TLSSocket ? certificateOf(response.socket) : undefined
      resolve({ status: response.statusCode ?? 0, certificate })
      request.destroy()
    }
    request.once('response', answered).once('upgrade', answered)
    request.once('timeout', () => request.destroy(Object.assign(new Error('slow'), { code: 'ETIMEDOUT' })))
    request.on('error', reject).end()
  })
}

function certificateOf(socket: TLSSocket) {
  const { valid_to: until } = socket.getPeerCertificate()
  // Typed as an error, but it is the code of one.
  const failed = socket.authorized ? undefined : String(socket.authorizationError)
  return { failed, until: Date.parse(until) }
}
