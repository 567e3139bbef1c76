/** The `stolik analyse` command: its sentences say what its figures say, and what it cannot analyse it refuses. */
import { describe, expect, it } from 'vitest'
import { replay, writeRecord, type AnalysedCard, type HandRecord, type Played } from '@stolik/core'
import { games } from '@stolik/gateway/games'
import type { Analysed } from '../src/analysis/analyse.js'
import { runStolik } from './run.js'

const analyse = async (text: string, ...options: string[]) =>
  runStolik(['analyse', 'x', ...options], games, undefined, text)

const figures = async (text: string): Promise<readonly Analysed[]> =>
  JSON.parse((await analyse(text, '--json')).out) as readonly Analysed[]

const skat = games.find(({ plugin }) => plugin.id === 'skat')?.plugin ?? expect.fail('there is no Skat')

/** Forehand has the four jacks, the clubs from the top, and an ace with its ten: every trick of a grand. */
const bid: HandRecord = {
  game: 'skat',
  version: skat.version,
  profile: 'isko',
  chairs: 3,
  hand: 0,
  carry: '-',
  proof: null,
  players: ['Ola', 'Jan', 'Ewa'],
  deal: 'CJSJHJDJCACTCKCQSAST|C9C8C7S9S8S7HAHTHKHQ|SKSQH9H8H7DADTDKDQD9|D8D7',
  moves: '1:18 0:hold 1:pass 2:pass 0:hand 0:grand'
    .split(' ')
    .map((word) => ({ seat: Number(word[0]), move: word.slice(2) })),
}

/** The record with its cards played to the end: each player the first they may play. */
function toTheEnd(record: HandRecord): HandRecord {
  const moves: Played[] = [...record.moves]
  let { hand } = replay(skat, { record, lines: new Map(), moveLines: [] })
  while (hand !== null && hand.settlement === undefined) {
    const seat = hand.toAct[0] ?? expect.fail('nobody is to act')
    const move = hand.legal(seat).find((one) => /^[CSHD][JATKQ987]$/.test(one)) ?? expect.fail('no card')
    const next = hand.play(seat, move)
    if ('refused' in next) return expect.fail(next.refused)
    moves.push({ seat, move })
    hand = next
  }
  return { ...record, moves }
}
const flawless = toTheEnd(bid)

const chance = ({ choices }: AnalysedCard, of: string | null): number | null | undefined =>
  choices?.find(({ card }) => card === of)?.chance
const reachedAfter = ({ choices, card }: AnalysedCard): boolean | undefined =>
  choices?.find((choice) => choice.card === card)?.reached

/** What the sentences of one hand say, read out of them. */
function readBack(text: string) {
  const all = (pattern: RegExp): readonly Record<string, string>[] =>
    [...text.matchAll(pattern)].map(({ groups = {} }) => groups)
  const before = String.raw`trick (?<trick>\d+), (?<name>[^:,]+): (?<card>\w\w)`
  return {
    tricks: all(/(?<trick>\d+) (?<won>made|lost)(?=,|\n)/g),
    turned: all(
      new RegExp(
        `${before} (?<did>lost|gave away) the game .*?(?:\\((?:−(?<lost>\\d+) card points, )?−(?<score>\\d+) points of the score\\)); (?<held>.+) would`,
        'g',
      ),
    ),
    marked: all(
      new RegExp(
        `${before} is an? (?<mark>\\w+): .* in (?<had>\\d+) of 100 deals, after (?<better>\\w+) in (?<could>\\d+)`,
        'g',
      ),
    ),
    best: [...text.matchAll(/\d:\S+/g)].map(String),
  }
}

