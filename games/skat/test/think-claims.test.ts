/** Claims, concessions and their answers bring no less than playing on, in hands that are played at random and judged with open cards. */
import { pick, seeded, type Random, type Seat } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { force } from '../src/hand/force.js'
import { nullGame, skat, write, type Move, type State } from '../src/index.js'
import type { Memory } from '../src/hand/memory.js'
import { needed } from '../src/arbiter/situation.js'
import type { Goal } from '../src/solve/position.js'
import { reached } from '../src/solve/solve.js'
import type { Playing } from '../src/hand/state.js'
import { matadors, type Level } from '../src/rules/valuation.js'
import { ending } from '../src/think/claims.js'
import { after, auctionFor, dealOf, seen, start } from './hands.js'
import { openCards, rulesOf } from './open-search.js'

const inTime = (): boolean => false
const isCard = ({ kind }: Move): boolean => kind === 'card'

/** A table with what each seat remembers. */
interface Sitting {
  readonly state: State
  readonly memories: readonly (Memory | undefined)[]
}

const mindOf = ({ state, memories }: Sitting, seat: Seat) => {
  const view = skat.view(state, seat)
  return { view, memory: skat.remember?.(memories[seat], view) as Memory }
}

function moved(sitting: Sitting, seat: Seat, move: Move): Sitting {
  const { memory } = mindOf(sitting, seat)
  return { state: skat.apply(sitting.state, seat, move), memories: sitting.memories.with(seat, memory) }
}

/** The declarer's score once everybody has accepted what is offered. */
function settledBy(sitting: Sitting, seat: Seat, move: Move): number {
  let { state } = moved(sitting, seat, move)
  while (state.phase === 'play') state = skat.apply(state, skat.toAct(state)[0] as Seat, { kind: 'accept' })
  return scoreOf(state)
}

const scoreOf = (state: State): number => {
  if (state.phase !== 'over' || state.game === null) throw new Error('not settled')
  return skat.result(state)?.scores[state.game.declarer] as number
}

/** Whether the declarer can take all that is left, or in null nothing, whatever the others play. */
const holds = (state: Playing): boolean =>
  force(state, state.declarer, state.declarer, state.announcement.game === nullGame ? 'none' : 'all')

/** The declarer's score after random cards to the end; the declarer plays so as to take all tricks if `all`. */
function playedOn(state: State, all: boolean, random: Random): number {
  let now = state
  while (now.phase === 'play') {
    const before = now
    const seat = skat.toAct(before)[0] as Seat
    const cards = skat.legal(skat.view(before, seat)).filter(isCard)
    const good = (move: Move): boolean => {
      const next = skat.apply(before, seat, move)
      return next.phase === 'over' ? scoreOf(next) > 0 : holds(next as Playing)
    }
    const move = all && seat === before.declarer ? cards.find(good) : pick(cards, random)
    now = skat.apply(before, seat, move ?? pick(cards, random))
  }
  return scoreOf(now)
}

/** Whether the declarer reaches with open cards what a claim demands, or the bid. */
function claimIsGood(state: Playing, level: Level): boolean {
  const { declarer, announcement, deal, bid, rules, won } = state
  const held = deal.hands[declarer as 0] | deal.skat
  const nothing = { points: 0, tricks: 0 }
  const own = announcement.game === nullGame ? null : matadors(announcement.game, held)
  const wanted = needed(rules, { announcement, bid, matadors: own, declarer: nothing, opponents: nothing })
  if (wanted === 'impossible') return true
  const order = ['simple', 'schneider', 'schwarz']
  const goal: Goal = ((): Goal => {
    if (announcement.game === nullGame) return { kind: 'none' }
    const most = order[Math.max(order.indexOf(level), order.indexOf(wanted))]
    return most === 'schwarz' ? { kind: 'every' } : { kind: 'points', points: most === 'simple' ? 61 : 90 }
  })()
  const lost = won.some((n, seat) => seat !== declarer && n > 0)
  return reached({ ...openCards(state, declarer, goal), missed: goal.kind === 'every' && lost })
}

const hands = Number(process.env['LAW_HANDS'] ?? 250)

