/** An owner sends a mail to see whether mails arrive, and learns what the mail server says against it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSmtp, type SmtpServer } from '../../../../test/servers/smtp.js'
import { smtp } from '../../src/mail/smtp.js'
import type { App } from '../help.js'
import { owned, register, type Given, type Person } from './owner.js'

let server: SmtpServer
let app: App
let owner: Person
const start = async (mails: boolean): Promise<void> => {
  const mailer = smtp({ server: `smtp://127.0.0.1:${server.port}`, from: 'stolik@cards.example' })
  ;({ app, owner } = await owned(mails ? { mailer } : {}))
}
beforeEach(async () => {
  server = await startSmtp()
})
afterEach(async () => {
  await app.close()
  await server.stop()
})

const send = (who: Person, to: string, lang = 'pl'): Promise<Given> =>
  who.get(
    `mutation ($act: OwnerAct!) { ownerAct(act: $act) { __typename ... on SettingsRefused { code field } } }`,
    { act: { testMail: { to, lang } } },
  )

describe('a test mail', () => {
  it('arrives, in the language of the page', async () => {
    await start(true)
    expect(await send(owner, 'ola@cards.example')).toEqual({ __typename: 'OwnerDesk' })
    const { to, text } = await server.next()
    expect(to).toBe('ola@cards.example')
    expect(text).toContain('może wysyłać pocztę')
  })

  it('is refused with what the mail server says', async () => {
    await start(true)
    server.refusals.push('550 5.7.1 not from there')
    expect(await send(owner, 'ola@cards.example')).toMatchObject({ code: 'MAIL_REFUSED', field: 'testMail' })
    await server.stop()
    expect(await send(owner, 'ola@cards.example')).toMatchObject({ code: 'MAIL_AWAY' })
    server = await startSmtp()
  })

  it('goes to a mailbox, and only an owner sends it, ten times an hour', async () => {
    await start(true)
    expect(await send(owner, 'no mailbox')).toMatchObject({ code: 'BAD_ADDRESS' })
    expect(await send(await register(app, 'Jan'), 'jan@cards.example')).toMatchObject({ code: 'NOT_ALLOWED' })
    for (let n = 0; n < 10; n++) expect(await send(owner, 'a@b.example')).toEqual({ __typename: 'OwnerDesk' })
    expect(await send(owner, 'a@b.example')).toMatchObject({ code: 'TOO_MANY' })
  })

  it('says so where no mail server is set', async () => {
    await start(false)
    expect(await send(owner, 'ola@cards.example')).toMatchObject({ code: 'NO_MAIL' })
  })
})
