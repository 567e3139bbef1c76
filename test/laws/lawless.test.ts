/** Every law finds the game that breaks it: Sixty-six with one fault at a time. */
import { describe, expect, it, vi } from 'vitest'
import { has, list, seeded, shuffled, toSet, unhurried, type Card, type Game } from '@stolik/core'
import { lawNames, runLaws, type Law, type LawOptions } from '@stolik/core/laws'
import { sixtysix, type SixtysixShapes } from '../../games/sixtysix/src/index.js'
import type { State } from '../../games/sixtysix/src/state.js'
import { lawOptions } from '../../games/sixtysix/test/options.js'

type Fault = [
  law: Law,
  what: string,
  game: Partial<Game<SixtysixShapes>>,
  options?: Partial<LawOptions<SixtysixShapes>>,
]

let calls = 0

/** A player who leads to a second trick loses all their cards. */
const losing: Game<SixtysixShapes>['apply'] = (state, seat, move) => {
  const next = sixtysix.apply(state, seat, move)
  if (next.phase === 'over' || next.tricks.length !== 1 || next.led !== null) return next
  return { ...next, hands: next.hands.with(next.leader, 0) }
}

/** Sixty-six with contracts, which it does not have: the winner of a hand becomes its declarer. */
const owned: Game<SixtysixShapes>['papers'] = {
  ...sixtysix.papers,
  played: ({ seating, settlement: { scores } }) => {
    const owner = seating[scores.findIndex((score) => score > 0)]
    return { kind: 'row.hand', owner: owner ?? null, won: owner === undefined ? null : true }
  },
}

/** Bots of the other levels that play what comes first. */
const honest: NonNullable<Game<SixtysixShapes>['think']> = (view) => sixtysix.legal(view)[0]

/** The state behind each view, for a bot that looks at it. */
const behind = new WeakMap<object, State>()
const revealing: Game<SixtysixShapes>['view'] = (state, seat) => {
  const view = sixtysix.view(state, seat)
  behind.set(view, state)
  return view
}

/** Swaps cards that a seat has not seen, without checking whether the earlier moves were legal with them. */
const careless: Game<SixtysixShapes>['disguise'] = (state, seat, random) => {
  if (state.phase === 'over') return undefined
  const known = state.seen | (seat === null ? 0 : (state.hands[seat] ?? 0))
  const unknown = [...state.hands.flatMap(list), ...state.stock].filter((card) => !has(known, card))
  const others = shuffled(unknown, random)
  const changed = new Map(unknown.map((card, i) => [card, others[i] ?? card]))
  const other = (card: Card): Card => changed.get(card) ?? card
  const { hands, stock, turned } = state.deal
  const deal = { hands: hands.map((hand) => toSet(list(hand).map(other))), stock: stock.map(other), turned }
  const start = sixtysix.setup(state.rules, deal, state.carry)
  return state.moves.reduce((at, { seat: by, move }) => sixtysix.apply(at, by, move), start)
}

