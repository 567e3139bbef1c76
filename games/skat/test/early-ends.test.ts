import { describe, expect, test } from 'vitest'
import { force } from '../src/hand/force.js'
import { gameNames, type GameKind } from '../src/index.js'
import { after, auctionFor, cards, dealOf, names, seen, settled, start } from './hands.js'
import { vectors } from './vectors.js'

/** Middlehand plays hearts, without 2. */
const hearts = (profile = 'pzskat', bid = 18): ReturnType<typeof start> =>
  after(start(undefined, profile), `${auctionFor(1, bid)} 1:take 1:S7+D7 1:hearts`)

/** Forehand plays a clubs hand game with 2 that nobody can beat. */
const clubs = (profile: string): ReturnType<typeof start> =>
  after(start(undefined, profile), `${auctionFor(0, 18)} 0:hand 0:clubs`)

const jacks = 'CJ SJ HJ DJ'
/** Middlehand plays a grand hand game. Forehand, who has four jacks and the given cards, leads. */
const grand = (forehand: string, profile: string): ReturnType<typeof start> =>
  after(
    start(
      dealOf(`${jacks} ${forehand}`, 'HA HT HK HQ H9 H8 DA DT DK DQ', 'SA ST SK SQ S9 S8 C8 H7 D9 D8'),
      profile,
    ),
    `${auctionFor(1, 18)} 1:hand 1:grand`,
  )

const clubsOfThree = 'CJ SJ HJ CA CT CK CQ C9 C8 C7'
const [spades, diamonds] = ['SA ST SK SQ S9 S8 S7 HA HT HK', 'DJ DA DT DK DQ D9 D8 D7 HQ H9']
/** The declarer, in either seat, takes every trick of their clubs game; `said` is the announcement. */
const strong = (declarer: 1 | 2, profile: string, announced = 'clubs'): ReturnType<typeof start> =>
  after(
    start(
      declarer === 1 ? dealOf(spades, clubsOfThree, diamonds) : dealOf(spades, diamonds, clubsOfThree),
      profile,
    ),
    `${auctionFor(declarer, 18)} ${declarer}:hand ${declarer}:${announced}`,
  )
const firstTrick = { 1: '0:SA 1:C7 2:D7', 2: '0:SA 1:D7 2:C7' } as const

describe('5.5.1 the settlement says how a game ended', () => {
  test.each([
    ['4.3.1 the declarer gives up', () => hearts(), '1:resign', { code: 'resigned', args: { n: 9 } }],
    [
      '4.3.3 an opponent concedes',
      () => hearts(),
      '2:concede 1:accept',
      { code: 'conceded', args: { seat: 2 } },
    ],
    [
      '4.3.4 both opponents accept a demanded schneider',
      () => clubs('pzskat'),
      '0:claim-schneider 1:accept 2:accept',
      { code: 'agreed.schneider', args: {} },
    ],
    [
      'isko 4.3.4 the declarer claims the rest',
      () => clubs('isko'),
      '0:claim',
      { code: 'claimed.true', args: {} },
    ],
    [
      'isko 4.3.5 an opponent shows their hand',
      () => hearts('isko'),
      '0:open 1:accept',
      { code: 'opened.false', args: { seat: 0 } },
    ],
  ])('%s', (_, game, moves, line) => {
    expect(after(game(), moves).settlement?.lines).toContainEqual(expect.objectContaining(line))
  })
})

describe('4.3.3 an opponent gives up for both', () => {
  test('4.3.3 the declarer is asked and, if they accept, has won the simple game', () => {
    const conceded = after(hearts(), '2:concede')
    expect(conceded.toAct).toEqual([1])
    expect(conceded.legal(1)).toEqual(['accept', 'refuse'])
    expect(conceded.legal(0)).toEqual([])
    expect(seen(conceded).offer).toEqual({ kind: 'concede', by: 2, level: 'simple', answered: [] })
    expect(settled(after(conceded, '1:accept'))).toMatchObject({
      score: 30,
      codes: expect.arrayContaining(['won', 'conceded']) as unknown,
    })
  })

  test('4.3.3, 4.1.6 the declarer may play on, and the same opponent may not ask again in that trick', () => {
    const on = after(hearts(), '2:concede 1:refuse')
    expect(seen(on)).toMatchObject({ offer: null, declined: [2] })
    expect(on.legal(2)).toEqual([])
    expect(on.legal(0)).toContain('concede')
    expect(after(on, '0:SA 1:S8 2:DA').legal(2)).toContain('concede')
  })

  test('4.3.3, 4.1.5 the level that the bid needs is granted', () => {
    expect(settled(after(hearts('pzskat', 40), '0:concede 1:accept')).score).toBe(40)
  })

  test('4.3.3, 5.4.3 a game that can no longer be won is not won by it', () => {
    expect(settled(after(hearts('pzskat', 60), '0:concede 1:accept')).score).toBe(-120)
  })

  test('4.3.3 the declarer cannot concede', () => {
    expect(hearts().legal(1)).toEqual(['resign', 'claim', 'claim-schneider'])
  })
})

