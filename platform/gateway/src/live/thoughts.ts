/**
 * What bots that think are asked at one table. A bot is asked when its turn begins. Its move is made when the pace says, or, if
 * there is no answer by then, one `grace` later: nobody can tell from the time how hard it was to choose.
 */
import { thinksLong, type Chair, type Hand, type Random, type Seat } from '@stolik/core'
import { logFailure, type Log } from '../base/failure.js'
import type { Time } from '../base/time.js'
import type { Pace } from '../table/due.js'
import type { Replayed } from '../table/replayed.js'
import { chairsToAct, isHuman, seatOf, type HandOnTable, type TableState } from '../table/state.js'
import type { Answer, Fallback, Question, Thinking } from '../thinking/thinking.js'

/**
 * In milliseconds, once the move is due. With the usual pace a move then comes within a second of the last one. A longer grace
 * would help few: on a full machine all think less, so that they are in time.
 */
const grace = 400
/**
 * In milliseconds: where bots move sooner, those that think still take so long for each move. To move as soon as they have thought
 * would tell how hard it was to choose.
 */
const shortestPace = 100

interface Thought {
  readonly hand: Hand
  cancel: () => void
  answer: Answer | undefined
  /** There was no answer when the move was due. */
  late: boolean
}

export type Thoughts = ReturnType<typeof thoughts>

export interface ThoughtsDeps {
  readonly thinking: Thinking
  readonly time: Pick<Time, 'now'>
  readonly pace: Pace
  readonly random: Random
  readonly log: Log
  /** Called when a bot plays one level below its own. */
  readonly fellBack: (why: Fallback) => void
}

export function thoughts({ thinking, time, pace, random, log, fellBack }: ThoughtsDeps) {
  const all = new Map<Chair, Thought>()
  /** How much longer than the pace it takes until a move is due. */
  const slower = Math.max(0, shortestPace - pace.bot)

  const ask = ({ state, running }: Replayed, hand: HandOnTable, chair: Chair): void => {
    const seat = seatOf(state, chair)
    if (seat === null) return
    const thought: Thought = { hand: hand.now, cancel: () => undefined, answer: undefined, late: false }
    all.set(chair, thought)
    const question: Question = {
      game: state.plugin.id,
      mind: hand.now.mind(seat),
      level: state.occupants[chair]?.level ?? 'club',
      seed: `${random.below(2 ** 32)} ${random.below(2 ** 32)}`,
    }
    const due = (running.since.get(chair) ?? 0) + pace.bot + slower - time.now()
    const rank = state.occupants.some(isHuman) ? 'people' : 'bots'
    thought.cancel = thinking.ask(question, { due, grace, rank }, (answer) => {
      thought.answer = answer
    })
  }
  const drop = (chair: Chair): void => {
    all.get(chair)?.cancel()
    all.delete(chair)
  }
  const below = (why: Fallback): undefined => {
    fellBack(why)
    return undefined
  }

  return {
    /** Asks what is to be asked at the table as it is now, and drops the rest. */
    follow: (now: Replayed): void => {
      const { hand } = now.state
      const chairs = thinkers(now.state)
      for (const [chair, thought] of all)
        if (!chairs.includes(chair) || thought.hand !== hand?.now) drop(chair)
      if (hand !== null) for (const chair of chairs) if (!all.has(chair)) ask(now, hand, chair)
    },
    /** How much later than the pace says the bot on a chair moves. */
    grace: (chair: Chair): number => {
      const thought = all.get(chair)
      return thought === undefined ? 0 : slower + (thought.late ? grace : 0)
    },
    /** What the bot on a chair has chosen, now that its move is due. Null: nothing yet. Undefined: it plays one level below. */
    chosen: (hand: Hand, chair: Chair, seat: Seat): string | null | undefined => {
      const thought = all.get(chair)
      if (thought?.hand !== hand) return undefined
      const { answer, late } = thought
      if (answer === undefined) {
        thought.late = true
        return late ? below('late') : null
      }
      if (answer.error !== undefined) logFailure(log, 'a bot failed', answer.error)
      if ('none' in answer) return below(answer.none)
      if ('refused' in hand.play(seat, answer.move)) return below('illegal')
      if (answer.below !== undefined) fellBack(answer.below)
      return answer.move
    },
    /** Drops everything. */
    stop: (): void => [...all.keys()].forEach(drop),
  }
}

/** The chairs on turn whose bots think. */
const thinkers = (state: TableState): readonly Chair[] =>
  state.plugin.levels.some(thinksLong)
    ? chairsToAct(state).filter((chair) => thinksLong(state.occupants[chair]?.level ?? 'club'))
    : []
