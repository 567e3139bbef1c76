/** Notes the clubs of the environment at the start, and refuses one that has the id of another club. */
import { BadConfig } from '../base/bad-config.js'
import type { Log } from '../base/failure.js'
import { withFixedClubs, type IdOfFormer } from './former-clubs.js'
import type { InstallationSettings } from './installation.js'
import type { Settings } from './settings.js'

type Deps = Pick<InstallationSettings, 'fixed' | 'now' | 'change'>

/**
 * @throws BadConfig for a club whose id belonged to another one
 * @throws when the store cannot be reached.
 */
export async function noteFixedClubs(
  settings: Deps,
  accounts: { clubs(): Promise<readonly string[]> },
  log: Log,
): Promise<void> {
  const members = new Set(await accounts.clubs())
  const noted = (now: Settings): Settings | IdOfFormer => withFixedClubs(now, settings.fixed.clubs, members)
  const first = noted(settings.now())
  if ('club' in first) throw refused(first)
  const { formerClubs: before } = settings.now()
  if (isSame(first, settings.now())) return
  let taken: IdOfFormer | undefined
  const failed = await settings.change<'TAKEN'>((now) => {
    const next = noted(now)
    if (!('club' in next)) return next
    taken = next
    return 'TAKEN'
  })
  if (taken !== undefined) throw refused(taken)
  if (failed === 'UNAVAILABLE') throw new Error('the clubs of the environment could not be noted')
  for (const { id } of settings.now().formerClubs)
    if (before.every((club) => club.id !== id))
      log.warn(
        { event: 'CLUB_GONE', club: id },
        'this club is not in the file of STOLIK_CLUBS any more: its members are signed out',
      )
}

const refused = ({ club }: IdOfFormer): BadConfig =>
  new BadConfig(
    `The club ${club} of STOLIK_CLUBS has the id of another club, whose members still have accounts. ` +
      'Give it another id, or one of the keys that the former club had.',
  )

const isSame = (a: Settings, b: Settings): boolean =>
  JSON.stringify([a.fixedClubs ?? [], a.formerClubs]) === JSON.stringify([b.fixedClubs ?? [], b.formerClubs])
