/** Failures in the log: by the name of their first cause, and a repeated one once with a count. */
import { describe, expect, it } from 'vitest'
import { Away, causeOf, logFailure, type Log } from '../src/base/failure.js'
import { pendingRequests, sendOutcome } from '../src/base/threads.js'
import { countingRepeats } from '../src/base/repeats.js'
import { fakeTime } from './help.js'

const withCode = (message: string, code: string): Error => Object.assign(new Error(message), { code })

describe('the cause of a failure', () => {
  it.each([
    [
      'a wrapped one',
      new Error('x', { cause: new Error('y', { cause: withCode('z', 'ENOSPC') }) }),
      'ENOSPC',
    ],
    ['one of several addresses', new AggregateError([withCode('a', 'ECONNREFUSED')], ''), 'ECONNREFUSED'],
    ['one with a name of its own', new TypeError('x'), 'TypeError'],
    ['one without any', new Error('x'), 'Error'],
  ])('is that of %s', (_, error, name) => {
    expect(causeOf(error).failure).toBe(name)
  })

  it('that is its own cause does not keep it busy', () => {
    const error = new Error('x')
    error.cause = error
    expect(causeOf(error)).toEqual({ failure: 'Error' })
  })
})

describe('a failure in a thread', () => {
  const through = async (error: Error): Promise<unknown> => {
    const requests = pendingRequests()
    const answer = requests.ask((id) => {
      // As a message between threads.
      void sendOutcome(
        id,
        () => Promise.reject(error),
        (word) => requests.settle(structuredClone(word)),
      )
    })
    return answer.catch((thrown: unknown) => thrown)
  }

  it('that is an outage is one here, too', async () => {
    expect(await through(new Away('the database is away'))).toBeInstanceOf(Away)
  })

  it('has its name, its code and its place', async () => {
    const error = Object.assign(new RangeError('x'), { code: 'ERR_X' })
    const thrown = await through(error)
    expect(thrown).toMatchObject({ name: 'RangeError', code: 'ERR_X', stack: error.stack })
  })
})

describe('a failure that repeats itself', () => {
  const open = () => {
    const time = fakeTime()
    const logged: { readonly again?: number; readonly msg: string }[] = []
    const error = (fields: object, msg: string): void => void logged.push({ ...fields, msg })
    const log: Log = { error, warn: () => undefined, info: () => undefined }
    return { time, logged, log: countingRepeats(log, time) }
  }
  const fail = (log: Log, table: number): void =>
    logFailure(log, `table ${table} could not go on`, new RangeError('a bug'))

  it('is logged once, and each minute with the count, until it stops', async () => {
    const { time, logged, log } = open()
    for (let n = 0; n < 445; n++) fail(log, n)
    expect(logged).toMatchObject([{ failure: 'RangeError', msg: 'table 0 could not go on' }])
    await time.advance(60_000)
    expect(logged.slice(1)).toMatchObject([{ failure: 'RangeError', again: 444 }])
    await time.advance(60_000)
    expect(logged).toHaveLength(2)
    fail(log, 1)
    expect(logged).toHaveLength(3)
  })

  it('hides no other failure', () => {
    const { logged, log } = open()
    fail(log, 1)
    logFailure(log, 'a request failed', new TypeError('another bug'))
    log.error({ event: 'BACKUP_FAILED' }, 'no backup was made')
    log.error({ event: 'BACKUP_FAILED' }, 'no backup was made')
    expect(logged.map(({ msg }) => msg)).toEqual([
      'table 1 could not go on',
      'a request failed',
      'no backup was made',
      'no backup was made',
    ])
  })
})
