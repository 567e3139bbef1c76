/** The deals that a master takes to be possible: all that fit, each as often as any other, and the true one among them. */
import { count, pick, type Random, seeded, toSet } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { profiles, skat, type Move, type State, type View } from '../src/index.js'
import type { Memory } from '../src/hand/memory.js'
import { dealsOf } from '../src/think/play/deals.js'
import { aside, hiddenFrom, tableOf, type Hidden, type Places } from '../src/think/play/hidden.js'
import { likelihoodOf } from '../src/think/play/likely.js'
import { skatInPlay } from '../src/hand/play.js'

const endings = new Set(['resign', 'concede', 'claim', 'open', 'look'])

/** Seven unseen cards for two players, one of whom has no clubs, and the skat. */
const small: Hidden = {
  cards: [0, 1, 8, 9, 10, 16, 24],
  sure: [1 << 31, 0, 0, 0],
  room: [0, 3, 2, 2],
  barred: [0, 0xff, 0, 1 << 24],
}

/** Every way to place the cards of `small`, found by trying all. */
function byTrial({ cards, sure, room, barred }: Hidden): ReadonlySet<string> {
  const found = new Set<string>()
  const places = [1, 2, aside]
  for (let code = 0; code < 3 ** cards.length; code++) {
    const at = cards.map((_, i) => places[Math.floor(code / 3 ** i) % 3] as number)
    const sets = [0, 1, 2, aside].map((place) => toSet(cards.filter((__, i) => at[i] === place)))
    const fits = sets.every((set, place) => count(set) === room[place] && (set & barred[place as 0]) === 0)
    if (fits) found.add(sets.map((set, place) => set | sure[place as 0]).join())
  }
  return found
}

describe('deals that fit', () => {
  const expected = byTrial(small)

  it('are counted, and listed each once', () => {
    const deals = dealsOf(small)
    expect(expected.size).toBeGreaterThan(10)
    expect(deals.total).toBe(expected.size)
    const listed = deals.all().map((places) => places.join())
    expect(listed).toHaveLength(expected.size)
    expect(new Set(listed)).toEqual(expected)
  })

  it('are drawn with the same chance each', () => {
    const [deals, random, counts] = [dealsOf(small), seeded('drawn'), new Map<string, number>()]
    const each = 200
    for (let i = 0; i < each * expected.size; i++) {
      const places = deals.draw(random).join()
      counts.set(places, (counts.get(places) ?? 0) + 1)
    }
    expect(new Set(counts.keys())).toEqual(expected)
    // Six standard deviations.
    for (const n of counts.values()) expect(Math.abs(n - each)).toBeLessThan(6 * Math.sqrt(each))
  })
})

/** Where the cards are. */
const truth = (s: State & { phase: 'play' | 'ramsz' }): Places => [
  ...s.hands,
  s.phase === 'ramsz'
    ? s.deal.skat
    : skatInPlay({
        ...s,
        phase: 'over',
        ramsz: false,
        trick: s.trick,
        game: {
          declarer: s.declarer,
          announcement: s.announcement,
          discard: s.discard,
          swaps: s.swaps,
          ended: null,
        },
      }),
]

/** Legal moves by lot, and the highest games that the profile has, so that all kinds come up. */
function chosen(view: View, random: Random): Move {
  const moves = skat.legal(view).filter(({ kind }) => !endings.has(kind))
  const special = moves.filter(
    (move) =>
      move.kind === 'announce' &&
      (move.announcement.ouvert || move.announcement.patrolki > 0 || move.announcement.rewolucja),
  )
  // Low bids, which leave every game possible.
  if (view.phase === 'auction') return pick(moves.slice(0, 2), random)
  return pick(special.length > 0 && random.below(2) === 0 ? special : moves, random)
}

describe.each(Object.keys(profiles) as (keyof typeof profiles)[])('in %s the true deal', (profile) => {
  it('is among those that each player takes to be possible', () => {
    const kinds = new Set<string>()
    for (let n = 0; n < 60; n++) {
      const random = seeded(`true/${profile}/${n}`)
      const rules = profiles[profile]
      let state: State = skat.setup(rules, skat.deal(rules, random), {})
      const memories: (Memory | undefined)[] = []
      for (;;) {
        const seat = skat.toAct(state)[0]
        if (seat === undefined) break
        const view = skat.view(state, seat)
        memories[seat] = skat.remember?.(memories[seat], view) as Memory
        if (state.phase === 'play' || state.phase === 'ramsz') {
          const table = tableOf(view, memories[seat].tricks)
          if (table === undefined) throw new Error('no cards are played')
          const hidden = hiddenFrom(table)
          const places = truth(state)
          const { cards, sure, room, barred } = hidden
          const where = `${profile} ${n} ${skat.deals.write(state.deal)}`
          expect(count(places[aside]), where).toBe(2)
          for (const place of [0, 1, 2, aside] as const) {
            expect(places[place] & sure[place], where).toBe(sure[place])
            expect(places[place] & barred[place] & toSet(cards), where).toBe(0)
            expect(count(places[place] & ~sure[place]), where).toBe(room[place])
          }
          expect(dealsOf(hidden).total, where).toBeGreaterThan(0)
          expect(likelihoodOf(table)(places, random), where).toBeGreaterThan(0)
          kinds.add(
            state.phase === 'ramsz'
              ? 'ramsz'
              : `${state.announcement.ouvert}${state.announcement.patrolki > 0}${state.announcement.rewolucja}`,
          )
        }
        state = skat.apply(state, seat, chosen(view, random))
      }
    }
    // Plain, open, and what else the profile has.
    const more = profile === 'patrolki' ? 5 : profile === 'towarzyski' ? 4 : 2
    expect([...kinds].length).toBeGreaterThanOrEqual(more)
  })
})
