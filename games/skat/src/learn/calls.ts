/** The guide from the first call to the announcement: what is asked, and what a hand is worth (3.3, 3.4). */
import { count, line, namedSet, type Line } from '@stolik/core'
import { limit, intended } from '../bot/auction.js'
import { lowestBid, namable } from '../rules/bids.js'
import { points, trumps } from '../rules/cards.js'
import { gameNames, nullGame, type GameKind } from '../rules/games.js'
import type { Move } from '../hand/moves.js'
import type { Rules } from '../rules/rules.js'
import { matadors } from '../rules/valuation.js'
import type { View } from '../rules/view.js'

/** What is asked of the viewer in the auction, or of the declarer after it. */
export function calling(
  rules: Rules,
  view: View,
): { readonly now: readonly Line[]; readonly may: readonly Line[] } {
  const { asker, hearer, seat, bid, phase } = view
  const lowest = namable(rules, bid)[0] ?? bid
  switch (phase) {
    case 'auction': {
      const first = view.calls.some((call) => call.seat === seat) ? [] : [line('auction.start', '3.3.5')]
      if (asker === null) return { now: first, may: [line('auction.alone', '3.3.6', { bid: lowest })] }
      if (seat === asker)
        return {
          now: [...first, line('auction.ask', '3.3.2', { seat: hearer ?? 0 })],
          may: [line('auction.bid', bid === 0 ? '3.3.1' : '3.3.2', { lowest })],
        }
      return {
        now: [...first, line('auction.asked', '3.3.2', { seat: asker, bid })],
        may: [line('auction.answer', '3.3.2', { bid })],
      }
    }
    case 'skat':
      return { now: [line('skat.won', '3.3.5', { bid })], may: [line('skat.choice', '2.1.1')] }
    case 'discard':
      return {
        now: [line('discard.got', '2.2.2', { cards: namedSet(view.skat ?? 0) })],
        may: [line('discard.may', '2.2.1')],
      }
    default:
      return { now: [line('announce.now', '3.4.2', { bid })], may: [line('announce.may', '2.2.4')] }
  }
}

/** The number of a game's trumps in a set of cards. */
export const trumpCount = (game: GameKind, cards: number): number => count(cards & trumps(game))

/** The reasons for a call, a choice or an announcement, from the viewer's own cards. */
export function callReasons(rules: Rules, view: View, move: Move): readonly Line[] {
  switch (move.kind) {
    case 'bid':
    case 'hold':
    case 'play':
      return worth(rules, view, move.kind === 'bid' ? move.value : Math.max(view.bid, lowestBid))
    case 'pass': {
      const most = limit(rules, view.hand, view.seat === 0)
      return [most === 0 ? line('why.weak', '5.3.4') : line('why.enough', '5.4.1', { most })]
    }
    case 'take':
      return [line('why.take', '2.2.2')]
    case 'hand':
      return [line('why.hand', '2.2.3')]
    case 'discard':
      return [line('why.discard', '2.2.1', { n: points(move.cards) })]
    case 'announce':
      return announced(view, move.announcement.game)
    default:
      return []
  }
}

/** The game that justifies a bid: the cheapest one that reaches it and is worth playing. */
function worth(rules: Rules, view: View, bid: number): readonly Line[] {
  const bearing = intended(rules, view.hand, view.seat === 0)
    .filter(({ value }) => value >= bid)
    .sort((a, b) => a.value - b.value)[0]
  if (bearing === undefined) return []
  const { value, announcement } = bearing
  const { game, hand } = announcement
  if (game === nullGame) return [line('why.null', rules.clauses.nullValues, { value })]
  const { n, with: has } = matadors(game, view.hand)
  const args = { game: gameNames[game], n, base: rules.bases[game], value, times: value / rules.bases[game] }
  return [line(`why.worth.${has ? 'with' : 'without'}${hand ? '.hand' : ''}`, '5.3.2', args)]
}

function announced(view: View, game: GameKind): readonly Line[] {
  if (game === nullGame) return [line('why.low', '5.2.7')]
  return [line('why.trumps', game === 4 ? '2.3.3' : '2.3.1', { n: trumpCount(game, view.hand) })]
}
