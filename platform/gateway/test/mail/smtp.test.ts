/** Mails are sent in the background to the configured server, with retries. The log never names a recipient. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../../src/mail/outbox.js'
import { mailServer, type Mailer } from '../../src/mail/server.js'
import { smtp } from '../../src/mail/smtp.js'
import { fakeTime } from '../help.js'
import { quiet } from '../quiet.js'
import { startSmtp, type SmtpServer } from '../../../../test/servers/smtp.js'

const mail = {
  to: 'ola@cards.example',
  subject: 'Stolik: nowe hasło',
  text: 'Zażółć gęślą jaźń.\n.\nhttps://x/#a=b\n',
}

let server: SmtpServer
let logged: { readonly fields: object; readonly message: string }[]
let heard: () => void
beforeEach(async () => {
  server = await startSmtp()
  logged = []
  heard = () => undefined
})
afterEach(() => server.stop())

const open = (credentials = '', port = server.port) => {
  const time = fakeTime()
  const note = (fields: object, message: string): void => {
    logged.push({ fields, message })
    heard()
  }
  const log = { error: note, warn: note, info: note }
  const server = smtp({
    server: `smtp://${credentials}127.0.0.1:${port}`,
    from: 'Stolik <stolik@cards.example>',
  })
  let answered = (): void => undefined
  const mailer: Mailer = { ...server, send: (mail) => server.send(mail).finally(() => answered()) }
  /** Resolves when the server has answered the next try, and the answer was dealt with. */
  const answer = async (): Promise<void> => {
    await new Promise<void>((resolve) => (answered = resolve))
    await quiet()
  }
  return { time, answer, box: outbox(mailServer(mailer, { time, log }), time) }
}

describe('mails', () => {
  it('arrive as written, from the configured sender, with the configured name and password', async () => {
    const { box } = open('me%40cards:p%25%3A%2Fss@')
    box.post(mail)
    const { from, to, credentials, head, text } = await server.next()
    expect({ from, to, credentials }).toEqual({
      from: 'stolik@cards.example',
      to: mail.to,
      credentials: 'me@cards:p%:/ss',
    })
    expect(head).toContain('From: Stolik <stolik@cards.example>')
    expect(head).toContain('Subject: =?UTF-8?Q?Stolik=3A_nowe_has=C5=82o?=')
    expect(text.trim()).toBe(mail.text.trim())
    box.stop()
  })

  it('are retried after a temporary failure', async () => {
    server.refusals.push('451 later', '421 busy')
    const { box, time, answer } = open()
    const come = server.next()
    const first = answer()
    box.post(mail)
    await first
    const second = answer()
    await time.advance(20_000)
    await second
    await time.advance(5 * 60_000)
    expect((await come).to).toBe(mail.to)
    expect(logged).toEqual([])
    box.stop()
  })

  it('are dropped after a permanent failure, and the log names nobody', async () => {
    server.refusals.push('550 no such person as ola@cards.example, me:secret')
    const { box } = open('me:secret@')
    await new Promise<void>((resolve) => {
      heard = resolve
      box.post(mail)
    })
    expect(logged).toEqual([
      {
        fields: { event: 'MAIL_REFUSED', answer: '550' },
        message: 'a mail could not be sent',
      },
    ])
    box.stop()
  })

  it('log once that the server is away, and once that it is back with the number of lost mails', async () => {
    const time = fakeTime()
    const note = (fields: object, message: string): void => void logged.push({ fields, message })
    let isThere = false
    const send = (): Promise<void> =>
      isThere ? Promise.resolve() : Promise.reject(Object.assign(new Error(mail.to), { code: 'ESOCKET' }))
    const log = { error: note, warn: note, info: note }
    const box = outbox(mailServer({ send, stop: () => undefined }, { time, log }), time)
    for (let i = 0; i < 20; i++) box.post(mail)
    await quiet()
    // Each is tried twice more, then dropped.
    await time.advance(10 * 60_000)
    isThere = true
    box.post(mail)
    await quiet()
    expect(logged).toEqual([
      { fields: { event: 'MAIL_AWAY', code: 'ESOCKET' }, message: 'the mail server is away' },
      {
        fields: { event: 'MAIL_BACK', away: 600_000, failed: 60, lost: 20 },
        message: 'the mail server is back',
      },
    ])
    box.stop()
  })

  it('are dropped when too many wait', () => {
    const time = fakeTime()
    const log = {
      error: () => undefined,
      warn: (fields: object) => logged.push({ fields, message: '' }),
      info: () => undefined,
    }
    let sent = 0
    const send = (): Promise<void> => {
      sent++
      return new Promise(() => undefined)
    }
    const box = outbox(mailServer({ send, stop: () => undefined }, { time, log }), time)
    for (let i = 0; i < 501; i++) box.post(mail)
    // The others wait for a connection.
    expect(sent).toBe(2)
    expect(logged).toEqual([{ fields: { event: 'MAIL_AWAY', waiting: 500 }, message: '' }])
  })
})
