/** The trainer: it asks what a player could be asked, and judges as a master chooses. */
import { isDeepStrictEqual } from 'node:util'
import {
  locales,
  seeded,
  told,
  unhurried,
  type Line,
  type TrainerAnswer,
  type TrainerJudgement,
  type TrainerQuestion,
} from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import { describe, expect, it } from 'vitest'
import { legal } from '../src/hand/legal.js'
import { write } from '../src/hand/moves.js'
import { bidding } from '../src/think/bidding/index.js'
import { margins, trainer } from '../src/train/index.js'
import type { Kind } from '../src/train/kinds.js'
import { situation } from '../src/train/situation.js'
import type { View } from '../src/rules/view.js'

const questionFrom = (kind: string, seed: string): TrainerQuestion => {
  const question = trainer.ask(kind, seed)
  if (question === undefined) throw new Error(`no question of ${kind}`)
  return question
}
function judged(question: TrainerQuestion, answer: TrainerAnswer): TrainerJudgement {
  const found = trainer.judge(question, answer)
  if (found === undefined || 'refused' in found) throw new Error(JSON.stringify(found))
  return found
}
const seeds = (n: number): readonly string[] => Array.from({ length: n }, (_, i) => `seed ${i}`)
const call = (choice: string): TrainerAnswer => ({ choice, away: [] })
const pass = call('pass')

/** The move of a master in a question. */
const masters = (view: View) => bidding(view, unhurried, seeded('master'))

/** The answer of a master with twelve cards, who tries other deals than the trainer. */
function mastersDiscard(view: View): TrainerAnswer {
  const move = masters(view)
  if (move?.kind !== 'discard') throw new Error('no discard')
  const { cards } = move
  const next = masters({
    ...view,
    phase: 'announcement',
    hand: view.hand & ~cards,
    discard: cards,
    fromHand: false,
  })
  if (next === undefined) throw new Error('no announcement')
  return { choice: write(next), away: write(move).split('+') }
}

describe('a question', () => {
  it.each(trainer.kinds)('of the kind %s is the same for the same seed, and another for another', (kind) => {
    const [one, other] = [questionFrom(kind, 'a'), questionFrom(kind, 'b')]
    expect(questionFrom(kind, 'a')).toEqual(one)
    expect(isDeepStrictEqual(one.cards, other.cards)).toBe(false)
  })

  it('is about ten cards before a call, and twelve after the skat', () => {
    for (const seed of seeds(6)) {
      expect(new Set(questionFrom('open', seed).cards).size).toBe(10)
      expect(new Set(questionFrom('answer', seed).cards).size).toBe(10)
      const { cards, away, known } = questionFrom('discard', seed)
      expect(new Set(cards).size).toBe(12)
      expect(away).toBe(2)
      const skat = String(known[0]?.args['cards']).split('+')
      expect(cards).toEqual(expect.arrayContaining(skat))
    }
  })

  it('is one of a player on turn, by the rules', () => {
    for (const seed of seeds(6)) {
      const [open, answer, discard] = (['open', 'answer', 'discard'] as const).map(
        (kind) => situation(kind, seed).view,
      ) as [View, View, View]
      expect(legal(open).map(({ kind }) => kind)).toContain(open.asker === null ? 'play' : 'bid')
      expect(legal(answer).map(write)).toEqual(['hold', 'pass'])
      expect(legal(discard)).toHaveLength(66)
    }
  })

  it('is about each topic among some, and about no other', () => {
    const topics = seeds(24).map((seed) => judged(questionFrom('open', seed), pass).topic)
    expect(new Set(topics)).toEqual(new Set(['pass', 'suit', 'grand', 'null']))
    expect(judged(questionFrom('discard', 'a'), mastersDiscard(situation('discard', 'a').view)).topic).toBe(
      'discard',
    )
    expect(trainer.topics).toEqual(expect.arrayContaining([...new Set(topics), 'discard']))
  })

  it('of an unknown kind is none', () => {
    expect(trainer.ask('card', 'a')).toBeUndefined()
    expect(trainer.judge({ kind: 'card', seed: 'a' }, pass)).toBeUndefined()
  })
})

