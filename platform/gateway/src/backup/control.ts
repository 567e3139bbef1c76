/**
 * The operator's way into a running gateway: a socket in its data folder, which only the user of the gateway and root can
 * open. A gateway has exclusive use of its database file, so anybody who wants to copy it asks the gateway here. While the
 * copy is made, writes go only into the write-ahead log beside the file, so no move waits for a backup.
 *
 * The copying process repeats its request meanwhile. If it hangs, the gateway takes its file back before that log fills the
 * disk.
 */
import { chmod, readdir, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { readJson, type Deep } from '@stolik/contract/read'
import * as v from 'valibot'
import type { Log } from '../base/failure.js'
import { makeFolder } from '../base/make-folder.js'
import type { Time } from '../base/time.js'

/** The record of a backup. */
const noted = v.object({
  at: v.number(),
  file: v.string(),
  bytes: v.number(),
  /** Why it is not good; null for a good one. */
  problem: v.nullable(v.string()),
})
export type Noted = Deep<v.InferOutput<typeof noted>>

export interface Held {
  /** Keeps the file unchanged until the returned function is called. Left out if the database is a server's. */
  readonly freeze?: (() => Promise<() => Promise<void>>) | undefined
  readonly note: (noted: Noted) => Promise<void>
  /** Answers what the operator requests, in JSON. Throws for a request that it does not know. */
  readonly operator?: (request: unknown) => Promise<unknown>
}

const ask = v.variant('ask', [
  v.object({ ask: v.picklist(['freeze', 'thaw']) }),
  v.object({ ask: v.literal('note'), noted }),
  v.object({ ask: v.literal('operator'), request: v.unknown() }),
])
type Asked = Deep<v.InferOutput<typeof ask>>

/**
 * Milliseconds: the copying process repeats its request every minute, and after five minutes of silence it counts as hanging.
 */
const [sign, silence] = [60_000, 5 * 60_000]

interface Watch {
  readonly time: Pick<Time, 'after'>
  readonly log: Pick<Log, 'error'>
}

/** The name of the socket beside a database file. */
const ofFile = 'control'
/** Several gateways of one database server may share a data folder, and differ in their ports. */
export const controlOf = (port: number | undefined): string =>
  port === undefined ? ofFile : `${ofFile}-${port}`

/**
 * Answers requests until the returned function is called. Then a running copy becomes invalid, and its process notices
 * because the socket closes.
 */
export async function serveControl(
  folder: string,
  held: Held,
  { time, log }: Watch,
  name = ofFile,
): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>()
  /** The cleanup after sockets that have closed. */
  let left: Promise<unknown> = Promise.resolve()
  const server = createServer((socket) => {
    sockets.add(socket)
    let last: Promise<unknown> = Promise.resolve()
    let thaw: (() => Promise<void>) | undefined
    let hear = (): void => undefined
    const letGo = async (): Promise<void> => {
      hear()
      const now = thaw
      thaw = undefined
      await now?.()
    }
    const giveUp = (): void => {
      log.error(
        { event: 'BACKUP_STUCK' },
        'a backup that copies the file gave no sign of life: it is aborted',
      )
      socket.destroy()
    }
    const keep = async (): Promise<void> => {
      hear()
      if (held.freeze === undefined) throw new Error('there is no file to keep')
      thaw ??= await held.freeze()
      hear = time.after(silence, giveUp)
    }
    const answer = async (line: string): Promise<void> => {
      const sent = readJson(ask, line)
      // Sent by another version of Stolik, which must not believe that it was done.
      if ('bad' in sent) return void socket.destroy()
      const request = sent.read
      if (request.ask === 'operator') {
        if (held.operator === undefined) return void socket.destroy()
        const answer = await held.operator(request.request)
        return void socket.write(`${JSON.stringify({ done: request.ask, answer })}\n`)
      }
      if (request.ask === 'note') await held.note(request.noted)
      if (request.ask === 'freeze') await keep()
      if (request.ask === 'thaw') await letGo()
      // If the socket has closed meanwhile, nobody else will thaw the file.
      if (socket.destroyed) await letGo()
      else socket.write(`${JSON.stringify({ done: request.ask })}\n`)
    }
    createInterface(socket).on('line', (line) => {
      last = last.then(() => answer(line)).catch(() => socket.destroy())
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      left = Promise.all([left, last.then(letGo).catch(() => undefined)])
    })
  })
  const path = join(folder, name)
  makeFolder(resolve(folder))
  // Only this process uses the file, or the port, so nobody else listens here: the socket is left over.
  await rm(path, { force: true })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  await chmod(path, 0o600)
  server.unref()
  return async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
    await left
  }
}

export interface Gateway {
  /** @throws if the gateway ends before it has answered */
  ask(request: Asked): Promise<void>
  /** The answer to what an operator requests. @throws if the gateway ends before, or does not know the request */
  request(request: unknown): Promise<unknown>
  end(): void
}

/** The sockets of gateways in a data folder, of those that have ended, too. */
export async function controlsIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => /^control(-\d{1,5})?$/.test(name)).toSorted()
}

/** The gateway that runs on a data folder; undefined if none answers. */
export async function gatewayOf(folder: string, name = ofFile): Promise<Gateway | undefined> {
  const socket = connect(join(folder, name))
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  if (!isThere) return undefined
  socket.on('error', () => undefined)
  const answers = createInterface(socket)
  let isOver = false
  answers.once('close', () => (isOver = true))
  const askNow = (request: Asked): Promise<string> =>
    new Promise((resolve, reject) => {
      const gone = (): void => reject(new Error('the gateway has ended meanwhile'))
      answers.once('line', (line) => {
        answers.off('close', gone)
        resolve(line)
      })
      answers.once('close', gone)
      if (isOver) gone()
      else socket.write(`${JSON.stringify(request)}\n`)
    })
  // One after the other, because answers are matched to requests by their order.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (request: Asked): Promise<string> => {
    const line = last.catch(() => undefined).then(() => askNow(request))
    last = line
    return line
  }
  return {
    ask: async (request) => void (await inTurn(request)),
    request: async (request) => {
      const line = JSON.parse(await inTurn({ ask: 'operator', request })) as { readonly answer?: unknown }
      return line.answer
    },
    end: () => socket.destroy(),
  }
}

/**
 * Does work while a gateway keeps its file unchanged, and repeats the request meanwhile. @throws if the gateway did not keep
 * it until the end
 */
export async function whileStill(
  gateway: Pick<Gateway, 'ask'>,
  work: () => Promise<void>,
  every = sign,
): Promise<void> {
  await gateway.ask({ ask: 'freeze' })
  const signs = setInterval(() => void gateway.ask({ ask: 'freeze' }).catch(() => undefined), every)
  try {
    await work()
  } finally {
    clearInterval(signs)
  }
  await gateway.ask({ ask: 'thaw' })
}
