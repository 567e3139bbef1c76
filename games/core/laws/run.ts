import fc from 'fast-check'
import {
  attending,
  pick,
  seeded,
  type Played,
  type Seat,
  type Settled,
  type Shapes,
  type Game,
} from '@stolik/core'
import { checkBot, checkMoves, checkTricks, remembered } from './checks/moves.js'
import { checkPapers } from './checks/papers.js'
import { checkRefusals } from './checks/refusals.js'
import { checkReplay } from './checks/replay.js'
import { checkSecrecy } from './checks/secrecy.js'
import { checkSettlement, checkSheet } from './checks/settlement.js'
import { checkCarry, checkStart, checkTable } from './checks/start.js'
import { checkThinkers, checkThinking } from './checks/thinking.js'
import { checkView } from './checks/views.js'
import { findings, type Place } from './findings.js'
import { usualHands } from './hands.js'
import type { LawOptions } from './options.js'
import { freeze } from './plain.js'
import { look, type Position, type Run, type Table } from './position.js'

/** A hand with more moves than this is taken to be endless. */
const mostMoves = 2000
/** Hands of a series: enough for what one hand carries over to the next to matter. */
const series = 12

/** Texts that people and programs could send instead of a move, a deal or a carry: letters, and any code units. */
const anything = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
const gibberish = fc.sample(fc.oneof(fc.string(), fc.string({ unit: anything })), { numRuns: 200, seed: 1 })

/** Plays the hands of a law run and checks every position against the laws. */
export function runLaws<T extends Shapes>(game: Game<T>, options: LawOptions<T>): Run<T> {
  const rules = game.profiles[options.profile] ?? game.ruleSets?.rulesOf(options.profile)
  if (rules === undefined) throw new RangeError(`${game.id} has no profile ${options.profile}`)
  const { hands = usualHands, seed = 1 } = options
  const run: Run<T> = {
    game,
    rules,
    options,
    findings: findings(),
    counts: { hands: 0, moves: 0, disguises: 0, changed: 0, thoughts: 0, pairs: 0 },
    gibberish,
    pool: ['?'],
    carries: new Set(),
    thinkers: new Set(),
  }
  freeze(rules)
  const sizes = game.chairs(rules)
  let settled: Settled<T['entry']>[] = []
  for (let n = 0; n < hands; n++) {
    const chairs = sizes[Math.floor(n / series) % sizes.length] as number
    const place: Place = { seed: `${seed}/${n}`, profile: options.profile, deal: '', carry: '', moves: [] }
    const random = seeded(place.seed)
    const hand = n % series
    try {
      const table: Table = {
        chairs,
        hand,
        place,
        random,
        seating: game.seating(chairs, hand),
        attending: attending(game, chairs, hand),
      }
      checkTable(run, table)
      if (hand === 0) settled = []
      settled.push(playHand(run, table, settled))
      if (hand === series - 1 || n === hands - 1) {
        checkSheet(run, table, freezeAll(settled))
        checkPapers(run, table, settled)
      }
      run.counts.hands += 1
    } catch (error) {
      run.findings.report(isMutation(error) ? 'plain' : 'throws', place, () => describe(error))
      if (settled.length <= hand) return run
    }
    if (n === hands - 1) {
      checkMet(run, place)
      checkThinkers(run, place)
    }
  }
  return run
}

/** Reports what should have occurred in the run and did not. */
function checkMet<T extends Shapes>({ options, findings, carries, counts }: Run<T>, place: Place): void {
  for (const carry of options.carries === 'any' ? [] : (options.carries ?? []))
    if (!carries.has(carry)) findings.report('carry', place, `no hand began with "${carry}"`)
  const { changed, disguises } = counts
  if (changed < disguises * (options.disguised ?? 0.5))
    findings.report('disguise', place, `another hand was found for ${changed} of ${disguises} states`)
}

