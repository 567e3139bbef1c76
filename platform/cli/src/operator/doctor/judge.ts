/** Judges the facts about an installation. Pure: the same facts give the same findings, in the order of the settings' path to the people. */
import type {
  Facts,
  MachineFacts,
  SettingFacts,
  Damaged,
  DatabaseFacts,
  Tried,
  BackupFacts,
  UrlFacts,
} from './facts.js'
import { type Finding, finding, findings } from './finding.js'
import { lowBelow } from '@stolik/gateway/health/disk'
import type { RedisFacts } from '@stolik/gateway/operator/inspect-redis'
import type { Between } from '@stolik/gateway/operator/offset'
import { isPrivate } from '@stolik/gateway/health/operators'

export const judge = (facts: Facts): readonly Finding[] => [
  ...judgeSettings(facts.settings),
  ...judgeMachine(facts.machine),
  ...judgeDatabase(facts.database),
  ...judgeRedis(facts.redis),
  ...judgeMail(facts.mail),
  ...judgeGateway(facts),
]

const judgeSettings = ({ wrong, unknown, over }: SettingFacts): readonly Finding[] => [
  ...wrong.map((sentence) => finding('SETTING_WRONG', sentence)),
  ...unknown.map(({ setting, meant }) =>
    finding(
      'SETTING_UNKNOWN',
      `${setting} is not a setting.`,
      meant === undefined ? undefined : `Write ${meant} instead: nothing reads ${setting}.`,
    ),
  ),
  ...over.map((sentence) => finding('SETTING_OVER', sentence)),
]

function judgeMachine({ node, data, room, secret }: MachineFacts): readonly Finding[] {
  // As the gateway counts: on a small disk less space is enough.
  const low = room === undefined ? 0 : Math.min(lowBelow, room.size / 10)
  return findings(
    !node.isSupported && finding('NODE_OLD', `Stolik does not run on Node ${node.version}.`),
    data.failed !== undefined &&
      finding('FOLDER_UNWRITABLE', `The data folder ${data.path} cannot be written (${data.failed}).`),
    room !== undefined &&
      room.free < low &&
      finding('DISK_LOW', `The disk of ${data.path} has ${megabytes(room.free)} MB left.`),
    secret?.failed !== undefined &&
      finding('SECRET_UNREADABLE', `The secret in ${secret.path} cannot be used (${secret.failed}).`),
    secret?.isPublic === true &&
      finding('SECRET_PUBLIC', `Other users of this machine can read the secret in ${secret.path}.`),
    secret?.isOther === true && finding('SECRET_OTHER', `STOLIK_SECRET is not the secret in ${secret.path}.`),
  )
}

const megabytes = (bytes: number): number => Math.floor(bytes / 1_000_000)

/**
 * Milliseconds. Codes of an app are valid for half a minute, and tokens of a club's site name their seconds; below two
 * seconds nobody notices.
 */
const clocksDiffer = 2_000
/** The oldest servers that Stolik is tested with. */
const [oldestPostgres, oldestRedis] = [15, 7]
/** The share of its memory above which Redis counts as full. */
const nearlyFull = 0.9

function judgeDatabase(tried: Tried<DatabaseFacts> | Damaged | undefined): readonly Finding[] {
  if (tried === undefined) return []
  if ('damaged' in tried) return [finding('DATABASE_DAMAGED', tried.damaged)]
  if ('failed' in tried) return [finding('DATABASE_AWAY', `The database cannot be used (${tried.failed}).`)]
  const { name, schema, server } = tried.found
  const major = Math.floor((server?.version ?? 0) / 10_000)
  return findings(
    server !== undefined &&
      major < oldestPostgres &&
      finding('DATABASE_OLD', `${name} is PostgreSQL ${major}, which is too old.`),
    schema.needs > schema.known &&
      finding(
        'DATABASE_NEWER',
        `${name} is of version ${schema.version}, and this Stolik knows versions up to ${schema.known}.`,
      ),
    ...(server?.careless ?? []).map((setting) => finding('DATABASE_CARELESS', `${name} has ${setting} off.`)),
    server !== undefined && clock(server.clock, name),
  )
}

function judgeRedis(tried: Tried<RedisFacts> | undefined): readonly Finding[] {
  if (tried === undefined) return []
  if ('failed' in tried) return [finding('REDIS_AWAY', `Redis cannot be used (${tried.failed}).`)]
  const { version, policy, appendOnly, fileWorks, full = 0, clock: between } = tried.found
  return findings(
    Number(version.split('.')[0]) < oldestRedis &&
      finding('REDIS_OLD', `This is Redis ${version}, which is too old.`),
    policy !== 'noeviction' &&
      finding('REDIS_EVICTS', `Redis throws keys away when its memory is full (maxmemory-policy ${policy}).`),
    !appendOnly &&
      finding(
        'REDIS_FORGETS',
        'Redis writes no log (appendonly no): if it dies, what was just played is lost.',
      ),
    !fileWorks && finding('REDIS_UNWRITTEN', 'Redis could not write its log.'),
    full > nearlyFull && finding('REDIS_FULL', `Redis uses ${Math.round(full * 100)} % of its memory.`),
    clock(between, 'Redis'),
  )
}

