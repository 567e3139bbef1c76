/** Whom to tell of a hole (RFC 9116): the operator, as the settings say they can be reached. */
import type { FastifyInstance } from 'fastify'
import type { InstallationSettings } from '../settings/installation.js'
import type { Time } from '../base/time.js'

interface SecurityDeps {
  readonly settings: Pick<InstallationSettings, 'now' | 'url'>
  readonly time: Pick<Time, 'now'>
  /** What the route has besides. */
  readonly options: object
}

/** It says what the settings say now, so it is good for as long as anybody keeps a copy of it. */
const goodFor = 90 * 24 * 60 * 60_000

const mailbox = /[^\s<>,;:()"']+@[^\s<>,;:()"'@]+\.[a-z]{2,}/i
const page = /https:\/\/[^\s<>"']+/i

export function serveSecurityTxt(app: FastifyInstance, { settings, time, options }: SecurityDeps): void {
  app.get('/.well-known/security.txt', options, (_request, reply) => {
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

/** The first mailbox or page in the operator's own words; undefined where they give neither, such as a telephone number alone. */
function addressIn(contact: string): string | undefined {
  const mail = mailbox.exec(contact)?.[0]
  if (mail !== undefined) return `mailto:${encodeURI(mail)}`
  const found = page.exec(contact)?.[0]
  return found !== undefined && URL.canParse(found) ? new URL(found).href : undefined
}
