/** Finds the problems of a hand, and recomputes a problem from its record. The same record always gives the same problems. */
import type { Analysis } from './analysis.js'
import type { BotLevel } from './bot-level.js'
import type { Decide, Decision } from './decision.js'
import {
  clearIn,
  clearly,
  difficultyOf,
  problemFormat,
  type Misses,
  type NoProblem,
  type Problem,
  type ProblemKind,
} from './problem.js'
import { seeded } from './random.js'
import { writeRecordJson } from './record-json.js'
import type { HandRecord } from './record.js'
import type { Plugin } from './seal.js'
import type { Hand } from './seal-bots.js'
import { unhurried } from './think.js'

/** So many players of each level are asked. */
const trials = 8
/** Masters think too long, and see what the analysis sees. */
const asking: readonly BotLevel[] = ['beginner', 'club']

/** A hand up to a card, by which it is a problem or none. */
interface Before {
  readonly plugin: Plugin
  readonly analysis: Analysis
  /** Undefined if the game has cards to judge only. */
  readonly decide: Decide | undefined
  /** Replayed without a refusal. */
  readonly record: HandRecord
}

/** Yields the problems of a hand in the order of its moves. @param kinds those that are looked for */
export function* problemsIn(before: Before, kinds: readonly ProblemKind[]): Generator<Problem, void> {
  const { analysis, decide, record } = before
  const cards = kinds.includes('card') ? cardsOf(analysis, record).map(({ step }) => step) : []
  const early = decide === undefined || kinds.every((kind) => kind === 'card') ? [] : record.moves.keys()
  for (const step of [...early].filter((one) => !cards.includes(one))) {
    const decision = decide?.(record, step)
    if (decision === undefined || !kinds.includes(decision.kind)) continue
    const found = decided(before, step, decision)
    if (typeof found === 'object') yield found
  }
  for (const step of cards) {
    const found = cardProblem(before, step)
    if (typeof found === 'object') yield found
  }
}

/** The cards that were played, as far as everybody saw them. */
function cardsOf(analysis: Analysis, record: HandRecord) {
  const first = analysis.analyse(record)?.next()
  const cards = first === undefined || first.done === true ? [] : first.value.cards
  return cards.map(({ step, seat, trick, card }) => ({ step, seat, trick, card }))
}

/**
 * The problem before the move of a step. It does not depend on the move that was made there, nor on those after it.
 * @param step of a move that was made
 */
export function problemAt(before: Before, step: number): Problem | NoProblem {
  const decision = before.decide?.(before.record, step)
  return decision === undefined ? cardProblem(before, step) : decided(before, step, decision)
}

/** The problem of a discard or of a call. */
function decided(before: Before, step: number, decision: Decision): Problem | NoProblem {
  const { plugin, record } = before
  const { kind, seat, moves, next, theme, choices, sure } = decision
  const clear = clearIn(choices)
  if (typeof clear === 'string') return clear
  if (!sure) return 'ambiguous'
  const past = { ...record, moves: record.moves.slice(0, step) }
  const hand = handAfter(plugin, past)
  if (hand === undefined) return 'unknown'
  const answer = clear.choices[0].move
  const misses = missesOf(plugin, hand, seat, (move) => decision.choiceOf(move) === answer)
  return {
    problem: problemFormat,
    kind,
    game: record.game,
    profile: record.profile,
    seat,
    trick: null,
    difficulty: difficultyOf(clear, misses),
    theme,
    shown: { view: hand.view(seat), played: [], moves: moves.toSorted(), next },
    hidden: { answer, choices: clear.choices, misses, record: bare(past) },
  }
}

function cardProblem({ plugin, analysis, record }: Before, step: number): Problem | NoProblem {
  const whole: HandRecord = { ...record, moves: record.moves.slice(0, step + 1) }
  const card = analysis.card(whole, step)
  if (card === undefined) return 'unknown'
  const clear = clearly(card)
  if (typeof clear === 'string') return clear
  const [best, second] = clear.choices
  const { seat, trick } = card
  const moves = record.moves.slice(0, step)
  // Few deals may fit: the second card must also be worse by more than chance explains.
  const instead = analysis.card({ ...record, moves: [...moves, { seat, move: second.move }] }, step)
  if (instead === undefined || instead.mark === null) return 'ambiguous'
  const hand = handAfter(plugin, { ...record, moves })
  if (hand === undefined) return 'unknown'
  const misses = missesOf(plugin, hand, seat, (move) => move === best.move)
  return {
    problem: problemFormat,
    kind: 'card',
    game: record.game,
    profile: record.profile,
    seat,
    trick,
    difficulty: difficultyOf(clear, misses),
    theme: analysis.theme?.(whole, step) ?? null,
    shown: {
      view: hand.view(seat),
      played: cardsOf(analysis, whole)
        .slice(0, -1)
        .map(({ seat, trick, card }) => ({ seat, trick, card })),
      moves: clear.choices.map(({ move }) => move).toSorted(),
      next: null,
    },
    hidden: { answer: best.move, choices: clear.choices, misses, record: bare({ ...record, moves }) },
  }
}

/** A record of the cards alone: nobody's name, result or origin. */
function bare({
  game,
  version,
  profile,
  chairs,
  hand,
  players,
  deal,
  carry,
  rules,
  moves,
}: HandRecord): object {
  const nameless: HandRecord = {
    ...{
      game,
      version,
      profile,
      chairs,
      hand,
      players: players.map(() => ''),
      deal,
      carry,
      proof: null,
      moves,
    },
    ...(rules === undefined ? {} : { rules }),
  }
  return JSON.parse(writeRecordJson(nameless)) as object
}

/** The hand after the moves of a record; undefined if one is refused. */
function handAfter(plugin: Plugin, { profile, deal, carry, moves }: HandRecord): Hand | undefined {
  let hand = plugin.start(profile, deal, carry)
  for (const { seat, move } of moves) {
    const next = hand?.play(seat, move)
    if (next === undefined || 'refused' in next) return undefined
    hand = next
  }
  return hand
}

/** Asks simple players, each with another seed, what they would do. */
function missesOf(
  plugin: Plugin,
  hand: Hand,
  seat: number,
  isRight: (move: string) => boolean,
): readonly Misses[] {
  const mind = hand.mind(seat)
  return asking
    .filter((level) => plugin.levels.includes(level))
    .map((level) => {
      const chosen = Array.from({ length: trials }, (_, n) =>
        plugin.think(mind, level, unhurried, seeded(`${level}/${n}`)),
      )
      return {
        level,
        missed: chosen.filter((move) => move === undefined || !isRight(move)).length,
        of: trials,
      }
    })
}
