/** Counts hands in a thread, one after the other. */
import { firstRecord, isBad, type HandStrength } from '@stolik/core'
import type { StrengthAnswer, StrengthAsk } from '@stolik/kit/strength'
import { startThread } from '../analysis/thread.js'
import type { Failure, Outcome } from '../client/http.js'
import type { OwnHand } from './hands.js'

interface Count {
  /** The address of the game's thread. */
  readonly address: string
  readonly recordOf: (hand: OwnHand) => Promise<Outcome<string>>
  /** Null if the hand can never be counted. */
  readonly counted: (hand: OwnHand, found: HandStrength | null) => void
  /** Milliseconds from one record to the next, at least. */
  readonly pace?: number
}

/** Why it ended. `threads`: none could start · `died`: the thread ended by itself. */
export type Ended = 'done' | 'stopped' | 'threads' | 'died' | { readonly refused: Failure }

export interface Counting {
  readonly ended: Promise<Ended>
  stop(): void
}

/** Ten records a second, so that a reader with many hands takes nothing from the others at their gateway or behind their address. */
const usualPace = 100

/** A finished hand without a record will have none later. */
const gone: readonly Failure[] = ['NO_SUCH_RECORD', 'UNKNOWN_TABLE']
/** It may have one later, as when other tables still play these cards. */
const notNow: readonly Failure[] = ['CARDS_IN_PLAY', 'NOT_INVITED', 'ONLOOKERS_BARRED']

export function countHands(
  hands: readonly OwnHand[],
  { address, recordOf, counted, pace = usualPace }: Count,
): Counting {
  let isStopped = false
  let isDead = false
  let hasAnswered = false
  /** Asked after each wait. */
  const wasStopped = (): boolean => isStopped
  let answer: (counted: StrengthAnswer | null) => void = () => undefined
  const thread = startThread(address, {
    message: (data) => {
      hasAnswered = true
      answer(data as StrengthAnswer)
    },
    died: () => {
      isDead = true
      answer(null)
    },
  })
  const ask = (question: StrengthAsk): Promise<StrengthAnswer | null> =>
    new Promise((resolve) => {
      if (isDead || isStopped) return resolve(null)
      answer = resolve
      thread.send(question)
    })
  const one = async (hand: OwnHand): Promise<Ended | undefined> => {
    const outcome = await recordOf(hand)
    if (wasStopped()) return 'stopped'
    if ('refused' in outcome) {
      const { refused } = outcome
      if (gone.includes(refused)) counted(hand, null)
      return gone.includes(refused) || notNow.includes(refused) ? undefined : outcome
    }
    const read = firstRecord(outcome.done)
    const isRecord = read !== undefined && !isBad(read)
    const answered = isRecord ? await ask({ record: read.record, chair: hand.chair }) : { hand: null }
    if (wasStopped()) return 'stopped'
    if (answered === null) return hasAnswered ? 'died' : 'threads'
    counted(hand, answered.hand)
    return undefined
  }
  const all = async (): Promise<Ended> => {
    for (const hand of hands) {
      const [end] = await Promise.all([one(hand), new Promise((resolve) => setTimeout(resolve, pace))])
      if (end !== undefined) return end
    }
    return 'done'
  }
  const stop = (): void => {
    isStopped = true
    thread.stop()
    answer(null)
  }
  return { ended: all().finally(() => thread.stop()), stop }
}
