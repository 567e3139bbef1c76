/**
 * The arbiter with the interface of the platform: questions, rulings in words, and the resulting line of the list.
 */
import { cases } from '@stolik/core/cases'
import {
  pick,
  say,
  seeded,
  type ArbiterFacts,
  type ArbiterField,
  type ArbiterRuling,
  type Random,
} from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { arbiter, profiles, skat } from '../src/index.js'
import { catalogues } from './words.js'

const locales = ['pl', 'de', 'en'] as const

/** Returns a ruling; throws if it was refused. */
function ruled(profile: string, question: string, facts: ArbiterFacts): ArbiterRuling {
  const ruling = arbiter.rule(profile, question, facts)
  if ('refused' in ruling) throw new Error(`${question}: ${ruling.refused} ${ruling.field ?? ''}`)
  return ruling
}
const first = (profile: string, question: string, facts: ArbiterFacts): string => {
  const line = ruled(profile, question, facts).lines[0]
  return `${line?.code ?? ''} ${line?.clause ?? ''}`
}

/** Clubs with 1 at 18; the declarer has 40 points, the opponents 20. */
const clubs = {
  game: 'clubs',
  matadors: 'with',
  count: 1,
  bid: 18,
  place: 2,
  declarerPoints: 40,
  declarerTricks: 3,
  opponentsPoints: 20,
  opponentsTricks: 2,
} as const
const unbid = { forehand: 'nothing', middlehand: 'nothing', rearhand: 'nothing' } as const

describe('each question cites its clause', () => {
  test.each([
    ['card-turned-by-dealer', {}, 'ruling.redeal 3.2.8'],
    ['wrong-card-count', { reported: 'later' }, 'ruling.stands 3.2.9'],
    ['wrong-card-count', { reported: 'later', bothSidesWrong: true }, 'ruling.redeal 3.2.9'],
    ['complaint', { cardsPickedUp: true }, 'ruling.complaint-rejected 3.2.10'],
    ['wrong-dealer', { found: 'this-deal' }, 'ruling.redeal-by-right-dealer 3.2.11'],
    ['wrong-dealer', { found: 'this-round' }, 'ruling.void-and-repeat-from-error 3.2.12'],
    ['wrong-dealer', { found: 'later-round' }, 'ruling.finished-rounds-stand-repeat-current-round 3.2.13'],
    ['wrong-dealer', { found: 'last-round', closed: true }, 'ruling.stands 3.2.11'],
    ['cutter-absent', { long: true }, 'ruling.arbiter-decides 3.2.5'],
    ['cutter-absent', { reserved: true }, 'ruling.wait-for-cutter 3.2.5'],
    ['saw', { ...unbid, by: 'rearhand', what: 'skat' }, 'ruling.offender-out-of-auction 3.2.14'],
    [
      'picked-up',
      { ...unbid, by: 'forehand', recognised: true },
      'ruling.offender-out-of-auction-and-skat-returned 3.3.10',
    ],
    ['outsider-saw', unbid, 'ruling.auction-may-restart 3.3.9'],
    ['addition-with-skat', {}, 'ruling.struck 3.4.4'],
    ['irregular', {}, 'ruling.put-right 3.4.5'],
    ['null-below-bid', { bid: 30, clubJack: true }, 'ruling.won.opponents 3.4.4'],
    ['led-before-announcing', { bid: 18, clubJack: true, ownLead: true }, 'ruling.put-right 3.4.6'],
    ['led-before-announcing', { bid: 18, clubJack: true }, 'ruling.won.opponents 4.1.1'],
    ['announced-with-wrong-number', { ...clubs, cards: 9 }, 'ruling.won.opponents 3.4.6'],
    ['announced-with-wrong-number', { ...clubs, cards: 9, ledEarly: true }, 'ruling.no-consequence 3.4.6'],
    ['announced-with-wrong-number', { ...clubs, cards: 9, dealtWrong: true }, 'ruling.stands 3.2.9'],
    ['lead-out-of-turn', { ...clubs, by: 'opponents' }, 'ruling.won.declarer 4.1.3'],
    ['lead-out-of-turn', { ...clubs, by: 'declarer' }, 'ruling.won.opponents 4.1.3'],
    ['lead-out-of-turn', { ...clubs, by: 'declarer', playOn: true }, 'ruling.corrected 4.1.6'],
    ['lead-out-of-turn', { ...clubs, by: 'declarer', trickComplete: true }, 'ruling.stands 4.1.7'],
    ['revoke', { ...clubs, by: 'opponents', cardsMixed: true }, 'ruling.too-late 4.2.5'],
    ['old-revoke', { ...clubs, by: 'opponents' }, 'ruling.won.declarer 4.2.4'],
    ['wrong-number', { ...clubs, by: 'opponents', proved: 'schneider' }, 'ruling.won.declarer 4.2.6'],
    ['played-early', { ...clubs, by: 'opponents' }, 'ruling.won.declarer 4.2.7'],
    ['skat-seen', { ...clubs, by: 'opponents' }, 'ruling.won.declarer 4.2.8'],
    ['hint', { ...clubs, by: 'opponents' }, 'ruling.won.declarer 4.2.9'],
    ['counted-aloud', { ...clubs, by: 'opponents' }, 'ruling.won.declarer 4.5.8'],
    ['cards-shown', { ...clubs, by: 'declarer' }, 'ruling.taken-back 4.1.9'],
    ['tricks-mixed', { ...clubs, by: 'opponents' }, 'ruling.won.declarer 4.4.4'],
    ['tricks-inspected', { ...clubs, by: 'opponents' }, 'ruling.won.declarer 4.4.6'],
    ['skat-after-announcement', clubs, 'ruling.won.opponents 3.4.8'],
    ['resigned', { ...clubs, cardsInHand: 9 }, 'ruling.won.opponents 4.3.1'],
    ['resigned', { ...clubs, cardsInHand: 5 }, 'ruling.consent-needed 4.3.2'],
    ['resigned', { ...clubs, cardsInHand: 5, consent: true }, 'ruling.won.opponents 4.3.2'],
    ['conceded', clubs, 'ruling.won.declarer 4.3.3'],
    ['declarer-showed', clubs, 'ruling.played-open 4.3.4'],
    ['declarer-showed', { ...clubs, holds: true }, 'ruling.won.declarer 4.3.4'],
    ['opponent-showed', { ...clubs, declarerTakesNone: true }, 'ruling.won.opponents 4.3.5'],
    ['opponent-showed', clubs, 'ruling.won.declarer 4.3.5'],
    ['card-named', { openHand: true }, 'ruling.stands 4.1.2'],
    ['thrown-in', { ...clubs, by: 'opponents', cardsInHand: 5 }, 'ruling.won.declarer 4.3.6'],
    ['tricks-left', clubs, 'ruling.won.opponents 4.4.5'],
  ])('%s %j: %s', (question, facts, expected) => {
    expect(first('pzskat', question, facts)).toBe(expected)
  })

  test('every question of the federation’s profile is listed, and patrolki have one more', () => {
    const ids = (profile: string): readonly string[] => arbiter.questions(profile).map(({ id }) => id)
    expect(ids('pzskat')).toHaveLength(32)
    expect(ids('patrolki').filter((id) => !ids('pzskat').includes(id))).toEqual(['patrolki-changed'])
    expect(first('patrolki', 'patrolki-changed', { ...clubs, patrolki: 1 })).toBe(
      'ruling.won.opponents 2.4.5',
    )
    expect(arbiter.rule('pzskat', 'patrolki-changed', clubs)).toEqual({ refused: 'unknown-question' })
  })
})

