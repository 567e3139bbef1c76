/**
 * How likely players call as they do. Somebody plays alone, stays silent with both old queens or raises with a hand that wins that in most
 * deals, as far as they can tell from the hand, its seat and who plays alone. `club` and masters both do about that.
 */
import { type Cards, has, type Seat } from '@stolik/core'
import type { Call } from '../rules/moves.js'
import { rulesIn } from '../rules/profiles.js'
import { paired } from '../rules/row.js'
import type { Bid, Rules } from '../rules/rules.js'
import type { View } from '../rules/view.js'
import type { Likely } from './deals.js'
import { type Stands, unopened, winsOf } from './wins.js'

/** How often a hand has to win, and how blurred that is among players. */
interface Threshold {
  readonly enough: number
  readonly blur: number
}

const solo: Threshold = { enough: 0.72, blur: 0.08 }
/** Of hands that take every trick. */
const du: Threshold = { enough: 0.92, blur: 0.04 }
const silent: Threshold = { enough: 0.75, blur: 0.08 }
const raise: Threshold = { enough: 0.77, blur: 0.09 }
const against: Threshold = { enough: 0.65, blur: 0.1 }
/** What may always happen. */
const least = 0.005

const beyond = (wins: number, { enough, blur }: Threshold): number =>
  least + (1 - 2 * least) / (1 + Math.exp((enough - wins) / blur))

const bothQueens = (rules: Rules, dealt: Cards): boolean =>
  rules.oldQueens.every((queen) => has(dealt, queen))

/** How likely somebody calls this contract of one against three. */
const calls = (rules: Rules, contract: Bid, seat: Seat, dealt: Cards): number =>
  beyond(winsOf(rules, { contract, owner: seat, du: false }, seat, dealt), solo)

/** How likely somebody adds du to it, who calls it. */
const callsDu = (rules: Rules, contract: Bid, seat: Seat, dealt: Cards): number =>
  beyond(winsOf(rules, { contract, owner: seat, du: true }, seat, dealt), du)

/** How likely somebody calls any of them. */
export const playsAlone = (rules: Rules, seat: Seat, dealt: Cards): number =>
  rules.bids.reduce(
    (most, bid) => (bid === 'wesele' ? most : Math.max(most, calls(rules, bid, seat, dealt))),
    0,
  )

/** How likely somebody raises who may; `answer` if somebody has raised before. */
export function raises(rules: Rules, stands: Stands, answer: boolean, seat: Seat, dealt: Cards): number {
  const { contract, owner } = stands
  if (contract === 'zwykla' && !answer && bothQueens(rules, dealt)) return 0
  const wins = winsOf(rules, stands, seat, dealt)
  return beyond(wins, paired(contract) || owner === seat ? raise : against)
}

/** Whether a seat may raise as far as everybody knows, not looking at its cards. */
export function mayRaise(
  rules: Rules,
  { contract, owner }: Stands,
  raised: readonly Seat[],
  seat: Seat,
): boolean {
  if (raised.length >= rules.raiseMax[contract]) return false
  const last = raised.at(-1)
  if (last === seat) return false
  if (owner === null) return true
  const owners = rules.ownerRaises[contract]
  if (seat === owner && (owners === 'never' || (owners === 'answer' && last === undefined))) return false
  return paired(contract) || last === undefined || (last === owner) !== (seat === owner)
}

interface Turn extends Stands {
  readonly seat: Seat
  readonly call: Call
  readonly raised: readonly Seat[]
  readonly first: boolean
}

const bidOf = (call: Call): Bid | undefined => {
  if (call === 'wesele') return call
  if (call.startsWith('gran')) return 'gran'
  return call.startsWith('zolla') ? 'zolla' : undefined
}

/** What each player said, and what stood before. */
function turnsOf(view: View): readonly Turn[] {
  const turns: Turn[] = []
  let stands = unopened
  let raised: readonly Seat[] = []
  for (const { seat, call } of view.calls) {
    turns.push({ ...stands, seat, call, raised, first: !turns.some((turn) => turn.seat === seat) })
    const bid = bidOf(call)
    if (bid !== undefined) {
      stands = { contract: bid, owner: seat, du: call.endsWith('du') }
      raised = []
    } else if (call === 'du') {
      stands = { ...stands, du: true }
      raised = []
    } else if (call !== 'pas' && call !== 'pytam') raised = [...raised, seat]
  }
  return turns
}

/** How likely a player says what they said. */
function likelyTurn(rules: Rules, turn: Turn, dealt: Cards): number {
  const { seat, call, contract, raised, first } = turn
  const bid = bidOf(call)
  if (bid !== undefined && bid !== 'wesele') {
    const all = callsDu(rules, bid, seat, dealt)
    return calls(rules, bid, seat, dealt) * (call.endsWith('du') ? all : 1 - all)
  }
  if (call === 'du') return callsDu(rules, contract as Bid, seat, dealt)
  let weight = first && paired(contract) ? 1 - playsAlone(rules, seat, dealt) : 1
  if (bothQueens(rules, dealt) && contract === 'zwykla' && (first || bid === 'wesele')) {
    const quiet = beyond(winsOf(rules, unopened, seat, dealt), silent)
    weight *= bid === 'wesele' ? 1 - quiet : quiet
  }
  if (bid === 'wesele' || call === 'pytam' || !mayRaise(rules, turn, raised, seat)) return weight
  const raise = raises(rules, turn, raised.length > 0, seat, dealt)
  return weight * (call === 'pas' ? 1 - raise : Math.max(least, raise))
}

/** How likely the calls of a player are with a hand, turn by turn. */
export function likelyTurns(view: View): Likely {
  const rules = rulesIn(view)
  const turns = turnsOf(view)
  const spoken = [0, 1, 2, 3].map((seat) => turns.filter((turn) => turn.seat === seat))
  return (seat, dealt) =>
    (spoken[seat] ?? []).reduce((weight, turn) => weight * likelyTurn(rules, turn, dealt), 1)
}
