/** Seals how a game is taught: what comes out plays hands by text, and guides who plays them. */
import type { Seat } from './seat.js'
import type { Shapes } from './game.js'
import type { HandWith } from './hand.js'
import { seeded } from './random.js'
import { sealPlay, type SealedPlay } from './seal-play.js'
import type { Chapter, FirstHand, Guidance, Teaching, ToldTrick } from './teaching.js'

export interface Guiding {
  /** What a bot plays for a seat that is to act. */
  bot(seat: Seat): string
  guide(seat: Seat): Guidance
  trick(seat: Seat): ToldTrick | null
}
export type TaughtHand = HandWith<Guiding>

export interface SealedTeaching extends Pick<SealedPlay, 'id' | 'seating' | 'dealer'> {
  readonly profile: string
  /** Of the table that is learnt at: as many as play, so that nobody sits out. */
  readonly chairs: number
  readonly hands: readonly FirstHand[]
  chapters(): readonly Chapter[]
  /** @throws RangeError for a deal that is none: first hands are the game's own. */
  start(first: FirstHand): TaughtHand
}

/** Views stay the game's own: its own table element takes them. */
export function sealTeaching<T extends Shapes>({
  game,
  profile,
  hands,
  chapters,
  guide,
  trick,
}: Teaching<T>): SealedTeaching {
  // By what it sees alone, so that the same play is answered the same, and advice tells nothing of hidden cards.
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
    ...{ id: play.id, seating: play.seating, dealer: play.dealer },
    ...{ profile, hands, chapters },
    chairs: play.chairs(profile)[0] as number,
    start: ({ deal }) => {
      const begun = play.start(profile, deal, play.between(profile, []))
      if (begun === undefined) throw new RangeError(`${game.id} cannot deal ${deal}`)
      return begun
    },
  }
}
