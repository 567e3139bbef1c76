/** A hand that is being played again, from where and against whom a person chose. */
import type { Bots } from './bots.js'
import type { Choice } from './choice-part.js'
import type { Opened } from './open.js'
import type { PlayedOn } from './play-on.js'

export interface Running {
  readonly choice: Choice
  readonly bots: Bots
  readonly played: PlayedOn
}

interface Following {
  /** Milliseconds between the moves of bots; a finished trick stays twice as long. */
  readonly pace: () => number
  /** Called after every change. */
  readonly changed: () => void
}

/** Undefined if the hand has no such step. */
export async function begin(
  opened: Opened,
  choice: Choice,
  { pace, changed }: Following,
): Promise<Running | undefined> {
  const hand = opened.past.hands[choice.step]
  if (hand === undefined) return undefined
  const bots = await opened.botsOf(choice.level)
  const played = opened.playOn({
    hand,
    seat: choice.seat,
    changed,
    choose: (now, seat) => bots.choose(now, seat),
    tricks: (view) => opened.renderer.tricks(view).done,
    pace: () => ({ trick: pace() * 2, move: pace() }),
  })
  return { choice, bots, played }
}

export function end(running: Running | null): void {
  running?.played.stop()
  running?.bots.stop()
}
