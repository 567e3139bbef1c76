/**
 * How likely players with certain cards were to reply to a lead as they did: points into their own side's tricks, few into others', and high
 * cards kept for later. The numbers were chosen by how much more likely they make the true deals of other bots than deals drawn by lot.
 */
import { bit, type Card, type Cards, type Seat } from '@stolik/core'
import { jacks, playable, pointsOf, power, trumps, winning } from '../../rules/cards.js'
import { type GameKind, nullGame } from '../../rules/games.js'
import { clockwise } from '../../hand/play.js'
import { playedBy, type Places, type Table } from './hidden.js'

/** A card that another seat added to a trick. */
interface Reply {
  readonly seat: Seat
  readonly card: Card
  readonly before: readonly Card[]
  /** The power that takes the trick so far, and its points. */
  readonly best: number
  readonly stake: number
  /** Whether the trick is their side's so far. */
  readonly theirs: boolean
  readonly last: boolean
  /** Whether the other side plays the next card. */
  readonly foeNext: boolean
  /** What the seat has played from this card on. */
  readonly later: Cards
}

function repliesIn({ tricks, game, seat: viewer, declarer }: Table): readonly Reply[] {
  const against = (a: Seat, b: Seat): boolean => (a === declarer) !== (b === declarer)
  return tricks.flatMap(({ leader, cards }, n) =>
    cards.flatMap((card, i): readonly Reply[] => {
      const seat = clockwise(leader, i)
      if (i === 0 || seat === viewer) return []
      const before = cards.slice(0, i)
      return [
        {
          seat,
          card,
          before,
          last: i === 2,
          best: Math.max(...before.map((c) => power(game, cards[0] as Card, c))),
          stake: before.reduce((sum, c) => sum + pointsOf(c), 0),
          theirs: !against(clockwise(leader, winning(game, before)), seat),
          foeNext: against(clockwise(seat, 1), seat),
          later: playedBy(tricks.slice(n), seat),
        },
      ]
    }),
  )
}

/** What a card is worth to its owner for later tricks, in points. */
function worthLater(game: GameKind, c: Card): number {
  const worth = pointsOf(c)
  if ((bit(c) & jacks) !== 0) return 8
  const isTrump = (bit(c) & trumps(game)) !== 0
  if (worth === 11) return isTrump ? 6 : 8
  if (worth === 10) return isTrump ? 5 : 4
  if (isTrump) return 4
  return worth === 4 ? 1 : 0
}

/** Points by which a card becomes 2.7 times as likely: for the last player, and for one who does not know the next card. */
const [sure, unsure] = [2.5, 4]
/** How much of a trick the second player counts on: one that the other side may still beat, and one that the partner may still take. */
const [held, hoped] = [0.5, -0.3]
/** For each step by which a card is higher than it need be to take the trick. */
const waste = 0.02
/** The share of replies that follow none of this. */
const astray = 0.1

/** How good a card seems to whoever replies with it. */
function appeal({ last, stake, theirs, foeNext }: Reply, card: Card, above: number): number {
  const points = stake + pointsOf(card)
  const ours = above > 0 || theirs
  const cost = above > 0 ? waste * above : 0
  if (last) return (ours ? points : -points) / sure - cost
  const share = foeNext ? held : 1
  const foesShare = foeNext ? -1 : hoped
  return ((ours ? share : foesShare) * points) / unsure - cost
}

/** Returns a measure of how likely the replies in a game with trumps are, if the cards lie in these places. */
export function replying(table: Table): (places: Places) => number {
  const { game, declarer } = table
  if (game === nullGame || declarer === null) return () => 1
  const replies = repliesIn(table)
  const worth = Float64Array.from({ length: 32 }, (_, c) => worthLater(game, c))
  return (places) => {
    let chance = 1
    for (const reply of replies) {
      const legal = playable(game, reply.before, places[reply.seat as 0] | reply.later)
      let [all, own] = [0, 0]
      for (let rest = legal; rest !== 0; rest &= rest - 1) {
        const card = 31 - Math.clz32(rest & -rest)
        const above = power(game, reply.before[0] as Card, card) - reply.best
        const seems = appeal(reply, card, above) - (worth[card] as number) / (reply.last ? sure : unsure)
        const weight = Math.exp(seems)
        all += weight
        if (card === reply.card) own = weight
      }
      chance *= astray / 10 + (1 - astray) * (own / all)
    }
    return chance
  }
}
