/** The problem of a day as it is published: the question, and in a file of its own the solution, for after an answer. */
import type { Chair, Problem, Seat } from '@stolik/core'

/** Days are `YYYY-MM-DD`. */
export interface PublishedProblem extends Omit<Problem, 'problem' | 'hidden' | 'shown'> {
  readonly format: 'stolik-problem/2'
  readonly day: string
  /** The newest day that can be asked for, and the oldest. */
  readonly today: string
  readonly oldest: string
  readonly chairs: number
  /** The chair of each seat, forehand first. */
  readonly seating: readonly Chair[]
  readonly dealer: Chair
  /** What the gateway would send to the seat. */
  readonly view: object
  /** Every card that lay on the table, in order. */
  readonly played: readonly { readonly seat: Seat; readonly trick: number; readonly card: string }[]
  /** What may be chosen, in the order of the alphabet: it says nothing about which is right. */
  readonly moves: readonly string[]
  /** What the player does afterwards, if the choice is made for it: the game that a discard is for, as text. */
  readonly next: string | null
}

export interface PublishedSolution extends Pick<Problem['hidden'], 'answer' | 'choices' | 'misses'> {
  readonly format: 'stolik-problem-solution/2'
  readonly day: string
  /** What lay on the table, with all cards open: an onlooker’s view, and those of the seats. */
  readonly open: { readonly view: object; readonly hands: readonly object[] }
  /** One line of JSON with the cards of everybody and the moves up to the answer, in the form of `writeRecordJson`. */
  readonly record: string
}
