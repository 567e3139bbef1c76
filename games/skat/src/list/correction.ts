/** Corrections: the table's while the series runs, by everybody's consent; the direction's after it (5.5.3, PT 7.2.5). */
import type { Chair } from '@stolik/core'
import { arbiterRules, cited } from '../arbiter/knobs.js'
import type { Rules } from '../rules.js'
import type { Paper, Unwritten } from './paper.js'
import { settlePaper } from './paper.js'
import type { Correction, ListRefusal, TableList } from './table-list.js'
import { isSigned } from './table-list.js'

const allConsent = ({ chairs }: TableList, consent: readonly Chair[]): boolean =>
  Array.from({ length: chairs }, (_, chair) => chair).every((chair) => consent.includes(chair))

const noSuchHand = (rules: Rules): ListRefusal => ({ refused: 'no-such-hand', clause: cited(rules, '5.5.1') })

/** Replaces an entry while the list is not signed by all; whoever has signed signs again. */
export function correct(
  list: TableList,
  hand: number,
  paper: Paper,
  consent: readonly Chair[],
): TableList | ListRefusal {
  const { rules, chairs } = list
  const clause = cited(rules, '5.5.3')
  if (isSigned(list)) return { refused: 'signed', clause }
  if (list.papers[hand] === undefined) return noSuchHand(rules)
  if (!allConsent(list, consent)) return { refused: 'consent', clause }
  const settled = settlePaper(rules, chairs, hand, paper)
  if ('refused' in settled) return settled
  return { ...replaced(list, hand, paper, 'table', clause), signed: [] }
}

/**
 * The direction corrects a signed list. It is told every reading that the entry allows and writes the one with the
 * lowest points for whoever it concerns; where the profile lets consent decide, the first reading is the true one.
 */
export function correctLater(
  list: TableList,
  hand: number,
  readings: readonly Paper[],
  consent: readonly Chair[] = [],
): TableList | ListRefusal {
  const { rules } = list
  const { lateCorrection } = arbiterRules(rules)
  const clause = cited(rules, 'PT 7.2.5')
  if (lateCorrection === 'never') return { refused: 'no-later-correction', clause: cited(rules, '5.5.3') }
  if (!isSigned(list)) return { refused: 'not-signed', clause: cited(rules, '5.5.3') }
  if (list.papers[hand] === undefined) return noSuchHand(rules)
  const agreed = lateCorrection === 'worst-unless-consent' && allConsent(list, consent)
  const chosen = agreed ? readings[0] : lowest(list, hand, readings)
  if (chosen === undefined) return { refused: 'no-reading', clause }
  if ('refused' in chosen) return chosen
  const settled = settlePaper(rules, list.chairs, hand, chosen)
  return 'refused' in settled ? settled : replaced(list, hand, chosen, 'direction', clause)
}

/** The reading that gives the fewest points; an impossible one refuses them all. */
function lowest(list: TableList, hand: number, readings: readonly Paper[]): Paper | Unwritten | undefined {
  let found: { readonly paper: Paper; readonly points: number } | undefined
  for (const paper of readings) {
    const settled = settlePaper(list.rules, list.chairs, hand, paper)
    if ('refused' in settled) return settled
    const points = settled.settlement.scores.reduce((a, b) => a + b, 0)
    if (found === undefined || points < found.points) found = { paper, points }
  }
  return found?.paper
}

function replaced(
  list: TableList,
  hand: number,
  paper: Paper,
  by: Correction['by'],
  clause: string,
): TableList {
  const before = list.papers[hand] as Paper
  return {
    ...list,
    papers: list.papers.map((old, i) => (i === hand ? paper : old)),
    corrections: [...list.corrections, { hand, before, by, clause }],
  }
}
