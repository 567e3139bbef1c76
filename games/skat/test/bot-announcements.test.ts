/** What bots announce beyond a plain game, and that it comes off. */
import { cases } from '@stolik/core/cases'
import { cardNames, list, say, seeded, shuffled, toSet } from '@stolik/core'
import { turnedRules } from '@stolik/core/laws'
import { describe, expect, test } from 'vitest'
import { limit } from '../src/bot/auction.js'
import { bot } from '../src/bot/bot.js'
import {
  announcement,
  deck,
  profiles,
  ruleSets,
  skat,
  teaching,
  type Announcement,
  type Rules,
} from '../src/index.js'
import { cards } from './hands.js'
import { catalogues, lessonWords } from './words.js'

/** Deals the named cards to a seat, and chance cards to all until everybody has ten. */
function dealt(seat: number, names: string, seed: string): ReturnType<typeof skat.deal> {
  const own = cards(names)
  const rest = shuffled(list(deck & ~own), seeded(seed))
  const hands = [0, 1, 2].map((s) => {
    const held = s === seat ? list(own) : []
    return toSet([...held, ...rest.splice(0, 10 - held.length)])
  }) as [number, number, number]
  return { hands, skat: toSet(rest) }
}

/** Forehand has the named cards, and middlehand all jacks that are left and the best suits. */
function strongAgainst(names: string, seed: string): ReturnType<typeof skat.deal> {
  const own = cards(names)
  const high = list(deck & ~own).filter((card) => /[HD]J|[HD][ATKQ]/.test(cardNames(toSet([card])).join('')))
  const strong = shuffled(high, seeded(seed)).slice(0, 8)
  const rest = shuffled(list(deck & ~own & ~toSet(strong)), seeded(`${seed}/rest`))
  return {
    hands: [own, toSet([...strong, ...rest.slice(0, 2)]), toSet(rest.slice(2, 12))],
    skat: toSet(rest.slice(12)),
  }
}

interface Played {
  readonly bid: number
  readonly announcement: Announcement | null
  readonly declarer: number | null
  readonly won: boolean
  readonly codes: readonly string[]
}

/** Bots play a deal to its end. */
function played(rules: Rules, deal: ReturnType<typeof skat.deal>): Played {
  let state = skat.setup(rules, deal, {})
  for (let seat = skat.toAct(state)[0]; seat !== undefined; seat = skat.toAct(state)[0]) {
    const move = bot(skat.view(state, seat))
    expect(skat.legal(skat.view(state, seat)).map((one) => skat.write(one))).toContain(skat.write(move))
    state = skat.apply(state, seat, move)
  }
  const { entry, lines } = skat.result(state) ?? { entry: { kind: 'passed' }, lines: [] }
  const codes = lines.map(({ code }) => code)
  const { bid } = state
  if (entry.kind !== 'played') return { bid, announcement: null, declarer: null, won: false, codes }
  return { bid, announcement: entry.announcement, declarer: entry.declarer, won: entry.value.won, codes }
}

const lowClubs = [
  'C7 C8 C9 CK CT CA CJ SJ HJ',
  'C7 C8 CT CA CJ SJ HJ DJ',
  'C7 CQ CK CA CJ SJ HJ DJ DA',
  'C7 C8 CJ SJ HJ DJ',
]

describe('bots announce patrolki', () => {
  test.each([['any'], ['lowest-last']] as const)(
    'patrolki 2.4.4 in the order %s, and none fails',
    (patrolkiOrder) => {
      const rules = turnedRules(ruleSets, 'patrolki', { patrolkiOrder })
      let announced = 0
      for (let n = 0; n < cases(80, 240); n++) {
        const names = lowClubs[n % lowClubs.length] as string
        const { announcement, codes } = played(rules, dealt(n % 3, names, `patrolki/${n}`))
        if (announcement === null || announcement.patrolki === 0) continue
        announced += 1
        expect(codes, `${names} ${n}`).not.toContain('missed.patrolki')
      }
      expect(announced).toBeGreaterThan(60)
    },
  )

  test('patrolki 2.4.4 not where the others hold all jacks', () => {
    let declared = 0
    for (let n = 0; n < 60; n++) {
      const { hands, skat: away } = dealt(0, 'C7 C8 C9 CK CT CA HA HT SA DA', `few/${n}`)
      if ((cards('CJ SJ HJ DJ') & (hands[1] | hands[2])) !== cards('CJ SJ HJ DJ')) continue
      const { announcement, declarer } = played(profiles.patrolki, { hands, skat: away })
      if (declarer !== 0) continue
      declared += 1
      expect(announcement?.patrolki).toBe(0)
    }
    expect(declared).toBeGreaterThan(10)
  })
})

