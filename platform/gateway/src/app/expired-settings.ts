/** Warns at the start about settings that have expired. */
import type { Config } from './config.js'
import type { Log } from '../base/failure.js'

export function warnOfExpired(
  { secretBefore, clubs }: Pick<Config, 'secretBefore' | 'clubs'>,
  now: number,
  log: Log,
): void {
  if (secretBefore !== undefined && secretBefore.until <= now)
    log.warn(
      { event: 'SECRET_OVER', until: new Date(secretBefore.until).toISOString() },
      'STOLIK_SECRET_BEFORE is no longer valid: remove it from the settings',
    )
  for (const { id, signs = [] } of clubs)
    for (const { until } of signs)
      if (until !== undefined && until <= now)
        log.warn(
          { event: 'CLUB_KEY_OVER', club: id, until: new Date(until).toISOString() },
          'a key of a club is no longer valid: remove it from the file of STOLIK_CLUBS',
        )
}
