/** The `stolik bid` command: what it prints and what it refuses. */
import type { JudgedHand } from '@stolik/core'
import { games } from '@stolik/gateway/games'
import { describe, expect, it } from 'vitest'
import { runStolik, type RunResult } from './run.js'

const run = (...args: string[]): Promise<RunResult> => runStolik(['bid', ...args], games)

const json = async (...args: string[]): Promise<JudgedHand> =>
  JSON.parse((await run(...args, '--json')).out) as JudgedHand

const grand = 'CJ SJ HJ DJ CA CT SA ST HA DA'
const nothing = 'C8 C9 CQ S7 SQ SK H8 HK D9 DQ'

describe('stolik bid', () => {
  it('judges the example of every game that can', async () => {
    const able = games.filter(({ bidder }) => bidder !== undefined)
    expect(able.length).toBeGreaterThan(0)
    for (const { plugin, bidder } of able) {
      const { code, out, errors } = await run(bidder?.example ?? '', '--game', plugin.id)
      expect([code, errors]).toEqual([0, []])
      expect(out.split('\n')[0]).toMatch(/^(?:pass|bid up to \d+) \(to pass is worth [+−]?\d+ points\)$/)
    }
  })

  it('bids a sure grand as high as its value, and passes with nothing', async () => {
    const [sure, none] = [await json(grand), await json(nothing)]
    expect(sure.bid).toBeGreaterThanOrEqual(144)
    expect(sure.games[0]?.contract).toMatch(/^grand/)
    expect(none.bid).toBe(null)
    expect((await run(nothing)).out).toMatch(/^pass /)
  })

  it('gives each game with its value and how often it is made, the best first', async () => {
    const { games: all } = await json(grand)
    const points = all.map((game) => game.points)
    expect(points).toEqual(points.toSorted((a, b) => b - a))
    expect(all.find(({ contract }) => contract === 'grand')).toMatchObject({ value: 120, away: [] })
    for (const { made } of all) expect(made >= 0 && made <= 1).toBe(true)
    expect(all.find(({ contract }) => contract === 'grand')?.made).toBeGreaterThan(0.97)
    const worst = all.find(({ contract }) => contract === 'null')
    if (worst !== undefined) expect(worst.made).toBeLessThan(0.05)
  })

  it('says what to put away once the skat is known, always two of the twelve cards', async () => {
    const cards = 'CJ SJ CA CT CK C9 C8 HA S7 D8'
    const { bid, pass, games: all } = await json(cards, '--skat', 'D7 S8')
    expect([bid, pass]).toEqual([null, null])
    expect(all[0]?.contract).toBe('clubs')
    for (const { away } of all) {
      expect(away).toHaveLength(2)
      for (const card of away) expect(`${cards} D7 S8`).toContain(card)
    }
    expect((await run(cards, '--skat', 'D7.S8')).out.split('\n')[1]).toMatch(/^clubs .* puts away \S\S \S\S$/)
  })

  it('reads cards with dots or commas, and as separate arguments', async () => {
    const { out } = await run(grand)
    expect((await run(grand.replaceAll(' ', '.'))).out).toBe(out)
    expect((await run(grand.replaceAll(' ', ','))).out).toBe(out)
    expect((await run(...grand.split(' '))).out).toBe(out)
  })

  it('judges by the seat and by the profile', async () => {
    const cards = 'S7 S9 SJ H7 H8 HT C8 C9 D7 DK'
    const [fore, rear] = [await json(cards), await json(cards, '--seat', 'rearhand')]
    expect(fore.games).not.toEqual(rear.games)
    const open = 'S7 S9 SJ H7 H9 HJ C7 C9 D7 D9'
    const values = (hand: JudgedHand) => hand.games.map(({ contract, value }) => `${contract} ${value}`)
    expect(values(await json(open))).toContain('null-ouvert hand 59')
    expect(values(await json(open, '--profile', 'patrolki'))).toContain('null-ouvert hand 69')
  })

  it.each([
    ['CJ CJ SJ HJ DJ CA CT SA ST HA', 'this card appears twice (CJ)'],
    ['CJ SJ HJ DJ CA CT SA ST HA', 'this is not the number of cards that is needed (9 instead of 10)'],
    ['CJ SJ HJ DJ CA CT SA ST HA X9', 'there is no such card (X9)'],
  ])('refuses %s in one line', async (cards, error) => {
    expect(await run(cards)).toEqual({ code: 1, out: '', errors: [`stolik: ${error}`] })
    expect(JSON.parse((await run(cards, '--json')).out)).toHaveProperty('unjudged')
  })

  it.each([
    ['S7', 'this is not the number of cards that is needed (1 instead of 2)'],
    ['CJ S7', 'this card appears twice (CJ)'],
    ['S7 S7', 'this card appears twice (S7)'],
  ])('refuses %s as the skat', async (skat, error) => {
    expect(await run(grand, '--skat', skat)).toEqual({ code: 1, out: '', errors: [`stolik: ${error}`] })
  })

  it.each([
    [[], 'Name the cards of a hand'],
    [[grand, '--profile', 'none'], 'has these profiles'],
    [[grand, '--game', 'bridge'], '--game is one of'],
    [[grand, '--seat', 'dealer'], '--seat is one of: forehand, middlehand, rearhand.'],
    [[grand, '--high'], 'high'],
  ])('a wrong call %j is told in one line', async (args, error) => {
    const answer = await run(...args)
    expect([answer.code, answer.out]).toEqual([2, ''])
    expect(answer.errors).toEqual([expect.stringMatching(/^[^\n]+$/)])
    expect(answer.errors[0]).toContain(error)
  })
})