describe('a ruling', () => {
  test('4.1.4 tells who wins, that the game was open, and the calculation', () => {
    const { lines, paper } = ruled('pzskat', 'hint', { ...clubs, by: 'declarer' })
    expect(lines.map(({ code, clause }) => `${code} ${clause}`)).toEqual([
      ...['ruling.won.opponents 4.2.9', 'ruling.decided.open 4.1.4', 'factor.with 2.4.2'],
      ...['factor.game 5.2.1', 'value 5.3.2', 'doubled 5.3.4'],
    ])
    expect(paper).toBe('2 clubs with 1 lost')
  })

  test('4.1.3 keeps a result that was already decided', () => {
    const won = { ...clubs, declarerPoints: 61, declarerTricks: 6, by: 'declarer' } as const
    expect(ruled('pzskat', 'hint', won)).toMatchObject({
      lines: [
        { code: 'ruling.won.declarer', args: { score: 24 } },
        { code: 'ruling.decided.declarer', clause: '4.1.3' },
        {},
        {},
        {},
      ],
      paper: '2 clubs with 1 won',
    })
  })

  test('3.4.4 finds the cheapest game from the jacks and the trumps that continue the sequence', () => {
    const cheapest = (facts: ArbiterFacts): unknown =>
      ruled('pzskat', 'null-below-bid', { place: 1, bid: 30, ...facts }).paper
    // Diamonds with 1 are 18 and count as 36; hearts with 1 are 20 and count as 30.
    expect(cheapest({ clubJack: true })).toBe('1 hearts with 1 lost overbid 30')
    expect(cheapest({ clubJack: true, spadeJack: true, heartJack: true })).toBe('1 diamonds with 3 lost')
    const none = { bid: 18, moreClubs: 0, moreSpades: 0, moreHearts: 1, moreDiamonds: 2 }
    expect(cheapest(none)).toBe('1 spades without 4 lost')
    expect(arbiter.rule('pzskat', 'null-below-bid', { bid: 18 })).toEqual({
      refused: 'missing',
      field: 'moreClubs',
    })
  })

  test('3.3.9 tells who is out of the auction and who is free', () => {
    const { lines } = ruled('pzskat', 'saw', {
      ...unbid,
      by: 'middlehand',
      what: 'hand',
      rearhand: 'passed-unbid',
    })
    expect(lines.slice(1)).toEqual([
      { code: 'ruling.out', args: { where: 1 }, clause: '3.3.9' },
      { code: 'ruling.out', args: { where: 2 }, clause: '3.3.9' },
      { code: 'ruling.free', args: { where: 0 }, clause: '3.3.9' },
    ])
    expect(say(catalogues.pl, 'pl', 'ruling.out', { where: 1 })).toBe('Środek nie licytuje już')
  })
})

