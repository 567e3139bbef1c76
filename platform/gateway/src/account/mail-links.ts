/** Links that are mailed. Each holds a code behind `#`, so that it never reaches a server or a log, and works once. */
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

/** 31 letters to the power of 32 give 158 bits. */
const length = 32
const minute = 60_000
/** A mail to set a new password is awaited. A mail to confirm an address may lie unread for an evening. */
const lifetime = { CONFIRM: 24 * 60 * minute, RECOVER: 30 * minute } as const
const fragment = { CONFIRM: 'confirm', RECOVER: 'recover' } as const

export function mailLinks({ accounts, entropy, settings, secrets, time }: Deps) {
  const hashOf = (code: string, secret: string): string =>
    createHmac('sha256', secret)
      .update(`mail link ${code.slice(0, 100).trim()}`)
      .digest('hex')
  return {
    /** Stores what a new link is for, and returns its URL. */
    draw: async (link: Pick<MailLink, 'what' | 'account' | 'address'>): Promise<string> => {
      const code = entropy.word(length)
      await accounts.addMailLink({
        ...link,
        hash: hashOf(code, secrets.now()),
        until: time.now() + lifetime[link.what],
      })
      return `${settings.url()}/account#${fragment[link.what]}=${code}`
    },
    /** Returns what a link is for; undefined if it is unknown, used or too old. This does not use it up. */
    read: async (code: string, what: MailLink['what']): Promise<MailLink | undefined> => {
      for (const secret of secrets.good()) {
        const link = await accounts.mailLink(hashOf(code, secret))
        if (link !== undefined) return link.what === what && link.until >= time.now() ? link : undefined
      }
      return undefined
    },
    /** Recipient, language and site name of a mail. */
    letter: (to: string, lang: string | null | undefined) => ({
      to,
      locale: localeOf(lang),
      site: settings.now().name ?? 'Stolik',
    }),
  }
}

/** The language of a mail: one of ours, or English. */
export const localeOf = (lang: string | null | undefined): Locale =>
  locales.find((one) => one === lang) ?? 'en'