describe('stolik analyse', () => {
  it('says in sentences what its figures say', async () => {
    const records = await runStolik(
      ['selfplay', '--game', 'skat', '--hands', '2', '--seed', '5', '--records'],
      games,
    )
    const all = await figures(records.out)
    const { out } = await analyse(records.out)
    const texts = out.split('\n\n').filter((text) => text.trim() !== '')
    const played = all.filter((one) => 'cards' in one)
    expect(texts).toHaveLength(played.length)
    expect(played.flatMap(({ cards }) => cards.filter(({ mark }) => mark !== null)).length).toBeGreaterThan(3)
    expect(played.flatMap(({ turned }) => turned).length).toBeGreaterThan(0)
    for (const [n, { cards, names, turned, best }] of played.entries()) {
      const record = readBack(texts[n] ?? '')
      const where = (card: AnalysedCard) => ({
        trick: String(card.trick),
        name: names[card.seat],
        card: card.card,
      })
      expect(record.tricks).toEqual(
        cards
          .filter(({ trick }, i) => cards[i - 1]?.trick !== trick)
          .map(({ trick, reached }) => ({ trick: String(trick), won: reached ? 'made' : 'lost' })),
      )
      const turns = cards.filter((card) => reachedAfter(card) !== card.reached)
      expect(turned).toEqual(turns.map(({ step }) => step))
      expect(record.turned).toEqual(
        turns.map((card) => ({
          ...where(card),
          did: card.own ? 'lost' : 'gave away',
          lost: card.lost === 0 ? undefined : String(card.lost),
          score: String(card.lostScore),
          held: card.choices
            ?.filter(({ reached }) => reached === card.reached)
            .map((one) => one.card)
            .join(' or '),
        })),
      )
      const marked = cards.filter(({ mark }) => mark !== null)
      expect(record.marked).toEqual(
        marked.map((card) => ({
          ...where(card),
          mark: card.mark,
          better: card.better,
          had: String(chance(card, card.card)),
          could: String(chance(card, card.better)),
        })),
      )
      expect(record.best).toEqual(best?.moves.map(({ seat, move }) => `${seat}:${move}`) ?? [])
      expect(texts[n]?.includes('nobody made a mistake')).toBe(marked.length === 0)
    }
  }, 300_000)

  it('calls a hand without a mistake one', async () => {
    const { code, out, errors } = await analyse(writeRecord(flawless))
    expect([code, errors]).toEqual([0, []])
    expect(out).toContain('nobody made a mistake that could be seen from their seat')
    expect(out).not.toContain('best play')
  })

  it('prints one JSON document with every card, refusals included', async () => {
    const [first, second] = await figures(`${writeRecord(flawless)}\n\n${writeRecord(bid)}`)
    expect(first?.cards.map(({ card }) => card)).toEqual(flawless.moves.slice(6).map(({ move }) => move))
    expect(first).toMatchObject({
      file: 'x',
      game: 'skat',
      hand: 0,
      names: ['Jan', 'Ewa', 'Ola'],
      best: null,
    })
    expect(second).toEqual({
      file: 'x',
      line: expect.any(Number) as number,
      error: expect.any(String) as string,
    })
  })

  it('names the games that have an analysis in its help', async () => {
    const { code, out } = await runStolik(['analyse', '--help'], games)
    expect(code).toBe(0)
    for (const { plugin, analysis } of games) if (analysis !== undefined) expect(out).toContain(plugin.id)
  })

  it.each([
    [
      'a card that may not be played',
      { moves: [...bid.moves, { seat: 0, move: 'C7' }] },
      'not allowed (0:C7)',
    ],
    ['a deal that is none', { deal: 'CJCJ|C9|SK|D8D7' }, 'this is not a deal of the game'],
    ['a hand that ends early', {}, 'this record ends before the hand does'],
    [
      'a hand that all have passed',
      { moves: [1, 2, 0].map((seat) => ({ seat, move: 'pass' })) },
      'no declarer played cards in this hand; stolik replay says how it was settled',
    ],
    [
      'more moves than any hand has',
      { moves: Array.from({ length: 10_000 }, () => ({ seat: 0, move: 'CJ' })) },
      'no hand has 10000 moves; at most 500 are replayed',
    ],
    ['an unknown game', { game: 'whist' }, 'there is no such game here (whist)'],
  ])('refuses %s, and says what to do', async (_, part, why) => {
    const { code, out, errors } = await analyse(writeRecord({ ...bid, ...part }))
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(errors).toEqual([expect.stringMatching(/^x:\d+: /)])
    expect(errors[0]).toContain(why)
  })

  it('refuses a game that has no analysis, and analyses the others of the file', async () => {
    const other =
      games.find(({ analysis }) => analysis === undefined)?.plugin.id ?? expect.fail('all have one')
    const text = `${writeRecord({ ...bid, game: other })}\n\n${writeRecord(flawless)}`
    const { code, out, errors } = await analyse(text)
    expect(code).toBe(1)
    expect(errors).toEqual([
      `x:1: this game has no analysis (${other}); stolik replay says how it was settled`,
    ])
    expect(out).toContain('nobody made a mistake')
  })
})
