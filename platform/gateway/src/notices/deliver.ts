/** Hands one message to a browser's push service, or to the mail server. */
import { locales, type Locale } from '@stolik/core'
import type { Accounts } from '../account/accounts.js'
import type { Time } from '../base/time.js'
import { accepted, type Mail, type MailAnswer } from '../mail/server.js'
import type { Attempt } from '../outgoing/outgoing.js'
import type { Send } from '../outgoing/send.js'
import type { InstallationSettings } from '../settings/installation.js'
import { mailOf, pushText, type Message } from './message.js'
import type { PushKeys } from './push-keys.js'
import { sendPush } from './push.js'
import type { stopLinks } from './stop-links.js'
import type { Subscription } from './store.js'

/** `gone`: nobody is there any more. */
export type Delivered = 'done' | 'gone' | 'again'

export function deliverer({
  accounts,
  settings,
  time,
  ...deps
}: {
  readonly accounts: Pick<Accounts, 'mailAddress' | 'session'>
  readonly settings: Pick<InstallationSettings, 'now' | 'url'>
  readonly time: Pick<Time, 'now'>
  readonly keys: () => Promise<PushKeys>
  readonly links: ReturnType<typeof stopLinks>
  readonly send: Send
}) {
  return {
    push: async (
      one: Subscription,
      message: Message,
      topic: string,
      attempt: Attempt,
    ): Promise<Delivered> => {
      const { push } = one
      if (push === null) return 'gone'
      const session = one.session === null ? undefined : await accounts.session(one.session)
      // Whoever uses the device now is not who asked to be told.
      if (one.session !== null && (session === undefined || session.until < time.now())) return 'gone'
      const text = pushText(message, { event: one.event, page: `/event/${one.event}` })
      const content = { text, topic, contact: settings.url() }
      const keys = await deps.keys()
      const answer = await attempt((signal) => sendPush(push, content, keys, { send: deps.send, signal }))
      if (/^2\d\d$/.test(answer)) return 'done'
      // 403: the keys were made anew, so this subscription is for others.
      return ['404', '410', '403', 'PRIVATE_ADDRESS'].includes(answer) ? 'gone' : 'again'
    },
    mail: async (
      one: Subscription,
      message: Message,
      topic: string,
      send: (mail: Mail) => Promise<MailAnswer>,
    ): Promise<Delivered> => {
      const to = await accounts.mailAddress(one.person)
      if (to === undefined) return 'gone'
      const url = settings.url()
      const letter = { to: to.address, locale: localeOf(one), site: settings.now().name ?? 'Stolik' }
      const stop = `${url}/notices/stop/${deps.links.codeOf(one.id)}?lang=${one.locale}`
      const id = `<${topic}@${URL.canParse(url) ? new URL(url).hostname : 'stolik'}>`
      const mail = mailOf(message, letter, { id, page: `${url}/event/${one.event}`, stop })
      return (await send(mail)) === accepted ? 'done' : 'again'
    },
  }
}

export const localeOf = ({ locale }: Subscription): Locale => locales.find((one) => one === locale) ?? 'en'
