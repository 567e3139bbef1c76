/** Who acts for an event: named by its director, and written down like all else (PT 3.2). */
import { refuse } from '../model/refusal.js'
import { type ActOf, type Ask, type Decision, badName, badText, nothing, write } from './ask.js'

/** More than any event has. */
const most = 50

/** Whether there is such an account is asked where accounts are. */
export function decideOfficial({ state }: Ask, act: ActOf<'appoint'>): Decision {
  const { account, office, appointed } = act
  const bad = badName('name', act.name, 64) ?? badText('account', account, 64)
  if (bad !== undefined) return bad
  const known = state.officials.find((one) => one.account === account)
  if (appointed ? known?.office === office : known === undefined) return nothing
  if (appointed && state.officials.length >= most) return refuse('FULL', { capacity: most })
  return write(act)
}
