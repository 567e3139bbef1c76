/**
 * Files of entries as people's programs save them: encodings, separators, headings and damage. Each is read right, or refused with a
 * sentence; none is misread.
 */
import { describe, expect, test } from 'vitest'
import { cases } from '@stolik/core/cases'
import { isNotRead, readFile } from '@stolik/files/read'
import { encodings } from '@stolik/files/encoding/names'
import { notReadWords } from '@stolik/files/words'
import { previewEntries } from '@stolik/event/decide/files'
import { fileRefusals } from '@stolik/event/model/refusal'
import { encoded } from '../../platform/files/test/encode.js'
import * as ods from '../../platform/files/test/open-document.js'
import * as xlsx from '../../platform/files/test/workbook.js'
import { fileOf, people, textOf, type Form, type Language, type Person } from './people.js'

const unix = { separator: ';', end: '\n' } as const
const excel = { separator: ';', end: '\r\n' } as const
const commas = { separator: ',', end: '\r\n' } as const
const tabs = { separator: '\t', end: '\n' } as const
const oldMac = { separator: ';', end: '\r' } as const

interface Entered {
  readonly name: string
  readonly surname: string
  readonly club: string | null
  readonly licence: string | null
  readonly born: number | null
}

const nothing = { club: null, licence: null, born: null }
const full = ({ given, surname }: Person): string => `${given} ${surname}`
const reversed = ({ given, surname }: Person): string => `${surname} ${given}`

/** What is read of a file; the reasons if it is refused. Every reason has a sentence. */
async function read(
  bytes: Uint8Array,
): Promise<readonly Entered[] | { readonly refused: readonly string[] }> {
  const file = await readFile(bytes)
  if (isNotRead(file)) {
    expect(notReadWords(file.seems)).toMatch(/save/)
    return { refused: [file.seems] }
  }
  const { rows, problems } = previewEntries(file.text)
  for (const { code } of problems) expect(fileRefusals).toHaveProperty(code)
  if (problems.length > 0) return { refused: problems.map(({ line, code }) => `${line} ${code}`) }
  return rows.map(({ entrant: { name, surnameAt, club, licence, born } }) => ({
    name,
    club,
    licence,
    born,
    surname: surnameAt === undefined ? '?' : name.split(' ').slice(surnameAt).join(' '),
  }))
}

type Cells = (person: Person, i: number) => readonly string[]
type Expected = (person: Person) => Partial<Entered>

/** A file whose rows are as `cells` gives them. */
const table = (
  language: Language,
  form: Form,
  head: readonly string[],
  cells: Cells,
  { above = [], below = [] }: { above?: readonly string[][]; below?: readonly string[][] } = {},
): Uint8Array =>
  fileOf([...above, head, ...people(language, 12).map((person, i) => cells(person, i)), ...below], form)

const inTwo: Expected = ({ given, surname, club }) => ({ name: `${given} ${surname}`, surname, club })
const inOne: Expected = (person) => ({ name: full(person), surname: '?', club: person.club })

const pl = ['Imię', 'Nazwisko', 'Klub'] as const
const cellsOf = ({ given, surname, club }: Person): readonly string[] => [given, surname, club]

