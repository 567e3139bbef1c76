/** What the parts of a problem are drawn from. */
import type { PublishedProblem, PublishedSolution } from '@stolik/contract/published/problem'
import { cardWords, say, type Arg, type Locale, type Seat } from '@stolik/core'
import type { namedBy } from '@stolik/kit/german-names'
import type { DeckStyle, Letters, ProblemWords } from '@stolik/kit/shown'
import { tableWords } from '@stolik/kit/table/words'
import type { Words } from '@stolik/kit/words'
import { html, type TemplateResult } from 'lit'
import { cardsFor } from '../base/cards.js'
import { dayOf } from '../ranking/format.js'
import { problemWords } from '../words/problem/index.js'
import type { ShownGame } from './shown-game.js'

export interface ProblemParts {
  readonly problem: PublishedProblem
  /** A sentence of the game, or of the element where the game has none of its own. */
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  /** What was called, in order. */
  readonly calls: () => ReturnType<ProblemWords['calls']>
  /** The cards that nobody holds and nobody has played; none where the game has no such cards. */
  readonly aside: (open: PublishedSolution['open']) => readonly string[]
  /** The name of a card in words, such as "jack of clubs" for `CJ`. */
  readonly card: (card: string) => string
  /** What may be chosen in words: a card, the cards to put away, or a call. */
  readonly move: (move: string) => string
  readonly nameOf: (seat: Seat) => string
  /** A day in words. */
  readonly date: (day: string) => string
  readonly look: { readonly deck: DeckStyle; readonly letters: Letters }
}

export function partsOf(
  host: Element,
  { own, shows }: ShownGame,
  problem: PublishedProblem,
  locale: Locale,
  more: Words | undefined,
  named?: typeof namedBy,
): ProblemParts {
  const look = cardsFor(host, locale)
  const usual = {
    ...problemWords[locale],
    ...more?.[locale],
    ...tableWords[locale],
    ...shows.catalogues[locale],
    ...own.words[locale],
  }
  const words = named?.(look.deck, usual, locale) ?? usual
  const spoken: ProblemParts['say'] = (code, args = {}) => say(words, locale, code, args)
  const card = (one: string): string => cardWords({ words, locale }, one)
  return {
    problem,
    say: spoken,
    card,
    move(move) {
      if (problem.kind !== 'call') return move.split('+').map(card).join(', ')
      const { code, args } = own.call?.(shows.read(problem.view), move) ?? { code: move, args: {} }
      return spoken(code, args)
    },
    calls: () => own.calls(shows.read(problem.view)),
    aside: ({ view, hands }) =>
      own.aside?.(
        shows.read(view),
        hands.map((one) => shows.read(one)),
      ) ?? [],
    nameOf: (seat) =>
      spoken(seat === problem.seat ? 'problem.you' : 'problem.player', {
        n: (problem.seating[seat] ?? seat) + 1,
      }),
    date: (day) => dayOf(day, locale),
    look,
  }
}

/** A picture of a card; its name stands beside it or on the button around it, or is given as `label`. */
export const picture = (card: string, { look }: ProblemParts, label = ''): TemplateResult =>
  html`<playing-card card=${card} label=${label} deck=${look.deck} letters=${look.letters}></playing-card>`