describe('4.3.4 the declarer lays their cards down', () => {
  test('isko 4.3.4 all remaining tricks are theirs: with 2, game, hand, schneider, schwarz', () => {
    const over = after(clubs('isko'), '0:claim')
    expect(over.toAct).toEqual([])
    expect(settled(over)).toMatchObject({
      score: 72,
      codes: expect.arrayContaining(['claimed.true']) as unknown,
    })
  })

  test('isko 4.3.4 after a false claim the opponents end the game, lost simple', () => {
    const claimed = after(hearts('isko'), '1:claim')
    expect(claimed.toAct).toEqual([0, 2])
    expect(names(seen(claimed, 0).openHand as number)).toBe(names(seen(claimed, 1).hand))
    expect(seen(claimed).offer).toMatchObject({ kind: 'fault', by: 1 })
    const over = settled(after(claimed, '0:accept 2:accept'))
    expect(over).toMatchObject({ score: -60, codes: expect.arrayContaining(['claimed.false']) as unknown })
  })

  test('isko 4.3.4, 4.1.6 an opponent may play on instead, with the declarer’s cards open', () => {
    const on = after(hearts('isko'), '1:claim 0:accept 2:refuse 0:SA')
    expect(on.toAct).toEqual([1])
    expect(names(seen(on).openHand as number)).toBe(names(seen(on, 1).hand))
  })

  test('isko 4.3.4 in null they take no trick', () => {
    const deal = dealOf(
      'CA CK CQ S9 S8 S7 HK HQ D9 D8',
      'CJ SJ HJ DJ HA HT H7 DA DT D7',
      'C9 C8 C7 SA SK SQ H9 H8 DK DQ',
    )
    const over = after(start(deal, 'isko'), `${auctionFor(1, 18)} 1:hand 1:null 1:claim`)
    expect(settled(over).score).toBe(35)
  })

  test('isko 4.3.4 no level can be demanded', () => {
    expect(
      clubs('isko')
        .legal(0)
        .filter((move) => move.startsWith('claim')),
    ).toEqual(['claim'])
  })

  test.each([
    ['pzskat 4.3.4 both agree: the announced game is won', 'claim', 48],
    ['pzskat 4.3.4 a demanded schneider counts', 'claim-schneider', 60],
    ['pzskat 4.3.4 a demanded schwarz counts', 'claim-schwarz', 72],
  ])('%s', (_, claim, score) => {
    const claimed = after(clubs('pzskat'), `0:${claim}`)
    expect(claimed.toAct).toEqual([1, 2])
    const half = after(claimed, '2:accept')
    expect(half.toAct).toEqual([1])
    expect(settled(after(half, '1:accept')).score).toBe(score)
  })

  test('pzskat 4.3.4 if one opponent does not agree, the play goes on with open cards', () => {
    const on = after(clubs('pzskat'), '0:claim 1:refuse')
    expect(on.toAct).toEqual([0])
    expect(names(seen(on).openHand as number)).toBe(names(seen(on, 0).hand))
    expect(on.legal(0)).not.toContain('claim')
  })

  test.each([1, 2] as const)(
    'pzskat 4.3.4 seat %i can demand schwarz while every trick is theirs',
    (seat) => {
      const on = after(strong(seat, 'pzskat'), firstTrick[seat])
      expect(on.legal(seat).filter((move) => move.startsWith('claim'))).toEqual([
        'claim',
        'claim-schneider',
        'claim-schwarz',
      ])
    },
  )

  test('pzskat 4.3.4, 5.2.5 an announced schneider need not be demanded', () => {
    const schneider = strong(1, 'pzskat', 'clubs-schneider')
    expect(schneider.legal(1)).toEqual(['resign', 'claim', 'claim-schwarz'])
  })

  test('isko 4.3.4, 5.2.4 after a trick of the declarer, all the rest still makes the opponents schwarz', () => {
    const over = after(strong(1, 'isko'), `${firstTrick[1]} 1:claim`)
    expect(settled(over).score).toBe(84)
  })

  test('pzskat 4.3.4 a declarer who has lost a trick cannot demand schwarz', () => {
    expect(after(hearts(), '0:SA 1:S8 2:DA').legal(1)).toEqual(['resign', 'claim', 'claim-schneider'])
  })

  const twentyTwo = '0:SA 1:S8 2:DA'
  test.each([
    [
      '30 points of the opponents leave schneider',
      `${twentyTwo} 0:CK 1:SK 2:D9`,
      ['claim', 'claim-schneider'],
    ],
    ['31 points of the opponents leave no level', `${twentyTwo} 0:CQ 1:SQ 2:DQ`, ['claim']],
  ])('pzskat 4.3.4 %s to demand', (_, played, claims) => {
    const on = after(hearts(), played)
    expect(on.legal(1)).toEqual(['resign', ...claims])
    for (const seat of [0, 2, null]) expect(seen(on, seat).reach).toBeNull()
  })

  test('pzskat 4.3.4, 5.4.3 schwarz without the jack of clubs is offered only while it may lie in the skat', () => {
    const hand = after(start(), `${auctionFor(1, 18)} 1:hand 1:hearts`)
    expect(hand.legal(1)).toContain('claim-schwarz')
    expect(hearts().legal(1)).not.toContain('claim-schwarz')
  })
})

