/** Signs in with a token of a club, which vouches for its members, their names and their roles. */
import type { Gateway } from '../../api/gateway.js'
import { player } from './register.js'
import type { Account } from '../account.js'
import type { Context } from '../context.js'
import { readHandOver, type Vouched } from '../hand-over.js'
import { throttle } from '../throttle.js'
import type { AnswerOrBan, Ways } from './ways.js'

export function clubSignIns(deps: Gateway, { bannedOr, signed }: Ways) {
  const { accounts, entropy, time, log } = deps
  const may = throttle(deps.rates)

  const member = async (
    { club, member, name: claimedName, roles }: Vouched,
    from: string,
  ): Promise<Account | undefined> => {
    const known = await accounts.byMember(club.id, member)
    // A name that the owner took away must not come back through the club.
    const name = known === undefined ? claimedName : deps.names.now({ id: known.id, name: claimedName }).name
    const account = {
      ...player,
      id: entropy.word(16),
      name,
      club: club.id,
      member,
      clubRoles: roles,
      made: time.now(),
    }
    const isNew = known === undefined && (await accounts.add(account)) === 'done'
    // Another process may have added them in between.
    const current = isNew ? account : (known ?? (await accounts.byMember(club.id, member)))
    if (current === undefined) return undefined
    const same = current.clubRoles.join() === roles.join()
    if (!same || current.name !== name) await accounts.change(current.id, { name, clubRoles: roles })
    if (!same) deps.changes.tell({ kind: 'account', id: current.id })
    if (!same || (isNew && roles.length > 0)) {
      const about = `${current.id} ${club.id}: ${roles.join(' ')}`
      await accounts.write({ at: time.now(), who: null, what: 'ROLES_VOUCHED', about, from })
    }
    return { ...current, name, clubRoles: roles }
  }

  return async (token: string, context: Context): AnswerOrBan => {
    const { address, origin } = context
    if (!(await may.handOver(address))) return 'TOO_MANY'
    await deps.settings.catchUp()
    const vouched = await readHandOver(token, { ...deps, clubs: deps.settings.clubs(), origin })
    if ('why' in vouched) {
      log.warn({ ...vouched }, 'a sign-in handed over by a club was refused')
      return 'WRONG_CREDENTIALS'
    }
    const account = await member(vouched, address)
    return account === undefined ? 'UNAVAILABLE' : bannedOr(account, () => signed(account, context))
  }
}
