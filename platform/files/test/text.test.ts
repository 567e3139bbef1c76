/** The encodings of lists as Polish and German spreadsheets save them. */
import { describe, expect, test } from 'vitest'
import { isNotRead, readFile } from '../src/read.js'
import { readText } from '../src/text.js'
import type { Encoding } from '../src/encoding/names.js'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const wide = (text: string): Buffer => Buffer.from(text, 'utf16le')
const swapped = (text: string): Buffer => wide(text).swap16()
const latin = (text: string): Buffer => Buffer.from(text, 'latin1')

/** “N, Łukasz Żółć” in two lines. */
const east = Buffer.from([0x4e, 0x0a, 0xa3, 0x75, 0x6b, 0x61, 0x73, 0x7a, 0x20, 0xaf, 0xf3, 0xb3, 0xe6])

describe('recognised', () => {
  test.each([
    ['UTF-8', utf8('name\nŁukasz'), 'name\nŁukasz', 'utf-8'],
    ['UTF-8 with a byte order mark', utf8('\uFEFFŁukasz'), 'Łukasz', 'utf-8'],
    ['UTF-16 with a byte order mark', wide('\uFEFFŁukasz\tą'), 'Łukasz\tą', 'utf-16'],
    ['UTF-16 of the other order', swapped('\uFEFFŁukasz\tą'), 'Łukasz\tą', 'utf-16'],
    ['UTF-16 without a mark', wide('nazwisko\nŁuć'), 'nazwisko\nŁuć', 'utf-16'],
    ['UTF-16 of the other order without a mark', swapped('nazwisko\nŁuć'), 'nazwisko\nŁuć', 'utf-16'],
    ['Windows-1250', east, 'N\nŁukasz Żółć', 'windows-1250'],
    ['Windows-1252', latin('Name\nM\xfcller, Andr\xe9'), 'Name\nMüller, André', 'windows-1252'],
    [
      'text that both have, such as a dash',
      latin('Sopot \x96 \x84Kotwica\x94'),
      'Sopot – „Kotwica”',
      'windows-1252',
    ],
    ['nothing but ASCII', utf8('name'), 'name', 'utf-8'],
    ['an empty file', utf8(''), '', 'utf-8'],
  ] as const)('%s is read', async (_, bytes, text, as) => {
    expect(await readFile(bytes)).toEqual({ text, as })
  })
})

describe('refused with the line', () => {
  test.each([
    ['bytes of no known encoding', Buffer.from([0x61, 0x0a, 0x81, 0x8d, 0x90]), 2, 'unknown'],
    [
      'UTF-8 with one byte of something else that has no letters',
      Buffer.from([0x61, 10, 10, 0x98, 0xc5, 0x81]),
      3,
      'unknown',
    ],
    ['UTF-8 that was encoded twice', utf8('x\nÅ‚ukasz'), 2, 'twice-encoded'],
    ['letters that were lost before', utf8('x\n\uFFFDukasz'), 2, 'twice-encoded'],
    [
      'half a letter of UTF-16',
      Buffer.concat([wide('\uFEFFa\nb\n'), Buffer.from([0x3d, 0xd8, 0x61, 0])]),
      3,
      'unknown',
    ],
    ['UTF-16 that is cut off', wide('\uFEFFa\nb').subarray(0, -1), 2, 'unknown'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 0, 'xls'],
  ] as const)('%s', async (_, bytes, line, seems) => {
    expect(await readFile(bytes)).toEqual({ line, seems })
  })
})

test('any file is refused, or read without replacement characters', async () => {
  for (let first = 0; first < 256; first++)
    for (const bytes of [[first], [0x41, first], [first, 0x41, 0x0a, first], [0xc5, first], [first, 0xd8]]) {
      const read = await readFile(Uint8Array.from(bytes))
      if (!isNotRead(read)) expect(read.text).not.toContain('\uFFFD')
    }
})

describe('an encoding that somebody asked for', () => {
  test.each([
    ['is used', east, 'windows-1250', { text: 'N\nŁukasz Żółć', encoding: 'windows-1250' }],
    [
      'is used instead of a likelier one',
      latin('J\xf6rg'),
      'windows-1250',
      { text: 'Jörg', encoding: 'windows-1250' },
    ],
    ['is refused with the likely one', east, 'utf-8', { line: 2, seems: 'windows-1250' }],
    [
      'is refused with the western one',
      latin('a\nb\nM\xfcller'),
      'utf-8',
      { line: 3, seems: 'windows-1252' },
    ],
    ['is refused if it is clearly UTF-8', utf8('a\nŁ'), 'windows-1250', { line: 2, seems: 'utf-8' }],
    ['is refused if it is UTF-16', wide('\uFEFFname'), 'utf-8', { line: 1, seems: 'utf-16' }],
    ['is refused if it is UTF-16 without a mark', wide('name'), 'windows-1252', { line: 1, seems: 'utf-16' }],
  ] as const)('%s', (_, bytes, encoding: Encoding, expected) => {
    expect(readText(bytes, encoding)).toEqual(expected)
  })
})

test('letters that look as if they were encoded twice are refused, unless it is known that none was lost', () => {
  expect(readText(utf8('Å‚'), 'utf-8')).toEqual({ line: 1, seems: 'twice-encoded' })
  expect(readText(utf8('Å‚'), 'utf-8', true)).toEqual({ text: 'Å‚', encoding: 'utf-8' })
})
