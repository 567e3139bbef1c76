/** A new value of a list asks for its sentences in one file for all languages. */
import { figureNames } from '@stolik/contract/ranking/figures'
import { locales } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { questions, takeAnswers } from './ask.js'
import { fileOf, textOf, wordsIn } from './catalogues.js'
import { missingIn } from './exchange.js'
import { needs, type Need } from './families.js'

const room = 'web/elements/src/words/event'
const fresh: Need = { room, code: 'rules.tieBreak.thirds', like: 'rules.tieBreak.seconds' }
const key = `${room} ${fresh.code}`

it('asks for nothing while every value has its sentences', () => {
  expect(questions()).toEqual({})
})

it('covers lists of the schema, the shapes and the games', () => {
  const codes = needs().map(({ code }) => code)
  const expected = [
    'rules.tieBreak.seconds',
    'gather.level.MASTER',
    'draw.swiss',
    'rankscheme.tie.direct',
    'knob.ramsz',
  ]
  expect(codes).toEqual(expect.arrayContaining(expected))
})

it('covers the figures of rankings: the heads of their files, and those that pages show', () => {
  const codesIn = (place: string): readonly string[] =>
    needs().flatMap(({ room: one, code }) => (one === place ? [code] : []))
  expect(codesIn('platform/gateway/src/ranking/publish/heads')).toEqual([...figureNames])
  expect(codesIn('web/elements/src/words/ranking')).toEqual(
    expect.arrayContaining(['ranking.small', 'ranking.lost']),
  )
})

describe('a value without sentences', () => {
  it('is missing in every language', () => {
    for (const locale of locales) expect(missingIn(locale, [fresh])).toEqual([key])
  })

  it('is asked for in all languages at once, with the sentence of another value', () => {
    const question = questions([fresh])[key]
    expect(Object.keys(question?.say ?? {})).toEqual([...locales])
    expect(question?.like?.['en']).toBe(wordsIn(room, 'en')['rules.tieBreak.seconds'])
  })

  const answer = (say: object): string => JSON.stringify({ [key]: { say } })

  it('stands after that one once it is answered', () => {
    const taken = takeAnswers(answer({ pl: 'trzecie miejsca', en: 'third places' }), [fresh])
    expect(Object.keys('files' in taken ? taken.files : {})).toEqual([fileOf(room, 'pl'), fileOf(room, 'en')])
    const rows = Object.entries(wordsIn(room, 'en'))
    const at = rows.findIndex(([code]) => code === fresh.like) + 1
    const expected = textOf(Object.fromEntries(rows.toSpliced(at, 0, [fresh.code, 'third places'])))
    expect(taken).toHaveProperty(['files', fileOf(room, 'en')], expected)
  })

  it('changes no catalogue where its language was left empty', () => {
    expect(takeAnswers(answer({ pl: '', csb: '' }), [fresh])).toEqual({ files: {} })
  })

  it('is taken whole or not at all', () => {
    const taken = takeAnswers(answer({ pl: 'trzecie miejsca', en: 'third {places}' }), [fresh])
    expect(taken).toEqual({ refused: [`${key} in en: the placeholder places is unknown`] })
  })

  it('is refused where nothing needs it', () => {
    expect(takeAnswers(answer({ pl: 'x' }), [])).toEqual({ refused: [`${key}: nothing needs this sentence`] })
  })

  it.each(['{', '3', '{"a": {"say": 3}}'])('is not read from %s', (text) => {
    expect(takeAnswers(text, [fresh])).toHaveProperty('refused')
  })
})
