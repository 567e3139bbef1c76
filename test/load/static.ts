/** The baseline of embeds: a bare HTTP server that has the same answers in memory. `node static.ts FILE` */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Answer {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** As base64. */
  readonly body: string
}

const kept = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as readonly Answer[]
const answers = new Map(
  kept.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]),
)

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (answer === undefined) return void response.writeHead(404).end()
  const { headers, body } = answer
  if (request.headers['if-none-match'] === headers['etag'])
    return void response.writeHead(304, { etag: headers['etag'] }).end()
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
}).listen(0, '127.0.0.1', () =>
  console.log(`Files are on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
)
process.once('SIGTERM', () => process.exit(0))
