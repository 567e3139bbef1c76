/** A club's own page somewhere else: plain HTML with the two lines that it was told to paste, under a policy that allows no more. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ClubSite {
  readonly url: string
  /** Lines of HTML that the club puts on its page. */
  paste(lines: string): void
  stop(): Promise<void>
}

/** @param gateway the only other origin that its page may load from */
export async function clubSite(gateway: string): Promise<ClubSite> {
  const policy = [
    "default-src 'none'",
    `script-src ${gateway}`,
    `connect-src ${gateway}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const page = (lines: string): string => `<!doctype html>
<html lang="pl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Klub Lębork</title></head>
<body><main><h1>Klub Lębork</h1>
${lines}
</main></body>
</html>
`
  let pasted = ''
  const server = createServer((request, response) => {
    response.setHeader('content-security-policy', policy)
    if (request.url !== '/') return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(page(pasted))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    // Another host than the gateway's, too: not only another port.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    paste: (lines) => {
      pasted = lines
    },
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
