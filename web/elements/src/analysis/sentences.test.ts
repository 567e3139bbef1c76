/** What an analysis says in each language is what it has found: the numbers and cards are read back out of its sentences. */
import {
  locales,
  say,
  signed,
  type AnalysedCard,
  type BidsOfSeat,
  type Catalogue,
  type Findings,
  type Locale,
} from '@stolik/core'
import type { AnalysisAnswer, BidsAnswer } from '@stolik/kit/analysis'
import { needWords, type Words } from '@stolik/kit/words'
import { render } from 'lit'
import { beforeAll, describe, expect, it } from 'vitest'
import { plugins } from '../../test/plugins.js'
import { playedRecord } from '../../test/record.js'
import { analyses } from '../extras/analyses/games.js'
import { games } from '../games.js'
import { analysisWords } from '../words/analysis/index.js'
import { bidsPart, verdictsPart } from './analysis.js'
import { chancesOf, chartPart } from './chart.js'
import { errorsPart } from './errors.js'
import type { Voice } from './say.js'
import { askOnce, startThread } from './thread.js'

const names = ['Ola', 'Jan', 'Ewa', 'Piotr']

const ofGame = (game: string) => analyses[game] ?? expect.fail('no analysis')

/** The analysis of a hand that bots played, from a seed; undefined if no declarer played cards. */
const analysed = (game: string, seed: number): Promise<Findings | undefined> =>
  new Promise((resolve, reject) => {
    const rules = plugins[game] ?? expect.fail('no rules')
    const record = playedRecord(rules, rules.profiles[0] ?? '', seed)
    const found = (data: AnalysisAnswer): void => {
      if ('none' in data) return end(undefined)
      if ('findings' in data && data.findings.done === 1) end(data.findings)
    }
    const starting = ofGame(game)
      .thread()
      .then((address) =>
        startThread(address, {
          message: (data) => found(data as AnalysisAnswer),
          died: () => reject(new Error('the thread has died')),
        }),
      )
    const end = (findings: Findings | undefined): void => {
      void starting.then((thread) => thread.stop())
      resolve(findings)
    }
    const read = { record, lines: new Map<string, number>(), moveLines: record.moves.map(() => 1) }
    starting.then((thread) => thread.send({ read }), reject)
  })

const judging = Object.keys(analyses).filter((game) => analyses[game]?.bids !== undefined)

/** The bidding of a hand that bots played, from a seed. */
async function judged(game: string, seed: number): Promise<readonly BidsOfSeat[]> {
  const address = await ofGame(game).bids?.()
  const rules = plugins[game] ?? expect.fail('no rules')
  const record = playedRecord(rules, rules.profiles[0] ?? '', seed)
  const answer = await new Promise<unknown>((resolve) => askOnce(address ?? '', { record }, resolve))
  return (answer as BidsAnswer | null)?.bids ?? expect.fail('no answer')
}

/** Cards stand in brackets, so that the nine of clubs is not read as a number. */
const voiceIn = (locale: Locale, words: Partial<Words> | undefined): Voice => ({
  say: (code, args = {}) => say({ ...analysisWords[locale], ...words?.[locale] }, locale, code, args),
  card: (card) => `[${card}]`,
  nameOf: (seat) => names[seat] ?? '',
})
const cardsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\[(\w+)\]/g)].map(([, card]) => String(card))
const numbersIn = (text: string): readonly number[] =>
  [...text.replaceAll(/\[\w+\]/g, '').matchAll(/\d+/g)].map(Number)

function drawn(part: unknown): HTMLElement {
  const place = document.createElement('div')
  render(part, place)
  return place
}
const textOf = (element: Element | null): string => (element?.textContent ?? '').replaceAll(/\s+/g, ' ')
const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b)

