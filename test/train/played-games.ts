/** Games that come about when three players bid by a model, and what became of them at the table. */
import { seal, seeded, type Random, type Seat } from '@stolik/core'
import { skat, type Entry } from '../../games/skat/src/index.js'
import { profiles } from '../../games/skat/src/rules/profiles.js'
import { type GameKind, familyOf, type Family } from '../../games/skat/src/rules/games.js'
import { judged, willing } from '../../games/skat/src/think/bidding/auction.js'
import { promise } from '../../games/skat/src/think/bidding/outlook.js'
import { think } from '../../games/skat/src/think/index.js'
import type { Memory } from '../../games/skat/src/hand/memory.js'
import type { View } from '../../games/skat/src/rules/view.js'
import { bidders, profile, type Announced, type Asked } from './bidders.js'

/** A game that somebody played. */
export interface PlayedGame extends Announced {
  readonly family: Family
  readonly game: GameKind
  /** Whether more was announced than the game. */
  readonly demanding: boolean
  readonly made: boolean
  readonly schneider: boolean
  readonly won: boolean
  readonly value: number
  /** What the hands of the two others promised them. */
  readonly others: readonly number[]
}

/** A deal: the game, unless everybody passed, and how many of the three would have played at 18. */
export interface PlayedDeal {
  readonly game: PlayedGame | undefined
  readonly willing: number
}

/** Plays deal number `n`: bids by the model, cards by masters with this effort, or by the usual bot with none. */
export function playedDeal(asked: Asked): PlayedDeal {
  const { seed, n, model, effort } = asked
  let seen: Announced = { logit: 0, against: 0, hand: false }
  const before = bidders(asked, (game) => (seen = game))
  const budget = { effort, over: () => false }
  const plugin = seal(
    {
      ...skat,
      bot: (view: View, random: Random, memory?: Memory) =>
        before(view, random) ??
        think(view, 'master', budget, random, memory) ??
        skat.bot(view, random, memory),
    },
    (view) => view,
  )
  const deal = plugin.deal(profile, seeded(`${seed}/played/${n}`))
  const random = seeded(`${seed}/played/${n}/moves`)
  let hand = plugin.start(profile, deal, plugin.between(profile, []))
  if (hand === undefined) throw new Error('the game does not read its own deal')
  const atStart = [0, 1, 2].map((seat) => hand?.mind(seat).view as View)
  const able = atStart.filter((view) => willing(model, profiles[profile], view, 18)).length
  while (hand.toAct.length > 0) {
    const seat = hand.toAct[0] as Seat
    const next: typeof hand | { readonly refused: string } = hand.play(seat, hand.bot(seat, random))
    if ('refused' in next) throw new Error(`a move was refused: ${next.refused}`)
    hand = next
  }
  const entry = hand.settlement?.entry as Entry
  if (entry.kind !== 'played') return { game: undefined, willing: able }
  const { announcement, declarer, value } = entry
  const { game, ouvert, schneider, patrolki } = announcement
  return {
    willing: able,
    game: {
      ...seen,
      game,
      family: familyOf(game),
      demanding: ouvert || schneider || patrolki > 0,
      made: value.kind === 'null' ? value.won : value.made,
      schneider: value.kind === 'trump' && value.level !== 'simple',
      won: value.won,
      value: value.value,
      others: atStart.flatMap(({ hand: cards, seat }) =>
        seat === declarer
          ? []
          : [Number(promise(model, judged(model, profiles[profile], cards, seat === 0)).toFixed(3))],
      ),
    },
  }
}
