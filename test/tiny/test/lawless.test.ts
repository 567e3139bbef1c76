/** Every law finds the game that breaks it: one fault at a time is put into Tiny. */
import { describe, expect, it, vi } from 'vitest'
import { list, seeded, type Game } from '@stolik/core'
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
        view.phase === 'playing' ? { kind: 'card', card: list(view.hand).at(-1) as number } : tiny.auto(view),
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