describe('a judgement', () => {
  it('takes for best to bid or to pass, as a master does', () => {
    const calls = seeds(16).map((seed) => {
      const question = questionFrom('open', seed)
      const [{ answer }] = judged(question, pass).best
      expect(answer.choice === 'pass').toBe(masters(situation('open', seed).view)?.kind === 'pass')
      return answer.choice
    })
    expect(new Set(calls).size).toBeGreaterThan(3)
  })

  it('takes for best to hold or to pass, as a master does', () => {
    const calls = seeds(16).map((seed) => {
      const [{ answer }] = judged(questionFrom('answer', seed), pass).best
      expect(answer.choice).toBe(masters(situation('answer', seed).view)?.kind)
      return answer.choice
    })
    expect(new Set(calls)).toEqual(new Set(['hold', 'pass']))
  })

  it('takes the discard of a master for right or nearly right', () => {
    for (const seed of seeds(4)) {
      const answer = mastersDiscard(situation('discard', seed).view)
      const { given } = judged(questionFrom('discard', seed), answer)
      expect(given.grade, seed).not.toBe('wrong')
      expect(given.answer.away).toEqual(expect.arrayContaining([...answer.away]))
    }
  })

  it('grades by the points that it shows, and its best answer is right', () => {
    const grades = seeds(8).flatMap((seed) => {
      const question = questionFrom('open', seed)
      return question.choices.map(({ id }) => {
        const { given, best } = judged(question, call(id))
        expect(best[0]).toMatchObject({ behind: 0, grade: 'right' })
        expect(best.map(({ behind }) => behind)).toEqual(
          best.map(({ behind }) => behind).toSorted((a, b) => a - b),
        )
        const { behind, grade } = given
        expect(grade).toBe(behind <= margins.right ? 'right' : behind <= margins.near ? 'near' : 'wrong')
        expect(given.answer.choice).toBe(id)
        return grade
      })
    })
    expect(new Set(grades)).toEqual(new Set(['right', 'near', 'wrong']))
    // Where nothing is clear, several answers are right.
    expect(grades.filter((one) => one === 'right').length).toBeGreaterThan(8)
  })

  it('of a bad discard says how far behind it is, on the same deals as the best one', () => {
    const question = questionFrom('discard', 'a')
    const jacks = question.cards.filter((card) => card.endsWith('J'))
    const away = [...jacks, ...question.cards.filter((card) => card.endsWith('A')), ...question.cards].slice(
      0,
      2,
    )
    const { given, best } = judged(question, { choice: 'diamonds', away: [...new Set(away)] })
    expect(given.grade).toBe('wrong')
    expect(given.behind).toBeGreaterThan(margins.near)
    expect(judged(question, best[0].answer).given).toEqual(best[0])
  })

  it('is the same when asked again', () => {
    const answer = mastersDiscard(situation('discard', 'b').view)
    expect(judged(questionFrom('discard', 'b'), answer)).toEqual(judged(questionFrom('discard', 'b'), answer))
  })
})

describe('an answer is refused', () => {
  const question = questionFrom('discard', 'a')
  const [one = '', two = ''] = question.cards
  const strange = ['CA', 'C7', 'SA', 'S7'].find((card) => !question.cards.includes(card)) ?? ''

  it.each([
    ['choice', { choice: 'pass', away: [one, two] }],
    ['choice', { choice: 'clubs-schneider', away: [one, two] }],
    ['cards', { choice: 'clubs', away: [one, one] }],
    ['cards', { choice: 'clubs', away: [one, strange] }],
    ['cards', { choice: 'clubs', away: [one, 'ZZ'] }],
    ['count', { choice: 'clubs', away: [one] }],
    ['count', { choice: 'clubs', away: question.cards.slice(0, 3) }],
  ] as const)('because of its %s: %j', (refused, answer) => {
    expect(trainer.judge(question, answer)).toEqual({ refused })
  })

  it('if it puts cards away before there is a skat', () => {
    const open = questionFrom('open', 'a')
    expect(trainer.judge(open, { choice: 'pass', away: open.cards.slice(0, 2) })).toEqual({
      refused: 'count',
    })
  })
})

describe('the words of the trainer', () => {
  const catalogues = readCatalogues(
    import.meta.url,
    '../words/table',
    '../words/value',
    '../words/learn',
    '../words/hint',
    '../words/train',
    '../../../web/kit/src/table/words',
  )
  const lines = (kind: Kind, seed: string): readonly Line[] => {
    const question = questionFrom(kind, seed)
    const answer = kind === 'discard' ? mastersDiscard(situation(kind, seed).view) : pass
    const { given, best, why } = judged(question, answer)
    const answers = [given, ...best].map(({ what }) => what)
    return [...question.known, question.ask, ...question.choices.map(({ what }) => what), ...answers, ...why]
  }
  const all = [
    ...seeds(8).flatMap((seed) => [...lines('open', seed), ...lines('answer', seed)]),
    ...seeds(2).flatMap((seed) => lines('discard', seed)),
  ]

  it.each(locales)('are whole in %s', (locale) => {
    const telling = { words: catalogues[locale], locale, nameOf: () => 'Ola' }
    for (const line of all) expect(told(telling, line), line.code).not.toMatch(/[{}]|\w\.\w|undefined/)
    const names = [
      ...trainer.topics.map((topic) => `train.topic.${topic}`),
      ...trainer.kinds.map((kind) => `train.kind.${kind}`),
    ]
    expect(names.filter((name) => !/\w/.test(catalogues[locale][name] ?? ''))).toEqual([])
  })
})