describe('facts that are missing or impossible', () => {
  test.each([
    [{ ...clubs, by: 'opponents', bid: 19 }, 'impossible', 'bid'],
    [{ ...clubs, by: 'opponents', count: 12 }, 'impossible', 'count'],
    [{ ...clubs, by: 'opponents', count: 0 }, 'impossible', 'count'],
    [{ ...clubs, by: 'opponents', declarerPoints: 101 }, 'impossible', 'opponentsPoints'],
    [{ ...clubs, by: 'opponents', declarerTricks: 9 }, 'impossible', 'opponentsTricks'],
    [{ ...clubs, by: 'opponents', opponentsTricks: 0 }, 'impossible', 'opponentsPoints'],
    [{ ...clubs, by: 'opponents', addition: 'schneider' }, 'impossible', 'addition'],
    [{ ...clubs, by: 'opponents', addition: 'rewolucja' }, 'impossible', 'addition'],
    [{ ...clubs, by: 'opponents', place: 6 }, 'impossible', 'place'],
    [{ ...clubs, by: 'opponents', bid: 18.5 }, 'impossible', 'bid'],
    [{ ...clubs, by: 'opponents', bid: '18' }, 'impossible', 'bid'],
    [{ ...clubs, by: 'nobody' }, 'impossible', 'by'],
    [{ ...clubs, by: 'opponents', playOn: 'yes' }, 'impossible', 'playOn'],
    [{ ...clubs, by: 'opponents', colour: 'red' }, 'impossible', 'colour'],
    [clubs, 'missing', 'by'],
    [{ by: 'opponents', ...unbid }, 'impossible', 'forehand'],
  ])('%j gives %s %s', (facts, refused, field) => {
    expect(arbiter.rule('pzskat', 'hint', facts)).toEqual({ refused, field })
  })

  test('matadors and their number are required in all games but null', () => {
    const bare: ArbiterFacts = Object.fromEntries(
      Object.entries(clubs).filter(([name]) => name !== 'matadors' && name !== 'count'),
    )
    expect(arbiter.rule('pzskat', 'conceded', bare)).toEqual({ refused: 'missing', field: 'matadors' })
    expect(arbiter.rule('pzskat', 'conceded', { ...bare, matadors: 'with' })).toEqual({
      refused: 'missing',
      field: 'count',
    })
    expect(first('pzskat', 'conceded', { ...bare, game: 'null', declarerTricks: 0 })).toBe(
      'ruling.won.declarer 4.3.3',
    )
  })
})

/** Any fact that fits a field; sometimes none if it is optional. */
function some(field: ArbiterField, random: Random): string | number | boolean | undefined {
  if (field.optional === true && random.below(3) === 0) return undefined
  if (field.kind === 'flag') return random.below(2) === 0
  if (field.kind === 'choice') return pick(field.options ?? [], random)
  const most: Readonly<Record<string, number>> = {
    place: 3,
    bid: 60,
    count: 5,
    declarerPoints: 70,
    opponentsPoints: 50,
  }
  return 1 + random.below(most[field.name] ?? 5)
}

describe.each(Object.keys(profiles))('%s: rulings on random facts', (profile) => {
  const rules = profiles[profile as keyof typeof profiles]

  test.each(arbiter.questions(profile).map(({ id, fields }) => [id, fields] as const))('%s', (id, fields) => {
    const random = seeded(`${profile} ${id}`)
    let rulings = 0
    for (let n = 0; n < cases(150, 600); n++) {
      const facts: Record<string, string | number | boolean> = {}
      for (const field of fields) {
        const fact = some(field, random)
        if (fact !== undefined) facts[field.name] = fact
      }
      const ruling = arbiter.rule(profile, id, facts)
      if ('refused' in ruling) continue
      rulings += 1
      for (const { code, args, clause } of ruling.lines) {
        expect(clause).not.toBe('')
        for (const locale of locales) {
          const words = say(catalogues[locale], locale, code, args)
          expect([words, words === code, /[{}]|undefined/.test(words)]).toEqual([words, false, false])
        }
      }
      if (ruling.lines[0]?.code.startsWith('ruling.won') === true && facts['place'] !== undefined)
        expect(typeof ruling.paper).toBe('string')
      if (ruling.paper === undefined) continue
      const settled = skat.papers.settle(rules, 3, [], ruling.paper)
      const score = 'refused' in settled ? settled : settled.settlement.scores.find((one) => one !== 0)
      expect([facts, ruling.paper, score]).toEqual([facts, ruling.paper, ruling.lines[0]?.args['score']])
    }
    expect(rulings).toBeGreaterThan(0)
  })
})
