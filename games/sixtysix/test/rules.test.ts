/** Tests the rules clause by clause. See `src/rules.ts` for the rules. */
import { describe, expect, it } from 'vitest'
import { beats } from '../src/state.js'
import { readCard } from '@stolik/core'
import { sixtysix } from '../src/index.js'
import { after, bots, open, plugin, seen, lineTexts, usual } from './table.js'

const taken = (text: string, trump: number): boolean => {
  const [card = 0, led = 0] = text.split(' over ').map(readCard)
  return beats(card, led, trump as 0)
}

describe('the cards', () => {
  it.each([
    ['S1 an ace over a ten', 'HA over HT', true],
    ['S1 a ten over a king', 'HT over HK', true],
    ['S1 a jack over a nine', 'HJ over H9', true],
    ['S1 a queen under a king', 'HQ over HK', false],
    ['S3 a trump over another suit', 'D9 over HA', true],
    ['S3 another suit over nothing', 'CA over H9', false],
  ])('%s', (_, text, expected) => {
    expect(taken(text, 3)).toBe(expected)
  })

  it('S2 each player gets six, one is turned up, and eleven lie on it', () => {
    const view = seen(after(''), 0)
    expect(view).toMatchObject({ left: [6, 6], stock: 12, turned: 'H9', trump: 'H' })
    expect(view.hand).toEqual(['CK', 'CQ', 'HA', 'HT', 'HK', 'HQ'])
    expect(plugin.start('hoyle', usual.replace('H9', 'HA'), '')).toBeUndefined()
  })

  it('S3 the dealer’s opponent leads, and any card may be played to it', () => {
    expect([plugin.dealer(2, 0), plugin.seating(2, 0)[0]]).toEqual([0, 1])
    expect([plugin.dealer(2, 1), plugin.seating(2, 1)[0]]).toEqual([1, 0])
    const led = after('CK')
    expect(led.toAct).toEqual([1])
    expect(open(led)).toHaveLength(6)
  })

  it('S4 the winner draws the top card, the other player the next, and the turned-up card comes last', () => {
    const drawn = after('HA SA')
    expect([seen(drawn, 0).hand.at(-1), seen(drawn, 1).hand.at(-1)]).toEqual(['DA', 'DT'])
    expect(seen(drawn).stock).toBe(10)
    let last = after('')
    const worth = 'ATKQJ9'
    while (seen(last).stock > 0) {
      const cards = open(last).filter((move) => move.length === 2)
      const least = cards.toSorted((a, b) => worth.indexOf(b.charAt(1)) - worth.indexOf(a.charAt(1)))[0] ?? ''
      last = last.play(last.toAct[0] ?? 0, least) as typeof last
    }
    const { turned, lastTrick, left } = seen(last)
    expect([turned, left]).toEqual([null, [6, 6]])
    expect(seen(last, 1 - (lastTrick?.winner ?? 0)).hand).toContain('H9')
  })

  it('S6 cards count for the player who takes them', () => {
    expect(seen(after('HA SA')).points).toEqual([22, 0])
    expect(seen(after('CQ SA')).points).toEqual([14, 0])
  })
})

describe('the nine of trumps', () => {
  const nine = 'CKCQHAHTHKH9 SASTSKSQSJS9 DADTDKDQDJD9CACTCJC9HJ HQ'

  it('S5 a player with a trick may exchange it for the turned-up card, before leading or following', () => {
    expect(open(after('', { deal: nine }))).not.toContain('exchange')
    const first = after('HA S9', { deal: nine })
    expect(open(first)).toContain('exchange')
    const exchanged = first.play(0, 'exchange')
    if ('refused' in exchanged) throw new Error(exchanged.refused)
    expect(seen(exchanged, 0).hand).toContain('HQ')
    expect(seen(exchanged, 1)).toMatchObject({ turned: 'H9', toAct: [0], stock: seen(first, 1).stock })
  })

  it.each([
    ['hoyle', true],
    ['strict', false],
  ])('S5 may be exchanged before following: %s, %s', (profile, may) => {
    // Seat 1 takes the first trick and seat 0 the second. Then seat 1 must follow, and has a nine.
    const deal = 'SASTSKSQSJS9 CKCQHAHTHKH9 DACADKDQDJD9DTCTCJC9HJ HQ'
    const led = after('SA HA CQ CA ST', { deal, profile })
    expect(led.toAct).toEqual([1])
    expect(open(led).includes('exchange')).toBe(may)
  })

  it('S5 cannot be exchanged once the stock is closed', () => {
    expect(open(after('HA S9 close', { deal: nine }))).not.toContain('exchange')
  })
})

describe('a marriage', () => {
  it('S7 counts with the first trick, and twice as much in trumps', () => {
    const led = after('HQ-marriage')
    expect(seen(led)).toMatchObject({ points: [0, 0], marriages: [{ seat: 0, suit: 'H', points: 40 }] })
    expect(seen(led.play(1, 'S9') as typeof led).points).toEqual([43, 0])
    expect(seen(after('CK-marriage S9')).points).toEqual([24, 0])
  })

  it('S7 needs both cards, and the lead', () => {
    expect(open(after('')).filter((move) => move.endsWith('-marriage'))).toHaveLength(4)
    expect(open(after('CK')).filter((move) => move.endsWith('-marriage'))).toEqual([])
  })

  it.each([
    ['hoyle', 4],
    ['strict', 0],
  ])('S7 without a stock: %s, %s moves', (profile, n) => {
    expect(open(after('close', { profile })).filter((move) => move.endsWith('-marriage'))).toHaveLength(n)
  })
})

