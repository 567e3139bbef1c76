import { cases } from '@stolik/core/cases'
import { sealTeaching, seeded } from '@stolik/core'
import { examplesOf, rulebookLaws, teachingLaws } from '@stolik/core/laws'
import { describe, expect, it } from 'vitest'
import { clauses } from '../src/clauses.js'
import { baska } from '../src/game/game.js'
import { hands, teaching } from '../src/learn/index.js'
import { rulebook } from '../src/learn/rulebook.js'
import { orderFor } from '../src/rules/order.js'
import { rulesOf } from '../src/rules/profiles.js'
import { winner } from '../src/hand/trick.js'
import type { View } from '../src/rules/view.js'
import { catalogues, lessonWords } from './words.js'
import { good } from './first-hands.js'

teachingLaws({
  teaching,
  game: baska,
  words: [catalogues, lessonWords],
  clauses,
})

rulebookLaws({ game: baska, rulebook, words: [catalogues, lessonWords], clauses })

describe('the chapters', () => {
  const { cardsOf, sums } = examplesOf(teaching)

  it.each([
    ['cards.trumps', 'zwykla'],
    ['cards.gran', 'gran'],
  ] as const)('ZO8, G1 %s: each card beats all cards after it', (code, contract) => {
    const order = orderFor(rulesOf(teaching.profile), contract)
    const cards = cardsOf(code)
    expect(cards.length).toBeGreaterThan(3)
    for (const [i, card] of cards.entries())
      for (const low of cards.slice(i + 1)) {
        const trick = [low, card].map((one, seat) => ({ seat, card: one }))
        expect(winner(order, trick).card).toBe(card)
      }
  })

  it('RZ2, RZ5 the example settlements: młodzi pay 1, starzy pay twice 2', () => {
    expect(sums.map(({ lines }) => lines.at(-1)?.args['n'])).toEqual([1, 4])
  })
})

describe('the first hands', () => {
  it.each(hands.map((hand) => [hand.id, hand] as const))('%s is good for beginners', (id, hand) => {
    expect(good(id === 'wesele' ? 'wesele' : 'plain', hand)).toBe(true)
  })
})

describe('the guide’s words about sides', () => {
  it('ZG1, W2–4 agree with the true sides at the end', () => {
    const school = sealTeaching(teaching)
    const rules = rulesOf(teaching.profile)
    const guides = new Map<string, number>()
    for (let n = 0; n < cases(110, 150); n++) {
      let hand = school.start({
        id: '',
        deal: baska.deals.write(baska.deal(rules, seeded(`sides ${n}`))),
        seat: 0,
      })
      const claims: { readonly code: string; readonly me: number; readonly seat: unknown }[] = []
      for (;;) {
        const [seat] = hand.toAct
        if (seat === undefined) break
        if ((hand.view(seat) as View).phase === 'play')
          for (const { code, args } of hand.guide(seat).now)
            if (code.startsWith('side.')) claims.push({ code, me: seat, seat: args['seat'] })
        // A cicha arises if a player who could call something does not.
        const silent = n % 2 === 1 && hand.legal(seat).includes('pas')
        const next = hand.play(seat, silent ? 'pas' : hand.bot(seat))
        if ('refused' in next) throw new Error(next.refused)
        hand = next
      }
      const { sides, owner, contract } = hand.view(null) as View
      for (const { code, me, seat } of claims) {
        guides.set(code, (guides.get(code) ?? 0) + 1)
        if (code === 'side.partner') expect(sides[seat as number]).toBe(sides[me])
        if (code === 'side.old' || code === 'side.bride') expect(sides[me]).toBe('starzy')
        if (code === 'side.young' || code === 'side.guest') expect(sides[me]).toBe('mlodzi')
        if (code === 'side.cicha') expect([contract, owner]).toEqual(['cicha', me])
        if (code === 'side.alone') expect(owner).toBe(me)
        if (code === 'side.against') expect(owner).toBe(seat)
      }
    }
    for (const code of ['partner', 'old', 'young', 'cicha', 'bride', 'guest', 'maybe', 'alone', 'against'])
      expect(guides.get(`side.${code}`) ?? 0, code).toBeGreaterThan(0)
  })
})
