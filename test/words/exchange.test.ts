/** Words go to translators as one file, and come back into the catalogues as they were. */
import { readFileSync } from 'node:fs'
import { locales } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { rooms, root } from '../rooms.js'
import { fileOf, textOf, wordsIn } from './catalogues.js'
import { exportWords, importWords, missingIn } from './exchange.js'
import { writePo } from './po.js'

const filesOf = (language: string): readonly string[] => rooms.map((room) => fileOf(room, language))

describe.each(locales)('the file for %s', (locale) => {
  it('changes no catalogue when it comes back unchanged', () => {
    expect(importWords(exportWords(locale))).toEqual({ files: {} })
  })

  it('rebuilds every catalogue byte for byte', () => {
    const rebuilt = rooms.map((room) => textOf(wordsIn(room, locale)))
    expect(rebuilt).toEqual(filesOf(locale).map((file) => readFileSync(root + file, 'utf8')))
  })

  it('leaves nothing missing', () => {
    expect(missingIn(locale)).toEqual([])
  })
})

const room = 'web/elements/src/words/account'

it('a new language gets its files from the first file that comes back', () => {
  const polish = exportWords('pl').replace('Language: pl', 'Language: uk')
  expect(importWords(polish)).toHaveProperty(
    ['files', fileOf(room, 'uk')],
    readFileSync(root + fileOf(room, 'pl'), 'utf8'),
  )
})

const answer = (code: string, translation: string): string =>
  writePo('csb', [{ context: `${room} ${code}`, source: '', translation, comments: [], places: [] }])

describe('a translation that comes back', () => {
  it('changes its own line and no other', () => {
    const file = fileOf(room, 'csb')
    const before = readFileSync(root + file, 'utf8')
    const { files } = importWords(answer('sign.title', 'Proba "nowô" \\')) as {
      readonly files: Readonly<Record<string, string>>
    }
    expect(Object.keys(files)).toEqual([file])
    const lines = files[file]?.split('\n') ?? []
    expect(lines.filter((line, i) => line !== before.split('\n')[i])).toEqual([
      '  "sign.title": "Proba \\"nowô\\" \\\\",',
    ])
  })

  it('keeps what it had where nothing was written', () => {
    expect(importWords(answer('sign.title', ''))).toEqual({ files: {} })
  })

  it.each([
    ['sign.as', 'Pracëjesz.', 'the placeholder name is missing'],
    ['sign.as', 'Pracëjesz jakò {name} {who}.', 'the placeholder who is unknown'],
    ['sign.as', 'Pracëjesz jakò {name}}.', 'a brace belongs to no placeholder'],
    ['sign.unknown', 'Cos', 'there is no such sentence'],
  ])('is refused with its key: %s, “%s”', (code, translation, fault) => {
    expect(importWords(answer(code, translation))).toEqual({ refused: [`${room} ${code}: ${fault}`] })
  })

  it('is left out where the program only guessed it', () => {
    expect(importWords(answer('sign.title', 'Cos').replace('#, icu', '#, fuzzy, icu'))).toEqual({ files: {} })
  })
})

it('says where a sentence stands, in English, and shows a picture of it', () => {
  const entry = exportWords('csb')
    .split('\n\n')
    .find((block) => block.includes('msgctxt "games/skat/web/texts '))
  expect(entry).toMatch(/^#\. English: /m)
  expect(entry).toMatch(/^#\. Picture: var\/gallery\/table-skat-light-1280\.webp$/m)
})
