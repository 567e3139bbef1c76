import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { isWeak, readClubs } from '../settings/clubs.js'
import { BadConfig } from '../base/bad-config.js'
import {
  actDaysOf,
  address,
  correctionsOf,
  daysOf,
  keyOf,
  levelOf,
  listOf,
  loginOf,
  metricsTokenOf,
  momentOf,
  noSender,
  originOf,
  proxyOf,
  redisOf,
  secretOf,
  senderOf,
  smtpServerOf,
  textOf,
  urlOf,
  wholeNumber,
} from './config-values.js'
import { byParts, hostOf, wrongParts } from './database-parts.js'
import { momentsLike, readMoment } from '../base/moment.js'
import { unknownSettings } from './unknown-settings.js'
import { agesOf, usualDays } from '../retention/store.js'
import { usualRate } from '../http/too-many.js'

export { BadConfig } from '../base/bad-config.js'

/** All settings from the environment. */
export type Config = ReturnType<typeof readConfig>

type Env = Readonly<Record<string, string | undefined>>
type Read = (file: string) => string

/** A setting that `how` reads, throwing BadConfig with a sentence about it. An empty setting counts as not set. */
const read = <T>(how: (text: string) => T) =>
  v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        try {
          return how(dataset.value)
        } catch (error) {
          if (!(error instanceof BadConfig)) throw error
          addIssue({ message: error.message })
          return NEVER
        }
      }),
    ),
  )

