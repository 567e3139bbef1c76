/** The bidding of finished hands, compared with what `stolik bid` says of the same cards. */
import { cardNames, seeded, type HandRecord, type Played } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { judgeBids } from '../src/analysis/bids.js'
import { skat } from '../src/index.js'
import { gameNames } from '../src/rules/games.js'
import { bidder } from '../src/think/index.js'

const profile = 'pzskat'
const rules = skat.profiles[profile] ?? expect.fail('no profile')
const deal = skat.deal(rules, seeded('bids'))

const record = (calls: string): HandRecord => ({
  game: 'skat',
  version: 1,
  profile,
  chairs: 3,
  hand: 0,
  players: ['Ola', 'Jan', 'Ewa'],
  deal: skat.deals.write(deal),
  carry: '-',
  proof: null,
  moves: calls
    .split(' ')
    .filter(Boolean)
    .map((one): Played => ({ seat: Number(one[0]), move: one.slice(2) })),
})

/** By the program of the command line: how high to bid, and the best games. */
const answers = deal.hands.map((hand, seat) => {
  const answer = bidder.judge({
    profile,
    cards: cardNames(hand),
    taken: [],
    seat: bidder.seats[seat] ?? '',
  })
  if ('unjudged' in answer) throw new Error(answer.about)
  return answer
})

describe('the bidding of a finished hand', () => {
  it('says how high each player could have bid, and how often their games are made', () => {
    for (const { seat, most, games } of judgeBids(record(''))) {
      const answer = answers[seat] ?? expect.fail('no such seat')
      expect(most).toBe(answer.bid)
      for (const { contract, percent } of games) {
        const same = answer.games.find(
          (one) =>
            one.contract ===
            `${contract['game']}${contract['ouvert'] === true ? '-ouvert' : ''}${contract['hand'] === true ? ' hand' : ''}`,
        )
        expect(Math.round(100 * (same?.made ?? Number.NaN))).toBe(percent)
      }
    }
  })

  it('names each game once, the most promising first, and at most three', () => {
    const all = judgeBids(record('')).map(({ games }) => games.map(({ contract }) => contract['game']))
    expect(all.flat().length).toBeGreaterThan(0)
    for (const [seat, games] of all.entries()) {
      expect(games.length).toBeLessThanOrEqual(3)
      expect(new Set(games).size).toBe(games.length)
      if (games.length === 0) continue
      expect(Object.values(gameNames)).toContain(games[0])
      const best = answers[seat]?.games.find(({ made }) => made >= 0.1)
      expect(best?.contract.split(/[ -]/)[0]).toBe(games[0])
    }
  })

  it('tells the highest value that each player bid or held; what they passed at does not count', () => {
    const called = (calls: string): readonly (number | null)[] =>
      judgeBids(record(calls)).map((one) => one.called)
    expect(called('1:18 0:hold 1:20 0:pass 2:pass')).toEqual([18, 20, null])
    expect(called('1:pass 2:pass 0:pass')).toEqual([null, null, null])
    expect(called('')).toEqual([null, null, null])
  })

  it('judges forehand by the lead: the same cards in another seat may promise something else', () => {
    const promise = (seat: number): unknown =>
      judgeBids({
        ...record(''),
        deal: skat.deals.write({
          ...deal,
          hands: [0, 1, 2].map((n) => deal.hands[(n + seat) % 3] ?? 0) as never,
        }),
      }).find((one) => (one.seat + seat) % 3 === 0)?.games
    expect(promise(0)).not.toEqual(promise(1))
  })

  it('says nothing of a record that cannot be dealt', () => {
    expect(judgeBids({ ...record(''), deal: 'nonsense' })).toEqual([])
    expect(judgeBids({ ...record(''), profile: 'nobody' })).toEqual([])
  })
})
