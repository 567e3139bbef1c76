import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOrigin, isWeak, readClubs, type Club } from './account/clubs.js'
import { readLogin } from './account/login.js'
import { BadConfig } from './bad-config.js'
import { readKeyFile, type SigningKey } from './ranking/signing.js'
import type { Smtp } from './mail/smtp.js'
import { readUrl } from './settings/url.js'
import { usualRate } from './web/too-many.js'

export { BadConfig } from './bad-config.js'

/** What the environment may set. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Where people find it, such as `https://cards.example`; undefined = as the owner says. */
  readonly url: string | undefined
  /** Folder that holds everything worth keeping. */
  readonly data: string
  /** What tokens are signed with; undefined = made once and kept in the data folder. */
  readonly secret: string | undefined
  /** Address of the PostgreSQL database; undefined = a file in the data folder. */
  readonly database: string | undefined
  /** Address of the Redis that several processes share; undefined = this is the only one. */
  readonly redis: string | undefined
  readonly origins: readonly string[]
  /** Address where words of the portal are corrected, a page or a mailbox. */
  readonly corrections: string | undefined
  /** The server that sends mails, and whom they are from; undefined = none are sent. */
  readonly smtp: Smtp | undefined
  /** Clubs whose sites sign their members in. */
  readonly clubs: readonly Club[]
  /** What the association signs its rankings with: the first one now, the others before. */
  readonly signingKeys: readonly SigningKey[]
  /** Whether webhooks may go to addresses of private networks. */
  readonly privateWebhooks: boolean
  /** Whom a club's tokens must be meant for. */
  readonly audience: string
  /** Logins that are of the association. */
  readonly association: readonly string[]
  /** Machines whose word for a sender's address is taken: the proxies in front. */
  readonly proxies: readonly string[]
  /** Requests of one address in ten seconds; undefined = any number. */
  readonly rate: number | undefined
  /** What a reader of the numbers has to show; undefined = private networks may read them. */
  readonly metricsToken: string | undefined
  /** Milliseconds that addresses of privileged acts are kept. */
  readonly keepAddresses: number
  /** Milliseconds that a bot seems to think. */
  readonly botDelay: number
  readonly development: boolean
  readonly logLevel: string
}

