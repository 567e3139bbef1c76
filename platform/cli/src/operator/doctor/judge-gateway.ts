/** Judges what a running gateway is like, as people reach it. */
import { isPrivate } from '@stolik/gateway/health/operators'
import type { BackupFacts, Facts, UrlFacts } from './facts.js'
import { finding, findings, type Finding } from './finding.js'

const [second, hour, day] = [1_000, 3_600_000, 86_400_000]
/** Settled hands are copied within seconds. A minute later something is wrong. */
const mostBehind = 60 * second
/** Let's Encrypt renews a certificate thirty days before its end. */
const renewedBefore = 14 * day
/** A backup that fails is tried again after an hour, and one may take a while. */
const backupGrace = 3 * hour

export function judgeGateway(facts: Facts): readonly Finding[] {
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
