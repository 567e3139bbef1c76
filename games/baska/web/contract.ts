/** The contract in the players' words: "Wesele · Ola · rekontra · stawka ×4". */
import { nameOf, type Say, type Situation } from '@stolik/kit/shown'
import { rulesIn } from '../src/rules/profiles.js'
import type { Side } from '../src/rules/rules.js'
import type { View } from '../src/rules/view.js'
import { contractWord } from '../src/rules/words.js'

export function contractName(view: View, t: Say): string {
  const contract = t(`baska.contract.${contractWord(rulesIn(view), view.contract)}`)
  return view.du ? t('baska.du', { contract }) : contract
}

/** Returns the contract with its owner, the last raise and the resulting stake. */
export function contractLine(view: View, at: Situation): string {
  const owner = view.owner === null ? '' : nameOf(at, view.owner)
  return [contractName(view, at.t), owner, ...stakeWords(view, at.t)]
    .filter((part) => part !== '')
    .join(' · ')
}

/** Returns the last raise, the factor if above 1, and the bok-round. */
export function stakeWords(view: View, t: Say): readonly string[] {
  const raise = rulesIn(view).raises[view.raises.length - 1]
  const n = factor(view, raiseCount(view), view.du)
  return [
    ...(raise === undefined ? [] : [t(`baska.call.${raise}`)]),
    ...(n > 1 ? [t('baska.stake', { n })] : []),
    ...(view.bokLeft > 0 ? [t('baska.bokRound', { n: view.bokLeft })] : []),
  ]
}

/** Whether the viewer secretly plays a cicha: nothing is called, and they know that they are alone (C1-2). */
const secretCicha = (view: View): boolean =>
  view.contract === 'zwykla' && view.sides.filter((s) => s === 'mlodzi').length === view.sides.length - 1

/** Returns the word for a side in this contract; '' where it is obvious. */
export function sideWord(view: View, side: Side | null, t: Say): string {
  if (side === null) return ''
  const pair = view.contract === 'zwykla' || view.contract === 'wesele'
  if (pair && !secretCicha(view)) return t(`baska.side.${view.contract}.${side}`)
  if (side === 'mlodzi') return ''
  return t(pair ? 'baska.side.cicha' : 'baska.side.alone')
}

/** Returns the factor on the base payment if this many raises count: raises, du, bok-round. */
export function factor(view: View, raises: number, du: boolean): number {
  const by = rulesIn(view).factor
  return by.raise ** raises * (du ? by.du : 1) * (view.bokLeft > 0 ? by.bokRound : 1)
}

/** Returns the number of raises: those that count, once that is known; until then all that were announced. */
const raiseCount = (view: View): number =>
  view.counted === null ? view.raises.length : view.counted.filter((c) => c).length
