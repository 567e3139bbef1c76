/** Judges the facts about an installation. Pure: the same facts give the same findings, in the order of the settings' path to the people. */
import { lowBelow } from '@stolik/gateway/health/disk'
import { isPrivate } from '@stolik/gateway/health/operators'
import type { Between } from '@stolik/gateway/operator/offset'
import type { Facts } from './look.js'
import type { MachineFacts } from './look-machine.js'
import type { UrlFacts } from './look-url.js'
import { remedies, type Finding, type Note } from './finding.js'

export function judge(facts: Facts): readonly Finding[] {
  const findings: Finding[] = []
  const note: Note = (name, wrong, remedy = remedies[name]) => void findings.push({ name, wrong, remedy })
  const { wrong, unknown, over } = facts.settings
  for (const sentence of wrong) note('SETTING_WRONG', sentence)
  for (const { setting, meant } of unknown) {
    const remedy = meant === undefined ? undefined : `Write ${meant} instead: nothing reads ${setting}.`
    note('SETTING_UNKNOWN', `${setting} is not a setting.`, remedy)
  }
  for (const sentence of over) note('SETTING_OVER', sentence)
  judgeMachine(facts.machine, note)
  judgeDatabase(facts.database, note)
  judgeRedis(facts.redis, note)
  judgeMail(facts.mail, note)
  judgeGateway(facts, note)
  return findings
}

function judgeMachine({ node, data, room, secret }: MachineFacts, note: Note): void {
  if (!node.isSupported) note('NODE_OLD', `Stolik does not run on Node ${node.version}.`)
  if (data.failed !== undefined)
    note('FOLDER_UNWRITABLE', `The data folder ${data.path} cannot be written (${data.failed}).`)
  // As the gateway counts: on a small disk less space is enough.
  if (room !== undefined && room.free < Math.min(lowBelow, room.size / 10))
    note('DISK_LOW', `The disk of ${data.path} has ${Math.floor(room.free / 1_000_000)} MB left.`)
  if (secret === undefined) return
  if (secret.failed !== undefined)
    note('SECRET_UNREADABLE', `The secret in ${secret.path} cannot be used (${secret.failed}).`)
  if (secret.isPublic)
    note('SECRET_PUBLIC', `Other users of this machine can read the secret in ${secret.path}.`)
  if (secret.isOther) note('SECRET_OTHER', `STOLIK_SECRET is not the secret in ${secret.path}.`)
}

/**
 * Milliseconds. Codes of an app are valid for half a minute, and tokens of a club's site name their seconds; below two
 * seconds nobody notices.
 */
const clocksDiffer = 2_000
/** The oldest servers that Stolik is tested with. */
const [oldestPostgres, oldestRedis] = [15, 7]
/** The share of its memory above which Redis counts as full. */
const nearlyFull = 0.9

function judgeDatabase(tried: Facts['database'], note: Note): void {
  if (tried === undefined) return
  if ('damaged' in tried) return note('DATABASE_DAMAGED', tried.damaged)
  if ('failed' in tried) return note('DATABASE_AWAY', `The database cannot be used (${tried.failed}).`)
  const { name, schema, server } = tried.found
  const major = Math.floor((server?.version ?? 0) / 10_000)
  if (server !== undefined && major < oldestPostgres)
    note('DATABASE_OLD', `${name} is PostgreSQL ${major}, which is too old.`)
  if (schema.needs > schema.known)
    note(
      'DATABASE_NEWER',
      `${name} is of version ${schema.version}, and this Stolik knows versions up to ${schema.known}.`,
    )
  if (server === undefined) return
  for (const setting of server.careless) note('DATABASE_CARELESS', `${name} has ${setting} off.`)
  judgeClock(server.clock, name, note)
}

function judgeRedis(tried: Facts['redis'], note: Note): void {
  if (tried === undefined) return
  if ('failed' in tried) return note('REDIS_AWAY', `Redis cannot be used (${tried.failed}).`)
  const { version, policy, appendOnly, fileWorks, full = 0, clock } = tried.found
  if (Number(version.split('.')[0]) < oldestRedis)
    note('REDIS_OLD', `This is Redis ${version}, which is too old.`)
  if (policy !== 'noeviction')
    note('REDIS_EVICTS', `Redis throws keys away when its memory is full (maxmemory-policy ${policy}).`)
  if (!appendOnly)
    note('REDIS_FORGETS', 'Redis writes no log (appendonly no): if it dies, what was just played is lost.')
  if (!fileWorks) note('REDIS_UNWRITTEN', 'Redis could not write its log.')
  if (full > nearlyFull) note('REDIS_FULL', `Redis uses ${Math.round(full * 100)} % of its memory.`)
  judgeClock(clock, 'Redis', note)
}