describe.each(Object.keys(analyses))('the sentences of an analysis of %s', (game) => {
  const all: (readonly AnalysedCard[])[] = []
  let words: Words | undefined

  beforeAll(async () => {
    words = await ofGame(game).words?.()
    await Promise.all(
      locales.map((locale) =>
        needWords(locale, words === undefined ? [analysisWords] : [analysisWords, words]),
      ),
    )
    for (const seed of [2, 3, 4]) {
      const findings = await analysed(game, seed)
      if (findings !== undefined) all.push(findings.cards)
    }
  }, 240_000)

  it('has cards to speak of', () => {
    expect(all.flat().some(({ mark }) => mark !== null)).toBe(true)
  })

  it.each(locales)('name in %s each marked card, what it cost, and the better one', (locale) => {
    const voice = voiceIn(locale, words)
    for (const cards of all) {
      const marked = cards.filter(({ mark }) => mark !== null)
      const place = drawn(errorsPart({ cards, complete: true, go: () => undefined }, voice))
      const rows = [...place.querySelectorAll(':scope > .errors p')].map(textOf)
      expect(rows).toHaveLength(marked.length)
      for (const [n, one] of marked.entries()) {
        const { card, better, trick, lost, lostScore, grade, own, seat, mark, choices } = one
        const row = rows[n] ?? ''
        expect(cardsIn(row)).toEqual(better === null ? [card] : [card, better])
        expect(numbersIn(row)).toEqual([trick, ...[lost, grade, lostScore].filter((n) => n > 0)])
        const change = voice.say(`analysis.lostScore.${own}`, { n: lostScore })
        expect(row.includes(change)).toBe(lostScore > 0)
        const kept = choices?.find((choice) => choice.card === better)?.score
        const holds = lostScore > 0 && kept === one.score
        const held = voice.say(holds ? 'analysis.held' : 'analysis.better', { card: `[${better}]` })
        expect(row).toContain(held)
        expect(row).toContain(names[seat])
        expect(row).toContain(voice.say(`analysis.mark.${String(mark)}`))
      }
      expect(textOf(place).includes(voice.say('analysis.clean'))).toBe(marked.length === 0)
    }
  })

  it.each(locales)(
    'tell in %s what each unmarked card changed in the score with all cards open, and which one would have held it',
    (locale) => {
      const voice = voiceIn(locale, words)
      for (const cards of all) {
        const unseen = cards.filter(({ mark, lostScore }) => mark === null && lostScore > 0)
        const place = drawn(errorsPart({ cards, complete: true, go: () => undefined }, voice))
        const rows = [...place.querySelectorAll('.unseen p')].map(textOf)
        expect(rows).toHaveLength(unseen.length)
        for (const [n, { card, trick, seat, lostScore, own, choices, score }] of unseen.entries()) {
          const row = rows[n] ?? ''
          expect(numbersIn(row)).toEqual([trick, lostScore])
          expect(row).toContain(names[seat])
          expect(row).toContain(voice.say(`analysis.lostScore.${own}`, { n: lostScore }))
          const [played, held] = cardsIn(row)
          expect(played).toBe(card)
          expect(choices?.find((choice) => choice.card === held)?.score).toBe(score)
        }
        const early = drawn(errorsPart({ cards, complete: false, go: () => undefined }, voice))
        expect(early.querySelector('.unseen')).toBeNull()
      }
    },
  )

  it.each(locales)('call a hand in which no card was marked one without a mistake, in %s', (locale) => {
    const voice = voiceIn(locale, words)
    const cards = all.flat().filter(({ mark }) => mark === null)
    const said = (complete: boolean): string =>
      textOf(drawn(errorsPart({ cards, complete, go: () => undefined }, voice)).querySelector('p')).trim()
    expect(said(true)).toBe(voice.say('analysis.clean'))
    expect(said(false)).toBe(voice.say('analysis.noneYet'))
  })

  it.each(locales)(
    'tell a screen reader in %s who wins before each trick, and the chances of the chart',
    (locale) => {
      const voice = voiceIn(locale, words)
      for (const cards of all) {
        const leads = cards.filter(({ trick }, n) => cards[n - 1]?.trick !== trick)
        const buttons = [...drawn(verdictsPart(cards, voice.say, () => undefined)).querySelectorAll('button')]
        expect(buttons).toHaveLength(leads.length)
        for (const [n, { trick, reached, score }] of leads.entries()) {
          const label = textOf(buttons[n]?.querySelector('.visually-hidden') ?? null)
          expect(numbersIn(label)).toEqual([trick, Math.abs(score ?? Number.NaN)])
          expect(label).toContain(signed(score ?? Number.NaN))
          expect(label).toContain(voice.say(`analysis.verdict.${reached}`))
        }
        const percents = chancesOf(cards).map(({ percent }) => percent)
        const place = drawn(chartPart(cards, 0, voice.say))
        const label = place.querySelector('svg')?.getAttribute('aria-label') ?? textOf(place)
        const [from = NaN, to = NaN] = [percents[0], percents.at(-1)]
        const [low, high] = [Math.min(...percents), Math.max(...percents)]
        if (percents.length < 2) expect(label).toBe('')
        else expect(sorted(numbersIn(label))).toEqual(low === high ? [low] : sorted([from, to, low, high]))
      }
    },
  )
})

describe.each(judging)('the sentences of the bidding of %s', (game) => {
  let hands: (readonly BidsOfSeat[])[] = []
  /** The game's own sentences, and the words of its tables. */
  const words: Words[] = []

  beforeAll(async () => {
    const [table, own] = await Promise.all([games[game]?.words(), ofGame(game).words?.()])
    words.push(...[table, own].filter((one) => one !== undefined))
    await Promise.all(locales.map((locale) => needWords(locale, [analysisWords, ...words])))
    hands = await Promise.all([2, 3, 4, 5, 6].map((seed) => judged(game, seed)))
  }, 60_000)

  it('has bids, passes and games to speak of', () => {
    const all = hands.flat()
    expect(all.some(({ called }) => called !== null)).toBe(true)
    expect(all.some(({ called }) => called === null)).toBe(true)
    expect(all.some(({ most }) => most === null)).toBe(true)
    expect(all.some(({ games }) => games.length > 1)).toBe(true)
  })

  it.each(locales)(
    'tell in %s what each player bid, what their cards promised, and how far to go',
    (locale) => {
      const voice = voiceIn(locale, {
        [locale]: Object.assign({}, ...words.map((one) => one[locale])) as Catalogue,
      })
      for (const bids of hands) {
        const rows = [...drawn(bidsPart(bids, voice)).querySelectorAll('.bids li')].map(textOf)
        expect(rows).toHaveLength(bids.length)
        for (const [n, { seat, called, most, games }] of bids.entries()) {
          const row = rows[n] ?? ''
          expect(row).toContain(names[seat])
          expect(numbersIn(row)).toEqual(
            [called ?? [], games.map(({ percent }) => percent), most ?? []].flat(),
          )
          expect(row).toContain(
            voice.say(most === null ? 'analysis.bids.pass' : 'analysis.bids.most', { bid: most ?? 0 }),
          )
          expect(row).not.toMatch(/\{|\w\.\w/)
          expect(row.includes(voice.say('analysis.bids.nothing'))).toBe(games.length === 0)
        }
      }
    },
  )
})
