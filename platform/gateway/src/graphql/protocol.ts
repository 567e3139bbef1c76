/** The messages of graphql-transport-ws that a server sends, as frames. */
import type { GraphQLFormattedError } from 'graphql'
import { frame } from './frame.js'

export const acknowledged = frame('{"type":"connection_ack"}')
export const pong = frame('{"type":"pong"}')

/** The text of a result and a `}` follow. */
export const nextHead = (id: string): string => `{"id":${JSON.stringify(id)},"type":"next","payload":`
/** The only result of an operation, and the message that it is complete. */
export const answer = (id: string, result: string): readonly Buffer[] => [
  frame(`${nextHead(id)}${result}}`),
  frame(`{"id":${JSON.stringify(id)},"type":"complete"}`),
]
export const failed = (id: string, errors: readonly GraphQLFormattedError[]): Buffer =>
  frame(`{"id":${JSON.stringify(id)},"type":"error","payload":${JSON.stringify(errors)}}`)
