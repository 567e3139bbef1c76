import type { Socket } from 'node:net'

const answers: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers a request that is not valid HTTP, with a code like all refusals, and closes the connection. */
export function clientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify({ code: 'BAD_REQUEST', message: 'That is no request.' })
  const head = [
    `HTTP/1.1 ${answers[error.code ?? ''] ?? '400 Bad Request'}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
