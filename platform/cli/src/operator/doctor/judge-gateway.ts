/** Judges what a running gateway is like, as people reach it. */
import { isPrivate } from '@stolik/gateway/health/operators'
import type { BackupFacts, Facts, UrlFacts } from './facts.js'
import type { Note } from './finding.js'

const [second, hour, day] = [1_000, 3_600_000, 86_400_000]
/** Settled hands are copied within seconds. A minute later something is wrong. */
const mostBehind = 60 * second
/** Let's Encrypt renews a certificate thirty days before its end. */
const renewedBefore = 14 * day
/** A backup that fails is tried again after an hour, and one may take a while. */
const backupGrace = 3 * hour

export function judgeGateway(facts: Facts, note: Note): void {
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

function judgeBackups({ into, hours, last, isKnown }: BackupFacts, now: number, note: Note): void {
  if (into.failed !== undefined)
    note('BACKUP_UNWRITABLE', `The folder of backups ${into.path} cannot be written (${into.failed}).`)
  if (!isKnown) return
  if (last === undefined) return note('BACKUP_OLD', 'No good backup was ever made.')
  const age = Math.floor((now - last) / hour)
  if (now - last > hours * hour + backupGrace)
    note('BACKUP_OLD', `The last good backup is ${age} hours old, and one is due every ${hours}.`)
}
