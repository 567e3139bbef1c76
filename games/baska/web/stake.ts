/** What calls and raises mean for the stake (L10, L13, RZ2-8, RZ11). */
import type { Say } from '@stolik/kit/table'
import type { Call } from '../src/moves.js'
import { rulesOf } from '../src/profiles.js'
import type { View } from '../src/view.js'

/** By what the base payment is multiplied when so many raises count: raises, du, bok-round. */
export function factor(view: View, raises: number, du: boolean): number {
  const by = rulesOf(view.profile).factor
  return by.raise ** raises * (du ? by.du : 1) * (view.bokLeft > 0 ? by.bokRound : 1)
}

/** How many raises stand: those that count once that is known, before that all that were announced. */
export const standing = (view: View): number =>
  view.counted === null ? view.raises.length : view.counted.filter((c) => c).length

/** The note on a call's button: "stawka ×4", "po 10 pkt"; '' for a pass. */
export function stakeNote(view: View, call: Call, t: Say): string {
  const { pay } = rulesOf(view.profile)
  switch (call) {
    case 'pas':
    case 'pytam':
      return ''
    case 'wesele': {
      const n = factor(view, 0, false)
      return t('baska.from', { low: pay.pair.exit * n, high: pay.pair.noTrick * n })
    }
    case 'gran':
    case 'zolla':
      return t('baska.each', { n: pay[call] * factor(view, 0, false) })
    case 'gran-du':
      return t('baska.each', { n: pay.gran * factor(view, 0, true) })
    case 'zolla-du':
      return t('baska.each', { n: pay.zolla * factor(view, 0, true) })
    case 'du':
      return t('baska.stake', { n: factor(view, 0, true) })
    default:
      return t('baska.stake', { n: factor(view, view.raises.length + 1, view.du) })
  }
}
