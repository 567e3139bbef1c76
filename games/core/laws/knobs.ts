/**
 * Tests for a catalogue of knobs: every choice over every base profile changes a legal move, a view or a settlement,
 * and what is no choice is refused.
 */
import { describe, expect, it } from 'vitest'
import {
  pick,
  seeded,
  type Game,
  type KnobCatalogue,
  type NotTurned,
  type Random,
  type RuleSets,
  type Seat,
  type Shapes,
  type Turned,
} from '@stolik/core'

export interface KnobLaws<T extends Shapes, K> {
  readonly game: Game<T>
  readonly seats: readonly Seat[]
  readonly catalogue: KnobCatalogue<K>
  readonly ruleSets: RuleSets<T['rules']>
  /**
   * For knobs that random play hardly reaches: whether a move leads there. Such moves are preferred.
   */
  readonly steer: Readonly<Partial<Record<keyof K & string, Steer<T>>>>
  /** Moves that end or distort a hand; they are only made where `steer` wants them. */
  readonly rare: RegExp
  /** Knobs that change no hand at a live table, with what they change: a ruling, a list, a series. */
  readonly offTable: Readonly<
    Partial<Record<keyof K & string, (rules: T['rules'], random: Random) => unknown>>
  >
}

export type Steer<T extends Shapes> = (state: T['state'], seat: Seat, move: string) => boolean

/** So many hands must be enough to show that a knob does something. */
const hands = 2000

const refused = (answer: object): answer is NotTurned => 'refused' in answer

/** The rules of a base profile with turned knobs. @throws Error if they cannot be turned like this */
export function turnedRules<R>(ruleSets: RuleSets<R>, base: string, turned: Turned): R {
  const found = ruleSets.turn(base, turned)
  const rules = refused(found) ? undefined : ruleSets.rulesOf(found.profile)
  if (rules === undefined) throw new Error(JSON.stringify(found))
  return rules
}

export function knobLaws<T extends Shapes, K extends object>(laws: KnobLaws<T, K>): void {
  const { game, catalogue, ruleSets } = laws
  const names = Object.keys(catalogue.knobs) as (keyof K & string)[]
  const bases = Object.keys(game.profiles)

  describe.each(bases)('knobs over %s', (id) => {
    const base = game.profiles[id] as T['rules']
    const turned = (knobs: Turned): T['rules'] => turnedRules(ruleSets, id, knobs)
    const choices = names.flatMap((knob) =>
      Object.keys(catalogue.knobs[knob].choices).map((choice) => [knob, choice] as const),
    )
    const turning = choices.filter(([knob, choice]) => {
      const { value } = (catalogue.knobs[knob].choices as Record<string, { value: unknown }>)[choice] as {
        value: unknown
      }
      return JSON.stringify(value) !== JSON.stringify((base as Record<string, unknown>)[knob])
    })

    it('every knob has a choice besides the profile’s own, which changes nothing', () => {
      expect([...new Set(turning.map(([knob]) => knob))]).toEqual(names)
      for (const [knob, choice] of choices) {
        if (turning.some(([k, c]) => k === knob && c === choice)) continue
        expect(turned({ [knob]: choice }), `${knob} ${choice}`).toBe(base)
      }
    })

    it.each(turning)('%s: %s changes a legal move, a view or a settlement', (knob, choice) => {
      const others = companions(laws, id, knob, choice)
      const [before, after] = [turned(others), turned({ ...others, [knob]: choice })]
      expect(
        changedIn(laws, knob, before, after),
        `in ${hands} hands, with ${JSON.stringify(others)}`,
      ).toBeDefined()
    })

    it('what is unknown, no choice or impossible is refused, with the knob and its clause', () => {
      const knob = names[0] as string
      const [some] = turning[0] as readonly [string, string]
      expect(ruleSets.turn(id, { ['x'.repeat(99)]: 'true' })).toEqual({
        refused: 'unknown-knob',
        knob: 'x'.repeat(40),
      })
      expect(ruleSets.turn(id, { constructor: 'true' })).toEqual({
        refused: 'unknown-knob',
        knob: 'constructor',
      })
      for (const word of ['', 'toString', '\u0000', 'no such choice'])
        expect(ruleSets.turn(id, { [some]: word })).toMatchObject({ refused: 'not-a-choice', knob })
      for (const [one, { clauses }] of Object.entries<{ clauses: Readonly<Record<string, string>> }>(
        catalogue.knobs,
      ))
        expect(clauses[id], `${one} has a clause`).toMatch(/./)
    })
  })
}

