/** Checks the bots of the levels that a game has beside its usual one. They may be slow, so they are asked in few positions only. */
import { botLevels, moveAt, seeded, unhurried, type BotLevel, type Budget, type Shapes } from '@stolik/core'
import type { Place } from '../findings.js'
import { usualHands } from '../hands.js'
import { freeze } from '../plain.js'
import { reporter, type Position, type Run, type Table } from '../position.js'
import { remembered } from './moves.js'

const levels = botLevels.filter((level) => level !== 'club')

/** Of the positions that still may be thought about, one in so many is, so that every part of a hand has its turn. */
const spread = 16

/** Stands for a move where the budget does not suffice. */
const nothing = 'nothing'

/** What a bot knows. */
interface Known<T extends Shapes> {
  readonly view: T['view']
  readonly memory: T['memory'] | undefined
}

const positionsOf = <T extends Shapes>({ options }: Run<T>): number =>
  options.thinking?.positions ?? Math.ceil((options.hands ?? usualHands) / 5)

/** Whether the run may think once more, having done so `often`; spread evenly over its hands. */
const due = <T extends Shapes>(run: Run<T>, often: number): boolean =>
  often < (positionsOf(run) * (run.counts.hands + 1)) / (run.options.hands ?? usualHands)

/** Returns what a level plays; every answer to the same seed has to be the same. */
function asking<T extends Shapes>(
  { game, options }: Run<T>,
  level: BotLevel,
  seed: string,
): (known: Known<T>, budget?: Partial<Budget>) => string {
  const usual = { ...unhurried, effort: options.thinking?.effort ?? 0.02 }
  return (known, budget) => moveAt(game, known, level, { ...usual, ...budget }, seeded(seed)) ?? nothing
}

/**
 * Checks what each level plays for a seat: a legal move, the same again from a copy of what it knows, as another thread has it. Without
 * effort, or with its time over from the start, it may say that the budget does not suffice.
 */
export function checkThinking<T extends Shapes>(
  run: Run<T>,
  table: Table,
  position: Position<T>,
  seat: number,
): void {
  const { game, counts } = run
  const seed = `${table.place.seed} after ${table.place.moves.length}`
  if (game.think === undefined || !due(run, counts.thoughts) || seeded(seed).below(spread) > 0) return
  counts.thoughts += 1
  const known = {
    view: position.views[seat] as T['view'],
    memory: remembered(run, table, position, seat),
  }
  freeze(known.view)
  const legal = position.texts[seat] as readonly string[]
  const report = (what: string): void => reporter(run, table)('levels', `seat ${seat}: ${what}`)
  for (const level of levels) {
    const ask = asking(run, level, seed)
    const move = ask(known)
    const again = ask(structuredClone(known))
    if (move !== again) report(`${level} plays ${move} and, from a copy, ${again}`)
    if (move !== nothing) run.thinkers.add(level)
    const [idle, hurried] = [ask(known, { effort: 0 }), ask(known, { over: () => true })]
    for (const [how, answer] of Object.entries({
      '': move,
      ' without effort': idle,
      ' without time': hurried,
    }))
      if (answer !== nothing && !legal.includes(answer))
        report(`${level} plays ${answer}${how}, which is not legal`)
  }
}

/** Checks at the end of a run that each level has played at all. */
export function checkThinkers<T extends Shapes>({ findings, counts, thinkers }: Run<T>, place: Place): void {
  if (counts.thoughts === 0) return
  for (const level of levels)
    if (!thinkers.has(level)) findings.report('levels', place, `${level} never has a move of its own`)
}

/** Checks that each level plays alike, or says alike that it cannot, in two states that a player cannot tell apart. */
export function checkSecretThoughts<T extends Shapes>(
  run: Run<T>,
  table: Table,
  states: readonly { readonly view: T['view']; readonly before: T['memory'] | undefined }[],
): void {
  const { game, counts } = run
  if (game.think === undefined || !due(run, counts.pairs)) return
  counts.pairs += 1
  const minds = states.map(({ view, before }) => ({ view, memory: game.remember?.(before, view) }))
  for (const level of levels) {
    const ask = asking(run, level, `${table.place.seed} alike ${counts.pairs}`)
    const [here, there] = minds.map((known) => ask(known))
    if (here !== there) reporter(run, table)('secrecy', `${level} plays ${here} here and ${there} there`)
  }
}
