/**
 * A gateway has its file for itself, so whoever wants a copy of it asks the gateway, by a socket in the data folder: while the
 * copy is made nothing is written into the file, only beside it, into its write-ahead log. So no move waits for a backup.
 *
 * Whoever copies gives a sign of life meanwhile: from a process that hangs the gateway takes its file back, before that log fills the disk.
 */
import { chmod, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readJson, type Deep } from '@stolik/contract/read'
import * as v from 'valibot'
import type { Log } from '../base/failure.js'
import type { Time } from '../base/time.js'

/** What is noted of a backup. */
const noted = v.object({
  at: v.number(),
  file: v.string(),
  bytes: v.number(),
  /** Why it is not good; null for one that is. */
  problem: v.nullable(v.string()),
})
export type Noted = Deep<v.InferOutput<typeof noted>>

export interface Held {
  /** Keeps the file as it is until the answer is called. */
  readonly freeze: () => Promise<() => Promise<void>>
  readonly note: (noted: Noted) => Promise<void>
}

const ask = v.variant('ask', [
  v.object({ ask: v.picklist(['freeze', 'thaw']) }),
  v.object({ ask: v.literal('note'), noted }),
])
type Asked = Deep<v.InferOutput<typeof ask>>

/** In milliseconds: whoever copies asks again each minute, and after five without a word counts as hanging. */
const [sign, silence] = [60_000, 5 * 60_000]

interface Watch {
  readonly time: Pick<Time, 'after'>
  readonly log: Pick<Log, 'error'>
}

const socketIn = (folder: string): string => join(folder, 'control')

/** Answers until it is called; then whoever is copying is told that the copy is no good, by the end of the socket. */
export async function serveControl(
  folder: string,
  held: Held,
  { time, log }: Watch,
): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>()
  /** What those who have gone have left to be done. */
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
        'a backup has copied the file without a sign of life: it is given up',
      )
      socket.destroy()
    }
    const keep = async (): Promise<void> => {
      hear()
      thaw ??= await held.freeze()
      hear = time.after(silence, giveUp)
    }
    const answer = async (line: string): Promise<void> => {
      const sent = readJson(ask, line)
      // Of another version of Stolik, which must not believe that it was done.
      if ('bad' in sent) return void socket.destroy()
      const asked = sent.read
      if (asked.ask === 'note') await held.note(asked.noted)
      if (asked.ask === 'freeze') await keep()
      if (asked.ask === 'thaw') await letGo()
      // Who has gone meanwhile does not thaw it any more.
      if (socket.destroyed) await letGo()
      else socket.write(`${JSON.stringify({ done: asked.ask })}\n`)
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
  const path = socketIn(folder)
  // The database is ours alone, so nobody else answers here: it was left behind.
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
  /** @throws when the gateway ends before it has answered. */
  ask(asked: Asked): Promise<void>
  end(): void
}

/** The gateway that runs on a data folder; undefined when none answers. */
export async function gatewayOf(folder: string): Promise<Gateway | undefined> {
  const socket = connect(socketIn(folder))
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  if (!isThere) return undefined
  socket.on('error', () => undefined)
  const answers = createInterface(socket)
  let isOver = false
  answers.once('close', () => (isOver = true))
  const askNow = (asked: Asked): Promise<void> =>
    new Promise((resolve, reject) => {
      const gone = (): void => reject(new Error('the gateway has ended meanwhile'))
      answers.once('line', () => {
        answers.off('close', gone)
        resolve()
      })
      answers.once('close', gone)
      if (isOver) gone()
      else socket.write(`${JSON.stringify(asked)}\n`)
    })
  // One after the other: which answer is whose is told by their order.
  let last: Promise<void> = Promise.resolve()
  return {
    ask: (asked) => (last = last.catch(() => undefined).then(() => askNow(asked))),
    end: () => socket.destroy(),
  }
}

/** Does something while a gateway keeps its file still, and tells it so from time to time. @throws when it has not until the end. */
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
