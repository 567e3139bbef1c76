/** A problem, and what is wrong with one, in sentences with their figures. */
import type { NoProblem, Problem } from '@stolik/core'
import type { Complaint } from '@stolik/gateway/base/recompute'
import { recordWords, replayWords } from '../records/fault-words.js'

/** Formats a problem and its solution for people. */
export function printProblem(problem: Problem, where: string): string {
  const { kind, game, profile, seat, trick, difficulty, theme, shown, hidden } = problem
  const missed = hidden.misses.map(({ level, missed, of }) => `${level} ${missed} of ${of}`)
  const about = [
    ...[game, profile, trick === null ? kind : `trick ${trick}`, `seat ${seat}`],
    ...(shown.next === null ? [] : [`for ${shown.next}`]),
    ...(theme === null || theme === kind ? [] : [theme]),
  ]
  return [
    `${where}  ${about.join(', ')}`,
    `  ${hidden.answer} is right: ${reason(problem)}`,
    `  difficulty ${difficulty} of 5; missed by ${missed.join(', ')}`,
    '',
  ].join('\n')
}

function reason({ kind, hidden: { choices } }: Problem): string {
  const [best, second] = choices
  if (best === undefined || second === undefined) return ''
  if (kind !== 'call')
    return `their side wins in ${best.chance} of 100 deals that fit what the player knew, after ${second.move} in ${second.chance}.`
  const [won, needed] = best.needed === true ? [second.chance, best.chance] : [best.chance, second.chance]
  return `the player wins ${won} of 100 such hands, and playing is worth more than passing from ${needed} on.`
}

/** A complaint as it is printed with --json. */
export type ComplaintData =
  | Exclude<Complaint, { readonly code: 'record' }>
  | { readonly code: 'record'; readonly why: string }

export const complaintData = (complaint: Complaint): ComplaintData =>
  complaint.code === 'record' ? { code: 'record', why: whyOf(complaint) } : complaint

function whyOf(complaint: Extract<Complaint, { readonly code: 'record' }>): string {
  if ('moves' in complaint) return `no hand has ${complaint.moves} moves`
  return 'stop' in complaint ? replayWords(complaint.stop) : recordWords(complaint.unread)
}

const sentences: Readonly<Record<NoProblem | 'too-long' | 'unreadable' | 'version' | 'no-analysis', string>> =
  {
    'too-long': 'this line is too long to be a problem',
    unreadable: 'this is not a problem: stolik problems --json prints one a line',
    version: 'this form of problems is not known',
    'no-analysis': 'this game has no analysis',
    forced: 'there is no choice: only one move is legal',
    unknown: 'no move is made here that can be judged',
    ambiguous: 'nothing is clearly right: another choice is about as good',
    luck: 'what looks best does not win with the cards as they lay',
  }

export function complaintWords(complaint: Complaint): string {
  if (complaint.code === 'record') return `its record cannot be played: ${whyOf(complaint)}`
  if (complaint.code === 'answer')
    return `${complaint.claimed} is not the solution: ${complaint.right} is right`
  if (complaint.code === 'figures') return `recomputed, “${complaint.field}” is different`
  return sentences[complaint.code]
}
