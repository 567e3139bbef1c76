/** What is sent with a file of lists or of members. */
import type { ImportRequest, MembersRequest } from '@stolik/contract/ranking/files'
import type { Encoding } from '@stolik/files/encoding/names'

export { encodings, type Encoding } from '@stolik/files/encoding/names'

export type ImportAsked = Omit<ImportRequest<Encoding>, 'file'>
export type MembersAsked = Omit<MembersRequest<Encoding>, 'file'>

/** The progress: bytes sent, then rows read. */
export interface Progress {
  readonly what: 'sent' | 'read'
  readonly done: number
  readonly of: number
}
