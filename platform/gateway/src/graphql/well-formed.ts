import type { FastifyRequest } from 'fastify'

class Malformed extends Error {
  readonly statusCode = 400
}

/**
 * Accepts one request in the form of the specification. Nothing is coerced: otherwise a `query` that is not text would later
 * be taken for one.
 * @throws Malformed
 */
export function wellFormed({ method, body }: FastifyRequest): Promise<void> {
  return method !== 'POST' || isQuestion(body)
    ? Promise.resolve()
    : Promise.reject(
        new Malformed('A request is { "query": text, "variables": object, "operationName": text }.'),
      )
}

function isQuestion(body: unknown): boolean {
  if (!isObject(body)) return false
  const { query, variables = null, operationName = null } = body
  return (
    typeof query === 'string' &&
    (variables === null || isObject(variables)) &&
    (operationName === null || typeof operationName === 'string')
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
