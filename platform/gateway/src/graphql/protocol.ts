/** The messages of graphql-transport-ws that a server sends, as frames. */
import type { GraphQLFormattedError } from 'graphql'
import { frame, framed, type Framed } from './frame.js'

export const acknowledged = frame('{"type":"connection_ack"}')
export const pong = frame('{"type":"pong"}')

const [dataHead, dataTail] = [Buffer.from('{"data":'), Buffer.from('}}')]
const [changesHead, changesTail] = [Buffer.from('{"extensions":{"changes":'), Buffer.from('}}}')]

/** The end of a message with a result, by its text, its data alone, or the changes of its data. */
export const endOf = (result: string): Framed => framed(Buffer.from(`${result}}`))
export const endOfData = (data: Buffer): Framed => framed(dataHead, data, dataTail)
export const endOfChanges = (changes: Buffer): Framed => framed(changesHead, changes, changesTail)

/** The beginning of that message. */
export const nextHead = (id: string): string => `{"id":${JSON.stringify(id)},"type":"next","payload":`
/** The only result of an operation, and the message that it is complete. */
export const answer = (id: string, result: Framed): readonly Buffer[] => [
  ...result.with(nextHead(id)),
  frame(`{"id":${JSON.stringify(id)},"type":"complete"}`),
]
export const failed = (id: string, errors: readonly GraphQLFormattedError[]): Buffer =>
  frame(`{"id":${JSON.stringify(id)},"type":"error","payload":${JSON.stringify(errors)}}`)
