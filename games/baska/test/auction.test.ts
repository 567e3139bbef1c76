import { describe, expect, it } from 'vitest'
import { baska } from '../src/index.js'
import { after, open, openCards, passed, playedOut, start, turnOf, viewOf } from './table.js'

/** Seat 0 has Q♣, seat 1 Q♠. */
const plain = 'CQHAHQSA SQHTDQDA CJSJHJDJ CACTSTDT'
/** Seat 2 has both old queens, but would not always win. */
const lonely = 'HAHTHQSA DQCJSJDA CQSQHJDJ CACTSTDT'

describe('L2, L3 the order of speaking', () => {
  it('A1 the seat after forehand speaks first, forehand fourth, and so on', () => {
    let state = start(plain)
    const order: number[] = []
    for (const call of ['pas', 'pas', 'pas', 'kontra', 'pas', 'pas', 'pas']) {
      order.push(turnOf(state))
      state = after(state, call)
    }
    expect(order).toEqual([1, 2, 3, 0, 1, 2, 3])
  })

  it('A2 a pass does not bind: a player who has passed may speak again', () => {
    const state = after(start(plain), 'pas pas pas kontra')
    expect(open(state)).toContain('zolla')
    expect(open(state)).toContain('rekontra')
  })
})

describe('L4 the end of the auction', () => {
  it('A3 comes after four passes in a row, in the first round too', () => {
    expect(after(start(plain), 'pas pas pas').phase).toBe('auction')
    expect(after(start(plain), passed).phase).toBe('play')
  })

  it.each(['zolla', 'gran', 'gran-du', 'kontra'])(
    'A3, K11 after %s the auction stays open for four more passes',
    (call) => {
      const state = after(start(plain), `pas pas pas ${call} pas pas pas`)
      expect(state.phase).toBe('auction')
      expect(turnOf(state)).toBe(0)
      expect(after(state, 'pas').phase).toBe('play')
    },
  )

  it('A9, K11 a contract may still be changed after a raise', () => {
    expect(open(after(start(plain), 'gran kontra'))).toContain('zolla')
  })
})

describe('L1, ZO7 the auction decides what is played', () => {
  it('L1 play begins after the last call', () => {
    expect(openCards(after(start(plain), 'zolla pas pas pas pas'))).toEqual(['CQ', 'SA', 'HA', 'HQ'])
  })
})

describe('L5, ZG2 a deal with nothing called', () => {
  it('L5 is a zwykła gra', () => {
    const state = after(start(plain), passed)
    expect(state.contract).toBe('zwykla')
    expect(state.owner).toBeNull()
  })

  it('C1, A11 is a cicha if one hand holds both old queens', () => {
    const state = after(start(lonely), passed)
    expect(state.contract).toBe('cicha')
    expect(state.owner).toBe(2)
  })
})

describe('L6, L7, ZO2.2 the height of calls', () => {
  it('A4 wesele, then gran, then zolla', () => {
    const wesele = after(start(lonely), 'pas wesele')
    expect(open(wesele)).toEqual(['pas', 'gran', 'gran-du', 'zolla', 'zolla-du', 'kontra'])
    expect(open(after(wesele, 'gran'))).toEqual(['pas', 'gran-du', 'zolla', 'zolla-du', 'kontra'])
    expect(open(after(wesele, 'zolla'))).toEqual(['pas', 'zolla-du', 'kontra'])
    expect(open(after(wesele, 'zolla-du'))).toEqual(['pas', 'kontra'])
  })

  it('A5, Z4 gran-du neither blocks zolla nor outranks it', () => {
    expect(open(after(start(plain), 'gran-du'))).toEqual(['pas', 'zolla', 'zolla-du', 'kontra'])
    expect(open(after(start(plain), 'zolla'))).not.toContain('gran-du')
  })

  it('A6 a contract belongs to the first player who called it', () => {
    expect(open(after(start(plain), 'gran'))).not.toContain('gran')
  })

  it('A7, W1 wesele needs both old queens, and cannot be called over gran or zolla', () => {
    expect(open(start(lonely))).not.toContain('wesele')
    expect(open(after(start(lonely), 'pas'))).toContain('wesele')
    expect(open(after(start(lonely), 'gran'))).not.toContain('wesele')
    expect(open(after(start(lonely), 'pas pas pas kontra pas'))).toContain('wesele')
  })

  it('A8, Z1, G2 gran and zolla are open to any hand', () => {
    for (const calls of ['', 'pas', 'pas pas', 'pas pas pas']) {
      expect(open(after(start(plain), calls))).toEqual(
        expect.arrayContaining(['gran', 'gran-du', 'zolla', 'zolla-du']),
      )
    }
  })

  it('A9, L12 a player may change their own contract only upwards, and add du to it', () => {
    const own = after(start(plain), 'gran pas pas pas')
    expect(open(own)).toEqual(['pas', 'du', 'zolla', 'zolla-du'])
    const state = after(own, 'du pas pas pas')
    expect(viewOf(state)).toMatchObject({ contract: 'gran', owner: 1, du: true })
    expect(open(state)).toEqual(['pas', 'zolla', 'zolla-du'])
  })

  it('L6, A9 a player’s zolla replaces their own wesele', () => {
    const state = after(start(lonely), 'pas wesele pas pas pas zolla pas pas pas pas')
    expect(state).toMatchObject({ phase: 'play', contract: 'zolla', owner: 2 })
  })
})

describe('Z4, L8 a new contract cancels the raises', () => {
  it.each([
    ['A10 zolla after a kontra to gran', 'gran kontra zolla'],
    ['A10 gran-du after a kontra to gran', 'gran kontra gran-du'],
    ['A10 wesele after a kontra to a zwykła gra', 'kontra wesele'],
  ])('%s', (_, calls) => {
    const state = after(start(lonely), calls)
    expect(viewOf(state).raises).toEqual([])
    expect(open(state)).toContain('kontra')
    expect(open(state)).not.toContain('rekontra')
  })

  it('A10 du added to one’s own contract cancels them, too', () => {
    const state = after(start(plain), 'gran kontra pas pas du')
    expect(viewOf(state)).toMatchObject({ raises: [], du: true })
  })
})

describe('A15 four queens', () => {
  it('are an ordinary hand', () => {
    const state = after(start('HAHTSACA CQSQHQDQ CJSJHJDA CTSTDTDJ'), passed)
    expect(state.contract).toBe('cicha')
    expect(playedOut(state).phase).toBe('over')
  })
})

describe('ZO7 a move of the other phase', () => {
  it('throws, because the caller has a bug', () => {
    const [card, call] = [{ card: 0 }, { call: 'pas' }] as const
    expect(() => baska.apply(start(plain), 1, card)).toThrow(RangeError)
    const over = playedOut(after(start(plain), 'pas pas pas pas'))
    for (const move of [card, call, { agree: true }])
      expect(() => baska.apply(over, 0, move)).toThrow(RangeError)
  })
})

describe('a timeout in the auction', () => {
  it('passes', () => {
    expect(baska.write(baska.auto(viewOf(start(plain))))).toBe('pas')
  })
})
