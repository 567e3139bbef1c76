/** Sends a file of lists by XMLHttpRequest, since fetch does not report how much has been sent. */
import type { Gateway } from '@stolik/elements/client/gateway'
import { answerIn, failed, progressIn } from './lines.js'
import type { Answer } from '../client.js'
import type { Progress } from './types.js'

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
      return { refused: failed('UNREADABLE') }
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
      request.onerror = () => resolve({ refused: failed('OFFLINE') })
      request.onload = () =>
        resolve(request.status === 413 ? { refused: failed('TOO_LARGE') } : answerIn<T>(request.responseText))
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
