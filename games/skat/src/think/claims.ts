/**
 * How a master ends a game before its last trick (4.3), and answers others who want to. It offers nothing that playing on could better: it
 * claims if nobody can take a trick from it, and gives up once the tricks that have been taken decide the game. It accepts a claim only if
 * that holds in every deal that fits what it knows.
 */
import { count, toSet } from '@stolik/core'
import { allPoints, decided, higher, lower, needed, type Situation } from '../arbiter/situation.js'
import { deck } from '../rules/cards.js'
import { nullGame } from '../rules/games.js'
import { legal } from '../hand/legal.js'
import type { Memory } from '../hand/memory.js'
import type { Move } from '../hand/moves.js'
import { rulesIn } from '../rules/profiles.js'
import { type Level, levelAgainst } from '../rules/valuation.js'
import type { Offer, View } from '../rules/view.js'
import { hiddenFrom, tableOf } from './play/hidden.js'
import {
  ducksTheRest,
  fewest,
  finishedTricks,
  most,
  situationAfter,
  surelyWins,
  takesTheRest,
  type Declared,
} from './sure.js'

const levels: readonly Level[] = ['schwarz', 'schneider', 'simple']

/** A master's offer to end the game, or its answer to one; undefined if it rather plays a card or knows too little. */
export function ending(view: View, { tricks }: Memory, over: () => boolean): Move | undefined {
  const { seat, declarer, announcement } = view
  if (view.phase !== 'play' || seat === null || declarer === null || announcement === null) return undefined
  const found = view.toAct.includes(seat) ? tableOf(view, tricks) : undefined
  if (found === undefined) return undefined
  const table = { ...found, declarer, announcement }
  if (view.offer !== null) return answer(table, view.offer, over)
  const offer =
    seat === declarer ? (claim(table) ?? resignation(table)) : (concession(table) ?? laidDown(table))
  return legal(view).find(({ kind, ...rest }) => {
    if (kind !== offer?.kind) return false
    return offer.kind !== 'claim' || ('level' in rest && rest.level === offer.level)
  })
}

/** The others' cards as far as a seat can tell, by seat. */
function othersOf(table: Declared): readonly number[] {
  const { sure, barred, cards } = hiddenFrom(table)
  const unseen = cards.reduce((set, c) => set | (1 << c), 0)
  return [0, 1, 2].map((seat) => (sure[seat as 0] | (unseen & ~barred[seat as 0])) & deck)
}

/**
 * Whether everything that is left goes to a declarer who leads, and wins them the game; or nothing to one who does not lead, in null. Patrolki are
 * played out.
 */
function restIsDeclarers(table: Declared): boolean {
  const { view, game, declarer, trick, announcement } = table
  const hand = view.seat === declarer ? view.hand : view.openHand
  const leads = trick.leader === declarer
  if (hand === null || leads !== (game !== nullGame)) return false
  const others = othersOf(table).filter((_, seat) => seat !== declarer)
  if (game === nullGame)
    return ducksTheRest(
      hand,
      others.reduce((all, held) => all | held, toSet(trick.cards)),
    )
  if (announcement.patrolki > 0 || trick.cards.length > 0) return false
  return takesTheRest(game, hand, others) && winsWithTheRest(view, soFar(table))
}

const soFar = (table: Declared): Situation => situationAfter(table, finishedTricks(table), fewest)

function winsWithTheRest(view: View, { opponents, ...rest }: Situation): boolean {
  const declarer = { points: allPoints - opponents.points, tricks: rest.declarer.tricks + 1 }
  const level = needed(rulesIn(view), { ...rest, opponents, declarer })
  if (level === 'impossible' || opponents.points >= allPoints / 2) return false
  return lower(level, levelAgainst(opponents)) === level
}

/** Claims the rest, and the level that it brings (4.3.4), unless the cards lie open from a claim that was refused. */
function claim(table: Declared): Extract<Move, { kind: 'claim' }> | undefined {
  const { view, announcement } = table
  const refused = view.openHand !== null && !announcement.ouvert
  if (refused || count(view.hand) < 2 || !restIsDeclarers(table)) return undefined
  const open = legal(view).flatMap((move) => (move.kind === 'claim' ? [move.level] : []))
  const brought = levelAgainst(soFar(table).opponents)
  const level = levels.find((one) => open.includes(one) && lower(one, brought) === one)
  return level === undefined ? undefined : { kind: 'claim', level }
}

/** Whether the last trick decided the game for a side, or the announcement did: that is the moment to give up, and asked once. */
function justDecided(table: Declared, side: 'declarer' | 'opponents'): boolean {
  const unknown = side === 'declarer' ? fewest : most
  const n = finishedTricks(table)
  const winner = (of: number) => decided(rulesIn(table.view), situationAfter(table, of, unknown))
  return winner(n) === side && (n === 0 || winner(n - 1) !== side)
}

/** A declarer who cannot win any more gives up, which costs no more than a simple loss (4.3.1, 4.3.2, 3.4.3). */
const resignation = (table: Declared): Move | undefined =>
  table.game !== nullGame && justDecided(table, 'opponents') ? { kind: 'resign' } : undefined

/** Opponents who cannot win any more concede, before they become schneider (4.3.3). */
const concession = (table: Declared): Move | undefined =>
  table.game !== nullGame && justDecided(table, 'declarer') ? { kind: 'concede' } : undefined

/** An opponent who leads and takes every trick that is left lays their cards down (4.3.5). */
function laidDown(table: Declared): Move | undefined {
  const { view, game, seat, trick, announcement } = table
  if (game === nullGame || announcement.patrolki > 0 || count(view.hand) < 2) return undefined
  if (trick.leader !== seat || trick.cards.length > 0) return undefined
  const others = othersOf(table).filter((_, other) => other !== seat)
  return takesTheRest(game, view.hand, others) ? { kind: 'open' } : undefined
}

function answer(table: Declared, { kind, level }: Offer, over: () => boolean): Move {
  const yes = { accept: { kind: 'accept' }, refuse: { kind: 'refuse' } } as const
  if (kind === 'claim') return claimHolds(table, level, over) ? yes.accept : yes.refuse
  return kind === 'concede' && moreToCome(table) ? yes.refuse : yes.accept
}

/** Whether a declarer who lays their cards down wins at the level that they demand. */
const claimHolds = (table: Declared, level: Level, over: () => boolean): boolean =>
  (restIsDeclarers(table) && lower(level, levelAgainst(soFar(table).opponents)) === level) ||
  surelyWins(table, level, over)

/** Whether a declarer who has won already may still reach more than is conceded. */
function moreToCome(table: Declared): boolean {
  const so = soFar(table)
  if (decided(rulesIn(table.view), so) !== 'declarer') return false
  const granted: Level = so.declarer.points >= 90 ? 'schneider' : 'simple'
  return higher(granted, levelAgainst(so.opponents)) !== granted
}