/** Choices of other knobs without which this one is impossible; none for most. */
function companions<T extends Shapes, K extends object>(
  { catalogue, ruleSets }: KnobLaws<T, K>,
  base: string,
  knob: string,
  choice: string,
): Turned {
  const alone = ruleSets.turn(base, { [knob]: choice })
  if (!refused(alone)) return {}
  if (alone.refused !== 'impossible') throw new Error(JSON.stringify(alone))
  expect(alone).toMatchObject({ knob, clause: expect.stringMatching(/./) as string })
  for (const other of alone.through as (keyof K & string)[]) {
    if (other === knob) continue
    for (const with_ of Object.keys(catalogue.knobs[other].choices)) {
      const turned = { [other]: with_ }
      const both = [turned, { ...turned, [knob]: choice }].map((knobs) => ruleSets.turn(base, knobs))
      if (!both.some(refused)) return turned
    }
  }
  throw new Error(`${knob} ${choice} cannot be combined: ${alone.reason}`)
}

/** The first hand that two sets of rules play, show or settle differently; undefined if there is none. */
function changedIn<T extends Shapes, K>(
  laws: KnobLaws<T, K>,
  knob: keyof K & string,
  before: T['rules'],
  after: T['rules'],
): string | undefined {
  const offTable = laws.offTable[knob]
  for (let n = 0; n < hands; n++) {
    const seed = `${knob}/${n}`
    const differs =
      offTable === undefined
        ? handDiffers(laws, knob, [before, after], seeded(seed))
        : JSON.stringify(offTable(before, seeded(seed))) !== JSON.stringify(offTable(after, seeded(seed)))
    if (differs) return seed
  }
  return undefined
}

/** Plays one deal by both sets of rules until they differ. */
function handDiffers<T extends Shapes, K>(
  { game, seats, steer, rare }: KnobLaws<T, K>,
  knob: keyof K & string,
  both: readonly [T['rules'], T['rules']],
  random: Random,
): boolean {
  const deal = game.deal(both[0], random)
  let states = both.map((rules) => game.setup(rules, deal, game.between(rules, [])))
  const toward = steer[knob]
  for (;;) {
    const views = states.map((state) => viewsOf(game, seats, state))
    if (views[0] !== views[1]) return true
    const state = states[0] as T['state']
    if (game.toAct(state).length === 0) return false
    const open = seats.flatMap((seat) =>
      game.legal(game.view(state, seat)).map((move) => ({ seat, move, text: game.write(move) })),
    )
    const wanted = open.filter(({ seat, text }) => toward?.(state, seat, text) === true)
    const usual = open.filter(({ seat, text }) => game.toAct(state).includes(seat) && !rare.test(text))
    const { seat, text } = pick(wanted.length > 0 ? wanted : usual.length > 0 ? usual : open, random)
    states = states.map((each) => {
      const move = game.legal(game.view(each, seat)).find((one) => game.write(one) === text) as T['move']
      return game.apply(each, seat, move)
    })
  }
}

/** Everything that anybody is shown, may do and gets, as text. */
function viewsOf<T extends Shapes>(game: Game<T>, seats: readonly Seat[], state: T['state']): string {
  const seen = [...seats, null].map((seat) => {
    const view = game.view(state, seat)
    // The rules themselves and their name are no effect of a knob.
    return [{ ...view, rules: null, profile: null }, game.legal(view).map((move) => game.write(move))]
  })
  return JSON.stringify([seen, game.toAct(state), game.result(state)])
}
