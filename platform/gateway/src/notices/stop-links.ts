/** Links that end the mails about an event. Each is signed with the gateway's secret, so that nobody else can end them. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../base/secrets.js'

export function stopLinks(secrets: Pick<Secrets, 'all' | 'now'>) {
  const sign = (id: string, secret: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['stolik notices', id]))
      .digest('base64url')
  return {
    codeOf: (id: string): string => `${id}.${sign(id, secrets.now())}`,
    /** The subscription that a code belongs to. A mail may be older than the secret that signs now. */
    read: (code: string): string | undefined => {
      const [, id = '', signed = ''] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(code) ?? []
      const isOurs = secrets.all.some((secret) =>
        timingSafeEqual(Buffer.from(sign(id, secret)), Buffer.from(signed.padEnd(43, '-'))),
      )
      return id !== '' && isOurs ? id : undefined
    },
  }
}
