/** The mails that accounts send, as plain text: each with one link at most, and nothing that a stranger could have written. */
import type { Locale } from '@stolik/core'
import type { Mail } from './outbox.js'
import { saying } from './words/index.js'

export interface Letter {
  readonly to: string
  readonly locale: Locale
  /** What the site is called by its owner. */
  readonly site: string
}

/** Names nobody: whoever gets it may have nothing to do with the account. */
export const confirmLetter = (letter: Letter, link: string): Mail =>
  written('confirm', letter, ['text', link, 'not'])

/** @param login which account it is for: of one address there may be several */
export const recoverLetter = (letter: Letter, link: string, login: string): Mail =>
  written('recover', letter, ['text', link, 'not'], login)

/** To an address that is no longer used. */
export const goneLetter = (letter: Letter, login: string): Mail =>
  written('gone', letter, ['text', 'not'], login)

function written(
  kind: string,
  { to, locale, site }: Letter,
  paragraphs: readonly string[],
  login = '',
): Mail {
  const said = saying(locale)
  const args = { site, login }
  const lines = paragraphs.map((part) => (part.startsWith('http') ? part : said(`${kind}.${part}`, args)))
  return { to, subject: said(`${kind}.subject`, args), text: `${lines.join('\n\n')}\n` }
}
