/** Checks every field of what a seat may know about the exchange before a rewolucja. */
import type { Hand } from '@stolik/core'
import { describe, test } from 'vitest'
import { announcement, nullGame, type View } from '../src/index.js'
import { after, auctionFor, cards, dealOf, start } from './hands.js'
import { expectViews } from './views.js'

describe('the view of the exchange before a rewolucja', () => {
  const low = dealOf(
    'CA CK CQ SA SK SQ HA HK DA DK',
    'C7 C8 C9 S7 S8 S9 H7 H8 D7 D8',
    'CJ SJ HJ DJ HT HQ H9 DT DQ D9',
  )
  const [first, open, last] = [
    cards('CA CK CQ SA SK SQ HA HK DA DK'),
    cards('C7 C8 C9 S7 S8 S9 H7 H8 D7 D8'),
    cards('CJ SJ HJ DJ HT HQ H9 DT DQ D9'),
  ]
  const lay = cards('CT ST')
  const dealt = [{ hand: first }, { hand: open }, { hand: last }] as const
  const rewolucja = (profile: string, moves: string): Hand =>
    after(start(low, profile), `${auctionFor(1, 18)} 1:hand 1:null-rewolucja ${moves}`)
  const all = (profile: string): Partial<View> => ({
    profile,
    phase: 'exchange',
    calls: [
      { seat: 1, call: 'bid', value: 18 },
      { seat: 0, call: 'pass', value: 18 },
      { seat: 2, call: 'pass', value: 18 },
    ],
    bid: 18,
    declarer: 1,
    fromHand: true,
    announcement: announcement(nullGame, true, 'rewolucja'),
  })
  const none = { took: [], count: null, named: null, gave: null, got: null }

  test('patrolki 3.4.9 with the skat: everybody sees who took it, but only they see its cards', () => {
    const patrolki = all('patrolki')
    const how = { how: 'skat', ...none } as const
    const take = { ...how, step: 'take' } as const
    expectViews(rewolucja('patrolki', ''), { ...patrolki, toAct: [0], exchange: take }, dealt)
    const put = { ...how, step: 'put', took: [0] } as const
    expectViews(
      rewolucja('patrolki', '0:take'),
      { ...patrolki, toAct: [0], cardsLeft: [12, 10, 10], exchange: put },
      [{ hand: first | lay, exchange: { ...put, got: lay } }, dealt[1], dealt[2]],
    )
    const gave = cards('CA CK')
    const exchanged = { hand: (first | lay) & ~gave, exchange: { ...take, took: [0], gave, got: lay } }
    expectViews(
      rewolucja('patrolki', '0:take 0:CA+CK'),
      { ...patrolki, toAct: [2], exchange: { ...take, took: [0] } },
      [exchanged, dealt[1], dealt[2]],
    )
    const done = { ...how, step: 'done', took: [0] } as const
    expectViews(
      rewolucja('patrolki', '0:take 0:CA+CK 2:leave'),
      { ...patrolki, phase: 'play', toAct: [0], trick: { leader: 0, cards: [] }, exchange: done },
      [{ ...exchanged, exchange: { ...done, gave, got: lay } }, dealt[1], dealt[2]],
    )
  })

  test('towarzyski 2.6 with each other: numbers and cards stay secret', () => {
    const towarzyski = { ...all('towarzyski'), openHand: open }
    const how = { how: 'opponents', ...none } as const
    const number = { ...how, step: 'number' } as const
    expectViews(rewolucja('towarzyski', ''), { ...towarzyski, toAct: [0, 2], exchange: number }, dealt)
    expectViews(rewolucja('towarzyski', '0:swap-3'), { ...towarzyski, toAct: [2], exchange: number }, [
      { ...dealt[0], exchange: { ...number, named: 3 } },
      dealt[1],
      dealt[2],
    ])
    const give = { ...how, step: 'give', count: 2 } as const
    const named = '0:swap-3 2:swap-2'
    expectViews(rewolucja('towarzyski', `${named} 0:CA+SA`), { ...towarzyski, toAct: [2], exchange: give }, [
      { ...dealt[0], exchange: { ...give, gave: cards('CA SA') } },
      dealt[1],
      dealt[2],
    ])
    const done = { ...how, step: 'done', count: 2 } as const
    const [ours, theirs] = [cards('CA SA'), cards('CJ SJ')]
    expectViews(
      rewolucja('towarzyski', `${named} 0:CA+SA 2:CJ+SJ`),
      { ...towarzyski, phase: 'play', toAct: [0], trick: { leader: 0, cards: [] }, exchange: done },
      [
        { hand: (first & ~ours) | theirs, exchange: { ...done, gave: ours, got: theirs } },
        dealt[1],
        { hand: (last & ~theirs) | ours, exchange: { ...done, gave: theirs, got: ours } },
      ],
    )
    const still = { ...how, step: 'done', count: 0 } as const
    expectViews(
      rewolucja('towarzyski', '0:swap-0 2:swap-2'),
      { ...towarzyski, phase: 'play', toAct: [0], trick: { leader: 0, cards: [] }, exchange: still },
      dealt,
    )
  })
})
