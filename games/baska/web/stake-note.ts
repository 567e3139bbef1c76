/** The effect of a call on the stake. */
import type { Say } from '@stolik/kit/shown'
import type { Call } from '../src/moves.js'
import { rulesIn } from '../src/profiles.js'
import type { View } from '../src/view.js'
import { factor } from './stake.js'

/** The note on a call's button: "stawka ×4", "po 10 pkt"; '' for a pass. */
export function stakeNote(view: View, call: Call, t: Say): string {
  const { pay } = rulesIn(view)
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
