/**
 * Builds the PostgreSQL URL from its parts, named as in libpq. A password given as a part may contain any characters; in a
 * URL it may not.
 */
import { BadConfig } from '../base/bad-config.js'

interface Parts {
  readonly PGHOST?: string | undefined
  readonly PGPORT?: number | string | undefined
  readonly PGUSER?: string | undefined
  readonly PGPASSWORD?: string | undefined
  readonly PGDATABASE?: string | undefined
}

/** Without PGHOST these would have no effect, and the tables would be stored in a file. */
const idle = ['PGUSER', 'PGPASSWORD', 'PGDATABASE'] as const

/** Reads a host name, an IP address, or the folder of a socket. */
export function hostOf(text: string): string {
  if (!/^(?:\/\S*|[\w.:-]+)$/.test(text))
    throw new BadConfig('PGHOST must be a host such as db.example, or the folder of a socket.')
  return text
}

/** Returns what is wrong with the combination of the parts, and with parts beside a whole URL. */
export function wrongParts(isSet: (name: string) => boolean): readonly string[] {
  const others = idle.filter(isSet)
  // With DATABASE_URL they fill in what the URL leaves out, as in PostgreSQL's own programs.
  if (!isSet('PGHOST'))
    return others.length === 0 || isSet('DATABASE_URL')
      ? []
      : [
          `${others.join(', ')} ${others.length === 1 ? 'needs' : 'need'} PGHOST, which says where the database is.`,
        ]
  if (isSet('DATABASE_URL'))
    return ['DATABASE_URL and PGHOST both say where the database is: set one of them.']
  return isSet('PGUSER') && isSet('PGDATABASE') ? [] : ['PGHOST needs PGUSER and PGDATABASE.']
}

/** Returns the URL built from the parts; undefined if no host is named. */
export function byParts({
  PGHOST,
  PGPORT = 5432,
  PGUSER = '',
  PGPASSWORD,
  PGDATABASE = '',
}: Parts): string | undefined {
  if (PGHOST === undefined) return undefined
  const who = [PGUSER, ...(PGPASSWORD === undefined ? [] : [PGPASSWORD])].map(encodeURIComponent).join(':')
  const host = encodeURIComponent(PGHOST)
  // As a parameter, the host may also be a folder or an IPv6 address.
  return `postgres://${who}@/${encodeURIComponent(PGDATABASE)}?host=${host}&port=${PGPORT}`
}