const faults: Fault[] = [
  ['throws', 'auto throws', { auto: () => JSON.parse('{') as never }],
  [
    'plain',
    'apply changes its input',
    {
      apply: (state, seat, move) => {
        Object.assign(state, { spoilt: true })
        return sixtysix.apply(state, seat, move)
      },
    },
  ],
  [
    'plain',
    'a view holds undefined',
    { view: (state, seat) => ({ ...sixtysix.view(state, seat), closed: undefined as never }) },
  ],
  [
    'replay',
    'apply remembers other hands',
    {
      result: (state) =>
        sixtysix.result(state) === undefined
          ? undefined
          : ({ ...sixtysix.result(state), scores: [++calls, -calls] } as never),
    },
  ],
  [
    'end',
    'nobody is told that it is over',
    { toAct: (state) => (state.phase === 'over' ? [0] : sixtysix.toAct(state)) },
  ],
  [
    'clock',
    'a seat without moves is on the clock',
    { legal: (view) => (view.led === null ? sixtysix.legal(view) : []) },
  ],
  [
    'moves',
    'auto revokes',
    {
      auto: (view) => ({ kind: 'card', card: list(view.hand).at(-1) as Card, marriage: false }),
    },
  ],
  [
    'write',
    'two moves have one text',
    { write: (move) => (move.kind === 'card' ? 'CA' : sixtysix.write(move)) },
  ],
  ['write', 'a text is outside the notation', { notation: /^[CSHD][ATKQJ9]$/ }],
  ['scores', 'the sum is another', { scoreSum: () => 1 }],
  [
    'texts',
    'a deal loses a card',
    { deals: { ...sixtysix.deals, read: () => ({ hands: [63, 63 << 8], stock: [], turned: 16 }) } },
  ],
  ['views', 'read forgets', {}, { read: (data) => ({ ...lawOptions.read(data), tricks: [] }) }],
  [
    'views',
    'GameView is not kept',
    {},
    { present: (view, legal) => ({ ...lawOptions.present(view, legal), seat: 0 }) },
  ],
  [
    'secrecy',
    'a view counts another hand',
    { view: (state, seat) => ({ ...sixtysix.view(state, seat), extra: (state.hands[0] ?? 0) & 1 }) },
  ],
  [
    'secrecy',
    'a bot remembers what no view shows',
    {
      // A memory that is passed round the views.
      view: (state, seat) => {
        calls = state.hands[0] ?? 0
        return sixtysix.view(state, seat)
      },
      remember: () => ({ first: calls }),
    },
    { hands: 30 },
  ],
  ['plain', 'a memory is no data', { remember: () => ({ since: new Date() }) }],
  [
    'hidden',
    'a view shows what lies in the stock',
    {},
    { present: (view, legal) => ({ ...lawOptions.present(view, legal), below: ['CA', 'CT', 'CK'] }) },
  ],
  ['onlooker', 'tricks are counted twice', { tricks: ({ tricks }) => 2 * tricks.length }],
  ['onlooker', 'an onlooker sees a hand', { view: (state, seat) => sixtysix.view(state, seat ?? 1) }],
  [
    'refusals',
    'every look changes the hand',
    { view: (state, seat) => ({ ...sixtysix.view(state, seat), left: [++calls, 0] }) },
  ],
  ['tables', 'somebody sits twice', { seating: () => [0, 0] }],
  [
    'sheet',
    'totals do not run',
    {
      sheet: (rules, chairs, settled) => {
        const sheet = sixtysix.sheet(rules, chairs, settled)
        return { ...sheet, rows: sheet.rows.map((row) => ({ ...row, totals: sheet.totals })) }
      },
    },
  ],
  ['papers', 'a line forgets who scored', { papers: { ...sixtysix.papers, fromSettled: () => '0 0' } }],
  [
    'papers',
    'a line is refused without words',
    { papers: { ...sixtysix.papers, read: () => ({ refused: 'no', clause: 'S11' }) } },
  ],
  [
    'papers',
    'a hand is won whose it was not',
    { papers: { ...sixtysix.papers, played: () => ({ kind: 'row.hand', owner: null, won: true }) } },
  ],
  [
    'papers',
    'the winners of a hand have lost it',
    {
      papers: {
        ...owned,
        played: (settled) => {
          const told = owned.played(settled)
          return { ...told, won: told.won === null ? null : !told.won }
        },
      },
    },
  ],
  ['carry', 'what an earlier hand leaves is forgotten', { between: () => ({ extra: 0 }) }],
  [
    'carry',
    'a hand begins as if nothing had been left',
    { setup: (rules, deal) => sixtysix.setup(rules, deal, { extra: 0 }) },
  ],
  ['carry', 'nobody says what is left', {}, { carries: undefined as never }],
  ['disguise', 'no state has another', { disguise: () => undefined }],
  ['disguise', 'every state is its own disguise', { disguise: (state) => state }],
  [
    'disguise',
    'a disguise could not have played its own past',
    {
      disguise: (state, seat, random) => {
        const other = sixtysix.disguise(state, seat, random)
        // Two tricks ago these cards were dealt to others.
        return other === undefined || other.tricks.length === 0
          ? other
          : { ...other, deal: { ...other.deal, hands: other.deal.hands.toReversed() } }
      },
    },
  ],
  // Failing to follow suit is rare, so more hands are needed to find it.
  ['disguise', 'a disguise has revoked', { disguise: careless }, { hands: 60 }],
  [
    'texts',
    'a card is dealt twice',
    { deal: (rules, random) => ({ ...sixtysix.deal(rules, random), hands: [63, 63] }) },
  ],
  [
    'moves',
    'the bot plays what it does not hold',
    { bot: () => ({ kind: 'card', card: 0, marriage: false }) },
    { bots: 1 },
  ],
  ['clock', 'a card is lost', { apply: losing }],
  [
    'papers',
    'a hand is of a kind that cannot be said',
    { papers: { ...sixtysix.papers, played: () => ({ kind: 'row.none', owner: null, won: null }) } },
  ],
  [
    'papers',
    'a hand is the contract of who does not play',
    { papers: { ...sixtysix.papers, played: () => ({ kind: 'row.hand', owner: 7, won: true }) } },
  ],
  [
    'levels',
    'a master plays what it does not hold',
    { think: () => ({ kind: 'card', card: 0, marriage: false }) },
  ],
  [
    'levels',
    'a beginner draws by itself',
    {
      think: (view) => {
        const moves = sixtysix.legal(view)
        return moves[++calls % moves.length]
      },
    },
  ],
  [
    'levels',
    'a master in a hurry plays anything',
    {
      think: (view, level, { over }) =>
        over() ? { kind: 'card', card: 0, marriage: false } : honest(view, level, unhurried, seeded(1)),
    },
  ],
  ['levels', 'a level never plays', { think: () => undefined }],
  [
    'levels',
    'a master knows the view of its own thread by sight',
    {
      view: revealing,
      think: (view) => sixtysix.legal(view).at(behind.has(view) ? 0 : -1),
    },
  ],
  [
    'secrecy',
    'a master looks at the cards of the others',
    {
      view: revealing,
      think: (view) => {
        const moves = sixtysix.legal(view)
        const others = (behind.get(view)?.hands ?? []).find((hand) => hand !== view.hand) ?? 0
        return moves[others % moves.length]
      },
    },
    { hands: 60 },
  ],
  ['throws', 'a beginner throws', { think: () => JSON.parse('{') as never }],
  ['plain', 'a master writes into its view', { think: (view) => Object.assign(view, { hand: 0 }) as never }],
  ['words', 'a language has no sentence', {}, { catalogues: { ...lawOptions.catalogues, de: {} } }],
]

