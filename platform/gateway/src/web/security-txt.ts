/** Publishes whom to tell about a security hole (RFC 9116): the operator's contact from the settings. */
import type { Served } from '../api/gateway.js'
import type { FastifyInstance } from 'fastify'

/** Made from the current settings for each request, so it may be valid for as long as anybody caches it. */
const goodFor = 90 * 24 * 60 * 60_000

const mailbox = /(?<![^\s<>,;:()"'])[^\s<>,;:()"']+@[^\s<>,;:()"'@]+\.[a-z]{2,}/i
const page = /https:\/\/[^\s<>"']+/i

export function serveSecurityTxt(app: FastifyInstance, { gateway, options }: Served): void {
  app.get('/.well-known/security.txt', options, (_request, reply) => {
    const { settings, time } = gateway
    const { contact } = settings.now()
    if (contact === null) return reply.code(404).send({ code: 'NOT_FOUND', message: 'No contact is known.' })
    const url = settings.url()
    const lines = [
      `Contact: ${addressIn(contact) ?? `${url}/privacy`}`,
      `Expires: ${new Date(time.now() + goodFor).toISOString()}`,
      `Canonical: ${url}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}

/**
 * The first e-mail address or page in the operator's contact text; undefined if there is neither, as with a telephone
 * number alone.
 */
function addressIn(contact: string): string | undefined {
  const mail = mailbox.exec(contact)?.[0]
  if (mail !== undefined) return `mailto:${encodeURI(mail)}`
  const found = page.exec(contact)?.[0]
  return found !== undefined && URL.canParse(found) ? new URL(found).href : undefined
}