const readRight: readonly [string, Language, Uint8Array, Expected][] = [
  // Encodings by the programs that write them.
  ...(
    [
      ['Polish in UTF-8', 'pl', 'utf-8', unix],
      ['Polish in UTF-16, as Excel saves Unicode text', 'pl', 'utf-16', tabs],
      ['Polish in Windows-1250', 'pl', 'windows-1250', excel],
      ['Polish in ISO 8859-2', 'pl', 'iso-8859-2', unix],
      ['Polish of a Mac', 'pl', 'mac-ce', oldMac],
      ['Polish of DOS', 'pl', 'cp852', excel],
    ] as const
  ).map(([title, language, as, form]): [string, Language, Uint8Array, Expected] => [
    title,
    language,
    table(language, { as, ...form }, pl, cellsOf),
    inTwo,
  ]),
  ...(
    [
      ['German in Windows-1252', 'windows-1252', excel],
      ['German in ISO 8859-2', 'iso-8859-2', tabs],
      ['German of a Mac', 'macintosh', oldMac],
      ['German in UTF-8 with commas', 'utf-8', commas],
    ] as const
  ).map(([title, as, form]): [string, Language, Uint8Array, Expected] => [
    title,
    'de',
    table('de', { as, ...form }, ['Name', 'Vorname', 'Verein'], ({ given, surname, club }) => [
      surname,
      given,
      club,
    ]),
    inTwo,
  ]),
  ...(
    [
      ['French in Windows-1252', 'windows-1252', excel],
      ['French of a Mac', 'macintosh', commas],
      ['French in UTF-16', 'utf-16', tabs],
    ] as const
  ).map(([title, as, form]): [string, Language, Uint8Array, Expected] => [
    title,
    'fr',
    table('fr', { as, ...form }, ['Nom', 'Prénom', 'Club'], ({ given, surname, club }) => [
      surname,
      given,
      club,
    ]),
    inTwo,
  ]),
  ...(
    [
      ['Czech in Windows-1250', 'windows-1250', excel],
      ['Czech in ISO 8859-2', 'iso-8859-2', unix],
      ['Czech of a Mac', 'mac-ce', tabs],
    ] as const
  ).map(([title, as, form]): [string, Language, Uint8Array, Expected] => [
    title,
    'cs',
    table('cs', { as, ...form }, ['Last name', 'First name', 'Club'], ({ given, surname, club }) => [
      surname,
      given,
      club,
    ]),
    inTwo,
  ]),
  // Headings.
  [
    'surname and given name in one column',
    'pl',
    table('pl', { as: 'windows-1250', ...excel }, ['Nazwisko i imię', 'Klub'], (one) => [
      reversed(one),
      one.club,
    ]),
    inTwo,
  ],
  [
    'surname, given name with a comma',
    'de',
    table('de', { as: 'utf-8', ...unix }, ['Name, Vorname', 'Verein'], (one) => [
      `${one.surname}, ${one.given}`,
      one.club,
    ]),
    inTwo,
  ],
  [
    'surnames in capitals',
    'fr',
    table('fr', { as: 'utf-8', ...commas }, ['Nom et prénom', 'Club'], (one) => [
      `${one.surname.toUpperCase()} ${one.given}`,
      one.club,
    ]),
    (one) => ({
      name: `${one.given} ${one.surname.toUpperCase()}`,
      surname: one.surname.toUpperCase(),
      club: one.club,
    }),
  ],
  [
    'given name before surname',
    'pl',
    table('pl', { as: 'iso-8859-2', ...unix }, ['Imię i nazwisko', 'Klub'], (one) => [full(one), one.club]),
    inOne,
  ],
  [
    'headings without their accents, in capitals, with spaces and stops',
    'pl',
    table(
      'pl',
      { as: 'windows-1250', ...excel },
      [' IMIE', 'NAZWISKO ', 'Klub (miasto)', 'Rok ur.'],
      (one) => [...[one.given, one.surname, one.club, String(one.born)]],
    ),
    (one) => ({ ...inTwo(one), born: one.born }),
  ],
  [
    'running numbers',
    'pl',
    table('pl', { as: 'windows-1250', ...excel }, ['L.p.', ...pl], (one, i) => [
      `${i + 1}.`,
      ...cellsOf(one),
    ]),
    inTwo,
  ],
  [
    'Kashubian headings',
    'pl',
    table('pl', { as: 'utf-8', ...unix }, ['Nôzwëskò', 'Miono', 'Karno', 'Klub'], (one) => [
      ...[one.surname, one.given, '', one.club],
    ]),
    inTwo,
  ],
  // Damage.
  [
    'a head with empty columns at its end',
    'pl',
    table('pl', { as: 'windows-1250', ...excel }, [...pl, '', ''], (one) => [...cellsOf(one), '', '']),
    inTwo,
  ],
  [
    'rows shorter and longer by empty cells',
    'de',
    table('de', { as: 'windows-1252', ...excel }, ['Vorname', 'Nachname', 'Verein', 'Jahrgang'], (one, i) => [
      ...[one.given, one.surname, one.club],
      ...Array<string>(i % 4).fill(''),
    ]),
    inTwo,
  ],
  [
    'an empty first line, and empty lines between',
    'pl',
    table(
      'pl',
      { as: 'mac-ce', ...oldMac },
      pl,
      (one, i) =>
        (i === 5 ? [...cellsOf(one), '\r;;'] : cellsOf(one)).map((text) => text.replace(/\r.*/, '')),
      { above: [['', '', '']], below: [['', '', ''], []] },
    ),
    inTwo,
  ],
  [
    'a title above the head',
    'pl',
    table('pl', { as: 'windows-1250', ...excel }, pl, cellsOf, {
      above: [
        ['Turniej o Puchar Starosty, Żukowo 2027', '', ''],
        ['', '', ''],
      ],
    }),
    inTwo,
  ],
  [
    'the head again on each page',
    'de',
    table('de', { as: 'windows-1252', ...excel }, ['Vorname', 'Nachname', 'Verein'], cellsOf, {
      below: [['Vorname', 'Nachname', 'Verein']],
    }),
    inTwo,
  ],
  [
    'prepared rows that nobody filled in',
    'pl',
    table('pl', { as: 'utf-8', ...tabs }, ['Lp.', ...pl], (one, i) => [String(i + 1), ...cellsOf(one)], {
      below: [
        ['13', '', '', ''],
        ['14', '', '', ''],
      ],
    }),
    inTwo,
  ],
  [
    'days of birth',
    'pl',
    table('pl', { as: 'windows-1250', ...excel }, [...pl, 'Data urodzenia'], (one, i) => [
      ...cellsOf(one),
      i % 2 === 0 ? `31.12.${one.born}` : `${one.born}-01-05`,
    ]),
    (one) => ({ ...inTwo(one), born: one.born }),
  ],
  [
    'spaces of print around and within names',
    'fr',
    table('fr', { as: 'utf-8', ...unix }, ['Prénom', 'Nom', 'Club'], (one) => [
      ...[` ${one.given}\u00a0`, `\u202f${one.surname} `, one.club.replace(' ', '\u00a0')],
    ]),
    inTwo,
  ],
  [
    'groups with empty lines between, and people without a club',
    'pl',
    fileOf(
      [
        pl,
        ...people('pl', 12).flatMap((one, i) => [
          [one.given, one.surname, i % 3 === 0 ? '' : one.club],
          ['', '', ''],
        ]),
      ],
      { as: 'windows-1250', ...excel },
    ),
    (one) => ({
      ...inTwo(one),
      club:
        people('pl', 12).findIndex(({ surname, given }) => surname === one.surname && given === one.given) %
          3 ===
        0
          ? null
          : one.club,
    }),
  ],
  // Workbooks.
  [
    'a workbook of Excel whose licences are numbers shown with zeros',
    'pl',
    xlsx.workbook(
      xlsx.row(1, ...['Imię', 'Nazwisko', 'Nr licencji'].map((text, i) => xlsx.text(`${'ABC'[i]}1`, text))),
      ...people('pl', 12).map(({ given, surname, licence }, i) =>
        xlsx.row(
          i + 2,
          xlsx.text(`A${i + 2}`, given),
          xlsx.text(`B${i + 2}`, surname),
          xlsx.zeros(`C${i + 2}`, Number(licence)),
        ),
      ),
    ),
    (one) => ({ ...inTwo(one), club: null, licence: one.licence }),
  ],
  [
    'a workbook of LibreOffice whose licences are numbers shown with zeros',
    'de',
    ods.openDocument(
      ods.row(...['Vorname', 'Nachname', 'Lizenz-Nr.', 'Geburtsdatum'].map(ods.text)),
      ...people('de', 12).map(({ given, surname, licence, born }) =>
        ods.row(
          ...[ods.text(given), ods.text(surname), ods.number(Number(licence), licence)],
          ods.date(`${born}-03-02`, `2.3.${born}`),
        ),
      ),
    ),
    (one) => ({ ...inTwo(one), club: null, licence: one.licence, born: one.born }),
  ],
]

