/** The table of a problem: as its seat saw it, and with all cards open after the answer. */
import type { PublishedProblem, PublishedSolution } from '@stolik/contract/published/problem'
import type { Locale } from '@stolik/core'
import type { ReplayRenderer, ShownTableElement } from '@stolik/kit/shown'
import { cardsFor } from '../base/cards.js'
import type { ProblemParts } from './parts.js'

/** The properties of a game's table element. */
export function boardOf(
  host: Element,
  shows: ReplayRenderer,
  { view, seat, seating, dealer, chairs }: PublishedProblem,
  open: PublishedSolution['open'] | null,
  say: ProblemParts['say'],
  locale: Locale,
): Partial<ShownTableElement> & { readonly className: string } {
  return {
    className: open === null ? 'board' : 'board open-hands',
    view: shows.read(open?.view ?? view),
    hands: open?.hands.map((one) => shows.read(one)) ?? null,
    seat: open === null ? seat : null,
    seating,
    dealer,
    locale,
    chair: seating[seat] ?? null,
    players: Array.from({ length: chairs }, (_, chair) => ({
      name: say('problem.player', { n: chair + 1 }),
      bot: false,
      online: true,
      clock: null,
    })),
    ...cardsFor(host, locale),
  }
}