describe('without a stock', () => {
  const short = 'CKCJHAHTHKHQ CACQSKSQSJH9 DADTDKDQDJD9STCTSAC9HJ S9'

  it('S8 no card is drawn, and the stock cannot be closed again', () => {
    const closed = after('close')
    expect(seen(closed)).toMatchObject({ closed: 0, stock: 12 })
    expect(open(closed)).not.toContain('close')
    const played = after('close HA S9')
    expect(seen(played)).toMatchObject({ left: [5, 5], stock: 12 })
  })

  it('S9 suit is followed', () => {
    expect(open(after('close CK', { deal: short }))).toEqual(['CA', 'CQ'])
    expect(open(after('close HA', { deal: short }))).toEqual(['H9'])
    expect(open(after('HA H9', { deal: short }))).toContain('CK')
  })

  it('S9 strict: the trick must be taken, and trumped', () => {
    expect(open(after('close CK', { deal: short, profile: 'strict' }))).toEqual(['CA'])
    const trumps = 'CKCJHAHTHKHQ SACQSKSQDJH9 DADTDKDQSJD9STCTCAC9HJ S9'
    expect(open(after('close HA', { deal: trumps, profile: 'strict' }))).toEqual(['H9'])
    const none = 'CKCJHAHTHKHQ SACQSKSQDJD9 DADTDKDQSJH9STCTCAC9HJ S9'
    expect(open(after('close HA', { deal: none, profile: 'strict' }))).toEqual(['SA', 'SK', 'SQ'])
  })
})

describe('the end of a hand', () => {
  it('S10 comes with 66 points, before another card', () => {
    const over = after('HQ-marriage SA HA SK')
    expect(over.settlement).toBeDefined()
    expect(over.toAct).toEqual([])
    expect(seen(over).disclosure?.stock).toHaveLength(12)
  })

  it('S11 is worth three game points if the loser has no trick', () => {
    const over = after('HQ-marriage SA HA SK')
    expect(over.settlement?.scores).toEqual([3, 0])
    expect(lineTexts(over)).toEqual(['S11 won 0:3', 'S10 hand.points 69:0', 'S11 noTrick'])
  })

  it('S11 is worth two if the loser has fewer than 33 points, one if more: hands of bots', () => {
    for (let seed = 0; seed < 200; seed++) {
      const over = bots(seed)
      const { points, tricks, closed } = seen(over)
      const scores = over.settlement?.scores ?? []
      const winner = scores.findIndex((score) => score > 0)
      if (winner === -1 || closed !== null) continue
      const [lost = 0, none] = [points[1 - winner], tricks[1 - winner] === 0]
      expect(points[winner]).toBeGreaterThanOrEqual(66)
      expect(scores[winner]).toBe(none ? 3 : lost < 33 ? 2 : 1)
    }
  })

  it('S12 costs a player who closed in vain three game points, or two if the opponent had a trick', () => {
    const first = 'CKCJCTC9HJHQ CACQSKSQSJH9 DADTDKDQDJD9STHASAHTHK S9'
    const over = after('close C9 CA SK CJ SQ HJ SJ CK CQ CT HQ H9', { deal: first })
    expect(over.settlement?.scores).toEqual([0, 3])
    expect(lineTexts(over).slice(0, 2)).toEqual(['S11 won 1:3', 'S12 closed 0'])
  })

  it('S13 gives nobody a score with 65 points each, and the next winner one point more', () => {
    const tied = [
      { hand: 0, dealer: 0, seating: [1, 0], settlement: { scores: [0, 0], lines: [], entry: {} } },
    ]
    expect(plugin.between('hoyle', [])).toBe('')
    expect(plugin.between('hoyle', tied)).toBe('1')
    expect(plugin.between('hoyle', [...tied, ...tied])).toBe('2')
    const over = after('HQ-marriage SA HA SK', { carry: '1' })
    expect(over.settlement?.scores).toEqual([4, 0])
    expect(lineTexts(over).at(-1)).toBe('S13 extra 1')
  })

  it('S14 ends the game with seven game points', () => {
    const won = (scores: readonly number[]) => ({
      hand: 0,
      dealer: 0,
      seating: [0, 1],
      settlement: { scores, lines: [], entry: {} },
    })
    expect(plugin.ended('hoyle', [won([3, 0]), won([0, 3]), won([3, 0])])).toBe(false)
    expect(plugin.ended('hoyle', [won([3, 0]), won([3, 0]), won([1, 0])])).toBe(true)
    expect(Object.values(sixtysix.profiles).map(({ target }) => target)).toEqual([7, 7])
    // Twelve game points leave nobody with seven, so the thirteenth hand is the last.
    expect(plugin.lengths('hoyle', 2)).toEqual([2 * (7 - 1) + 1])
  })
})

describe('the last trick', () => {
  it('S6 brings ten more when the stock is used up, so the points add up to 130', () => {
    const sums = new Set<number>()
    for (let seed = 0; seed < 400; seed++) {
      const { points, tricks, marriages, closed } = seen(bots(seed))
      const both = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0)
      if (closed === null && marriages.length === 0 && both(tricks) === 12) sums.add(both(points))
    }
    expect([...sums]).toEqual([130])
  })
})
