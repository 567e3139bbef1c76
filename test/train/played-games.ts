/** Games that come about when three players bid by a model, and what became of them at the table. */
import { seal, seeded, type Random, type Seat } from '@stolik/core'
import { skat, type Entry } from '../../games/skat/src/index.js'
import { profiles } from '../../games/skat/src/profiles.js'
import type { GameKind } from '../../games/skat/src/games.js'
import { bidding } from '../../games/skat/src/think/bidding/index.js'
import { against, judged, willing } from '../../games/skat/src/think/bidding/auction.js'
import { familyOf, type Family } from '../../games/skat/src/think/bidding/features.js'
import { openLogit, type Model, type Practice } from '../../games/skat/src/think/bidding/model.js'
import { promise } from '../../games/skat/src/think/bidding/outlook.js'
import { think } from '../../games/skat/src/think/index.js'
import type { Memory } from '../../games/skat/src/memory.js'
import type { View } from '../../games/skat/src/view.js'

/** A game that somebody played. */
export interface PlayedGame {
  readonly family: Family
  readonly game: GameKind
  /** What the model expected with open cards, as the logarithm of its odds. */
  readonly logit: number
  /** The highest call of another player. */
  readonly against: number
  readonly hand: boolean
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

const profile = 'pzskat'
const phases = ['auction', 'skat', 'discard', 'announcement', 'exchange']
/** Bids by the model alone: so much faster that enough deals can be played. */
const quick = { effort: 0.001, over: () => false }

export interface Asked {
  readonly seed: string
  readonly n: number
  readonly model: Model
  readonly effort: number
  /** Whether one of the three bids more or less than the model says. */
  readonly exploring: boolean
}

/** How far whoever explores is from the model, as the logarithm of odds. */
const boldness = 1.2

/** A model that thinks that games are made more often, or with less than 0 less often. */
function bolder(model: Model, by: number): Model {
  const practice = (family: Family): Practice => {
    const { made, schneider } = model.practice[family]
    return { made: [made[0] + by, made[1], made[2], made[3]], schneider }
  }
  return {
    ...model,
    practice: { suit: practice('suit'), grand: practice('grand'), null: practice('null') },
  }
}

/**
 * Plays deal number `n`: bids by the model, cards by masters with this effort, or by the usual bot with none. If all bid by the model, nobody plays a
 * doubtful game or passes with a good hand, and nothing can be learned about either; so one of them tries them out.
 */
export function playedDeal({ seed, n, model, effort, exploring }: Asked): PlayedDeal {
  const explorer = exploring ? n % 3 : undefined
  const others = bolder(model, n % 2 === 0 ? boldness : -boldness)
  const budget = { effort, over: () => false }
  let seen: Pick<PlayedGame, 'logit' | 'against' | 'hand'> = { logit: 0, against: 0, hand: false }
  const plugin = seal(
    {
      ...skat,
      bot: (view: View, random: Random, memory?: Memory) => {
        const move = phases.includes(view.phase)
          ? bidding(view, quick, random, view.seat === explorer ? others : model, 0)
          : undefined
        if (move?.kind === 'announce') {
          const { hand, discard, fromHand, seat } = view
          const held = { hand, away: discard ?? 0, forehand: seat === 0 }
          const stage = fromHand === true ? 'hand' : 'taken'
          seen = {
            logit: openLogit(model, stage, move.announcement.game, held),
            against: against(view),
            hand: fromHand === true,
          }
        }
        return move ?? think(view, 'master', budget, random, memory) ?? skat.bot(view, random, memory)
      },
    },
    (view) => view,
  )
  const deal = plugin.deal(profile, seeded(`${seed}/played/${n}`))
  const random = seeded(`${seed}/played/${n}/moves`)
  let hand = plugin.start(profile, deal, plugin.between(profile, []))
  if (hand === undefined) throw new Error('the game does not read its own deal')
  const atStart = [0, 1, 2].map((seat) => hand?.mind(seat).view as View)
  const able = atStart.filter((view) => willing(model, profiles[profile], view, 18, 0)).length
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
