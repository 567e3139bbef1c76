import { cardNames, readCard, readCards } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { baska } from '../src/index.js'
import { follow, orderFor } from '../src/rules/order.js'
import { winner } from '../src/hand/trick.js'
import { after, lebork, open, openCards, passed, playedOut, start, turnOf, viewOf } from './table.js'

const list = (text: string): readonly string[] => text.split(' ').filter((name) => name !== '')
const cardOf = (name: string): number => readCard(name) as number

/** Returns the cards of a hand that may be played after the cards on the table. */
function answers(contract: 'zwykla' | 'gran', table: string, hand: string): readonly string[] {
  const order = orderFor(lebork, contract)
  const trick = list(table).map((name, seat) => ({ seat, card: cardOf(name) }))
  const set = readCards(list(hand)) as number
  return cardNames(follow(order, set, cardOf(list(table)[0] as string), winner(order, trick).card))
}

const inOrder = (text: string): readonly string[] => cardNames(readCards(list(text)) as number)

describe('ZO8 the order of cards', () => {
  it('ZO8 has twelve trumps, A♥ and 10♥ on top, then the fele of ♣ and ♠', () => {
    const order = orderFor(lebork, 'zwykla')
    const ladder = list('HA HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT')
    for (const [i, high] of ladder.entries()) {
      for (const low of ladder.slice(i + 1)) {
        expect(
          winner(order, [
            { seat: 0, card: cardOf(low) },
            { seat: 1, card: cardOf(high) },
          ]).seat,
        ).toBe(1)
      }
      expect(
        winner(order, [
          { seat: 0, card: cardOf('CA') },
          { seat: 1, card: cardOf(high) },
        ]).seat,
      ).toBe(1)
    }
  })

  it('G1, T11 in gran has four jacks, then A 10 Q in each suit, and no old queens', () => {
    const order = orderFor(lebork, 'gran')
    const beats = (a: string, b: string): boolean =>
      winner(order, [
        { seat: 0, card: cardOf(b) },
        { seat: 1, card: cardOf(a) },
      ]).seat === 1
    for (const chain of ['CJ SJ HJ DJ CA CT CQ', 'DJ SA ST SQ', 'DJ HA HT HQ', 'DJ DA DT DQ']) {
      for (const [i, high] of list(chain).entries()) {
        for (const low of list(chain).slice(i + 1))
          expect([high, low, beats(high, low)]).toEqual([high, low, true])
      }
    }
    expect(beats('CQ', 'HQ')).toBe(false)
    expect(beats('HA', 'CQ')).toBe(false)
  })

  it('T7 a fela of another suit never wins', () => {
    const order = orderFor(lebork, 'zwykla')
    expect(
      winner(order, [
        { seat: 0, card: cardOf('ST') },
        { seat: 1, card: cardOf('CA') },
      ]).seat,
    ).toBe(0)
  })
})

describe('C3, Z3, W6 following in zwykła gra, wesele, cicha and zolla', () => {
  it.each([
    {
      clause: 'ZG3, T2 a trump led must be beaten with a higher trump',
      table: 'SQ',
      hand: 'CQ HJ CA',
      may: 'CQ',
    },
    {
      clause: 'R2, T2 any trump that beats may be played',
      table: 'DJ',
      hand: 'HA HT DQ DT',
      may: 'HA HT DQ',
    },
    {
      clause: 'ZG3, T2 the card that is winning now must be beaten',
      table: 'DJ HQ',
      hand: 'SJ CQ DT',
      may: 'CQ',
    },
    {
      clause: 'ZG3, R3, T3 any trump may be played if none beats',
      table: 'HA',
      hand: 'HT DJ CA',
      may: 'HT DJ',
    },
    {
      clause: 'ZG4, T3 any fela may be played without a trump in hand',
      table: 'HA',
      hand: 'CA CT SA',
      may: 'CA CT SA',
    },
    { clause: 'ZG5, T4 the suit of a fela led must be followed', table: 'CT', hand: 'CA HA HT', may: 'CA' },
    {
      clause: 'ZG5, T4 the suit must be followed though a trump would beat',
      table: 'CA',
      hand: 'CT HA HT',
      may: 'CT',
    },
    {
      clause: 'ZG5, T4 the suit must be followed though the trick is ruffed already',
      table: 'CA DT',
      hand: 'CT HA',
      may: 'CT',
    },
    {
      clause: 'R2, T5 a player void in the suit must play a trump',
      table: 'CA',
      hand: 'SA DT HJ',
      may: 'DT HJ',
    },
    {
      clause: 'R3, T5 a player void in a ruffed suit must play a higher trump',
      table: 'CA DJ',
      hand: 'SA DT HJ',
      may: 'HJ',
    },
    {
      clause: 'R3, T5 a player void in a ruffed suit may play any trump if none is higher',
      table: 'CA HJ',
      hand: 'SA DT DJ',
      may: 'DT DJ',
    },
    {
      clause: 'ZG4, T6 a player with neither suit nor trump may play any card',
      table: 'CA',
      hand: 'SA ST',
      may: 'SA ST',
    },
    { clause: 'R2, T2 a partner’s card must be beaten, too', table: 'DT HT DJ', hand: 'HA CA', may: 'HA' },
  ])('$clause', ({ table, hand, may }) => {
    expect(answers('zwykla', table, hand)).toEqual(inOrder(may))
  })
})

