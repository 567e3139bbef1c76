/** A hand that one person plays on in one seat, with bots in all others. */
import type { Hand, Seat } from '@stolik/core'

interface PlayOn {
  /** Where they begin. */
  readonly hand: Hand
  /** The person's seat. */
  readonly seat: Seat
  /** Returns a bot's move for a seat whose turn it is. */
  readonly choose: (hand: Hand, seat: Seat) => Promise<string>
  /** Returns the number of finished tricks in a view. */
  readonly tricks: (view: object) => number
  /** Milliseconds between moves, so that people can follow; the first is after a finished trick. */
  readonly pace: () => { readonly trick: number; readonly move: number }
  /** Called after every move. */
  readonly changed: (seat: Seat, move: string) => void
}

export interface PlayedOn {
  readonly hand: Hand
  /** Makes the person's move; a move that is not allowed changes nothing. */
  play(move: string): void
  /** Bots move no more. */
  stop(): void
}

export function playOn({ hand: start, seat, choose, tricks, pace, changed }: PlayOn): PlayedOn {
  let hand = start
  let isStopped = false

  const move = (who: Seat, text: string): void => {
    const before = tricks(hand.view(seat))
    const next = hand.play(who, text)
    if ('refused' in next) return
    hand = next
    const { trick, move: usual } = pace()
    void bots(tricks(hand.view(seat)) > before ? trick : usual)
    changed(who, text)
  }
  const bots = async (wait: number): Promise<void> => {
    const from = hand
    const next = from.toAct.find((one) => one !== seat)
    if (next === undefined || from.toAct.includes(seat)) return
    const [text] = await Promise.all([
      choose(from, next),
      new Promise((resolve) => {
        setTimeout(resolve, wait)
      }),
    ])
    // An optional move of the person may have changed the hand meanwhile.
    if (!isStopped && hand === from) move(next, text)
  }
  void bots(pace().move)
  return {
    get hand() {
      return hand
    },
    play: (text) => {
      if (!isStopped) move(seat, text)
    },
    stop: () => {
      isStopped = true
    },
  }
}
