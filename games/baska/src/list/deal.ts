/** A deal as entered in a paper list, and the checks of whether it is possible. */
import type { Chair } from '@stolik/core'
import { deck, pointsOf, total } from '../rules/order.js'
import { paired, type Row, rowOf } from '../rules/row.js'
import type { Contract, Rules } from '../rules/rules.js'

export interface PaperDeal {
  readonly contract: Contract
  /** The chairs of starzy: the holders of the old queens, caller and partner of a wesele, or the lone player. */
  readonly starzy: readonly Chair[]
  readonly du: boolean
  /** Raises announced, and how many of them counted (L11). */
  readonly announced: number
  readonly counted: number
  /** The list marks it as a deal of a bok-round. */
  readonly bokRound: boolean
  /** Card points of starzy if the table wrote them down, otherwise the row of the payment table. */
  readonly result: { readonly points: number } | Row
}

/** Why an entry is refused, with the clause. */
export interface Fault {
  readonly fault: 'contract' | 'sides' | 'du' | 'raises' | 'points' | 'result' | 'bok-round'
  readonly clause: string
}

const fault = (what: Fault['fault'], clause: string): Fault => ({ fault: what, clause })

/** The clause that says how many players are on the side of starzy. */
const sidesClause: Readonly<Record<Contract, string>> = {
  zwykla: 'ZG1',
  wesele: 'W2',
  cicha: 'C2',
  gran: 'G2',
  zolla: 'Z2',
}

/** All sums of card points that some whole tricks can have. */
const possible: ReadonlySet<number> = (() => {
  let sums = new Set(['0/0'])
  for (const card of deck) {
    const more = [...sums].map((text) => {
      const [cards, points] = text.split('/').map(Number) as [number, number]
      return `${cards + 1}/${points + pointsOf(card)}`
    })
    sums = new Set([...sums, ...more])
  }
  const pairs = [...sums].map((text) => text.split('/').map(Number) as [number, number])
  return new Set(pairs.filter(([cards]) => cards % 4 === 0).map(([, points]) => points))
})()

/** Returns the row of the payment table for an entry. */
export const rowIn = (rules: Rules, { contract, du, result }: PaperDeal): Row =>
  'points' in result ? rowOf(rules, contract, du, result.points) : result

/** Returns why a single entry is impossible, without looking at other deals; undefined if it is possible. */
export const faultIn = (rules: Rules, deal: PaperDeal): Fault | undefined =>
  contractFault(rules, deal) ?? raiseFault(rules, deal) ?? resultFault(rules, deal)

function contractFault(rules: Rules, { contract, starzy, du }: PaperDeal): Fault | undefined {
  const called = contract !== 'zwykla' && contract !== 'cicha'
  if (called && !rules.bids.includes(contract)) return fault('contract', 'L5')
  const chairs = new Set(starzy)
  const seated = starzy.every((chair) => Number.isInteger(chair) && chair >= 0 && chair < 4)
  if (!seated || chairs.size !== starzy.length || chairs.size !== (paired(contract) ? 2 : 1))
    return fault('sides', sidesClause[contract])
  return du && (paired(contract) || contract === 'cicha') ? fault('du', 'L12') : undefined
}

/** A cicha is raised like a zwykła gra, since nobody knew of it. But no more raises count than a cicha allows. */
function raiseFault(rules: Rules, { contract, announced, counted }: PaperDeal): Fault | undefined {
  const most = rules.raiseMax[contract === 'cicha' ? 'zwykla' : contract]
  if (!Number.isInteger(announced) || announced < 0 || announced > most) return fault('raises', 'L9')
  const counts =
    Number.isInteger(counted) && counted >= 0 && counted <= Math.min(announced, rules.raiseMax[contract])
  // Where either side may raise first, the first raise always counts (K5).
  const none = announced > 0 && counted === 0 && rules.ownerRaises[contract] === 'first'
  return counts && !none ? undefined : fault('raises', 'L11')
}

function resultFault(rules: Rules, { contract, du, result }: PaperDeal): Fault | undefined {
  if ('points' in result) return possible.has(result.points) ? undefined : fault('points', 'ZG7')
  const { won, grade, tie } = result
  if ((grade === null) === paired(contract)) return fault('result', 'RZP')
  if (!tie) return undefined
  // With equal points the result is fixed, so any other result is a mistake in the list.
  const even = rowOf(rules, contract, du, total / 2)
  return won === even.won && grade === even.grade
    ? undefined
    : fault('result', contract === 'cicha' ? 'C4' : 'ZG8')
}