describe('following in gran', () => {
  it.each([
    {
      clause: 'G3, T8 a jack led must be beaten with a higher jack',
      table: 'HJ',
      hand: 'CJ DJ HA',
      may: 'CJ',
    },
    {
      clause: 'G3, R3, T8 any jack may be played if none is higher',
      table: 'CJ',
      hand: 'HJ DJ HA',
      may: 'HJ DJ',
    },
    {
      clause: 'G4, T8 any card may be played on a jack without a jack in hand',
      table: 'CJ',
      hand: 'HA CQ ST',
      may: 'HA CQ ST',
    },
    {
      clause: 'G5, T9 the suit must be followed with a card that beats',
      table: 'HT',
      hand: 'HA HQ CJ',
      may: 'HA',
    },
    {
      clause: 'G5, T9 the suit must be followed if nothing beats',
      table: 'HA',
      hand: 'HT HQ CJ',
      may: 'HT HQ',
    },
    {
      clause: 'G5, T10 the suit must be followed though the trick is ruffed',
      table: 'HA DJ',
      hand: 'HT HQ CJ',
      may: 'HT HQ',
    },
    {
      clause: 'G6, T9 a player void in the suit must play a jack',
      table: 'HA',
      hand: 'CJ DJ SA',
      may: 'CJ DJ',
    },
    {
      clause: 'G6, T9 a player void in a ruffed suit must play a higher jack',
      table: 'HA HJ',
      hand: 'CJ DJ SA',
      may: 'CJ',
    },
    {
      clause: 'G6, T9 a player void in a ruffed suit may play any jack if none is higher',
      table: 'HA SJ',
      hand: 'HJ DJ SA',
      may: 'HJ DJ',
    },
    {
      clause: 'G7, T9 a player with neither suit nor jack may play any card',
      table: 'HA',
      hand: 'CQ SA DT',
      may: 'CQ SA DT',
    },
    { clause: 'G1, T11 a queen is a card of its suit', table: 'CQ', hand: 'CA CT HJ', may: 'CA CT' },
  ])('$clause', ({ table, hand, may }) => {
    expect(answers('gran', table, hand)).toEqual(inOrder(may))
  })
})

describe('ZG2, R1 the lead', () => {
  const deal = 'CQHAHQSA SQHTDQDA CJSJHJDJ CACTSTDT'

  it('T1 forehand leads any card, and the winner of a trick leads the next', () => {
    const state = after(start(deal), passed)
    expect(turnOf(state)).toBe(0)
    expect(openCards(state)).toHaveLength(4)
    const next = after(state, 'SA HT CJ ST')
    expect(turnOf(next)).toBe(1)
    expect(openCards(next)).toHaveLength(3)
    expect(viewOf(next, 0)).toMatchObject({ leader: 1, tricks: [0, 1, 0, 0], points: [0, 33, 0, 0] })
  })

  it('R4, T12 only the last trick is shown again', () => {
    let state = after(start(deal), `${passed} SA HT CJ ST`)
    expect(viewOf(state, 0).lastTrick?.cards.map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
    const first = viewOf(state, 0).lastTrick
    state = after(state, 'SQ')
    expect(viewOf(state, 0).lastTrick).toEqual(first)
    while (viewOf(state, 0).trick.length > 0) state = after(state, open(state)[0] as string)
    expect(viewOf(state, 0).lastTrick).not.toEqual(first)
  })

  it('G1 tricks of gran follow its own order', () => {
    const state = after(start(deal), 'gran pas pas pas pas SA SQ')
    expect(openCards(state)).toEqual(['CJ', 'SJ', 'HJ', 'DJ'])
  })

  it('ends after four tricks with all 104 points taken', () => {
    const state = playedOut(after(start(deal), passed))
    const { tricks, points, left } = viewOf(state, null)
    expect(tricks.reduce((a, b) => a + b)).toBe(4)
    expect(points.reduce((a, b) => a + b)).toBe(104)
    expect(left).toEqual([0, 0, 0, 0])
  })

  it('a timeout plays the cheapest legal card', () => {
    const lead = after(start('CAHACJSA SQHTDQDA SJHJDJCQ CTSTDTHQ'), passed)
    expect(openCards(lead)).toEqual(['CA', 'CJ', 'SA', 'HA'])
    expect(baska.write(baska.auto(viewOf(lead)))).toBe('CJ')
  })
})
