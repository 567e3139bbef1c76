/** The guide to the auction: the current contract, the legal calls and their effect (L1-14). */
import { line, type Line } from '@stolik/core'
import { openCalls } from '../hand/auction-legal.js'
import type { Call } from '../rules/moves.js'
import { rulesIn } from '../rules/profiles.js'
import type { Raise } from '../rules/rules.js'
import type { View } from '../rules/view.js'
import { contractWord } from '../rules/words.js'
import { ownSide, trumpsHeld } from './sides.js'

const isRaise = (view: View, call: Call): call is Raise =>
  rulesIn(view).raises.some((raise) => raise === call)

export function calling(view: View): { readonly now: readonly Line[]; readonly may: readonly Line[] } {
  const rules = rulesIn(view)
  const { contract, owner, seat, raises, calls } = view
  const spoken = calls.some((call) => call.seat === seat)
  const open = openCalls(rules, view)
  const raise = open.find((call) => isRaise(view, call))
  const last = rules.raises[raises.length - 1]
  const args = { contract: contractWord(rules, contract), ...(owner === null ? {} : { seat: owner }) }
  return {
    now: [
      ...(spoken ? [] : [line('auction.start', 'L1')]),
      owner === null
        ? line('auction.nothing', 'L5')
        : line(owner === seat ? 'auction.yours' : 'auction.stands', 'L6', args),
      ...(last === undefined
        ? []
        : [
            line('auction.raised', 'L10', {
              seat: raises.at(-1) ?? 0,
              raise: last,
              n: rules.factor.raise ** raises.length,
            }),
          ]),
      ...ownSide(view),
    ],
    may: [
      open.includes('pas') ? line('may.pas', 'L4') : line('may.mustBid', 'C5'),
      ...(open.includes('wesele') ? [line('may.wesele', 'W1')] : []),
      ...(open.includes('zolla') || open.includes('gran')
        ? [line('may.solo', 'Z1', { contract: contractWord(rules, 'zolla') })]
        : []),
      ...(raise === undefined ? [] : [line('may.raise', 'L10', { raise, n: rules.factor.raise })]),
    ],
  }
}

/** Returns the reasons for a call. */
export function callReasons(view: View, call: Call): readonly Line[] {
  if (call === 'pas') return [view.contract === 'zwykla' ? line('why.pas', 'L5') : line('why.stay', 'L4')]
  if (call === 'wesele') return [line('why.wesele', 'W5')]
  if (isRaise(view, call)) return [line('why.raise', 'L10')]
  if (call === 'pytam') return []
  return [line('why.solo', 'Z1', { n: trumpsHeld(view) })]
}
