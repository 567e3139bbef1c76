/** Sends a mail for an owner who wants to know whether mails arrive. They learn at once what the mail server says of it. */
import type { Account } from '../../account/account.js'
import { localeOf } from '../../account/mail-links.js'
import { readMailAddress } from '../../base/login.js'
import { testLetter } from '../../mail/letters.js'
import { whyUnsent } from '../../mail/server.js'
import { refuseSettings as refuse, type SettingsRefused } from '../refusal.js'
import type { Gateway } from '../../api/gateway.js'

export interface TestMailInput {
  readonly to: string
  readonly lang?: string | null
}

/** Mails of one owner in an hour: enough to try several settings, and no way to fill somebody's mailbox. */
const [most, hour] = [10, 60 * 60_000]

export async function testMail(
  { mailer, rates, settings }: Pick<Gateway, 'mailer' | 'rates' | 'settings'>,
  who: Account,
  { to: text, lang }: TestMailInput,
): Promise<SettingsRefused | undefined> {
  if (mailer === null) return refuse('NO_MAIL', 'testMail')
  const to = readMailAddress(text)
  if (to === undefined) return refuse('BAD_ADDRESS', 'testMail')
  if (!(await rates.hit(`test-mail:${who.id}`, most, hour))) return refuse('TOO_MANY', 'testMail')
  try {
    await mailer.send(testLetter({ to, locale: localeOf(lang), site: settings.now().name ?? 'Stolik' }))
    return undefined
  } catch (error) {
    return refuse(whyUnsent(error), 'testMail')
  }
}
