/** The mails about accounts, as plain text. Each has at most one link, and no text that a stranger could have written. */
import type { Locale } from '@stolik/core'
import type { Mail } from './server.js'
import { saying } from './words/index.js'

export interface Letter {
  readonly to: string
  readonly locale: Locale
  /** The name that the owner gave the site. */
  readonly site: string
}

/** Names nobody, because the receiver may have nothing to do with the account. */
export const confirmLetter = (letter: Letter, link: string): Mail =>
  written('confirm', letter, ['text', link, 'not'])

/** @param login the account it is for, because one address may have several */
export const recoverLetter = (letter: Letter, link: string, login: string): Mail =>
  written('recover', letter, ['text', link, 'not'], login)

/** For an address that is no longer used. */
export const goneLetter = (letter: Letter, login: string): Mail =>
  written('gone', letter, ['text', 'not'], login)

/** Somebody recovers the account by one factor alone: whoever is signed in can cancel that for a day. */
export const waitsLetter = (letter: Letter, link: string, login: string): Mail =>
  written('waits', letter, ['text', 'not', link], login)

export const cancelledLetter = (letter: Letter, link: string, login: string): Mail =>
  written('cancelled', letter, ['text', 'not', link], login)

/** Shows an owner that mails arrive. */
export const testLetter = (letter: Letter): Mail => written('test', letter, ['text', 'not'])

function written(
  kind: string,
  { to, locale, site }: Letter,
  paragraphs: readonly string[],
  login = '',
): Mail {
  const say = saying(locale)
  const args = { site, login }
  const lines = paragraphs.map((part) => (part.startsWith('http') ? part : say(`${kind}.${part}`, args)))
  return { to, subject: say(`${kind}.subject`, args), text: `${lines.join('\n\n')}\n` }
}
