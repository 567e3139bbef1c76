/** Kop as the club of Wolsztyn plays it. */
import { cardNames, readCard, readCards, type Card, type Cards } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { unlosable } from '../src/secure/cicha.js'
import { baska } from '../src/index.js'
import { callWord, contractWord } from '../src/rules/words.js'
import { deck, follow, orderFor, pointsOf } from '../src/rules/order.js'
import { recognised } from '../src/rules/raises.js'
import { stake } from '../src/settle/result.js'
import { after, kop, lebork, open, openCards, start, turnOf, viewOf } from './table.js'

const card = (name: string): Card => readCard(name) as Card
const hand = (names: string): Cards => readCards(names.split(' ')) as Cards

/** Seat 0 has Q♣, seat 1 Q♠. */
const plain = start('CQHAHQSA SQHTDQDA CJSJHJDJ CACTSTDT', 0, kop)
/** Seat 2 has both old queens and no black jack. */
const lonely = start('HAHTHQSA DQCJSJDA CQSQHJDJ CACTSTDT', 0, kop)

describe('kop ladder the order of cards', () => {
  const order = orderFor(kop, 'zwykla')
  const ladder = 'HA CT ST HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT'.split(' ').map(card)

  it('kop ladder each trump beats all below it and none above', () => {
    for (const [i, low] of ladder.entries()) {
      for (const [k, high] of ladder.entries()) {
        expect(((order.beats[low] as number) >>> high) & 1).toBe(k < i ? 1 : 0)
      }
    }
  })

  it('kop fele only the black aces are fele, and neither beats the other', () => {
    expect(cardNames(deck.reduce((set, c) => set | (1 << c), 0) & ~order.trumps)).toEqual(['CA', 'SA'])
    expect(order.beats[card('CA')]).toBe(order.trumps)
    expect(order.beats[card('SA')]).toBe(order.trumps)
  })

  it.each([
    ['the ten of clubs must beat the ten of spades led', 'CT HT DJ SA', 'ST', 'CT'],
    ['any trump may be played when none beats', 'CQ DJ SA', 'HT', 'CQ DJ'],
    ['the ace of clubs is trumped: the other ace is not of its suit', 'DT SA', 'CA', 'DT'],
    ['the other ace may be played without a trump in hand', 'SA', 'CA', 'SA'],
  ])('kop fele %s', (_, held, led, may) => {
    expect(cardNames(follow(order, hand(held), card(led), card(led))).toSorted()).toEqual(
      may.split(' ').toSorted(),
    )
  })

  it('kop fele the tens keep their value', () => {
    expect(kop.ladder.trumps.reduce((sum, c) => sum + pointsOf(c), 0)).toBe(104 - 22)
  })
})

describe('kop contracts the contracts', () => {
  it('kop contracts are wesele, zolo and zolo du; there is no gran', () => {
    const two = after(lonely, 'pytam pas')
    expect(open(two)).toEqual(['pas', 'wesele', 'zolla', 'zolla-du'])
    expect(open(after(two, 'zolla'))).toEqual(['pas', 'zolla-du', 'kontra'])
    expect(open(after(two, 'zolla-du'))).toEqual(['pas', 'kontra'])
  })

  it('kop order a higher contract cancels the lower one and its raises', () => {
    const state = after(lonely, 'pytam pas wesele kontra')
    expect(viewOf(state).raises).toEqual([3])
    expect(viewOf(after(state, 'pas zolla'))).toMatchObject({ contract: 'zolla', owner: 1, raises: [] })
  })

  it('kop partner the partner of a wesele holds the highest jack', () => {
    const state = after(lonely, 'pytam pas wesele pas pas pas pas')
    expect(state).toMatchObject({ phase: 'play', sides: ['mlodzi', 'starzy', 'starzy', 'mlodzi'] })
  })
})

describe('kop asking forehand’s first call', () => {
  it('kop asking is to ask, or to call zolo at once', () => {
    expect(turnOf(plain)).toBe(0)
    expect(open(plain)).toEqual(['pytam', 'zolla', 'zolla-du'])
    const zolo = after(plain, 'zolla')
    expect(zolo).toMatchObject({ contract: 'zolla', owner: 0, turn: 1 })
    expect(open(after(zolo, 'pas pas pas'))).toEqual(['pas', 'du'])
  })

  it('kop asking a player who has asked can call no zolo, not even over another player’s zolo', () => {
    expect(open(after(plain, 'pytam pas pas pas'))).toEqual(['pas', 'kontra'])
    expect(open(after(plain, 'pytam zolla pas pas'))).toEqual(['pas', 'kontra'])
  })

  it('kop asking, kop wesele forehand may still call wesele after asking; asking does not count as a turn', () => {
    const both = start('CQSQHJDJ HAHTHQSA DQCJSJDA CACTSTDT', 0, kop)
    expect(open(both)).toEqual(['pytam', 'zolla', 'zolla-du'])
    expect(open(after(both, 'pytam pas pas pas'))).toEqual(['pas', 'wesele'])
    const second = after(both, 'pytam pas kontra pas pas rej pas pas')
    expect(turnOf(second)).toBe(0)
    expect(open(second)).toContain('wesele')
  })

  it('kop asking a timeout asks', () => {
    expect(baska.write(baska.auto(viewOf(plain)))).toBe('pytam')
  })

  it('A3 the auction ends after four passes in a row; asking is not a pass', () => {
    expect(after(plain, 'pytam pas pas pas').phase).toBe('auction')
    expect(after(plain, 'pytam pas pas pas pas').phase).toBe('play')
    expect(after(plain, 'pytam pas pas pas kontra pas pas pas').phase).toBe('auction')
  })
})

