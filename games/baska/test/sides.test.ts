import { describe, expect, it } from 'vitest'
import { after, open, passed, playedOut, start, viewOf } from './table.js'

const letters = (sides: readonly (string | null)[]): string =>
  sides.map((side) => (side === null ? '?' : side.slice(0, 1))).join('')

/** Returns the sides as each seat knows them, an onlooker's last. */
const known = (state: ReturnType<typeof start>): string[] =>
  [0, 1, 2, 3, null].map((seat) => letters(viewOf(state, seat).sides))

describe('ZG1 the sides of a zwykła gra', () => {
  /** Seat 0 has Q♣ and leads it; seat 2 has Q♠. */
  const deal = 'CQDJCASA HTHQDQCT SQCJSJDA HAHJSTDT'

  it('ZG1 a holder of an old queen is stary and knows nothing more', () => {
    expect(known(after(start(deal), passed))).toEqual(['s???', '?m??', '??s?', '???m', '????'])
  })

  it('ZG1 one queen played reveals one stary, and her partner to the holder of the other', () => {
    const state = after(start(deal), `${passed} CQ`)
    expect(known(state)).toEqual(['s???', 'sm??', 'smsm', 's??m', 's???'])
    expect(viewOf(state, 1).contract).toBe('zwykla')
  })

  it('ZG1 both queens from two hands reveal all sides', () => {
    const state = after(start(deal), `${passed} CQ HT SQ`)
    expect(known(state)).toEqual(['smsm', 'smsm', 'smsm', 'smsm', 'smsm'])
  })
})

describe('C2, A11 a cicha looks like a zwykła gra to the others', () => {
  /** Seat 1 holds both old queens. */
  const deal = 'CADJCTSA CQSQHJST HAHTHQDQ CJSJDADT'

  it('its player knows that they are alone, and nobody else does', () => {
    const state = after(start(deal), passed)
    expect(state.contract).toBe('cicha')
    expect(known(state)).toEqual(['m???', 'msmm', '??m?', '???m', '????'])
    for (const seat of [0, 1, 2, 3, null]) {
      expect(viewOf(state, seat)).toMatchObject({ contract: 'zwykla', owner: null })
    }
  })

  it('one old queen played reveals nothing, both reveal everything', () => {
    const one = after(start(deal), `${passed} DJ CQ`)
    expect(viewOf(one, 0)).toMatchObject({ contract: 'zwykla', owner: null })
    expect(known(one)).toEqual(['ms??', 'msmm', '?sm?', '?s?m', '?s??'])
    let state = one
    while (viewOf(state, 1).hand & (1 << 11)) {
      const moves = open(state)
      state = after(state, moves.includes('SQ') ? 'SQ' : (moves[0] as string))
    }
    expect(viewOf(state, 0)).toMatchObject({ contract: 'cicha', owner: 1 })
    expect(known(state)).toEqual(['msmm', 'msmm', 'msmm', 'msmm', 'msmm'])
  })

  it('it is public after the last card', () => {
    const state = playedOut(after(start(deal), passed))
    expect(viewOf(state, null)).toMatchObject({ phase: 'over', contract: 'cicha', owner: 1 })
    expect(viewOf(state, null).dealt).toHaveLength(4)
  })
})

describe('W2, W3, W4 the partner of a wesele', () => {
  const called = 'wesele pas pas pas pas'

  it('W2 a holder of J♣ knows they are the partner; J♠ and J♥ alone do not tell', () => {
    const state = after(start('CJDQCASA CQSQHQST HASJHTDA HJDJDTCT'), called)
    expect(state).toMatchObject({ sides: ['starzy', 'starzy', 'mlodzi', 'mlodzi'] })
    expect(known(state)).toEqual(['ssmm', '?s??', '?s??', '?s??', '?s??'])
  })

  it('W3 is the holder of J♠ if the caller has J♣, without knowing it', () => {
    const state = after(start('SJDQCASA CQSQCJST HAHJHTDA DJHQDTCT'), called)
    expect(state).toMatchObject({ sides: ['starzy', 'starzy', 'mlodzi', 'mlodzi'] })
    expect(known(state)).toEqual(['?s??', '?s??', '?s??', '?s?m', '?s??'])
  })

  it('W4 is the holder of J♥ if the caller has both black jacks', () => {
    const state = after(start('HJDQCASA CQSQCJSJ HAHTSTDA DJHQDTCT'), called)
    expect(state).toMatchObject({ sides: ['starzy', 'starzy', 'mlodzi', 'mlodzi'] })
    expect(known(state)).toEqual(['?s??', '?s??', '?sm?', '?s?m', '?s??'])
  })

  it('W2 J♣ played by another player reveals all sides', () => {
    const state = after(start('CJDQCASA CQSQHQST HASJHTDA HJDJDTCT'), `${called} CJ`)
    expect(known(state)).toEqual(['ssmm', 'ssmm', 'ssmm', 'ssmm', 'ssmm'])
  })

  it('W3, W4 J♣ played by the caller leaves J♠ and, if there is room for a second jack, J♥', () => {
    const state = after(start('DJDQCASA CQSQCJST HASJHTDA HJHQDTCT'), `${called} CA CJ`)
    expect(known(state)).toEqual(['ms??', '?s??', 'mssm', '?s??', '?s??'])
  })

  it('W2, W3 a player without black jacks is no partner once another has shown J♠', () => {
    const before = after(start('HAHTCADQ CQSQCJST SJDTDASA HJHQDJCT'), `${called} HA CQ`)
    expect(known(before)).toEqual(['ms??', '?s??', '?s??', '?s??', '?s??'])
    expect(known(after(before, 'SJ'))).toEqual(['ms??', 'mssm', '?s??', '?s?m', '?s??'])
  })

  it('W4 one other card played by the caller leaves room for one jack, so J♥ makes no partner', () => {
    const before = start('HAHTSADQ CQSQCJST SJDTDACA HJHQDJCT')
    expect(known(after(before, called))[3]).toBe('?s??')
    expect(known(after(before, `${called} SA ST`))).toEqual(['ms??', '?s??', '?s??', '?s?m', '?s??'])
  })

  it('W2 two queens and two other cards played leave no room for a jack', () => {
    const before = after(start('SADJDQDT CQSQSTCT HACAHTSJ HQHJCJDA'), `${called} SA ST HT DA CA HQ DT`)
    expect(known(before)[2]).toBe('?s??')
    expect(known(after(before, 'CT'))).toEqual(['ms??', '?s??', '?sm?', 'msms', '?s??'])
  })
})

describe('Z2, G2 one against three', () => {
  it.each(['zolla', 'gran'])('all sides are known from the call of %s on', (call) => {
    const state = after(start('CJDQCASA CQSQHQST HASJHTDA HJDJDTCT'), `pas ${call}`)
    expect(known(state)).toEqual(['mmsm', 'mmsm', 'mmsm', 'mmsm', 'mmsm'])
  })
})