describe('bots play open games', () => {
  const all = 'CJ SJ HJ DJ CA CT CK SA ST HA'

  test('5.2.6 forehand announces an open game when no trick can be lost, and takes them all', () => {
    let open = 0
    for (let n = 0; n < 20; n++) {
      const { announcement, declarer, won } = played(profiles.pzskat, dealt(0, all, `open/${n}`))
      if (announcement?.ouvert !== true) continue
      open += 1
      expect([declarer, won]).toEqual([0, true])
    }
    expect(open).toBe(20)
  })

  test('5.2.6 the lesson’s advice says that the game is open', () => {
    const open = announcement(0, true, 'ouvert')
    const state = skat.setup(profiles.pzskat, dealt(0, all, 'open/0'), {})
    const { advice } = teaching.guide(skat.view(state, 0), { kind: 'announce', announcement: open })
    const words = say(
      { ...catalogues.en, ...lessonWords.en },
      'en',
      advice?.what.code ?? '',
      advice?.what.args ?? {},
    )
    expect(words).toBe('name Clubs hand ouvert')
  })

  test('5.2.5, 5.2.6 no level is announced when it is not certain', () => {
    for (let n = 0; n < 40; n++) {
      const deal = dealt(n % 3, n % 3 === 0 ? 'CJ SJ HJ DJ CA CT CK ST SK HA' : all, `unsure/${n}`)
      const { announcement } = played(profiles.pzskat, deal)
      expect(announcement?.schneider ?? false, cardNames(deal.hands[(n % 3) as 0]).join(' ')).toBe(false)
    }
  })

  test.each([
    [0, 'C7 C8 C9 CT CJ S7 S8 S9 ST SJ', true],
    [1, 'C7 C9 CJ S7 S9 SJ H7 H9 D7 D9', true],
    // Forehand has no card to lead.
    [0, 'C7 C9 CJ S7 S9 SJ H7 H9 D7 D9', false],
    [1, 'C7 C9 CJ S7 S9 SJ H7 HT D7 D9', false],
  ])('patrolki 3.4.9 a rewolucja of seat %i with %s, which no exchange can spoil: %s', (seat, hand, safe) => {
    const games = Array.from({ length: 20 }, (_, n) =>
      played(profiles.patrolki, dealt(seat, hand, `safe/${n}`)),
    )
    const own = games.filter(({ declarer }) => declarer === seat)
    expect(own.length).toBeGreaterThan(2)
    for (const { announcement, won } of own)
      expect(announcement?.rewolucja === true && won, JSON.stringify(announcement)).toBe(safe)
  })
})

describe('bots bid on a rewolucja', () => {
  const safe = 'C7 C8 C9 CT CJ S7 S8 S9 ST SJ'

  test.each([
    ['patrolki', safe, true, 92],
    ['towarzyski', safe, true, 92],
    ['pzskat', safe, true, 59],
    ['isko', safe, true, 59],
    ['patrolki', 'C7 C9 CJ S7 S9 SJ H7 H9 D7 D9', false, 92],
  ] as const)(
    'patrolki 3.4.9, towarzyski 2.6 by the rules of %s with %s up to its value',
    (id, hand, lead, most) => {
      expect(limit(profiles[id], cards(hand), lead)).toBe(most)
    },
  )

  test('patrolki 3.4.9 not on one that an exchange could spoil', () => {
    // Safe as a null game with open cards nearly always, but forehand has no card to lead.
    expect(limit(profiles.patrolki, cards('C7 C9 CJ S7 S9 SJ H7 H9 D7 D9'), true)).toBeLessThan(92)
    expect(limit(profiles.patrolki, cards('C7 C9 CJ S7 S9 SJ H7 HT D7 D9'), false)).toBeLessThan(92)
  })

  test('patrolki 3.4.9 above the value of an open null hand game they still win it', () => {
    let above = 0
    for (let n = 0; n < cases(130, 400); n++) {
      const game = played(profiles.patrolki, strongAgainst(safe, `above/${n}`))
      if (game.declarer !== 0 || game.bid <= profiles.patrolki.nullValues.ouvertHand) continue
      above += 1
      expect([game.announcement?.rewolucja, game.won]).toEqual([true, true])
    }
    expect(above).toBeGreaterThan(5)
  })

  test('patrolki 3.4.9 the lesson names its value as the reason for such a bid', () => {
    const state = skat.setup(profiles.patrolki, dealt(1, 'C7 C9 CJ S7 S9 SJ H7 H9 D7 D9', 'lesson'), {})
    const reasons = teaching.guide(skat.view(state, 1), { kind: 'bid', value: 72 }).advice?.why
    expect(reasons).toContainEqual({ code: 'why.null', args: { value: 92 }, clause: '5.1' })
  })
})
