/** Every law finds the game that breaks it: one fault at a time is put into Tiny. */
import { describe, expect, it, vi } from 'vitest'
import { count, list as listed, seeded, shuffled, toSet, type Game } from '@stolik/core'
import { runLaws, type LawOptions } from '@stolik/core/laws'
import { tiny, type TinyShapes } from '../src/index.js'
import { lawOptions } from './options.js'

type Fault = [
  law: string,
  what: string,
  game: Partial<Game<TinyShapes>>,
  options?: Partial<LawOptions<TinyShapes>>,
]

let calls = 0

/** Whoever leads a second trick has dropped another card. */
const losing: Game<TinyShapes>['apply'] = (state, seat, move) => {
  const next = tiny.apply(state, seat, move)
  if (next.phase !== 'playing' || next.tricks.length !== 1 || next.trick.cards.length !== 0) return next
  return { ...next, hands: next.hands.map((hand, s) => (s === next.trick.leader ? 0 : hand)) }
}
const faults: Fault[] = [
  ['throws', 'auto throws', { auto: () => JSON.parse('{') as never }],
  [
    'plain',
    'apply changes its input',
    {
      apply: (state, seat, move) => {
        Object.assign(state, { spoilt: true })
        return tiny.apply(state, seat, move)
      },
    },
  ],
  [
    'plain',
    'a view holds undefined',
    { view: (state, seat) => ({ ...tiny.view(state, seat), bidder: undefined as never }) },
  ],
  [
    'replay',
    'apply remembers other hands',
    {
      result: (state) =>
        tiny.result(state) === undefined
          ? undefined
          : ({ ...tiny.result(state), scores: [++calls, -calls, 0] } as never),
    },
  ],
  [
    'end',
    'nobody is told that it is over',
    { toAct: (state) => (state.phase === 'over' ? [0] : tiny.toAct(state)) },
  ],
  [
    'clock',
    'a seat without moves is on the clock',
    { legal: (view) => (view.phase === 'bidding' ? tiny.legal(view) : []) },
  ],
  [
    'moves',
    'auto revokes',
    {
      auto: (view) =>
        view.phase === 'playing'
          ? { kind: 'card', card: listed(view.hand).at(-1) as number }
          : tiny.auto(view),
    },
  ],
  ['write', 'two moves have one text', { write: (move) => (move.kind === 'card' ? 'CA' : tiny.write(move)) }],
  ['write', 'a text is outside the notation', { notation: /^[CSH][ATKQ]$/ }],
  ['scores', 'the sum is another', { scoreSum: () => 1 }],
  [
    'texts',
    'a deal loses a card',
    { deals: { ...tiny.deals, read: () => ({ hands: [7, 7 << 8, 7 << 16], aside: 0 }) } },
  ],
  ['views', 'read forgets', {}, { read: (data) => ({ ...lawOptions.read(data), won: [] }) }],
  ['views', 'GameView is not kept', {}, { present: (view) => ({ ...lawOptions.present(view), seat: 0 }) }],
  [
    'secrecy',
    'a view counts another hand',
    { view: (state, seat) => ({ ...tiny.view(state, seat), doubled: ((state.hands[0] ?? 0) & 1) === 1 }) },
  ],
  [
    'hidden',
    'a view shows what lies aside',
    {},
    { present: (view) => ({ ...lawOptions.present(view), aside: ['CA', 'CT', 'CK'] }) },
  ],
  ['onlooker', 'an onlooker sees a hand', { view: (state, seat) => tiny.view(state, seat ?? 1) }],
  [
    'refusals',
    'every look changes the hand',
    { view: (state, seat) => ({ ...tiny.view(state, seat), left: [++calls, 0, 0] }) },
  ],
  ['tables', 'somebody sits twice', { seating: () => [0, 0, 1] }],
  [
    'sheet',
    'totals do not run',
    {
      sheet: (rules, chairs, settled) => {
        const sheet = tiny.sheet(rules, chairs, settled)
        return { ...sheet, rows: sheet.rows.map((row) => ({ ...row, totals: sheet.totals })) }
      },
    },
  ],
  ['papers', 'a line forgets who promised', { papers: { ...tiny.papers, fromSettled: () => 'passed' } }],
  [
    'papers',
    'a line is refused without words',
    { papers: { ...tiny.papers, read: () => ({ refused: 'no', clause: 'R1' }) } },
  ],
  [
    'papers',
    'a hand is won whose it was not',
    { papers: { ...tiny.papers, played: () => ({ kind: 'row.passed', owner: null, won: true }) } },
  ],
  [
    'papers',
    'the winners of a hand have lost it',
    {
      papers: {
        ...tiny.papers,
        played: (settled) => {
          const told = tiny.papers.played(settled)
          return { ...told, won: told.won === null ? null : !told.won }
        },
      },
    },
  ],
  ['carry', 'what an earlier hand leaves is forgotten', { between: () => ({ doubled: false }) }],
  [
    'carry',
    'a hand begins as if nothing had been left',
    { setup: (rules, deal) => tiny.setup(rules, deal, { doubled: false }) },
  ],
  ['carry', 'nobody says what is left', {}, { carries: undefined as never }],
  ['disguise', 'no state has another', { disguise: () => undefined }],
  ['disguise', 'every state is its own disguise', { disguise: (state) => state }],
  [
    'disguise',
    'a disguise could not have played its own past',
    {
      disguise: (state, seat, random) => {
        const other = tiny.disguise(state, seat, random)
        // Two tricks ago these cards were dealt to others.
        return other === undefined || other.tricks.length === 0
          ? other
          : { ...other, deal: { ...other.deal, hands: other.deal.hands.toReversed() } }
      },
    },
  ],
  [
    'disguise',
    'a disguise has revoked',
    {
      disguise: (state, seat, random) => {
        if (state.phase !== 'playing' || state.tricks.length === 0) return tiny.disguise(state, seat, random)
        const others = [0, 1, 2].filter((s) => s !== seat)
        const pool = shuffled(
          others.flatMap((s) => listed(state.hands[s] ?? 0)),
          random,
        )
        const hands = state.hands.map((hand, s) => (s === seat ? hand : toSet(pool.splice(0, count(hand)))))
        const played = state.deal.hands.map((dealt, s) => dealt & ~(state.hands[s] ?? 0))
        const dealt = hands.map((hand, s) => hand | (played[s] ?? 0))
        return { ...state, hands, deal: { ...state.deal, hands: dealt } }
      },
    },
  ],
  ['texts', 'a card is dealt twice', { deal: () => ({ hands: [7, 7, 7 << 16], aside: 7 << 8 }) }],
  ['moves', 'the bot plays what it does not hold', { bot: () => ({ kind: 'card', card: 0 }) }, { bots: 1 }],
  ['clock', 'a card is lost', { apply: losing }],
  [
    'papers',
    'a hand is of a kind that cannot be said',
    { papers: { ...tiny.papers, played: () => ({ kind: 'row.none', owner: null, won: null }) } },
  ],
  [
    'papers',
    'a hand is the contract of who does not play',
    { papers: { ...tiny.papers, played: () => ({ kind: 'row.passed', owner: 7, won: true }) } },
  ],
  ['words', 'a language has no sentence', {}, { catalogues: { ...lawOptions.catalogues, de: {} } }],
]