/** One of these hands has no winner, so that everything that can be carried over occurs. */
const begun = { ...lawOptions, hands: 12, seed: 18 }

describe('the law suite', () => {
  it.each<[string, Partial<Game<SixtysixShapes>>]>([
    ['Sixty-six', {}],
    ['Sixty-six with contracts', { papers: owned }],
    ['Sixty-six with bots of every level', { think: honest }],
  ])('finds nothing in %s without a fault', (_, game) => {
    const { findings } = runLaws<SixtysixShapes>({ ...sixtysix, ...game }, begun)
    const found = Object.keys(lawNames).map((law) => findings.of(law as Law))
    expect(found.filter((one) => one !== undefined)).toEqual([])
  })

  it.each(faults)('%s: finds that %s', (law, _, game, options) => {
    const run = runLaws<SixtysixShapes>({ ...sixtysix, ...game }, { ...begun, ...options })
    expect(run.findings.of(law)).toBeTypeOf('string')
  })

  it('finds that a card is turned up for all, unless the options name it', () => {
    const of = (options: Partial<LawOptions<SixtysixShapes>>): string | undefined =>
      runLaws<SixtysixShapes>(sixtysix, { ...lawOptions, hands: 20, ...options }).findings.of('onlooker')
    expect(of({ open: () => [] })).toBeTypeOf('string')
    expect(of({})).toBeUndefined()
  })

  it('names the seed, the deal and the moves of a finding', () => {
    const run = runLaws<SixtysixShapes>(
      { ...sixtysix, scoreSum: () => 1 },
      { ...lawOptions, hands: 3, seed: 'x' },
    )
    expect(run.findings.of('scores')).toMatch(/hand seed x\/0[^]*deal: [CSHD][^]*moves: 0:/)
  })

  it('plays the same hands for the same seed', () => {
    const [a, b] = [1, 1].map(
      (seed) => runLaws<SixtysixShapes>(sixtysix, { ...lawOptions, hands: 20, seed }).counts,
    )
    expect(a).toEqual(b)
  })

  it('does not use Math.random', () => {
    const random = vi.spyOn(Math, 'random')
    runLaws<SixtysixShapes>(sixtysix, { ...lawOptions, hands: 5 })
    expect(random).not.toHaveBeenCalled()
    random.mockRestore()
    expect(seeded(1).below(2)).toBeLessThan(2)
  })
})
