/** Judges the servers that a gateway needs: the database, Redis, mail. */
import type { RedisFacts } from '@stolik/gateway/operator/inspect-redis'
import type { Between } from '@stolik/gateway/operator/offset'
import type { Damaged, DatabaseFacts, Tried } from './facts.js'
import { finding, findings, type Finding } from './finding.js'

/**
 * Milliseconds. Codes of an app are valid for half a minute, and tokens of a club's site name their seconds; below two
 * seconds nobody notices.
 */
const clocksDiffer = 2_000
/** The oldest servers that Stolik is tested with. */
const [oldestPostgres, oldestRedis] = [15, 7]
/** The share of its memory above which Redis counts as full. */
const nearlyFull = 0.9

export function judgeDatabase(tried: Tried<DatabaseFacts> | Damaged | undefined): readonly Finding[] {
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

export function judgeRedis(tried: Tried<RedisFacts> | undefined): readonly Finding[] {
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

export function judgeMail(tried: Tried<null> | undefined): readonly Finding[] {
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
