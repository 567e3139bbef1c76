/** The messages of graphql-transport-ws as text, as far as they are ours to send. */
import type { GraphQLFormattedError } from 'graphql'

export const acknowledged = '{"type":"connection_ack"}'
export const pong = '{"type":"pong"}'

/** The text of a result and a `}` follow. */
export const nextHead = (id: string): string => `{"id":${JSON.stringify(id)},"type":"next","payload":`
export const complete = (id: string): string => `{"id":${JSON.stringify(id)},"type":"complete"}`
export const failed = (id: string, errors: readonly GraphQLFormattedError[]): string =>
  `{"id":${JSON.stringify(id)},"type":"error","payload":${JSON.stringify(errors)}}`
