/** Text that somebody made to take long: each expression that sees it must be done with it at once, not after minutes. */
import { describe, expect, it } from 'vitest'
import { scoreOf } from '@stolik/files/encoding/score'
import { oneLine } from '@stolik/files/sheet/limits'
import { readTable } from '@stolik/files/table/table'

const many = 300_000
const wanted = { columns: ['name', 'club'], needed: ['name'] } as const
const texts: Readonly<Record<string, string>> = {
  spaces: ' '.repeat(many),
  'spaces within': `a${' '.repeat(many)}b`,
  'opening brackets': '('.repeat(many),
  brackets: '()'.repeat(many / 2),
  letters: 'a'.repeat(many),
  'letters beyond ASCII': 'ó'.repeat(many),
  'letters with one beyond ASCII': `${'a'.repeat(many)}ó`,
  'a quoted word': `‘${'a'.repeat(many)}`,
  apostrophes: 'a’'.repeat(many / 2),
  'quotation marks around': `${'”'.repeat(many)}a`,
  quotes: '"'.repeat(many + 1),
  separators: ';'.repeat(many),
  commas: 'a,'.repeat(many / 2),
  'spaces that do not break': 'a\u00a0'.repeat(many / 2),
  'short words': 'Łó '.repeat(many / 3),
}

describe.each(Object.entries(texts))('a cell of %s', (_, text) => {
  it('is read in a table', () => {
    expect(readTable(`name;club\n${text};x\nAnna;x\n`, wanted)).toBeDefined()
    expect(readTable(`${text};name;club\nAnna;x\n`, wanted)).toBeDefined()
  })

  it('is scored as an encoding', () => {
    scoreOf(text)
    scoreOf(`ó ${text}`)
  })

  it('becomes one line', () => {
    expect(oneLine(`${text}\n${text}`)).not.toContain('\n')
    expect(oneLine(text)).toBe(text)
  })
})

it('a cell that begins like a sum is read at once, however many figures and lines it has', () => {
  expect(readTable(`name;club\n"Razem ${'1'.repeat(many)}\nx"\nAnna;x\n`, wanted)).toBeDefined()
})
