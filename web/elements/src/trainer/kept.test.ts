import { beforeEach, describe, expect, it } from 'vitest'
import { readStored, writeStored } from '../base/storage.js'
import { nothing, readAnswers, withAnswer, writeAnswers } from './kept.js'

const key = 'stolik.trainer'
beforeEach(() => writeStored(key, null))

describe('what the trainer keeps', () => {
  it('counts answers by topic and grade', () => {
    const once = withAnswer(withAnswer(nothing, 'grand', 'right'), 'grand', 'wrong')
    expect(withAnswer(once, 'null', 'near')).toEqual({
      grand: { right: 1, near: 0, wrong: 1 },
      null: { right: 0, near: 1, wrong: 0 },
    })
  })

  it('is read as it was written, each game apart', () => {
    const answers = withAnswer(nothing, 'toString', 'near')
    writeAnswers('one', answers)
    writeAnswers('two', withAnswer(nothing, 'grand', 'right'))
    expect(readAnswers('one')).toEqual(answers)
    expect(readAnswers('toString')).toEqual(nothing)
    writeAnswers('one', nothing)
    expect(readAnswers('one')).toEqual(nothing)
    expect(readAnswers('two')).not.toEqual(nothing)
    writeAnswers('two', nothing)
    expect(readStored(key)).toBeNull()
  })

  it.each([
    '',
    '{',
    '[]',
    'null',
    '{"one":3}',
    '{"one":{"grand":{"right":1}}}',
    '{"one":{"grand":{"right":-1,"near":0,"wrong":0}}}',
  ])('counts as nothing if it is %j', (text) => {
    writeStored(key, text)
    expect(readAnswers('one')).toEqual(nothing)
  })
})
