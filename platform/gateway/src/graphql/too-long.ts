/** Long requests are allowed only for a file of table lists, sent with an account. */
import type { FastifyRequest } from 'fastify'
import { maxBytes } from './limits.js'
import type { Identify } from '../account/context.js'

/** The request is longer than allowed. */
export class TooLong extends Error {
  readonly statusCode = 413
}

/** Bytes of a request with a file of lists: a hundred tables of four series, with their totals. */
export const maxFileBytes = 1024 * 1024

const lengthOf = ({ headers }: FastifyRequest): number => {
  const declared = headers['content-length']
  if (declared !== undefined) return Number(declared)
  return 'transfer-encoding' in headers ? Infinity : 0
}

/** Checked before the body is read: a longer body is read only for an account. @throws TooLong */
export const longForAccounts =
  (identify: Identify) =>
  async (request: FastifyRequest): Promise<void> => {
    if (lengthOf(request) <= maxBytes) return
    const { session } = await identify(request.headers.authorization, request)
    if (session === null) throw new TooLong(`A request has at most ${maxBytes} bytes.`)
  }

/** Checked after the body was read: only the file may make it long. @throws TooLong */
export function longByFile(request: FastifyRequest): Promise<void> {
  const length = lengthOf(request)
  if (length <= maxBytes) return Promise.resolve()
  const file = fileIn(request.body)
  const rest = length - Buffer.byteLength(JSON.stringify(file))
  return rest <= maxBytes
    ? Promise.resolve()
    : Promise.reject(new TooLong(`Beside a file of lists a request has at most ${maxBytes} bytes.`))
}

/** The file of an act `listAll`, whatever its variable is called. */
function fileIn(body: unknown): string {
  const variables = fieldOf(body, 'variables')
  const values: readonly unknown[] =
    typeof variables === 'object' && variables !== null ? Object.values(variables) : []
  const files = values.map((value) => fieldOf(fieldOf(value, 'listAll'), 'csv'))
  return files.find((file) => typeof file === 'string') ?? ''
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined
