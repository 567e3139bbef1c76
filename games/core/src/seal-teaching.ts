/** Seals how a game is taught. The sealed hands are played by text and guide the learner. */
import type { Seat } from './seat.js'
import type { Shapes } from './game.js'
import type { HandWith } from './hand.js'
import { seeded } from './random.js'
import { sealPlay, type SealedPlay } from './seal-play.js'
import type { Chapter, FirstHand, Guidance, Teaching, ToldTrick } from './teaching.js'

export interface Guiding {
  /** What a bot plays for a seat whose turn it is. */
  bot(seat: Seat): string
  guide(seat: Seat): Guidance
  trick(seat: Seat): ToldTrick | null
}
export type TaughtHand = HandWith<Guiding>

export interface SealedTeaching extends Pick<SealedPlay, 'id' | 'seating' | 'dealer'> {
  readonly profile: string
  /** The size of the learner's table: the number of players, so that nobody sits out. */
  readonly chairs: number
  readonly hands: readonly FirstHand[]
  chapters(): readonly Chapter[]
  /** @throws RangeError if the deal cannot be read. First hands are the game's own. */
  start(first: FirstHand): TaughtHand
}

/** Seals a game's teaching. Views keep the game's own shape, since the game's own table element shows them. */
export function sealTeaching<T extends Shapes>({
  game,
  profile,
  hands,
  chapters,
  guide,
  trick,
}: Teaching<T>): SealedTeaching {
  // The bot is seeded with the view alone. So the same view gives the same move, and advice reveals nothing about
  // hidden cards.
  const choose = (view: T['view']): T['move'] => game.bot(view, seeded(JSON.stringify(view)))
  const guiding = (state: T['state']): Guiding => ({
    bot: (seat) => game.write(choose(game.view(state, seat))),
    guide: (seat) => {
      const view = game.view(state, seat)
      return guide(view, game.toAct(state).includes(seat) ? choose(view) : null)
    },
    trick: (seat) => trick(game.view(state, seat)),
  })
  const play = sealPlay<T, Guiding>(game, (view) => view, guiding)
  return {
    id: play.id,
    seating: play.seating,
    dealer: play.dealer,
    profile,
    hands,
    chapters,
    chairs: play.chairs(profile)[0] as number,
    start: ({ deal }) => {
      const begun = play.start(profile, deal, play.between(profile, []))
      if (begun === undefined) throw new RangeError(`${game.id} cannot deal ${deal}`)
      return begun
    },
  }
}
