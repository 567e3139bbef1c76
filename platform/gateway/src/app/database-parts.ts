/** The address of PostgreSQL by its parts, as libpq names them: a password in them may have any signs, one in an address may not. */
import { BadConfig } from '../base/bad-config.js'

interface Parts {
  readonly PGHOST?: string | undefined
  readonly PGPORT?: number | string | undefined
  readonly PGUSER?: string | undefined
  readonly PGPASSWORD?: string | undefined
  readonly PGDATABASE?: string | undefined
}

/** Without PGHOST these would be set for nothing, and the tables would be kept in a file. */
const idle = ['PGUSER', 'PGPASSWORD', 'PGDATABASE'] as const

/** A name or an address of a machine, or the folder of a socket. */
export function hostOf(text: string): string {
  if (!/^(?:\/\S*|[\w.:-]+)$/.test(text))
    throw new BadConfig('PGHOST must be a host such as db.example, or the folder of a socket.')
  return text
}

/** What is wrong with the parts beside each other, and beside a whole address. */
export function wrongParts(isSet: (name: string) => boolean): readonly string[] {
  const others = idle.filter(isSet)
  // Programs of PostgreSQL take them for what an address leaves out, and so do we.
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

/** The address that the parts make; undefined where no host is named. */
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
  // As a parameter it may be a folder, and an address of IPv6, too.
  return `postgres://${who}@/${encodeURIComponent(PGDATABASE)}?host=${host}&port=${PGPORT}`
}