const refused: readonly [string, Uint8Array, readonly string[]][] = [
  [
    'letters that more than one encoding would make names of',
    fileOf([['Name'], ['Ute Schäuble'], ['Max Schmidt']], { as: 'windows-1252', ...oldMac }),
    ['several'],
  ],
  [
    'a stray cell beside the table',
    table('pl', { as: 'windows-1250', ...excel }, [...pl, '', ''], (one, i) => [
      ...cellsOf(one),
      ...(i === 3 ? ['', 'opłacone'] : ['', '']),
    ]),
    ['5 NO_HEADING'],
  ],
  [
    'a cell beyond the head',
    table('de', { as: 'utf-8', ...unix }, ['Vorname', 'Nachname'], (one, i) => [
      one.given,
      one.surname,
      ...(i === 0 ? ['bezahlt'] : []),
    ]),
    ['2 CELLS'],
  ],
  [
    'a sum below the table',
    table('pl', { as: 'utf-8', ...unix }, pl, cellsOf, { below: [['Razem: 12', '', '']] }),
    ['14 NOT_A_ROW'],
  ],
  [
    'a sum below running numbers',
    table('pl', { as: 'utf-8', ...unix }, ['Lp.', ...pl], (one, i) => [String(i + 1), ...cellsOf(one)], {
      below: [['Razem: 12', '', '', '']],
    }),
    ['14 NOT_A_ROW'],
  ],
  [
    'two lines above the head that could be rows',
    table('pl', { as: 'windows-1250', ...excel }, pl, cellsOf, { above: [['Turniej', '12.12.2026', '']] }),
    ['1 ABOVE_HEAD'],
  ],
  [
    'two heads over one another',
    table('de', { as: 'windows-1252', ...excel }, ['Spieler', 'Verein', ''], (one) => [full(one), one.club], {
      below: [['Nachname', 'Verein', '']],
    }),
    ['14 SECOND_HEAD'],
  ],
  [
    'UTF-8 that was saved once more as Windows-1252',
    Buffer.from(Buffer.from(textOf([pl, ...people('pl', 12).map(cellsOf)], excel)).toString('latin1')),
    ['twice-encoded'],
  ],
  [
    'no head',
    fileOf(
      people('pl', 12).map((one) => [full(one), one.club]),
      { as: 'utf-8', ...unix },
    ),
    ['1 UNKNOWN_COLUMN', '1 UNKNOWN_COLUMN', '1 NO_COLUMN'],
  ],
]

