/** A club's page on another site, for elements of a gateway. Serves exactly the documents that were put there. */
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

export interface Club {
  readonly origin: string
  /** Puts a page at a path. Returns its address. */
  page(path: string, body: string): string
  /** Serves the files of a folder below `/files/`. */
  serve(folder: string): void
  stop(): Promise<void>
}

const documentOf = (body: string): string => `<!doctype html>
<html lang="pl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Klub Lębork</title></head>
<body><main><h1>Klub Lębork</h1>
${body}
</main></body>
</html>
`

export async function openClub(): Promise<Club> {
  const pages = new Map<string, string>()
  let files: string | null = null
  const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' }
  const server = createServer((request, response) => {
    const [, file] = /^\/files\/([\w/.-]+)$/.exec(request.url ?? '') ?? []
    if (files !== null && file !== undefined && !file.includes('..')) {
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
      return void pipeline(createReadStream(join(files, file)), response).catch(() => response.destroy())
    }
    const page = pages.get(request.url ?? '')
    if (page === undefined) return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(page)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    page: (path, body) => {
      pages.set(path, documentOf(body))
      return `${origin}${path}`
    },
    serve: (folder) => {
      files = folder
    },
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