describe('the law suite', () => {
  it.each(faults)('%s: finds that %s', (law, _, game, options) => {
    const run = runLaws<TinyShapes>({ ...tiny, ...game }, { ...lawOptions, hands: 60, ...options })
    expect(run.findings.of(law as 'throws')).toBeTypeOf('string')
  })

  it('finds nothing in a game that turns up a card for all, if the card is named', () => {
    // What lies aside is open: the first of its cards, and nothing else of the deal.
    const turned = (aside: number): number => listed(aside)[0] ?? 0
    const open: Partial<Game<TinyShapes>> = {
      view: (state, seat) => ({
        ...tiny.view(state, seat),
        left: [...tiny.view(state, seat).left, turned(state.deal.aside)],
      }),
    }
    const of = (options: Partial<LawOptions<TinyShapes>>): string | undefined =>
      runLaws<TinyShapes>({ ...tiny, ...open }, { ...lawOptions, hands: 20, ...options }).findings.of(
        'onlooker',
      )
    expect(of({})).toBeTypeOf('string')
    expect(of({ open: ({ aside }) => [String(turned(aside))] })).toBeUndefined()
  })

  it('names the seed, the deal and the moves of a finding', () => {
    const run = runLaws<TinyShapes>({ ...tiny, scoreSum: () => 1 }, { ...lawOptions, hands: 3, seed: 'x' })
    expect(run.findings.of('scores')).toMatch(/hand seed x\/0[^]*deal: [CSH][^]*moves: 0:/)
  })

  it('plays the same hands for the same seed', () => {
    const [a, b] = [1, 1].map((seed) => runLaws<TinyShapes>(tiny, { ...lawOptions, hands: 20, seed }).counts)
    expect(a).toEqual(b)
  })

  it('leaves the dice of the machine alone', () => {
    const random = vi.spyOn(Math, 'random')
    runLaws<TinyShapes>(tiny, { ...lawOptions, hands: 5 })
    expect(random).not.toHaveBeenCalled()
    random.mockRestore()
    expect(seeded(1).below(2)).toBeLessThan(2)
  })
})
