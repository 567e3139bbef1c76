/** What is left after a hand: its calls, the cards on the table, and who gave up. */
import { describe, expect, it } from 'vitest'
import { after, auctionFor, seen, settled, start } from './hands.js'

describe('what was said and what is left', () => {
  it('3.3.5, 3.3.6 each call keeps its value, also when forehand plays at 18', () => {
    expect(seen(after(start(), '1:18 0:hold 1:20 0:hold 1:pass 2:pass')).calls).toEqual([
      { seat: 1, call: 'bid', value: 18 },
      { seat: 0, call: 'hold', value: 18 },
      { seat: 1, call: 'bid', value: 20 },
      { seat: 0, call: 'hold', value: 20 },
      { seat: 1, call: 'pass', value: 20 },
      { seat: 2, call: 'pass', value: 20 },
    ])
    expect(seen(after(start(), '1:pass 2:pass 0:play')).calls.at(-1)).toEqual({
      seat: 0,
      call: 'play',
      value: 18,
    })
  })

  it('3.3.7 a passed deal has no trick, no points and nothing on the table', () => {
    expect(seen(after(start(), '1:pass 2:pass 0:pass'))).toMatchObject({
      phase: 'over',
      trick: null,
      lastTrick: null,
      tricksWon: [0, 0, 0],
      disclosure: { tricks: [], points: [0, 0, 0], skatPoints: 0 },
    })
  })

  it('4.3.1 after a resignation within a trick its cards remain; between two tricks there are none', () => {
    const game = after(start(), `${auctionFor(1, 18)} 1:take 1:S7+D7 1:hearts 0:SA`)
    expect(seen(after(game, '1:resign')).trick).toMatchObject({ leader: 0 })
    expect(seen(after(game, '1:S8 2:DA 1:resign')).trick).toBeNull()
  })

  it('4.3.2 after one refusal the other opponent answers; the settlement names who consented', () => {
    const game = after(
      start(),
      `${auctionFor(1, 18)} 1:take 1:S7+D7 1:hearts 0:SA 1:S8 2:DA 0:SJ 1:HQ 2:H7 1:resign`,
    )
    expect(game.toAct).toEqual([0, 2])
    expect(after(game, '0:refuse').toAct).toEqual([2])
    const over = after(game, '0:refuse 2:accept')
    expect(over.settlement?.lines.find(({ code }) => code === 'resigned.consent')?.args).toMatchObject({
      seat: 2,
    })
    expect(settled(after(start(), `${auctionFor(1, 18)} 1:take 1:S7+D7 1:hearts 1:resign`)).codes).toContain(
      'resigned',
    )
  })
})
