/** Officials of an event: its director appoints them, and the log records it like everything else (PT 3.2). */
import { refuse } from '../model/refusal.js'
import { type ActOf, type Ask, type Decision, badName, badText, nothing, write } from './ask.js'

/** More officials than any event needs. */
const most = 50

/** Whether the account exists is checked where accounts are stored. */
export function decideOfficial({ state }: Ask, act: ActOf<'appoint'>): Decision {
  const { account, office, appointed } = act
  const bad = badName('name', act.name, 64) ?? badText('account', account, 64)
  if (bad !== undefined) return bad
  const known = state.officials.find((one) => one.account === account)
  if (appointed ? known?.office === office : known === undefined) return nothing
  // Two directors who appoint them at once do not take away what the other has given.
  if (appointed && known !== undefined) return refuse('HAS_OFFICE', { name: known.name })
  if (appointed && state.officials.length >= most) return refuse('FULL', { capacity: most })
  return write(act)
}
