/** A problem, and what is wrong with one, in sentences with their figures. */
import type { NoProblem, Problem } from '@stolik/core'

/** Formats a problem and its solution for people. */
export function printProblem(problem: Problem, where: string): string {
  const { game, profile, seat, trick, difficulty, theme, hidden } = problem
  const [best, second] = hidden.choices
  if (best === undefined || second === undefined) return where
  const missed = hidden.misses.map(({ level, missed, of }) => `${level} ${missed} of ${of}`)
  return [
    `${where}  ${game}, ${profile}, trick ${trick}, seat ${seat}${theme === null ? '' : `, ${theme}`}`,
    `  ${best.card} is right: their side wins in ${best.chance} of 100 deals that fit what the player knew, after ${second.card} in ${second.chance}.`,
    `  difficulty ${difficulty} of 5; missed by ${missed.join(', ')}`,
    '',
  ].join('\n')
}

/** What is wrong with a problem: why its position is none, or what of it is not so. */
export type Complaint =
  | { readonly code: NoProblem | 'too-long' | 'unreadable' | 'version' | 'no-analysis' }
  | { readonly code: 'record'; readonly why: string }
  | { readonly code: 'answer'; readonly claimed: string; readonly right: string }
  | { readonly code: 'figures'; readonly field: string }

const sentences: Readonly<Record<NoProblem | 'too-long' | 'unreadable' | 'version' | 'no-analysis', string>> =
  {
    'too-long': 'this line is too long to be a problem',
    unreadable: 'this is not a problem: stolik problems --json prints one a line',
    version: 'this form of problems is not known',
    'no-analysis': 'this game has no analysis',
    forced: 'there is no choice: only one card may be played',
    unknown: 'no card is played here that can be judged',
    ambiguous: 'no card is clearly right: another one is about as good',
    luck: 'the card that looks best does not win with the cards as they lay',
  }

export function complaintWords(complaint: Complaint): string {
  if (complaint.code === 'record') return `its record cannot be played: ${complaint.why}`
  if (complaint.code === 'answer')
    return `${complaint.claimed} is not the solution: ${complaint.right} is right`
  if (complaint.code === 'figures') return `recomputed, “${complaint.field}” is different`
  return sentences[complaint.code]
}
