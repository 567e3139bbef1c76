/** Reads the value of each setting from its text. @throws BadConfig with a sentence that names the setting */
import { isIP } from 'node:net'
import { isOrigin } from '../settings/clubs.js'
import { readLogin } from '../base/login.js'
import { BadConfig } from '../base/bad-config.js'
import { momentsLike, readMoment } from '../base/moment.js'
import { readKeyFile, type SigningKey } from '../ranking/signing/signing.js'
import { leastActDays } from '../store/tables/account.js'
import { readUrl } from '../settings/site.js'
import { readRedisAddress } from '../store/redis/address.js'

/** Reads each item of a comma-separated list. */
export const listOf =
  <T>(read: (item: string) => T) =>
  (text: string): readonly T[] =>
    text
      .split(',')
      .flatMap((item) => item.trim() || [])
      .map(read)

export const wholeNumber =
  (name: string, most: number, least = 0) =>
  (text: string): number => {
    if (!/^\d{1,9}$/.test(text) || Number(text) > most || Number(text) < least)
      throw new BadConfig(
        `${name} must be a whole number from ${least} to ${most}, not “${text.slice(0, 20)}”.`,
      )
    return Number(text)
  }

const mostDays = 36_500

/** Reads for how many days something is kept. */
export const daysOf = (name: string): ((text: string) => number) => wholeNumber(name, mostDays)

export function actDaysOf(text: string): number {
  const days = daysOf('STOLIK_ACT_DAYS')(text)
  if (days < leastActDays)
    throw new BadConfig(`STOLIK_ACT_DAYS must be at least ${leastActDays}: acts are kept for a year.`)
  return days
}

/** Reads a URL with one of these protocols. Errors never quote it, because it may contain a password. */
export const address =
  (name: string, protocols: readonly string[]) =>
  (text: string): string => {
    if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
      throw new BadConfig(
        `${name} must begin with ${protocols[0]}//, such as ${protocols[0]}//user@host/name; in a password write / as %2F and @ as %40.`,
      )
    return text
  }

/** Reads where Redis is. Errors never quote it, because it may contain a password. */
export function redisOf(text: string): string {
  if (/^rediss?\+sentinel:/.test(text)) {
    if (readRedisAddress(text) === undefined)
      throw new BadConfig(
        'REDIS_URL with sentinels must be like redis+sentinel://host:26379,host:26379/NAME, where NAME is the group of its primary.',
      )
    return text
  }
  return address('REDIS_URL', ['redis:', 'rediss:'])(text)
}

export const secretOf =
  (name: string) =>
  (text: string): string => {
    if (text.length < 32) throw new BadConfig(`${name} must have at least 32 characters.`)
    return text
  }

export const momentOf =
  (name: string) =>
  (text: string): number => {
    const at = readMoment(text)
    if (at === undefined)
      throw new BadConfig(`${name} must be a time such as ${momentsLike}, not “${text.slice(0, 40)}”.`)
    return at
  }

export function originOf(text: string): string {
  if (!isOrigin(text))
    throw new BadConfig(`STOLIK_ORIGINS lists “${text.slice(0, 40)}”, which is not of the form https://host.`)
  return text
}

export function loginOf(text: string): string {
  const login = readLogin(text)
  if (login === undefined)
    throw new BadConfig(`STOLIK_ASSOCIATION names “${text.slice(0, 40)}”, which is not a login.`)
  return login
}

/** Names of networks that Fastify knows. */
const networks = ['loopback', 'linklocal', 'uniquelocal']

export function proxyOf(text: string): string {
  const [host = '', bits, ...more] = text.split('/')
  const most = isIP(host) === 6 ? 128 : 32
  const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  if (!networks.includes(text) && (isIP(host) === 0 || !isNetwork || more.length > 0))
    throw new BadConfig(
      `STOLIK_PROXIES lists “${text.slice(0, 40)}”, which is neither an address nor a network such as 10.0.0.0/8, ${networks.join(', ')}.`,
    )
  return text
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

export function levelOf(text: string): string {
  if (!levels.includes(text))
    throw new BadConfig(`STOLIK_LOG must be one of ${levels.join(', ')}, not “${text.slice(0, 20)}”.`)
  return text
}

export function urlOf(text: string): string {
  const url = readUrl(text)
  if (url === undefined)
    throw new BadConfig('STOLIK_URL must be where people find this gateway, such as https://cards.example.')
  return url
}

export function correctionsOf(text: string): string {
  if (!URL.canParse(text) || !['https:', 'http:', 'mailto:'].includes(new URL(text).protocol))
    throw new BadConfig('STOLIK_CORRECTIONS must be an address: https://host/page, or mailto:name@host.')
  return text
}

export function metricsTokenOf(text: string): string {
  if (!/^[\w.~+/-]{16,}=*$/.test(text))
    throw new BadConfig(
      'STOLIK_METRICS_TOKEN must have at least 16 letters and digits: openssl rand -hex 32.',
    )
  return text
}

/** Reads the URL of a mail server. Errors do not quote it, because it contains a password. */
export function smtpServerOf(text: string): string {
  const server = address('STOLIK_SMTP', ['smtp:', 'smtps:'])(text)
  const { hostname, username, password } = new URL(server)
  if (hostname === '' || !isDecodable(username + password))
    throw new BadConfig('STOLIK_SMTP must name a host, such as smtp://user:password@host:587, with % as %25.')
  return server
}

export const noSender = 'STOLIK_MAIL_FROM must be the sender of mails: stolik@host, or Name <stolik@host>.'

/** Reads the sender of mails. Errors do not quote it, because it may be somebody's own address. */
export function senderOf(text: string): string {
  const from = text.trim()
  if (!/^(?:[^<>@\r\n]{1,100} <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(from))
    throw new BadConfig(noSender)
  return from
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Reads the text of a file that a setting names. */
export function textOf(file: string, setting: string, read: (file: string) => string): string {
  try {
    return read(file)
  } catch {
    throw new BadConfig(`The file ${file} of ${setting} cannot be read.`)
  }
}

export function keyOf(file: string, read: (file: string) => string): SigningKey {
  const key = readKeyFile(textOf(file, 'STOLIK_SIGNING_KEYS', read))
  if (key === undefined)
    throw new BadConfig(
      `The file ${file} of STOLIK_SIGNING_KEYS is not a key: npx stolik rank keygen FILE --association NAME makes one.`,
    )
  return key
}
