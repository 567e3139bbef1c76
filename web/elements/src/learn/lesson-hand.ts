/** A guided hand as it goes on: bots play at a pace that one can follow, and a finished trick waits to be looked at. */
import type { FirstHand, Guidance, SealedTeaching, TaughtHand } from '@stolik/core'

export interface LessonHand {
  readonly hand: TaughtHand
  /** A trick has just been finished, and nothing is played until the learner goes on. */
  readonly looking: boolean
  /** True when it is the learner who has to do something in the hand. */
  readonly mine: boolean
  /** What the guide says when it is their turn. */
  readonly guidance: Guidance
  /** What they do; a move that is not allowed changes nothing. */
  play(move: string): void
  /** They have seen the trick. */
  goOn(): void
  stop(): void
}

/**
 * @param tricks finished, in a view
 * @param pace milliseconds between the moves of bots
 * @param changed called after every change
 */
export function lessonHand(
  teaching: SealedTeaching,
  first: FirstHand,
  tricks: (view: object) => number,
  pace: () => number,
  changed: () => void,
): LessonHand {
  const { seat } = first
  let hand = teaching.start(first)
  let looking = false
  /** Worked out once a position, since bots reckon. */
  let known: { readonly hand: TaughtHand; readonly guidance: Guidance } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const bots = (): void => {
    const next = hand.toAct.find((one) => one !== seat)
    if (looking || next === undefined || hand.toAct.includes(seat)) return
    timer = setTimeout(() => move(next, hand.bot(next)), pace())
  }
  const move = (who: number, text: string): void => {
    const after = hand.play(who, text)
    if ('refused' in after) return
    looking = after.toAct.length > 0 && tricks(after.view(seat)) > tricks(hand.view(seat))
    // The door's answer is a hand of this very teaching.
    hand = after
    clearTimeout(timer)
    bots()
    changed()
  }
  bots()
  return {
    get hand() {
      return hand
    },
    get looking() {
      return looking
    },
    get mine() {
      return !looking && hand.toAct.includes(seat)
    },
    get guidance() {
      if (known?.hand !== hand) known = { hand, guidance: hand.guide(seat) }
      return known.guidance
    },
    play: (text) => {
      if (!looking) move(seat, text)
    },
    goOn() {
      looking = false
      bots()
      changed()
    },
    stop: () => clearTimeout(timer),
  }
}