function judgeMail(tried: Tried<null> | undefined): readonly Finding[] {
  if (tried === undefined || !('failed' in tried)) return []
  return [
    tried.failed === 'EAUTH'
      ? finding('MAIL_REFUSED', 'The mail server does not accept the user and password in STOLIK_SMTP.')
      : finding('MAIL_AWAY', `The mail server of STOLIK_SMTP does not answer as one (${tried.failed}).`),
  ]
}

function clock({ ahead, unsure }: Between, name: string): Finding | undefined {
  if (Math.abs(ahead) - unsure <= clocksDiffer) return undefined
  const seconds = Math.round(Math.abs(ahead) / 1_000)
  return finding(
    'CLOCK_OFF',
    `The clock of ${name} is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} the one of this machine.`,
  )
}

const [second, hour, day] = [1_000, 3_600_000, 86_400_000]
/** Settled hands are copied within seconds. A minute later something is wrong. */
const mostBehind = 60 * second
/** Let's Encrypt renews a certificate thirty days before its end. */
const renewedBefore = 14 * day
/** A backup that fails is tried again after an hour, and one may take a while. */
const backupGrace = 3 * hour

function judgeGateway(facts: Facts): readonly Finding[] {
  const { gateways, url, now } = facts
  // Without settings nobody knows where to look for one.
  if (facts.settings.wrong.length > 0) return []
  if (gateways.length === 0)
    return [
      finding('GATEWAY_DOWN', `No gateway runs with the data folder ${facts.machine.data.path}.`),
      ...judgeBackups(facts.backups, now),
    ]
  // Each gateway counts the tables that it drives.
  const [tables, oldest] = [
    gateways.reduce((sum, { behind }) => sum + behind.tables, 0),
    Math.max(...gateways.map(({ behind }) => behind.oldest)),
  ]
  return [
    ...(url === undefined ? [] : judgeUrl(url, facts)),
    ...findings(
      oldest > mostBehind &&
        finding(
          'ARCHIVE_BEHIND',
          `Settled hands of ${tables} tables are not in the database, the oldest for ${Math.round(oldest / second)} s.`,
        ),
    ),
    ...judgeBackups(facts.backups, now),
  ]
}

function judgeUrl(facts: UrlFacts, { now, isProduction, proxies }: Facts): readonly Finding[] {
  const { url, isPublic, isShared, ready, certificate, arrived } = facts
  const { hostname, protocol } = new URL(url)
  if ('failed' in ready) return [finding('URL_UNREACHABLE', `Nothing answers at ${url} (${ready.failed}).`)]
  const isNear = hostname === 'localhost' || isPrivate(hostname.replace(/^\[|\]$/g, ''))
  return [
    ...findings(
      isProduction &&
        isPublic &&
        protocol === 'http:' &&
        !isNear &&
        finding('URL_NOT_HTTPS', `${url} is not encrypted: passwords and sessions can be read on the way.`),
      ready.found !== 200 &&
        finding('URL_NOT_READY', `${url} answers with ${ready.found}: it cannot serve now.`),
      certificate?.failed !== undefined &&
        finding('CERTIFICATE_INVALID', `The certificate of ${url} is not valid (${certificate.failed}).`),
      certificate !== undefined &&
        certificate.failed === undefined &&
        certificate.until - now < renewedBefore &&
        finding(
          'CERTIFICATE_ENDING',
          `The certificate of ${url} ends in ${Math.ceil((certificate.until - now) / day)} days.`,
        ),
      arrived === undefined &&
        !isShared &&
        ready.found === 200 &&
        finding('URL_ELSEWHERE', `${url} is not this installation.`),
    ),
    ...(arrived === undefined ? [] : judgeProxy(facts, arrived, proxies)),
  ]
}

function judgeProxy(
  { url }: UrlFacts,
  { plain, socket }: NonNullable<UrlFacts['arrived']>,
  proxies: Facts['proxies'],
): readonly Finding[] {
  const { host, protocol } = new URL(url)
  // A gateway speaks no TLS, so somebody in front does.
  const isProxied = protocol === 'https:' || (proxies ?? []).length > 0
  return findings(
    plain.forwarded &&
      !plain.trusted &&
      finding(
        'PROXY_UNKNOWN',
        `Requests come from a proxy at ${plain.from}, which STOLIK_PROXIES does not name.`,
      ),
    isProxied &&
      !plain.forwarded &&
      finding(
        'PROXY_SILENT',
        `Requests come from ${plain.from} without X-Forwarded-For, so nobody knows the addresses of guests.`,
      ),
    plain.host !== host &&
      finding('PROXY_OTHER_HOST', `Requests for ${host} arrive as requests for ${plain.host}.`),
    socket !== undefined &&
      !socket.upgrade &&
      finding(
        'PROXY_NO_UPGRADE',
        `The proxy of ${url} does not let sockets through: pages open, tables do not.`,
      ),
  )
}

function judgeBackups(facts: BackupFacts | undefined, now: number): readonly Finding[] {
  if (facts === undefined) return []
  const { into, hours, last, isKnown } = facts
  const isOld = isKnown && (last === undefined || now - last > hours * hour + backupGrace)
  return findings(
    into.failed !== undefined &&
      finding('BACKUP_UNWRITABLE', `The folder of backups ${into.path} cannot be written (${into.failed}).`),
    isOld &&
      finding(
        'BACKUP_OLD',
        last === undefined
          ? 'No good backup was ever made.'
          : `The last good backup is ${Math.floor((now - last) / hour)} hours old, and one is due every ${hours}.`,
      ),
  )
}
