/** What the parts of the trainer are drawn from. */
import type { Arg, Line } from '@stolik/core'
import { html, type TemplateResult } from 'lit'
import type { cardsFor } from '../base/cards.js'

export interface TrainerParts {
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  /** A sentence of the game. */
  readonly ofGame: (code: string) => string
  readonly inWords: (line: Line) => string
  /** The name of a card in words. */
  readonly card: (card: string) => string
  readonly look: ReturnType<typeof cardsFor>
}

/** A picture of a card; its name stands beside it or on the button around it, or is given as `label`. */
export const picture = (card: string, { look }: TrainerParts, label = ''): TemplateResult =>
  html`<playing-card card=${card} label=${label} deck=${look.deck} letters=${look.letters}></playing-card>`
