/** What the viewer knows about the sides, and how they know it (ZG1, W1-4, C1-2). */
import { has, line, list, named, type Line } from '@stolik/core'
import { rulesIn, rulesOf } from '../rules/profiles.js'
import type { View } from '../rules/view.js'
import { contractWord } from '../rules/words.js'

/** All cards that the viewer was dealt: those in hand and those they have played. */
const held = ({ hand, played, seat }: View): number => hand | (seat === null ? 0 : (played[seat] ?? 0))

/** Says what the viewer knows about their own side. */
export function ownSide(view: View): readonly Line[] {
  const { seat, contract, owner, sides } = view
  if (seat === null) return []
  const rules = rulesIn(view)
  const old = rules.oldQueens.filter((q) => has(held(view), q))
  if (contract === 'gran' || contract === 'zolla') {
    const args = { contract: contractWord(rules, contract) }
    return [
      owner === seat
        ? line('side.alone', contract === 'gran' ? 'G2' : 'Z2', args)
        : line('side.against', contract === 'gran' ? 'G2' : 'Z2', { ...args, seat: owner ?? 0 }),
    ]
  }
  if (contract === 'wesele') return [wedding(view)]
  if (old.length === 2)
    return [line(view.phase === 'auction' ? 'side.both' : 'side.cicha', 'C1', { cards: named(old) })]
  if (contract === 'cicha') return [line('side.against', 'C2', { contract: 'cicha', seat: owner ?? 0 })]
  const other = rules.oldQueens.filter((q) => !old.includes(q))
  const partner = sides.findIndex((side, s) => s !== seat && side !== null && side === sides[seat])
  if (partner >= 0 && sides.every((side) => side !== null))
    return [line('side.partner', 'ZG1', { seat: partner })]
  return old.length === 1
    ? [line('side.old', 'ZG1', { card: named(old), other: named(other) })]
    : [line('side.young', 'ZG1', { cards: named(rules.oldQueens) })]
}

function wedding(view: View): Line {
  const { seat, owner, sides, profile } = view
  const sign = rulesOf(profile).weselePartner.find((card) => !has(held(view), card))
  const partner = sides.findIndex((side, s) => s !== seat && side !== null && side === sides[seat as number])
  if (sides.every((side) => side !== null)) return line('side.partner', 'W2', { seat: partner })
  // Only the caller's own cards show which jack makes the partner.
  if (owner === seat && sign !== undefined) return line('side.bride', 'W2', { card: named([sign]) })
  const code = sides[seat as number] === 'mlodzi' ? 'side.guest' : 'side.maybe'
  return line(code, 'W2', { seat: owner ?? 0 })
}

/** Says what the viewer's side needs to win, if the side is known. */
export function aim(view: View): readonly Line[] {
  const rules = rulesIn(view)
  const mine = view.seat === null ? null : view.sides[view.seat]
  if (view.du) return [line('aim.du', 'L12')]
  if (mine === 'starzy') return [line('aim.starzy', 'ZG6', { n: rules.win })]
  if (mine === 'mlodzi') return [line('aim.mlodzi', 'ZG8', { n: 104 - rules.win + 1 })]
  return []
}

export const trumpLine = (view: View): Line => {
  const rules = rulesIn(view)
  const ladder = view.contract === 'gran' ? rules.granLadder : rules.ladder
  return view.contract === 'gran'
    ? line('trumps.gran', 'G1', { cards: named(ladder.trumps), n: ladder.trumps.length })
    : line('trumps.ladder', 'ZO8', { cards: named(ladder.trumps.slice(0, 4)), n: ladder.trumps.length })
}

/** Counts the trumps in the viewer's hand. */
export const trumpsHeld = (view: View): number => {
  const rules = rulesIn(view)
  return list(view.hand).filter((c) => rules.ladder.trumps.includes(c)).length
}
