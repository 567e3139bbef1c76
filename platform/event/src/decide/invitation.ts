/** A referee is invited by a link. Anybody with the link and an account can accept it, as often as the link allows. */
import { refuse } from '../model/refusal.js'
import type { Invitation } from '../model/state.js'
import { type ActOf, type Ask, type Decision, badNumber, nothing, write } from './ask.js'
import { decideOfficial } from './official.js'

/** The limits of open invitations and of all invitations. Each incoming code is compared with all of them. */
const mostOpen = 10
const mostEver = 100
/** More referees than any hall needs. */
const mostUses = 20

/** Whether the invitation can still be accepted. */
export const isOpen = ({ uses, taken, revoked }: Invitation): boolean => !revoked && taken.length < uses

export function decideInvitation(ask: Ask, act: ActOf<'invite' | 'uninvite' | 'accept'>): Decision {
  const { invitations } = ask.state
  if (act.kind === 'invite') {
    const bad = badNumber('uses', act.uses, 1, mostUses)
    if (bad !== undefined) return bad
    if (invitations.length >= mostEver || invitations.filter(isOpen).length >= mostOpen)
      return refuse('TOO_MANY')
    return write({ kind: 'invite', n: invitations.length + 1, uses: act.uses })
  }
  const one = invitations[act.n - 1]
  if (act.kind === 'uninvite') {
    if (one === undefined) return refuse('UNKNOWN_NUMBER', { n: act.n })
    return one.revoked ? nothing : write({ kind: 'uninvite', n: act.n })
  }
  return accept(ask, act, one)
}

/** A person who already acts for the event keeps their office, and does not use up the link. */
function accept(ask: Ask, { n, account, name }: ActOf<'accept'>, one: Invitation | undefined): Decision {
  const { by, state } = ask
  if (by.kind === 'direction' || state.officials.some((official) => official.account === account))
    return nothing
  if (one === undefined || !isOpen(one)) return refuse('BAD_INVITATION')
  const decision = decideOfficial(ask, { kind: 'appoint', account, name, office: 'referee', appointed: true })
  if ('refused' in decision) return decision
  return write({ kind: 'appoint', account, name, office: 'referee', appointed: true, invitation: n })
}
