/** Parses the gateway's answer to a file, line by line. Pure. */
import { named } from '@stolik/elements/client/plain'
import type { GatewayArg } from '@stolik/elements/client/types'
import type { Answer, Problem, Refusal } from '../client.js'
import type { Progress } from './types.js'

interface PlainRefusal {
  readonly code: string
  readonly message: string
  readonly args: readonly GatewayArg[]
  readonly problems: readonly (Omit<Problem, 'args'> & { readonly args: readonly GatewayArg[] })[]
}

export const failed = (code: string): Refusal => ({ code, args: {}, message: code, problems: [] })

const refusalOf = ({ code, message, args, problems }: PlainRefusal): Refusal => ({
  ...{ code, message, args: named(args) },
  problems: problems.map((one) => ({ ...one, args: named(one.args) })),
})

/** Returns the progress from the last complete line; undefined before there is one. */
export function progressIn(text: string): Progress | undefined {
  const end = text.lastIndexOf('\n')
  const line = text.slice(text.lastIndexOf('\n', end - 1) + 1, end)
  const answer = end === -1 ? undefined : parsed(line)
  return typeof answer?.['rows'] === 'number' && typeof answer['of'] === 'number'
    ? { what: 'read', done: answer['rows'], of: answer['of'] }
    : undefined
}

/** Returns the result. A single refusal means that the person may not even import. */
export function answerIn<T>(text: string): Answer<T> {
  const whole = text.trimEnd()
  const answer = parsed(whole.slice(whole.lastIndexOf('\n') + 1))
  if (answer?.['done'] !== undefined) return { done: answer['done'] as T }
  if (answer?.['refused'] !== undefined) return { refused: refusalOf(answer['refused'] as PlainRefusal) }
  return {
    refused: answer?.['code'] === undefined ? failed('FAULT') : refusalOf(answer as unknown as PlainRefusal),
  }
}

function parsed(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null
      ? (value as Readonly<Record<string, unknown>>)
      : undefined
  } catch {
    return undefined
  }
}