describe('kop wesele a wesele kept back', () => {
  it('kop wesele is possible until the second round', () => {
    const second = after(lonely, 'pytam pas pas kontra pas pas')
    expect(turnOf(second)).toBe(2)
    expect(open(second)).toContain('wesele')
    const third = after(second, 'rej pas pas pas')
    expect(turnOf(third)).toBe(2)
    expect(open(third)).toEqual(['pas', 'zolla', 'zolla-du'])
  })
})

describe('kop names, kop limits raises', () => {
  it('kop names are called kontra, rej, bok, słup in a zwykła gra', () => {
    let state = after(plain, 'pytam')
    for (const raise of ['kontra', 'rej', 'bok', 'slup'] as const) {
      expect(open(state)).toContain(raise)
      state = after(state, raise)
    }
    expect(viewOf(state).raises).toHaveLength(4)
    expect(open(state).filter((text) => /kontra|rej|bok|slup/.test(text))).toEqual([])
  })

  it('kop limits are at most two in zolo, with or without du', () => {
    for (const zolo of ['zolla', 'zolla-du']) {
      const state = after(plain, `pytam ${zolo} kontra pas pas rej`)
      expect(open(state)).not.toContain('bok')
    }
  })

  it('kop limits are at most three in a cicha: its player knows it, the others learn it at the end', () => {
    const three = after(lonely, 'pytam kontra rej bok')
    expect(open(three)).toContain('slup')
    expect(open(after(three, 'pas pas'))).not.toContain('slup')
    const sides = (['m', 'm', 's', 'm'] as const).map((side) => (side === 's' ? 'starzy' : 'mlodzi'))
    expect(recognised(kop, 'cicha', [1, 3, 2, 0], sides)).toEqual([true, false, true, false])
    expect(recognised({ ...kop, raiseMax: lebork.raiseMax }, 'cicha', [1, 3, 2, 0], sides)[3]).toBe(true)
  })

  it('kop first are never begun by the lone Stary', () => {
    expect(open(after(lonely, 'pytam pas'))).not.toContain('kontra')
    expect(open(after(lonely, 'pytam kontra'))).toContain('rej')
    expect(open(after(plain, 'pytam zolla pas pas pas'))).not.toContain('kontra')
  })

  it('kop skipping do not count if made by the same side', () => {
    const sides = ['starzy', 'starzy', 'mlodzi', 'mlodzi'] as const
    expect(recognised(kop, 'zwykla', [0, 1, 2, 3], sides)).toEqual([true, false, true, false])
  })

  it('kop payments payments are 1, 2, 3, then 4, 5 and 10, times 2 for each raise', () => {
    const paid = (
      contract: 'zwykla' | 'cicha' | 'zolla',
      grade: 'exit' | 'noExit' | 'noTrick' | null,
      du = false,
    ) => [0, 1, 2].map((counted) => stake(kop, { contract, du, counted, bokRound: false, won: true, grade }))
    expect(paid('zwykla', 'exit')).toEqual([1, 2, 4])
    expect(paid('zwykla', 'noExit')).toEqual([2, 4, 8])
    expect(paid('zwykla', 'noTrick')).toEqual([3, 6, 12])
    expect(paid('cicha', null)).toEqual([4, 8, 16])
    expect(paid('zolla', null)).toEqual([5, 10, 20])
    expect(paid('zolla', null, true)).toEqual([10, 20, 40])
  })
})

describe('kop cicha, C5 the cicha that two clubs forbid', () => {
  const table = unlosable(kop)
  const names = table.map((set) => [...set].map((cards) => cardNames(cards).join(' ')))
  const with2 = (two: string): string => cardNames(hand(`CQ SQ ${two}`)).join(' ')

  it('kop cicha is found by the search: two cards from the top, in every seat', () => {
    for (const seat of [0, 1, 2]) expect(names[seat]).toEqual([with2('HA CT')])
  })

  it('kop cicha, A13 is in the last seat also A♥ with any ten of ♣ ♠ ♥', () => {
    expect(names[3]?.toSorted()).toEqual(['HA CT', 'HA ST', 'HA HT'].map(with2).toSorted())
  })

  it('kop cicha, A12 forbids its holder to pass', () => {
    const state = after(start('CJSJHJDJ CQSQHACT CASTSAHT HQDQDADT', 0, kop), 'pytam')
    expect(open(state)).toEqual(['wesele', 'zolla', 'zolla-du'])
  })
})

describe('the words for a hand of Kop', () => {
  it('say zolo for zolla, with and without du, and change nothing else', () => {
    const linesOf = (rules: typeof kop): string[] =>
      (['zolla', 'zolla-du', 'wesele', 'pas', 'gran-du'] as const).map((call) => callWord(rules, call))
    expect(linesOf(kop)).toEqual(['zolo', 'zolo-du', 'wesele', 'pas', 'gran-du'])
    expect(linesOf(lebork)).toEqual(['zolla', 'zolla-du', 'wesele', 'pas', 'gran-du'])
    expect([contractWord(kop, 'zolla'), contractWord(kop, 'wesele')]).toEqual(['zolo', 'wesele'])
  })

  it('kop contracts include zolo', () => {
    let state = after(plain, 'pytam zolla pas pas pas pas')
    while (state.phase !== 'over') state = after(state, openCards(state)[0] as string)
    expect(baska.result(state)?.lines[0]?.args['contract']).toBe('zolo')
    expect(baska.result(state)?.entry.contract).toBe('zolla')
  })
})
