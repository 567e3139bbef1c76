/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { undecided } from '../src/settings/settings.js'
import { fakeTime, testApp } from './help.js'
import { newSettings } from './stores.js'

let app: FastifyInstance
afterEach(() => app.close())

const read = async (contact: string | null) => {
  const settings = newSettings()
  await settings.write(0, { ...undecided, contact, url: 'https://cards.example' })
  app = await testApp({ settings, time: fakeTime(Date.UTC(2026, 0, 1)) })
  return app.inject('/.well-known/security.txt')
}

describe('security.txt', () => {
  it('names the operator’s mailbox, and until when it is valid (RFC 9116, 2.5.3, 2.5.5)', async () => {
    const { statusCode, headers, body } = await read('Ola Nowak, Rynek 1\nola@club.example, 32 123 45 67')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toBe(
      [
        'Contact: mailto:ola@club.example',
        'Expires: 2026-04-01T00:00:00.000Z',
        'Canonical: https://cards.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })

  it('names a page if the operator gives no mailbox', async () => {
    expect((await read('See https://club.example/contact')).body).toContain(
      'Contact: https://club.example/contact\n',
    )
  })

  it('links to the privacy page with the operator’s text if that contains no address', async () => {
    expect((await read('Phone 32 123 45 67')).body).toContain('Contact: https://cards.example/privacy\n')
  })

  it('does not exist if nobody can be reached', async () => {
    expect((await read(null)).statusCode).toBe(404)
  })
})
