/**
 * A club's page on another site: plain HTML with the two lines that clubs are told to paste, under a policy that allows nothing
 * more.
 */
import { createPrivateKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The page around the lines of the club. */
export interface Page {
  /** If left out, the strict policy of docs/club-site.md; null means no policy. */
  readonly policy?: string | null
  readonly head?: string
  /** The HTML around the lines. */
  readonly body?: (lines: string) => string
}

export interface ClubSite {
  readonly url: string
  /** The club's id and public key, as the operator of a gateway enters them. */
  readonly club: { readonly id: string; readonly ed25519: string; readonly origins: readonly string[] }
  /** The member who is signed in at the club; null means nobody. */
  member: string | null
  /** The roles that the club says its member has. */
  roles: readonly string[]
  /** Other origins whose pages may ask for the signed-in member. */
  friends: readonly string[]
  /** How often the site was asked for the signed-in member. */
  readonly asked: number
  /** Sets the lines of HTML on the club's page. */
  paste(lines: string, page?: Page): void
  stop(): Promise<void>
}

/** A policy under which a page loads from and connects to itself and these gateways only. */
export const strictPolicy = (gateways: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src ${gateways.join(' ')}`,
    `connect-src 'self' ${gateways.flatMap((url) => [url, url.replace(/^http/, 'ws')]).join(' ')}`,
    `frame-src ${gateways.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * Sets a page with a frame of the gateway in it, and the script that docs/club-site.md gives to clubs: it says in the frame who the
 * member is.
 */
export const pasteFrame = (site: ClubSite, gateway: string, path: string, attributes = ''): void =>
  site.paste(
    `<script nonce="club">
addEventListener('message', async ({ data, origin, ports: [port] }) => {
  if (data?.type !== 'stolik-token' || origin !== '${gateway}') return
  const answer = await fetch('/token', { cache: 'no-store' })
  port.postMessage(answer.status === 200 ? await answer.json() : { token: null })
})
</script><iframe title="Stolik" ${attributes} width="100%" height="700" src="${gateway}${path}"></iframe>`,
    { policy: strictPolicy([gateway]).replace('script-src', "script-src 'nonce-club'") },
  )

const part = (data: object): string => Buffer.from(JSON.stringify(data)).toString('base64url')

/**
 * @param gateways that the page may load from; read at each visit, because a gateway knows its clubs before it has an address
 */
export async function clubSite(gateways: () => readonly string[], id = 'lebork'): Promise<ClubSite> {
  const keys = generateKeyPairSync('ed25519')
  const key = createPrivateKey(keys.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  let pasted = ''
  let page: Page = {}
  let asked = 0
  /** Issues a token for the signed-in member, as a club's server does. */
  const tokenFor = (name: string): string => {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: id,
      aud: 'stolik',
      sub: `member of ${name}`,
      name,
      jti: randomUUID(),
      roles: site.roles,
    }
    const text = `${part({ alg: 'EdDSA' })}.${part({ ...claims, iat: now, exp: now + 60 })}`
    return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`
  }
  const html = (): string => `<!doctype html>
<html lang="pl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Klub Lębork</title>${page.head ?? ''}</head>
<body><main aria-labelledby="club"><h1 id="club">Klub Lębork</h1>
${page.body?.(pasted) ?? pasted}
</main></body>
</html>
`
  const server = createServer((request, response) => {
    const { policy = strictPolicy(gateways()) } = page
    if (policy !== null) response.setHeader('content-security-policy', policy)
    response.setHeader('cache-control', 'no-store')
    if (request.url === '/token') {
      asked += 1
      const { origin: friend = '' } = request.headers
      if (site.friends.includes(friend)) {
        response.setHeader('access-control-allow-origin', friend)
        response.setHeader('access-control-allow-credentials', 'true')
      }
      if (site.member === null) return void response.writeHead(204).end()
      return void response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ token: tokenFor(site.member) }))
    }
    if (request.url === '/favicon.ico') return void response.writeHead(204).end()
    if (request.url !== '/') return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(html())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Not only another port: the host differs from the gateway's, too.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ed25519 = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const site: ClubSite = {
    url: `${origin}/`,
    club: { id, ed25519, origins: [origin] },
    member: null,
    roles: [],
    friends: [],
    get asked() {
      return asked
    },
    paste: (lines, around = {}) => {
      pasted = lines
      page = around
    },
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
  return site
}