describe.each(['pzskat', 'isko', 'towarzyski'])('4.3.1–4.3.5 in %s a master', (profile) => {
  test('ends no game that playing on would have ended better, and accepts no claim that could fail', () => {
    const counts: Record<string, number> = {}
    const count = (what: string): void => void (counts[what] = (counts[what] ?? 0) + 1)
    const rules = rulesOf(profile)
    for (let n = 0; n < hands; n++) {
      const random = seeded(`ends ${profile} ${n}`)
      let now: Sitting = {
        state: skat.setup(rules, skat.deal(rules, random), skat.between(rules, [])),
        memories: [undefined, undefined, undefined],
      }
      while (now.state.phase !== 'over') {
        const { state } = now
        const seat = skat.toAct(state)[0] as Seat
        const { view, memory } = mindOf(now, seat)
        const label = `${profile} ${n} ${seat}`
        if (state.phase === 'play') {
          const move = ending(view, memory, inTime)
          if (move !== undefined) {
            count(write(move).replace(/-.*/, ''))
            const score = settledBy(now, seat, move)
            for (let time = 0; time < 5; time++) {
              const other = playedOn(state, move.kind === 'claim', random)
              if (move.kind === 'claim') expect(score, label).toBe(other)
              else if (move.kind === 'resign') expect(score, label).toBeGreaterThanOrEqual(other)
              else expect(score, label).toBeLessThanOrEqual(other)
            }
            if (move.kind === 'open') expect(force(state, seat, seat, 'all'), label).toBe(true)
            if (move.kind === 'claim') expect(holds(state), label).toBe(true)
            if (move.kind === 'claim' && state.announcement.game === nullGame) count('claim in null')
          }
          const claims = skat.legal(view).filter(({ kind }) => kind === 'claim')
          if (seat === state.declarer && claims.length > 0 && rules.declarerShows === 'offer') {
            const demanded = pick(claims, random)
            let claimed = moved(now, seat, demanded)
            while (claimed.state.phase === 'play' && claimed.state.offer !== null) {
              const other = skat.toAct(claimed.state)[0] as Seat
              const mind = mindOf(claimed, other)
              const reply = ending(mind.view, mind.memory, inTime) as Move
              if (reply.kind === 'accept' && demanded.kind === 'claim') {
                count('accepted')
                expect(claimIsGood(state, demanded.level), label).toBe(true)
              } else count('refused')
              claimed = moved(claimed, other, reply)
            }
          }
        }
        const legal = skat.legal(view)
        const cards = legal.filter(isCard)
        // Hands are bid and played by bots mostly, so that some are sure.
        const usual = random.below(4) > 0 ? skat.bot(view, random, memory) : undefined
        now = moved(now, seat, usual ?? pick(cards.length > 0 ? cards : [skat.bot(view, random)], random))
      }
    }
    console.log(profile, JSON.stringify(counts))
    expect(counts['claim']).toBeGreaterThan(hands / 50)
    expect(counts['open']).toBeGreaterThan(hands / 50)
    expect(counts['claim in null']).toBeGreaterThan(1)
    expect(counts['concede']).toBeGreaterThan(hands / 50)
    expect(counts['resign']).toBeGreaterThan(hands / 50)
    if (rules.declarerShows === 'offer') {
      expect(counts['accepted']).toBeGreaterThan(hands / 50)
      expect(counts['refused']).toBeGreaterThan(hands / 10)
    }
  })
})

describe('4.3.4 in a hand a master', () => {
  /** Forehand holds the eleven trumps but two low ones, and an ace. */
  const sure = dealOf(
    'CJ SJ HJ DJ CA CT CK CQ SA HA',
    'C9 C8 ST SK SQ S9 HT HK HQ H9',
    'C7 S8 S7 H8 H7 DA DT DK DQ D9',
  )
  const begun = (profile: string) => after(start(sure, profile), `${auctionFor(0, 18)} 0:hand 0:clubs`)
  const says = (hand: ReturnType<typeof begun>, seat: Seat): string | undefined => {
    const view = seen(hand, seat)
    const move = ending(view, skat.remember?.(undefined, view) as Memory, inTime)
    return move && write(move)
  }

  test('claims what nobody can take, and demands the level that it brings where that is asked', () => {
    expect(says(begun('pzskat'), 0)).toBe('claim-schwarz')
    expect(says(begun('isko'), 0)).toBe('claim')
  })

  test('claims as an opponent accepts it, and does not lay its cards down twice', () => {
    const claimed = after(begun('pzskat'), '0:claim-schwarz')
    expect([1, 2].map((seat) => says(claimed, seat))).toEqual(['accept', 'accept'])
    expect(says(after(claimed, '1:refuse'), 0)).toBeUndefined()
  })

  test('refuses a claim while a deal that fits refutes it', () => {
    // Without the ace of spades in the hand of whoever claims, nobody knows where it lies.
    const doubtful = dealOf(
      'CJ SJ HJ DJ CA CT CK CQ SK H8',
      'C9 C8 ST SA SQ S9 HT HK HQ H9',
      'C7 S8 S7 HA H7 DA DT DK DQ D9',
    )
    const hand = after(start(doubtful), `${auctionFor(0, 18)} 0:hand 0:clubs`)
    expect(says(hand, 0)).toBeUndefined()
    expect(says(after(hand, '0:claim-schwarz'), 1)).toBe('refuse')
  })

  test('claims in null once its cards lie below all others, but not on lead', () => {
    const low = dealOf(
      'CA CK CQ ST SK SQ HA HK HQ DA',
      'C7 C8 C9 S7 S8 S9 H7 H8 D7 D8',
      'CT CJ SJ SA HT HJ H9 DK DQ D9',
    )
    const hand = after(start(low), `${auctionFor(1, 18)} 1:hand 1:null`)
    expect(says(after(hand, '0:CA'), 1)).toBe('claim')
    expect([2, 0].map((seat) => says(after(hand, '0:CA 1:claim'), seat))).toEqual(['accept', 'accept'])
    const leads = after(start(low, 'pzskat'), `${auctionFor(0, 18)} 0:hand 0:null`)
    expect(says(leads, 0)).toBeUndefined()
  })

  test('gives up a game that is overbid beyond repair, before its first card (3.4.3, 4.3.1)', () => {
    // With the jack of clubs in the skat, a hearts hand without four becomes one with one.
    const overbid = dealOf(
      'HA HT HK HQ H9 H8 H7 SA S7 DA',
      'SJ HJ CA CT CK ST SK SQ DT DK',
      'DJ C9 C8 C7 CQ S9 S8 DQ D9 D8',
    )
    const hand = after(start(overbid), `${auctionFor(0, 60)} 0:take 0:S7+DA 0:hearts`)
    expect(says(hand, 0)).toBe('resign')
  })
})