/**
 * Reads the settings.
 * @throws BadConfig for one that makes no sense.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): Config {
  const development = env['NODE_ENV'] === 'development'
  const secret = env['STOLIK_SECRET']
  if (secret !== undefined && secret.length < 32)
    throw new BadConfig('STOLIK_SECRET must have at least 32 characters.')
  if (env['NODE_ENV'] === 'production' && isWeak(secret ?? ''))
    throw new BadConfig('In production STOLIK_SECRET must be set, and drawn: openssl rand -hex 32.')
  const origins = list(env, 'STOLIK_ORIGINS')
  const odd = origins.find((origin) => !isOrigin(origin))
  if (odd !== undefined) throw new BadConfig(`STOLIK_ORIGINS lists “${odd.slice(0, 40)}”, not https://host.`)
  const redis = address(env, 'REDIS_URL', ['redis:', 'rediss:'])
  if (redis !== undefined && (env['DATABASE_URL'] ?? '') === '')
    throw new BadConfig('REDIS_URL needs DATABASE_URL: Redis keeps only what is being played.')
  if (redis !== undefined && secret === undefined)
    throw new BadConfig('REDIS_URL needs STOLIK_SECRET, the same for all processes.')
  const rate = whole(env, 'STOLIK_RATE', usualRate, 1_000_000)
  return {
    port: whole(env, 'PORT', 4000, 65_535),
    // All addresses, of both kinds: localhost here, and the other machines of the hall.
    host: env['HOST'] ?? '::',
    url: urlOf(env),
    data: env['STOLIK_DATA'] ?? join(process.cwd(), 'var'),
    secret,
    database: address(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    redis,
    origins,
    corrections: correctionsOf(env),
    smtp: smtpOf(env),
    clubs: clubsOf(env, read),
    signingKeys: list(env, 'STOLIK_SIGNING_KEYS').map((file) => keyOf(file, read)),
    privateWebhooks: whole(env, 'STOLIK_PRIVATE_WEBHOOKS', 0, 1) === 1,
    audience: env['STOLIK_AUDIENCE'] ?? 'stolik',
    association: list(env, 'STOLIK_ASSOCIATION').map(loginOf),
    proxies: env['STOLIK_PROXIES'] === undefined ? ['loopback'] : list(env, 'STOLIK_PROXIES'),
    rate: rate === 0 ? undefined : rate,
    metricsToken: metricsTokenOf(env),
    keepAddresses: whole(env, 'STOLIK_ADDRESS_DAYS', 30, 3_650) * 24 * 60 * 60_000,
    botDelay: whole(env, 'STOLIK_BOT_DELAY', 600, 60_000),
    development,
    logLevel: env['STOLIK_LOG'] ?? (development ? 'info' : 'warn'),
  }
}

const list = (env: Readonly<Record<string, string | undefined>>, name: string): readonly string[] =>
  (env[name] ?? '').split(',').flatMap((item) => item.trim() || [])

function loginOf(text: string): string {
  const login = readLogin(text)
  if (login === undefined)
    throw new BadConfig(`STOLIK_ASSOCIATION names “${text.slice(0, 40)}”, which is no login.`)
  return login
}

function urlOf(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const text = env['STOLIK_URL']
  if (text === undefined || text === '') return undefined
  const url = readUrl(text)
  if (url === undefined)
    throw new BadConfig('STOLIK_URL must be where people find this gateway, such as https://cards.example.')
  return url
}

function correctionsOf(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const text = env['STOLIK_CORRECTIONS']
  if (text === undefined || text === '') return undefined
  if (!URL.canParse(text) || !['https:', 'http:', 'mailto:'].includes(new URL(text).protocol))
    throw new BadConfig('STOLIK_CORRECTIONS must be an address: https://host/page, or mailto:name@host.')
  return text
}

/** Neither is quoted: there is a password in the one, and perhaps somebody’s own address in the other. */
function smtpOf(env: Readonly<Record<string, string | undefined>>): Smtp | undefined {
  const server = address(env, 'STOLIK_SMTP', ['smtp:', 'smtps:'])
  const from = env['STOLIK_MAIL_FROM']?.trim() ?? ''
  if (server === undefined && from === '') return undefined
  if (server === undefined)
    throw new BadConfig('STOLIK_MAIL_FROM needs STOLIK_SMTP, the server that sends mails.')
  const { hostname, username, password } = new URL(server)
  if (hostname === '' || !isDecodable(username + password))
    throw new BadConfig('STOLIK_SMTP must name a host, such as smtp://user:password@host:587, with % as %25.')
  if (!/^(?:[^<>@\r\n]{1,100} <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(from))
    throw new BadConfig('STOLIK_MAIL_FROM must say whom mails are from: stolik@host, or Name <stolik@host>.')
  return { server, from }
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function metricsTokenOf(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const token = env['STOLIK_METRICS_TOKEN']
  if (token === undefined || token === '') return undefined
  if (!/^[\w.~+/-]{16,}=*$/.test(token))
    throw new BadConfig(
      'STOLIK_METRICS_TOKEN must have at least 16 letters and digits: openssl rand -hex 32.',
    )
  return token
}

function clubsOf(
  env: Readonly<Record<string, string | undefined>>,
  read: (file: string) => string,
): readonly Club[] {
  const file = env['STOLIK_CLUBS']
  if (file === undefined || file === '') return []
  let text: string
  try {
    text = read(file)
  } catch {
    throw new BadConfig(`The file ${file} of STOLIK_CLUBS cannot be read.`)
  }
  return readClubs(text, env)
}

function keyOf(file: string, read: (file: string) => string): SigningKey {
  let text: string
  try {
    text = read(file)
  } catch {
    throw new BadConfig(`The file ${file} of STOLIK_SIGNING_KEYS cannot be read.`)
  }
  const key = readKeyFile(text)
  if (key === undefined)
    throw new BadConfig(
      `The file ${file} of STOLIK_SIGNING_KEYS is no key: npx stolik rank keygen FILE --association NAME makes one.`,
    )
  return key
}

function whole(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  usual: number,
  most: number,
): number {
  const text = env[name]
  if (text === undefined || text === '') return usual
  if (!/^\d{1,9}$/.test(text) || Number(text) > most)
    throw new BadConfig(`${name} must be a whole number from 0 to ${most}, not “${text.slice(0, 20)}”.`)
  return Number(text)
}

/** An address of one of these protocols. It is never quoted: there may be a password in it. */
function address(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  protocols: readonly string[],
): string | undefined {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new BadConfig(`${name} must begin with ${protocols[0]}//, such as ${protocols[0]}//user@host/name.`)
  return text
}
