/** Puts news into words: for a phone, and for a mail. Both say only what the public page of the event shows. */
import { intlOf, type Locale } from '@stolik/core'
import type { EventState } from '@stolik/event/model/state'
import { hallZone } from '../base/day-of.js'
import type { Mail } from '../mail/server.js'
import type { News } from './news.js'
import { saying } from './words/index.js'

export interface Message {
  /** The name of the event. */
  readonly title: string
  /** A sentence for each piece of news. */
  readonly lines: readonly string[]
}

export function messageOf({ regulations }: EventState, news: readonly News[], locale: Locale): Message {
  const say = saying(locale)
  const moment = moments(locale)
  return {
    title: regulations.name,
    lines: news.map(({ code, args }) => {
      const { starts } = args
      return say(code, { ...args, ...(typeof starts === 'number' && { starts: moment.format(starts) }) })
    }),
  }
}

/** What the browser shows. */
export const pushText = (
  { title, lines }: Message,
  { event, page }: { event: string; page: string },
): string => JSON.stringify({ title, body: lines.join('\n'), url: page, tag: `stolik ${event}` })

/** @param id the same on every try, so that a mail that arrives twice is known as one */
export function mailOf(
  { title, lines }: Message,
  letter: { readonly to: string; readonly locale: Locale; readonly site: string },
  { id, page, stop }: { readonly id: string; readonly page: string; readonly stop: string },
): Mail {
  const say = saying(letter.locale)
  const news = lines[0] ?? ''
  return {
    to: letter.to,
    subject: say('mail.subject', { event: title, news }),
    text: `${[...lines, `${say('mail.page')}\n${page}`, `${say('mail.why', { site: letter.site })}\n${stop}`].join('\n\n')}\n`,
    id,
    // RFC 8058: mail programs offer a button for this.
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

/** The address of a start card. The code stands behind the `#`, so that no browser sends it to a server, where it could be logged. */
export const cardLink = (url: string, event: string, code: string): string =>
  `${url}/event/${event}/card#${code}`

/** @param id the same on every try */
export function linkMailOf(
  { regulations }: EventState,
  letter: { readonly to: string; readonly locale: Locale; readonly site: string },
  { id, link }: { readonly id: string; readonly link: string },
): Mail {
  const say = saying(letter.locale)
  const args = {
    event: regulations.name,
    site: letter.site,
    starts: moments(letter.locale).format(regulations.starts),
  }
  return {
    to: letter.to,
    subject: say('link.subject', args),
    text: `${[`${say('link.text', args)}\n${link}`, say('link.own'), say('link.why', args)].join('\n\n')}\n`,
    id,
  }
}

const moments = (locale: Locale): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(intlOf(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: hallZone,
  })
