/**
 * A guided hand in progress: bots play at a pace that people can follow, and a finished trick waits until the learner has seen
 * it.
 */
import type { FirstHand, Guidance, SealedTeaching, TaughtHand } from '@stolik/core'

export interface LessonHand {
  readonly hand: TaughtHand
  /** A trick has just finished, and nobody plays until the learner goes on. */
  readonly looking: boolean
  /** True when it is the learner's turn. */
  readonly mine: boolean
  /** The guide's text when it is their turn. */
  readonly guidance: Guidance
  /** Plays the learner's move; a move that is not allowed changes nothing. */
  play(move: string): void
  /** Goes on after the learner has seen the trick. */
  goOn(): void
  stop(): void
}

/**
 * @param tricks returns the number of finished tricks in a view
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
  /** Computed once for each position, because it takes a bot's calculation. */
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
    // Not refused, so it is the next hand of the same teaching.
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