const shape = (env: Env, file: Read) =>
  v.object({
    PORT: read(wholeNumber('PORT', 65_535)),
    HOST: read(String),
    DATABASE_URL: read(address('DATABASE_URL', ['postgres:', 'postgresql:'])),
    OTEL_EXPORTER_OTLP_ENDPOINT: read(address('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])),
    PGHOST: read(hostOf),
    PGPORT: read(wholeNumber('PGPORT', 65_535)),
    PGUSER: read(String),
    PGPASSWORD: read(String),
    PGDATABASE: read(String),
    REDIS_URL: read(redisOf),
    STOLIK_ACT_DAYS: read(actDaysOf),
    STOLIK_ADDRESS_DAYS: read(wholeNumber('STOLIK_ADDRESS_DAYS', 3_650)),
    STOLIK_ASSETS: read(String),
    STOLIK_ASSOCIATION: read(listOf(loginOf)),
    STOLIK_AUDIENCE: read(String),
    STOLIK_BACKUPS: read(String),
    STOLIK_BACKUP_DAYS: read(wholeNumber('STOLIK_BACKUP_DAYS', 1_000, 1)),
    STOLIK_BACKUP_HOURS: read(wholeNumber('STOLIK_BACKUP_HOURS', 1_000, 1)),
    STOLIK_BACKUP_WEEKS: read(wholeNumber('STOLIK_BACKUP_WEEKS', 1_000, 1)),
    STOLIK_BOT_DELAY: read(wholeNumber('STOLIK_BOT_DELAY', 60_000)),
    STOLIK_CLUBS: read((name) => readClubs(textOf(name, 'STOLIK_CLUBS', file), env)),
    STOLIK_CORRECTIONS: read(correctionsOf),
    STOLIK_DATA: read(String),
    STOLIK_EMPTY_DAYS: read(daysOf('STOLIK_EMPTY_DAYS')),
    STOLIK_GUEST_DAYS: read(daysOf('STOLIK_GUEST_DAYS')),
    STOLIK_LOG: read(levelOf),
    STOLIK_LOG_DAYS: read(daysOf('STOLIK_LOG_DAYS')),
    STOLIK_MAIL_FROM: read(senderOf),
    STOLIK_METRICS_TOKEN: read(metricsTokenOf),
    STOLIK_ORIGINS: read(listOf(originOf)),
    STOLIK_PRIVATE_WEBHOOKS: read(wholeNumber('STOLIK_PRIVATE_WEBHOOKS', 1)),
    STOLIK_PROXIES: read(listOf(proxyOf)),
    STOLIK_RATE: read(wholeNumber('STOLIK_RATE', 1_000_000)),
    STOLIK_SECRET: read(secretOf('STOLIK_SECRET')),
    STOLIK_SECRET_BEFORE: read(secretOf('STOLIK_SECRET_BEFORE')),
    STOLIK_SECRET_BEFORE_UNTIL: read(momentOf('STOLIK_SECRET_BEFORE_UNTIL')),
    STOLIK_SECRET_FROM: read(momentOf('STOLIK_SECRET_FROM')),
    STOLIK_SIGNING_KEYS: read(listOf((name) => keyOf(name, file))),
    STOLIK_SMTP: read(smtpServerOf),
    STOLIK_THINKING_THREADS: read(wholeNumber('STOLIK_THINKING_THREADS', 64)),
    STOLIK_URL: read(urlOf),
  })

export const settingNames = (): readonly string[] => Object.keys(shape({}, () => '').entries)

/** Returns what is wrong with combinations of settings. */
function conflicts(env: Env): readonly string[] {
  const isSet = (name: string): boolean => (env[name] ?? '') !== ''
  return [
    env['NODE_ENV'] === 'production' && isWeak(env['STOLIK_SECRET'] ?? '')
      ? 'In production STOLIK_SECRET must be set to a random value: openssl rand -hex 32.'
      : '',
    ...wrongParts(isSet),
    isSet('REDIS_URL') && !isSet('DATABASE_URL') && !isSet('PGHOST')
      ? 'REDIS_URL needs DATABASE_URL (or PGHOST): Redis keeps only what is being played.'
      : '',
    isSet('REDIS_URL') && !isSet('STOLIK_SECRET')
      ? 'REDIS_URL needs STOLIK_SECRET, the same for all processes.'
      : '',
    ...secretConflicts(env),
    isSet('STOLIK_MAIL_FROM') && !isSet('STOLIK_SMTP')
      ? 'STOLIK_MAIL_FROM needs STOLIK_SMTP, the server that sends mails.'
      : '',
    isSet('STOLIK_SMTP') && !isSet('STOLIK_MAIL_FROM') ? noSender : '',
    ...['STOLIK_BACKUP_DAYS', 'STOLIK_BACKUP_HOURS', 'STOLIK_BACKUP_WEEKS'].map((name) =>
      isSet(name) && !isSet('STOLIK_BACKUPS') ? `${name} needs STOLIK_BACKUPS, the folder for backups.` : '',
    ),
  ].filter((line) => line !== '')
}

/** Returns what is wrong with the combination of two secrets. */
function secretConflicts(env: Env): readonly string[] {
  const [before = '', until = '', from = ''] = ['BEFORE', 'BEFORE_UNTIL', 'FROM'].map(
    (name) => env[`STOLIK_SECRET_${name}`] ?? '',
  )
  if (before === '')
    return until === '' && from === ''
      ? []
      : ['STOLIK_SECRET_FROM and STOLIK_SECRET_BEFORE_UNTIL need STOLIK_SECRET_BEFORE, the old secret.']
  const [begins, ends] = [from, until].map(readMoment)
  return [
    (env['STOLIK_SECRET'] ?? '') === '' ? 'STOLIK_SECRET_BEFORE needs STOLIK_SECRET, the new one.' : '',
    before === env['STOLIK_SECRET']
      ? 'STOLIK_SECRET_BEFORE is the same as STOLIK_SECRET: create a new one with openssl rand -hex 32.'
      : '',
    env['NODE_ENV'] === 'production' && isWeak(before)
      ? 'In production STOLIK_SECRET_BEFORE must be a random value. Leave it out if the old secret was not random.'
      : '',
    until === '' ? `STOLIK_SECRET_BEFORE needs STOLIK_SECRET_BEFORE_UNTIL, such as ${momentsLike}.` : '',
    (env['REDIS_URL'] ?? '') !== '' && from === ''
      ? 'With REDIS_URL, STOLIK_SECRET_BEFORE needs STOLIK_SECRET_FROM, the time by which all processes have both.'
      : '',
    begins !== undefined && ends !== undefined && ends <= begins
      ? 'STOLIK_SECRET_BEFORE_UNTIL must be later than STOLIK_SECRET_FROM.'
      : '',
  ]
}

/**
 * Reads the settings.
 * @throws BadConfig with one line for each wrong setting
 */
export function readConfig(env: Env, file: Read = (name) => readFileSync(name, 'utf8')) {
  const names = Object.entries(env).filter(([name, text]) => text !== '' || name === 'STOLIK_PROXIES')
  // The operator chooses the name of the variable that contains a club's secret.
  const chosen = new Set<string>()
  const noting = new Proxy(env, {
    get: (all, name) => {
      chosen.add(String(name))
      return Reflect.get(all, name) as unknown
    },
  })
  const settings = shape(noting, file)
  const found = v.safeParse(settings, Object.fromEntries(names))
  const wrong = [...(found.issues ?? []).map(({ message }) => message), ...conflicts(env)]
  if (!found.success || wrong.length > 0) throw new BadConfig(wrong.join('\n'))
  const set = found.output
  const development = env['NODE_ENV'] === 'development'
  return {
    port: set.PORT ?? 4000,
    // All addresses, both IPv6 and IPv4: for localhost here and for the other machines of the hall.
    host: set.HOST ?? '::',
    /** The public URL, such as `https://cards.example`; undefined: the owner's settings decide. */
    url: set.STOLIK_URL,
    /** Folder that contains everything worth keeping. */
    data: set.STOLIK_DATA ?? join(process.cwd(), 'var'),
    /** Folder where portal files outlive their release; undefined: the data folder. */
    assets: set.STOLIK_ASSETS,
    /** The secret that signs tokens; undefined: made once and stored in the data folder. */
    secret: set.STOLIK_SECRET,
    /** The previous signing secret; undefined: there is none. */
    secretBefore:
      set.STOLIK_SECRET_BEFORE === undefined
        ? undefined
        : {
            secret: set.STOLIK_SECRET_BEFORE,
            from: set.STOLIK_SECRET_FROM ?? 0,
            until: set.STOLIK_SECRET_BEFORE_UNTIL ?? 0,
          },
    /** URL of the PostgreSQL database, given whole or in parts; undefined: a file in the data folder. */
    database: set.DATABASE_URL ?? byParts(set),
    /** URL of the Redis that several processes share; undefined: this is the only process. */
    redis: set.REDIS_URL,
    origins: set.STOLIK_ORIGINS ?? [],
    /** Where people can correct the texts of the portal: a page or a mailbox. */
    corrections: set.STOLIK_CORRECTIONS,
    /** The mail server and the sender; undefined: no mails are sent. */
    smtp:
      set.STOLIK_SMTP === undefined || set.STOLIK_MAIL_FROM === undefined
        ? undefined
        : { server: set.STOLIK_SMTP, from: set.STOLIK_MAIL_FROM },
    /** Clubs whose sites sign their members in. */
    clubs: set.STOLIK_CLUBS ?? [],
    /** The association's keys for signing rankings: the current one first, then earlier ones. */
    signingKeys: set.STOLIK_SIGNING_KEYS ?? [],
    /** Whether webhooks may go to addresses of private networks. */
    privateWebhooks: set.STOLIK_PRIVATE_WEBHOOKS === 1,
    /** The audience (`aud`) that a club's tokens must have. */
    audience: set.STOLIK_AUDIENCE ?? 'stolik',
    /** Logins that belong to the association. */
    association: set.STOLIK_ASSOCIATION ?? [],
    /** Proxies in front that are trusted to report the sender's address. */
    proxies: set.STOLIK_PROXIES ?? ['loopback'],
    /** How many requests one address may make in ten seconds; undefined: any number. */
    rate: set.STOLIK_RATE === 0 ? undefined : (set.STOLIK_RATE ?? usualRate),
    /** Where scheduled backups go, and which ones are kept; undefined: none are made. */
    backups:
      set.STOLIK_BACKUPS === undefined
        ? undefined
        : {
            into: resolve(set.STOLIK_BACKUPS),
            hours: set.STOLIK_BACKUP_HOURS ?? 24,
            days: set.STOLIK_BACKUP_DAYS ?? 7,
            weeks: set.STOLIK_BACKUP_WEEKS ?? 5,
          },
    /** The token that a reader of the metrics must send; undefined: private networks may read them. */
    metricsToken: set.STOLIK_METRICS_TOKEN,
    /** For how many milliseconds the addresses of privileged acts are kept. */
    keepAddresses: (set.STOLIK_ADDRESS_DAYS ?? 30) * 24 * 60 * 60_000,
    /** How long other data is kept that is deleted by rule. */
    ages: agesOf({
      guests: set.STOLIK_GUEST_DAYS ?? usualDays.guests,
      empty: set.STOLIK_EMPTY_DAYS ?? usualDays.empty,
      logs: set.STOLIK_LOG_DAYS ?? usualDays.logs,
      acts: set.STOLIK_ACT_DAYS ?? usualDays.acts,
    }),
    /** For how many milliseconds a bot pretends to think. */
    botDelay: set.STOLIK_BOT_DELAY ?? 600,
    /** Whether traces are sent to a collector. Its address and all else is read by the packages of OpenTelemetry. */
    traces: set.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    // One core is left for people.
    /** How many threads think for bots; 0: those that think play one level below. */
    thinkingThreads: set.STOLIK_THINKING_THREADS ?? Math.max(1, availableParallelism() - 1),
    development,
    logLevel: set.STOLIK_LOG ?? (development ? 'info' : 'warn'),
    /** Settings that this version does not know. Most likely they are misspelt. */
    unknown: unknownSettings(Object.keys(env), [...Object.keys(settings.entries), ...chosen]),
  }
}
