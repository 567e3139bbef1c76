/** Names that look alike get numbers, and texts that name nobody are no names. */
import { describe, expect, it } from 'vitest'
import { numbered } from '@stolik/contract/alike'
import { isLine, readLine, readPersonName } from '@stolik/contract/line'

describe('names beside each other', () => {
  it.each([
    [['Ola', 'Jan'], ['Ola', 'Jan'], 'differ'],
    [['Ola', 'Jan', 'Ola'], ['Ola (1)', 'Jan', 'Ola (2)'], 'are equal'],
    [['Ola', 'O1a', 'Jan'], ['Ola (1)', 'O1a (2)', 'Jan'], 'have a digit for a letter'],
    [['Ola', 'Оlа'], ['Ola (1)', 'Оlа (2)'], 'have Cyrillic letters for Latin ones'],
    [
      ['Ola', 'ola.', ' O l a '],
      ['Ola (1)', 'ola. (2)', ' O l a  (3)'],
      'differ only in dots, spaces and case',
    ],
    [['Ola', 'Ola', 'Ola (2)'], ['Ola (1)', 'Ola (2)', 'Ola (2) (3)'], 'have a number of their own'],
    [['–', null, '–'], ['–', null, '–'], 'are marks of forgotten people'],
    [['Gracz 1', 'Gracz 2', 'Gracz 10'], ['Gracz 1', 'Gracz 2', 'Gracz 10'], 'end in numbers'],
  ])('%j are shown as %j, since they %s', (names, expected) => {
    expect(numbered(names)).toEqual(expected)
  })
})

describe('a name', () => {
  it.each(['\u2800', '\u2800\u2800Ola', '\u{1d159}', '\ufffc', '\u303f', '\u3164', '\u115f', '\u2063'])(
    '%j is drawn as nothing and is refused, also within other text',
    (text) => {
      expect(readPersonName(text, 32)).toBeUndefined()
      expect(isLine(`a${text}b`)).toBe(false)
    },
  )
  it.each(['–', '-', '—', '…', '?!', '•', '♣', '🙂', '( )', '´', '¨'])(
    '%j has no letter and no digit: it is refused, though it may be said',
    (text) => {
      expect(readPersonName(text, 32)).toBeUndefined()
      expect(readLine(text, 32)).toBe(text)
    },
  )
  it.each(['Ola', 'J', '7', '李雷', 'علي', 'Ola ♥', 'Żółć', '김철수'])('%j is a name', (text) => {
    expect(readPersonName(text, 32)).toBe(text)
  })
})
