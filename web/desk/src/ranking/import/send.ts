/** Sends a file of lists by XMLHttpRequest, since fetch does not report how much has been sent. */
import type { Gateway } from '@stolik/elements/client/gateway'
import type { PlainRefusal } from '../../site/ask.js'
import { refusalOf, type Answer } from '../client.js'
import type { ImportRequest, MembersRequest } from '@stolik/contract/ranking/files'
import type { Encoding } from '@stolik/files/encoding/names'

/** Never throws. @param asked what is sent with the file */
export type SendFile = <T>(
  gate: Gateway,
  file: Blob,
  asked: object,
  tell: (progress: Progress) => void,
) => Promise<Answer<T>>

/** @param path the address below that of files */
export const sendTo =
  (path: string): SendFile =>
  async <T>(
    gate: Gateway,
    file: Blob,
    asked: object,
    tell: (progress: Progress) => void,
  ): Promise<Answer<T>> => {
    let body: string
    try {
      body = JSON.stringify({ ...asked, file: await base64(file) })
    } catch {
      return { refused: refusalOf({ code: 'UNREADABLE' }) }
    }
    const token = await gate.token()
    return new Promise((resolve) => {
      const request = new XMLHttpRequest()
      request.open('POST', gate.address(path))
      request.setRequestHeader('content-type', 'application/json')
      request.setRequestHeader('accept', 'application/x-ndjson')
      if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
      request.upload.onprogress = ({ loaded, total }) => tell({ what: 'sent', done: loaded, of: total })
      request.onprogress = () => {
        const read = progressIn(request.responseText)
        if (read !== undefined) tell(read)
      }
      request.onerror = () => resolve({ refused: refusalOf({ code: 'OFFLINE' }) })
      request.onload = () =>
        resolve(
          request.status === 413
            ? { refused: refusalOf({ code: 'TOO_LARGE' }) }
            : answerIn<T>(request.responseText),
        )
      request.send(body)
    })
  }

/** Encodes the bytes unchanged, since the gateway decodes the text. */
function base64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'))
    reader.onload = () => {
      const url = reader.result as string
      resolve(url.slice(url.indexOf(',') + 1))
    }
    reader.readAsDataURL(file)
  })
}

/** Parses the gateway's answer to a file, line by line. Pure. */

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
    refused:
      answer?.['code'] === undefined
        ? refusalOf({ code: 'FAULT' })
        : refusalOf(answer as unknown as PlainRefusal),
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

/** What is sent with a file of lists or of members. */
export { encodings, type Encoding } from '@stolik/files/encoding/names'

export type ImportAsked = Omit<ImportRequest<Encoding>, 'file'>
export type MembersAsked = Omit<MembersRequest<Encoding>, 'file'>

/** The progress: bytes sent, then rows read. */
export interface Progress {
  readonly what: 'sent' | 'read'
  readonly done: number
  readonly of: number
}
