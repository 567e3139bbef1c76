/** What a process writes: a line of JSON each, for programs; or, on a terminal, sentences for the person who started it. */
import { hostname } from 'node:os'
import { Writable } from 'node:stream'
import { traces } from '../base/failure.js'

/** As pino has them. */
const levels = { info: 30, warn: 40, error: 50, fatal: 60 } as const
export type Level = keyof typeof levels

export type Lines = ReturnType<typeof lines>

/** @param isTerminal whether a person reads */
export function lines(isTerminal: boolean) {
  return {
    /** Writes a line, whatever STOLIK_LOG says: it is the process itself that has something to tell. */
    write: (level: Level, fields: object, message: string): void => {
      const print = levels[level] >= levels.error ? console.error : console.log
      if (isTerminal) return print(message)
      const own = { level: levels[level], time: Date.now(), pid: process.pid, hostname: hostname() }
      print(JSON.stringify({ ...own, ...fields, msg: message }))
    },
    /** Where the log goes; undefined: to standard output, as it is. */
    stream: isTerminal ? sentences() : undefined,
  }
}

/** Turns lines of JSON into sentences, with what else they say in brackets. */
const sentences = (): Writable =>
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      for (const line of chunk.toString().split('\n')) if (line !== '') console.log(sentenceOf(line))
      done()
    },
  })

function sentenceOf(line: string): string {
  const { level: _level, time, pid: _pid, hostname: _hostname, msg, ...fields } = JSON.parse(line) as Line
  const at = new Date(time).toTimeString().slice(0, 8)
  const rest = Object.keys(fields).length === 0 ? '' : ` ${JSON.stringify(fields)}`
  return `${at} ${msg}${rest}`
}

interface Line {
  readonly level: number
  readonly time: number
  readonly pid: number
  readonly hostname: string
  readonly msg: string
}

/** Writes what Node itself would write as several lines: its warnings, and the error that ends the process. */
export function writeOfNode({ write }: Lines): void {
  process.removeAllListeners('warning')
  process.on('warning', (warning) =>
    write('warn', { event: 'NODE_WARNING', ...traces(warning) }, warning.message),
  )
  process.on('uncaughtException', (error) => {
    write('fatal', { event: 'CRASHED', ...traces(error) }, 'this process ends because of a bug')
    process.exit(1)
  })
}