describe('4.3.5 an opponent lays their cards down', () => {
  const alone = 'CA CT CK CQ C9 C7'
  // Rearhand takes the last spade, unless they have discarded theirs.
  const together = 'CA CT CK CQ C9 S7'

  test.each([
    ['isko 4.3.5 an opponent whose open hand takes all the rest wins', alone, 'isko', ['opened.true'], -384],
    [
      'pzskat 4.3.5 an opponent with an open hand wins if the declarer takes nothing more',
      alone,
      'pzskat',
      ['opened.true'],
      -384,
    ],
    [
      'pzskat 4.3.5 the opponents win even if the partner takes a trick of the rest',
      together,
      'pzskat',
      ['opened.true'],
      -384,
    ],
  ])('%s', (_, forehand, profile, codes, score) => {
    const over = after(grand(forehand, profile), '0:open')
    expect(over.toAct).toEqual([])
    expect(settled(over)).toMatchObject({ score, codes: expect.arrayContaining(codes) as unknown })
  })

  test('isko 4.3.5, 5.4.3 not by themselves: the rest is the declarer’s, schneider; without the club jack never schwarz', () => {
    const opened = after(grand(together, 'isko'), '0:open')
    expect(opened.toAct).toEqual([1])
    expect(seen(opened).openOpponents).toEqual([{ seat: 0, cards: cards(`${jacks} ${together}`) }])
    const over = settled(after(opened, '1:accept'))
    expect(over).toMatchObject({ score: 168, codes: expect.arrayContaining(['opened.false']) as unknown })
  })

  test('4.3.5, 4.1.6 the declarer may play on, and the cards stay open', () => {
    const on = after(grand(together, 'isko'), '0:open 1:refuse 0:CA')
    expect(seen(on, 1).openOpponents).toEqual([{ seat: 0, cards: cards(`${jacks} CT CK CQ C9 S7`) }])
  })

  test('4.3.5 an opponent cannot do so in null, where the declarer wants no trick', () => {
    const nullGame = after(start(), `${auctionFor(1, 18)} 1:hand 1:null`)
    expect(nullGame.legal(2)).toEqual(['concede'])
  })
})

interface Problem {
  readonly gameKind: string
  readonly trumpSuit: string | null
  readonly hands: Readonly<Record<'F' | 'M' | 'R', readonly string[]>>
  readonly declarer: 'F' | 'M' | 'R'
  readonly aim: 'all-tricks' | 'no-trick'
}

const problems = (vectors ?? []).filter(({ kind }) => kind === 'force')

describe.skipIf(vectors === undefined)('4.3.4 the exact check, on the deals of the rule dossier', () => {
  test.each(problems.map((v) => [v.id, v] as const))('%s', (_, { input, expect: holds }) => {
    const { gameKind, trumpSuit, hands, declarer, aim } = input as unknown as Problem
    const game = (
      gameKind === 'suit' ? 'CSHD'.indexOf(trumpSuit as string) : gameNames.indexOf(gameKind as 'null')
    ) as GameKind
    const seat = 'FMR'.indexOf(declarer)
    const [a, b, c] = (['F', 'M', 'R'] as const).map((s) => cards(hands[s].join(' '))) as [
      number,
      number,
      number,
    ]
    const position = { announcement: { game }, hands: [a, b, c], trick: { leader: 0, cards: [] } } as const
    expect(force(position, seat, seat, aim === 'all-tricks' ? 'all' : 'none')).toBe(holds)
  })

  test('4.3.4 the dossier has ten such deals', () => {
    expect(problems).toHaveLength(10)
  })
})
