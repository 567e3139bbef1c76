/** Skat with open cards, solved exactly. No page loads this. */
import type { Solver } from '@stolik/core'
import { readProblem } from './problem.js'
import { recorded } from './recorded.js'

export const solver: Solver = {
  usage:
    'contract leader hand0 hand1 hand2 skat, hand0 the declarer’s; contract C S H D G N or R, with S, Z, P and L',
  example:
    'G 0 CJ.SJ.HJ.DJ.CA.CT.CK.SA.ST.SK C9.C8.C7.S9.S8.S7.HA.HT.HK.HQ CQ.SQ.H9.H8.H7.DA.DT.DK.DQ.D9 D8.D7',
  // Three words of which the third is a hand. Keys and moves of records have a colon.
  begins: (line) => /^[^\s:]{1,6}\s+[^\s:]+\s+(?:-|[A-Z\d]{2}(?:\.[A-Z\d]{2})*)\s/.test(line),
  read: readProblem,
  recorded,
}
