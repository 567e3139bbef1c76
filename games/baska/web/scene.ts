/** The scene of a view of Baśka, without what the player may do with their cards. */
import { cardName, type Seat } from '@stolik/core'
import {
  nameOf,
  placeOfSeat,
  platesOf,
  toShownCard,
  type HandCard,
  type Middle,
  type Scene,
  type Situation,
  type Trick,
} from '@stolik/kit/shown'
import { uncovered } from '../src/hand/uncovered.js'
import { rulesIn } from '../src/rules/profiles.js'
import type { Played, View } from '../src/rules/view.js'
import { callWord, contractWord } from '../src/rules/words.js'
import { contractLine, contractName, sideWord, stakeWords } from './contract.js'
import { sorted } from './sort.js'
import { throwWord } from './throwing.js'

/** Who leads the first trick and who deals stands beside their name. */
function roleOf(at: Situation, seat: Seat, dealer: Seat): string {
  if (seat === 0) return at.t('baska.leads')
  return seat === dealer ? at.t('baska.deals') : ''
}

export function sceneOf(view: View, at: Situation): Scene {
  const dealer = view.left.length - 1
  return {
    plates: platesOf(at, (seat) => ({
      role: roleOf(at, seat, dealer),
      call: view.phase === 'auction' ? lastCall(view, seat, at) : saidInPlay(view, seat, at),
      side: sideWord(view, view.sides[seat] ?? null, at.t),
      cards: view.left[seat] ?? 0,
      tricks: view.tricks[seat] ?? 0,
      plays: seat === view.owner,
      points: (view.tricks[seat] ?? 0) > 0 ? (view.points[seat] ?? 0) : null,
      turn: view.toAct.includes(seat),
      open: [],
    })),
    trick: trick(view.trick, null, at),
    last: view.lastTrick === null ? null : trick(view.lastTrick.cards, view.lastTrick.winner, at),
    done: view.tricks.reduce((sum, n) => sum + n, 0),
    contract: view.phase === 'auction' ? '' : contractLine(view, at),
    middle: middle(view, at),
    hand: hand(view, at),
    over: view.phase === 'over',
    mode: 'still',
  }
}

export const mine = (view: View): boolean => view.seat !== null && view.toAct.includes(view.seat)

/** After a raise during play, the lead is back in hand and no card is covered: raising goes on. */
const reopened = (view: View): boolean => view.takenBack.length > 0 && uncovered(rulesIn(view), view)

function lastCall(view: View, seat: Seat, at: Situation): string {
  const last = view.calls.findLast((c) => c.seat === seat)
  return last === undefined ? '' : at.t(`baska.call.${callWord(rulesIn(view), last.call)}`)
}

/** After a late raise: the raises of each seat, because earlier passes no longer matter. Otherwise answers to a throw-in. */
function saidInPlay(view: View, seat: Seat, at: Situation): string {
  if (!reopened(view)) return throwWord(view, seat, at.t)
  return view.raises.includes(seat) ? lastCall(view, seat, at) : ''
}

const trick = (cards: readonly Played[], winner: Seat | null, at: Situation): Trick => ({
  cards: cards.map((p) => ({ ...toShownCard(at, cardName(p.card)), place: placeOfSeat(at, p.seat) })),
  winner: winner === null ? null : placeOfSeat(at, winner),
})

/** In the auction: the contract and who speaks. After a late raise: who leads again. At the end: the points of both sides. */
function middle(view: View, at: Situation): Middle | null {
  if (view.phase === 'play') return reopened(view) ? leadAgain(view, at) : null
  if (view.phase === 'over') {
    const sides = at.t(`baska.sides.${contractWord(rulesIn(view), view.contract)}`)
    const thrown = view.throws.at(-1)?.settled === true ? [at.t('baska.throwSettled')] : []
    return { big: result(view), small: [sides, ...thrown], cards: [] }
  }
  const owner = view.owner === null ? [] : [nameOf(at, view.owner)]
  const nothing = view.contract === 'zwykla' && view.raises.length === 0
  const stands = nothing ? at.t('baska.nothing') : contractName(view, at.t)
  const speaker = view.toAct[0]
  const who = mine(view) ? at.t('baska.youSpeak') : at.t('baska.speaks', { name: nameOf(at, speaker ?? 0) })
  return { big: stands, small: [[...owner, ...stakeWords(view, at.t)].join(' · '), who], cards: [] }
}

/** The cards that everybody has seen: the same card or another may be led. The contract line shows the current stake. */
const leadAgain = (view: View, at: Situation): Middle => ({
  big: '',
  small: [at.t('table.says', { name: nameOf(at, view.leader), what: at.t('baska.leadAgain') })],
  cards: [...new Set(view.takenBack)].map((c) => toShownCard(at, cardName(c))),
})

/** Card points of starzy (or the lone player) and of the others. All sides are known by now. */
function result(view: View): string {
  const of = (side: string): number =>
    view.points.reduce((sum, n, seat) => (view.sides[seat] === side ? sum + n : sum), 0)
  return `${of('starzy')} : ${of('mlodzi')}`
}

const hand = (view: View, at: Situation): readonly HandCard[] =>
  sorted(view).map((c) => ({
    ...toShownCard(at, cardName(c)),
    playable: true,
    why: '',
    note: view.takenBack.includes(c) ? at.t('baska.seen') : '',
  }))