function judgeMail(tried: Facts['mail'], note: Note): void {
  if (tried === undefined || !('failed' in tried)) return
  if (tried.failed === 'EAUTH')
    note('MAIL_REFUSED', 'The mail server does not accept the user and password in STOLIK_SMTP.')
  else note('MAIL_AWAY', `The mail server of STOLIK_SMTP does not answer as one (${tried.failed}).`)
}

function judgeClock({ ahead, unsure }: Between, name: string, note: Note): void {
  if (Math.abs(ahead) - unsure <= clocksDiffer) return
  const seconds = Math.round(Math.abs(ahead) / 1_000)
  const where = ahead > 0 ? 'ahead of' : 'behind'
  note('CLOCK_OFF', `The clock of ${name} is ${seconds} s ${where} the one of this machine.`)
}

const [second, hour, day] = [1_000, 3_600_000, 86_400_000]
/** Settled hands are copied within seconds. A minute later something is wrong. */
const mostBehind = 60 * second
/** Let's Encrypt renews a certificate thirty days before its end. */
const renewedBefore = 14 * day
/** A backup that fails is tried again after an hour, and one may take a while. */
const backupGrace = 3 * hour

function judgeGateway(facts: Facts, note: Note): void {
  const { gateways, url, backups, now } = facts
  // Without settings nobody knows where to look for one.
  if (facts.settings.wrong.length > 0) return
  if (gateways.length === 0)
    note('GATEWAY_DOWN', `No gateway runs with the data folder ${facts.machine.data.path}.`)
  else if (url !== undefined) judgeUrl(url, facts, note)
  // Each gateway counts the tables that it drives.
  const tables = gateways.reduce((sum, { behind }) => sum + behind.tables, 0)
  const oldest = Math.max(0, ...gateways.map(({ behind }) => behind.oldest))
  if (oldest > mostBehind)
    note(
      'ARCHIVE_BEHIND',
      `Settled hands of ${tables} tables are not in the database, the oldest for ${Math.round(oldest / second)} s.`,
    )
  if (backups !== undefined) judgeBackups(backups, now, note)
}

function judgeUrl(facts: UrlFacts, { now, isProduction, proxies }: Facts, note: Note): void {
  const { url, isPublic, isShared, ready, certificate, arrived } = facts
  const { hostname, protocol } = new URL(url)
  if ('failed' in ready) return note('URL_UNREACHABLE', `Nothing answers at ${url} (${ready.failed}).`)
  const isNear = hostname === 'localhost' || isPrivate(hostname.replace(/^\[|\]$/g, ''))
  if (isProduction && isPublic && protocol === 'http:' && !isNear)
    note('URL_NOT_HTTPS', `${url} is not encrypted: passwords and sessions can be read on the way.`)
  if (ready.found !== 200) note('URL_NOT_READY', `${url} answers with ${ready.found}: it cannot serve now.`)
  if (certificate?.failed !== undefined)
    note('CERTIFICATE_INVALID', `The certificate of ${url} is not valid (${certificate.failed}).`)
  else if (certificate !== undefined && certificate.until - now < renewedBefore) {
    const days = Math.ceil((certificate.until - now) / day)
    note('CERTIFICATE_ENDING', `The certificate of ${url} ends in ${days} days.`)
  }
  if (arrived !== undefined) judgeProxy(url, arrived, proxies, note)
  else if (!isShared && ready.found === 200) note('URL_ELSEWHERE', `${url} is not this installation.`)
}

function judgeProxy(
  url: string,
  { plain, socket }: NonNullable<UrlFacts['arrived']>,
  proxies: Facts['proxies'],
  note: Note,
): void {
  const { host, protocol } = new URL(url)
  const { from, forwarded, trusted } = plain
  if (forwarded && !trusted)
    note('PROXY_UNKNOWN', `Requests come from a proxy at ${from}, which STOLIK_PROXIES does not name.`)
  // A gateway speaks no TLS, so somebody in front does.
  if ((protocol === 'https:' || (proxies ?? []).length > 0) && !forwarded)
    note(
      'PROXY_SILENT',
      `Requests come from ${from} without X-Forwarded-For, so nobody knows the addresses of guests.`,
    )
  if (plain.host !== host)
    note('PROXY_OTHER_HOST', `Requests for ${host} arrive as requests for ${plain.host}.`)
  if (socket?.upgrade === false)
    note('PROXY_NO_UPGRADE', `The proxy of ${url} does not let sockets through: pages open, tables do not.`)
}

function judgeBackups(
  { into, hours, last, isKnown }: NonNullable<Facts['backups']>,
  now: number,
  note: Note,
): void {
  if (into.failed !== undefined)
    note('BACKUP_UNWRITABLE', `The folder of backups ${into.path} cannot be written (${into.failed}).`)
  if (!isKnown) return
  if (last === undefined) return note('BACKUP_OLD', 'No good backup was ever made.')
  const age = Math.floor((now - last) / hour)
  if (now - last > hours * hour + backupGrace)
    note('BACKUP_OLD', `The last good backup is ${age} hours old, and one is due every ${hours}.`)
}
