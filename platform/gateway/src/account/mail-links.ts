/** Links that are mailed: each holds a code behind `#`, which no server is told and no log holds, and is good once. */
import { createHmac } from 'node:crypto'
import { locales, type Locale } from '@stolik/core'
import type { Entropy } from '../base/entropy.js'
import type { Secrets } from '../base/secrets.js'
import type { InstallationSettings } from '../settings/installation.js'
import type { Time } from '../base/time.js'
import type { Accounts } from './accounts.js'
import type { MailLink } from './mail-rows.js'

interface Deps {
  readonly accounts: Pick<Accounts, 'addMailLink' | 'mailLink'>
  readonly entropy: Pick<Entropy, 'word'>
  readonly settings: Pick<InstallationSettings, 'now' | 'url'>
  readonly secrets: Secrets
  readonly time: Pick<Time, 'now'>
}

/** Thirty-one letters to the power of 32 are 158 bits. */
const length = 32
const minute = 60_000
/** Whoever asks for a new password waits for it; a question about an address may lie for an evening. */
const lifetime = { CONFIRM: 24 * 60 * minute, RECOVER: 30 * minute } as const
const fragment = { CONFIRM: 'confirm', RECOVER: 'recover' } as const

export function mailLinks({ accounts, entropy, settings, secrets, time }: Deps) {
  const hashOf = (code: string, secret: string): string =>
    createHmac('sha256', secret)
      .update(`mail link ${code.slice(0, 100).trim()}`)
      .digest('hex')
  return {
    /** Keeps what a new link is good for, and answers with its address. */
    draw: async (link: Pick<MailLink, 'what' | 'account' | 'address'>): Promise<string> => {
      const code = entropy.word(length)
      await accounts.addMailLink({
        ...link,
        hash: hashOf(code, secrets.now()),
        until: time.now() + lifetime[link.what],
      })
      return `${settings.url()}/account#${fragment[link.what]}=${code}`
    },
    /** What a link is good for; undefined where it is none, was used, or is too old. It is not used up by that. */
    read: async (code: string, what: MailLink['what']): Promise<MailLink | undefined> => {
      for (const secret of secrets.good()) {
        const link = await accounts.mailLink(hashOf(code, secret))
        if (link !== undefined) return link.what === what && link.until >= time.now() ? link : undefined
      }
      return undefined
    },
    /** To whom, in which language and in whose name a mail is written. */
    letter: (to: string, lang: string | null | undefined) => ({
      ...{ to, locale: localeOf(lang), site: settings.now().name ?? 'Stolik' },
    }),
  }
}

const localeOf = (lang: string | null | undefined): Locale => locales.find((one) => one === lang) ?? 'en'
