/** What the parts of a problem are drawn from. */
import type { PublishedProblem } from '@stolik/contract/published/problem'
import type { Arg, Seat } from '@stolik/core'
import type { DeckStyle, Letters, ProblemWords } from '@stolik/kit/shown'
import { html, type TemplateResult } from 'lit'

export interface ProblemParts {
  readonly problem: PublishedProblem
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  /** A sentence of the game. */
  readonly ofGame: (code: string, args?: Readonly<Record<string, Arg>>) => string
  /** What was called, in order. */
  readonly calls: () => ReturnType<ProblemWords['calls']>
  /** The name of a card in words, such as "jack of clubs" for `CJ`. */
  readonly card: (card: string) => string
  readonly nameOf: (seat: Seat) => string
  /** A day in words. */
  readonly date: (day: string) => string
  readonly look: { readonly deck: DeckStyle; readonly letters: Letters }
}

/** A picture of a card; its name stands beside it or on the button around it, or is given as `label`. */
export const picture = (card: string, { look }: ProblemParts, label = ''): TemplateResult =>
  html`<playing-card card=${card} label=${label} deck=${look.deck} letters=${look.letters}></playing-card>`
