/** The auction: seats 1, 2, 3, 0 in turn, until enough players have passed in a row (L2-4). */
import type { Seat } from '@stolik/core'
import type { Call } from '../rules/moves.js'
import type { Bid } from '../rules/rules.js'
import { lonely, trueSides } from '../rules/sides.js'
import type { Auction, Play } from './state.js'
import type { Spoken } from '../rules/view.js'

const contracts: Readonly<Partial<Record<Call, { readonly contract: Bid; readonly du: boolean }>>> = {
  wesele: { contract: 'wesele', du: false },
  gran: { contract: 'gran', du: false },
  zolla: { contract: 'zolla', du: false },
  'gran-du': { contract: 'gran', du: true },
  'zolla-du': { contract: 'zolla', du: true },
}

type Standing = Pick<Auction, 'contract' | 'owner' | 'du' | 'raises' | 'passes'>

/** Returns contract, owner, du and raises after a call. Every change of the contract cancels earlier raises (Z4, L8, A10, kop order). */
function afterCall(state: Auction, seat: Seat, call: Call): Standing {
  const { contract, owner, du, raises } = state
  if (call === 'pas') return { contract, owner, du, raises, passes: state.passes + 1 }
  if (call === 'pytam') return { contract, owner, du, raises, passes: state.passes }
  const called = contracts[call]
  if (called !== undefined)
    return { contract: called.contract, owner: seat, du: called.du, raises: [], passes: 0 }
  if (call === 'du') return { contract, owner, du: true, raises: [], passes: 0 }
  return { contract, owner, du, raises: [...raises, seat], passes: 0 }
}

const silent = ({ call }: Spoken): boolean => call === 'pas' || call === 'pytam'

/** Every call except a pass keeps the auction open (A2, K11). */
export function speak(state: Auction, seat: Seat, call: Call): Auction | Play {
  const { contract, owner, du, raises, passes } = afterCall(state, seat, call)
  const next: Auction = {
    phase: 'auction',
    rules: state.rules,
    bokLeft: state.bokLeft,
    dealt: state.dealt,
    mustBid: state.mustBid,
    calls: [...state.calls, { seat, call }],
    contract,
    owner,
    du,
    raises,
    turn: (seat + 1) % 4,
    passes,
  }
  const { unopened, opened } = state.rules.passes
  return passes === (next.calls.every(silent) ? unopened : opened) ? begin(next) : next
}

/** If nothing was called it is a zwykła gra, or a cicha if one hand holds both old queens (ZO7, L1, L5, C1-2). */
function begin(state: Auction): Play {
  const { rules, dealt, bokLeft, mustBid, calls, du, raises } = state
  const alone = state.contract === 'zwykla' ? lonely(rules, dealt) : null
  const contract = alone === null ? state.contract : 'cicha'
  const owner = alone ?? state.owner
  return {
    phase: 'play',
    rules,
    bokLeft,
    dealt,
    mustBid,
    calls,
    contract,
    owner,
    du,
    raises,
    sides: trueSides(rules, contract, owner, dealt),
    hands: dealt,
    leader: 0,
    turn: 0,
    trick: [],
    takenBack: [],
    past: [],
    tricks: [0, 0, 0, 0],
    points: [0, 0, 0, 0],
    throws: [],
  }
}