/** Whether an error comes from writing to frozen data. */
const isMutation = (error: unknown): boolean =>
  error instanceof TypeError &&
  /read only|not extensible|Cannot (?:assign|delete|redefine)/.test(error.message)

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

const freezeAll = <V>(value: V): V => {
  freeze(value)
  return value
}

/** Plays one hand and settles it. */
function playHand<T extends Shapes>(
  run: Run<T>,
  table: Table,
  before: readonly Settled<T['entry']>[],
): Settled<T['entry']> {
  const { game, rules } = run
  const { random, place } = table
  const style = random.below(1000) < 1000 * (run.options.bots ?? 0.05) ? 'bot' : pick(styles, random)
  const carry = game.between(rules, freezeAll([...before]))
  const deal = game.deal(rules, random)
  checkStart(run, table, deal, carry)
  checkCarry(run, table, deal, carry)

  let state = game.setup(rules, deal, carry)
  const played: Played[] = []
  const memories: (T['memory'] | undefined)[] = table.attending.map(() => undefined)
  for (;;) {
    const position = look(run, table, state, random.below(table.attending.length + 1), memories)
    checkPosition(run, table, position)
    if (position.result !== undefined) {
      checkSettlement(run, table, position)
      checkReplay(run, table, played, position)
      const { hand, chairs, seating } = table
      return freezeAll({ hand, dealer: game.dealer(chairs, hand), seating, settlement: position.result })
    }
    if (position.toAct.length === 0 || played.length > mostMoves) throw new Error('the hand does not end')
    const [seat, index] = choose(run, table, position, style)
    checkThinking(run, table, position, seat)
    const text = position.texts[seat]?.[index] as string
    run.pool[run.pool.length < 500 ? run.pool.length : random.below(500)] = text
    played.push({ seat, move: text })
    memories[seat] = remembered(run, table, position, seat)
    const before = state
    state = game.apply(state, seat, position.moves[seat]?.[index] as T['move'])
    place.moves.push(`${seat}:${text}`)
    checkTricks(run, table, before, state)
    run.counts.moves += 1
  }
}

/** How the players of a hand choose their moves, in hands that bots do not play. */
const styles = ['random', 'random', 'random', 'random', 'random', 'auto'] as const
type Style = (typeof styles)[number] | 'bot'

/** Checks a position for one viewer; at the end of a hand, for all. Over many hands every viewer is checked. */
function checkPosition<T extends Shapes>(run: Run<T>, table: Table, position: Position<T>): void {
  const { random, attending } = table
  checkMoves(run, table, position)
  const viewers = position.result === undefined ? [position.watched] : position.views.keys()
  for (const viewer of viewers) {
    checkView(run, table, position, viewer)
    checkSecrecy(run, table, position, viewer)
  }
  checkRefusals(run, table, position, random.below(attending.length))
}

/**
 * Returns a seat and the index of the move it makes: mostly a seat whose turn it is, sometimes one with an optional
 * move.
 */
function choose<T extends Shapes>(
  run: Run<T>,
  table: Table,
  position: Position<T>,
  style: Style,
): readonly [Seat, number] {
  const { game, options } = run
  const { random } = table
  const { toAct, texts } = position
  const optional = [...table.attending.keys()].filter((s) => !toAct.includes(s) && texts[s]?.length !== 0)
  const seat = pick(optional.length > 0 && random.below(40) === 0 ? optional : toAct, random)
  const list = texts[seat] as readonly string[]
  if (style === 'bot') return [seat, list.indexOf(checkBot(run, table, position, seat))]
  if (style === 'auto' && toAct.includes(seat))
    return [seat, list.indexOf(game.write(game.auto(position.views[seat] as T['view'])))]
  const common = [...list.keys()].filter((i) => options.rare?.test(list[i] as string) !== true)
  return [seat, common.length > 0 && random.below(20) > 0 ? pick(common, random) : random.below(list.length)]
}
