/**
 * Corrections: during the series by the table, with everybody's consent, and afterwards by the director (5.5.3, PT
 * 7.2.5).
 */
import type { Chair, Settled } from '@stolik/core'
import { cited } from '../cited.js'
import type { Entry } from '../entry.js'
import type { Rules } from '../rules.js'
import { type Paper, settlePaper } from './paper.js'
import { type Correction, isSigned, type ListRefusal, type TableList } from './table-list.js'

const allConsent = ({ chairs }: TableList, consent: readonly Chair[]): boolean =>
  Array.from({ length: chairs }, (_, chair) => chair).every((chair) => consent.includes(chair))

const noSuchHand = (rules: Rules): ListRefusal => ({ refused: 'no-such-hand', clause: cited(rules, '5.5.1') })

/** Replaces an entry while not everybody has signed the list. Earlier signatures become void. */
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
 * A director's correction of a signed list. The director gets every reading that the entry allows and writes the
 * one with the lowest score. The first reading is the true one; it is used if the profile lets consent decide and
 * everybody agrees.
 */
export function correctLater(
  list: TableList,
  hand: number,
  readings: readonly Paper[],
  consent: readonly Chair[] = [],
): TableList | ListRefusal {
  const { rules, chairs } = list
  if (rules.lateCorrection !== 'never') {
    if (!isSigned(list)) return { refused: 'not-signed', clause: cited(rules, '5.5.3') }
    if (list.papers[hand] === undefined) return noSuchHand(rules)
  }
  const chosen = chosenReading(rules, chairs, hand, readings, allConsent(list, consent))
  return 'refused' in chosen
    ? chosen
    : replaced(list, hand, chosen.paper, 'direction', cited(rules, 'PT 7.2.5'))
}

/** The chosen reading, and the hand it settles to. */
interface Chosen {
  readonly paper: Paper
  readonly settled: Settled<Entry>
}

/**
 * Chooses the reading of a hand that the director writes. An impossible reading refuses all of them (PT 7.2.5,
 * C-37, C-69).
 */
export function chosenReading(
  rules: Rules,
  chairs: number,
  hand: number,
  readings: readonly Paper[],
  consent: boolean,
): Chosen | ListRefusal {
  const { lateCorrection } = rules
  if (lateCorrection === 'never') return { refused: 'no-later-correction', clause: cited(rules, '5.5.3') }
  const agreed = lateCorrection === 'worst-unless-consent' && consent
  let chosen: (Chosen & { readonly points: number }) | undefined
  for (const paper of agreed ? readings.slice(0, 1) : readings) {
    const settled = settlePaper(rules, chairs, hand, paper)
    if ('refused' in settled) return settled
    const points = settled.settlement.scores.reduce((a, b) => a + b, 0)
    if (chosen === undefined || points < chosen.points) chosen = { paper, settled, points }
  }
  return chosen ?? { refused: 'no-reading', clause: cited(rules, 'PT 7.2.5') }
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
