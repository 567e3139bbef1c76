import { describe, expect, test } from 'vitest'
import { after, auctionFor, refusal, seen, settled, start } from './hands.js'

/** Middlehand plays hearts without 2, since forehand has ♣J and ♠J. */
const hearts = (moves = ''): ReturnType<typeof start> =>
  after(start(), `${auctionFor(1, 18)} 1:take 1:S7+D7 1:hearts ${moves}`)

const oneTrick = '0:SA 1:S8 2:DA'
const twoTricks = `${oneTrick} 0:SJ 1:HQ 2:H7`

describe('4.3.1 with nine cards or more the declarer gives up alone', () => {
  test.each([
    ['4.3.1 before the first lead', ''],
    ['4.3.1 during the first trick', '0:SA'],
    ['4.3.1 with nine cards', oneTrick],
    ['4.3.1 with nine cards, while the others play', `${oneTrick} 0:SJ`],
  ])('%s', (_, moves) => {
    const over = after(hearts(moves), '1:resign')
    expect(over.toAct).toEqual([])
    expect(settled(over)).toMatchObject({
      score: -60,
      codes: expect.arrayContaining(['lost.resigned', 'resigned']) as unknown,
    })
    expect(settled(over).clauses).toContain('4.3.1')
  })

  test('4.3.1 the loss is simple, even without a trick; the bid still counts', () => {
    const over = after(start(), `${auctionFor(1, 48)} 1:take 1:S7+D7 1:hearts 1:resign`)
    expect(settled(over)).toMatchObject({ score: -100 })
    expect(settled(over).codes).toContain('overbid')
  })

  test('4.3.1 announcements still count', () => {
    // Without 2, game, hand, schneider, schneider announced.
    expect(settled(after(start(), `${auctionFor(1, 18)} 1:hand 1:hearts-schneider 1:resign`)).score).toBe(
      -120,
    )
  })

  test('4.3.1 opponents cannot resign', () => {
    for (const seat of [0, 2]) expect(hearts('0:SA').legal(seat)).not.toContain('resign')
  })
})

describe('4.3.2 with fewer cards an opponent must consent', () => {
  const resigned = hearts(`${twoTricks} 1:resign`)

  test('4.3.2 both are asked, and nobody else may move', () => {
    expect(resigned.toAct).toEqual([0, 2])
    expect(resigned.legal(0)).toEqual(['accept', 'refuse'])
    expect(resigned.legal(1)).toEqual([])
    expect(seen(resigned, null)).toMatchObject({
      offer: { kind: 'resign', by: 1, answered: [] },
      phase: 'play',
    })
  })

  test('4.3.2 one opponent’s consent ends the game', () => {
    const over = after(resigned, '0:refuse 2:accept')
    expect(settled(over)).toMatchObject({ score: -60 })
    expect(settled(over).codes).toContain('resigned.consent')
    expect(settled(over).clauses).toContain('4.3.2')
    expect(settled(after(resigned, '2:accept')).score).toBe(-60)
  })

  test('4.3.2 if both refuse, play goes on, and they may ask again in the next trick only', () => {
    const half = after(resigned, '2:refuse')
    expect(half.toAct).toEqual([0])
    expect(refusal(half, 2, 'accept')).toBe('not-your-turn')
    const on = after(half, '0:refuse')
    expect(on.toAct).toEqual([0])
    expect(seen(on)).toMatchObject({ offer: null, declined: [1] })
    expect(on.legal(1)).toEqual([])
    expect(refusal(after(on, '0:CJ'), 1, 'resign')).toBe('illegal')
    const next = after(on, '0:CJ 1:HJ 2:H8')
    expect(next.legal(1)).toContain('resign')
  })

  test('4.3.2 null can also be given up', () => {
    const over = after(start(), `${auctionFor(1, 18)} 1:hand 1:null 1:resign`)
    expect(settled(over)).toMatchObject({
      score: -70,
      codes: ['lost.resigned', 'resigned', 'null.value', 'doubled'],
    })
  })
})