test('there are forty files or more', () => {
  expect(readRight.length + refused.length).toBeGreaterThanOrEqual(40)
})

describe('read right', () => {
  test.each(readRight)('%s', async (_, language, bytes, expected) => {
    expect(await read(bytes)).toEqual(people(language, 12).map((one) => ({ ...nothing, ...expected(one) })))
  })
})

describe('refused with a sentence', () => {
  test.each(refused)('%s', async (_, bytes, reasons) => {
    expect(await read(bytes)).toEqual({ refused: reasons })
  })
})

/** Everything but ß, which has no capital. */
const capitals = (text: string): string =>
  Array.from(text, (letter) => (letter === 'ß' ? letter : letter.toUpperCase())).join('')
const inCapitals = (one: Person): Person => ({
  ...one,
  given: capitals(one.given),
  surname: capitals(one.surname),
  club: capitals(one.club),
})
const asIs = (one: Person): Person => one

describe('a stranger’s list', () => {
  const sizes = [1, 2, 5, 20, 80] as const
  test.each(encodings)(
    'of any size in %s is read right or refused, and hardly refused when it is long',
    async (as) => {
      let [long, refusals] = [0, 0]
      for (const language of ['pl', 'de', 'fr', 'cs'] as const)
        for (const size of sizes)
          for (let seed = 0; seed < cases(15, 120); seed++) {
            const all = people(language, size, seed + 2).map(seed % 3 === 0 ? inCapitals : asIs)
            const text = textOf([['First name', 'Surname', 'Club'], ...all.map(cellsOf)], unix)
            const bytes = encoded(text, as)
            if (bytes === undefined) continue
            const answer = await read(bytes)
            const isRefused = 'refused' in answer
            if (size >= 20) long += 1
            if (size >= 20 && isRefused) refusals += 1
            if (!isRefused) expect(answer).toEqual(all.map((one) => ({ ...nothing, ...inTwo(one) })))
          }
      expect(refusals).toBeLessThanOrEqual(long / 20)
    },
  )

  /** DOS and ISO of other regions; what they have in common with a known encoding may be read. */
  test.each(['windows-1254', 'windows-1257', 'iso-8859-10'] as const)(
    'in %s, which is not known, is not misread when it has a dozen names',
    async (as) => {
      const letters = new TextDecoder(as).decode(Uint8Array.from({ length: 256 }, (_, i) => i))
      for (const language of ['pl', 'de', 'fr', 'cs'] as const)
        for (let seed = 0; seed < cases(40, 200); seed++) {
          const all = people(language, 12, seed + 2)
          const text = textOf([['First name', 'Surname', 'Club'], ...all.map(cellsOf)], unix)
          const codes = Array.from(text, (letter) => letters.indexOf(letter))
          if (codes.includes(-1)) continue
          const answer = await read(Uint8Array.from(codes))
          if (!('refused' in answer))
            expect(answer).toEqual(all.map((one) => ({ ...nothing, ...inTwo(one) })))
        }
    },
  )
})
