/** Results go into other people's sheets: every player once and in order, and nothing else of a sheet changes. */
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { isNotRead, readFile } from '../src/read.js'
import { splitCsv } from '../src/table/split.js'
import { withoutGuard } from '../src/table/table.js'
import type { TemplateRow } from '../src/template/heads.js'
import { filledCsv, fillTemplate } from '../src/template/fill.js'
import { isTemplate, readTemplate, templateLimits } from '../src/template/template.js'
import { sheetsOf, workbookForms, workbookOf } from '../src/write/workbook.js'
import type { SheetCell } from '../src/write/sheet-table.js'

const forms = ['csv', ...workbookForms] as const
type Form = (typeof forms)[number]

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const csvBytes = (rows: readonly (readonly string[])[]): Uint8Array =>
  bytesOf(rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\r\n'))
/** A template in a form that has these rows. */
const templateOf = (rows: readonly (readonly string[])[], form: Form): Uint8Array =>
  form === 'csv'
    ? csvBytes(rows)
    : workbookOf({ name: 'Own', heads: rows[0] ?? [], rows: rows.slice(1) }, form)

async function filled(bytes: Uint8Array, rows: readonly TemplateRow[], form: Form) {
  const template = await readTemplate(bytes)
  if (!isTemplate(template)) throw new Error(JSON.stringify(template))
  const made = fillTemplate(template, rows, { name: 'Evening', form })
  const { unknown } = made
  return {
    unknown,
    file: form === 'csv' ? bytesOf(filledCsv(made, template, ';')) : workbookOf(made.table, form),
  }
}

/** All cells of a file as our reader gives them. */
async function cellsOf(file: Uint8Array): Promise<readonly (readonly string[])[]> {
  const read = await readFile(file)
  if (isNotRead(read)) throw new Error(read.seems)
  const records = splitCsv(read.text.replace(/^\uFEFF/, ''), ';')
  if ('line' in records) throw new Error(`line ${records.line}`)
  return records.map(({ cells }) => trimmed(cells.map(withoutGuard)))
}
const trimmed = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)

const ola: TemplateRow = {
  place: 1,
  number: 7,
  name: 'Ola Nowak',
  surname: 'Nowak',
  firstname: 'Ola',
  surnameFirst: 'Nowak Ola',
  club: 'Dolina',
  licence: '00123',
  points: 12.5,
  points1: 8,
  points2: 4.5,
  won: 3,
}
const jan: TemplateRow = {
  ...ola,
  place: 2,
  number: 3,
  name: 'Jan Kos',
  surname: 'Kos',
  firstname: 'Jan',
  points: -2,
}

const hostile = fc.constantFrom(
  ...['=1+1', '+48 600', '-y', '@SUM(A1)', "'=x", "''=x", '"Q"', 'a;b', 'Kos, Jan', '007', '1e5', '-5'],
  ...['#REF!', '<b>&amp;', '_x0041_', '2026-12-31', 'sep=,', '{place}', 'constructor', 'Żółć', '＝1'],
)

describe.each(forms)('to .%s', (form) => {
  test.each(forms)(
    'every player of a .%s stands once below the heads, in order, whatever people are called',
    async (from) => {
      const heads = ['Lp.', 'Miejsce', 'Imię i nazwisko', 'Klub', 'Punkty']
      const people = fc.array(fc.tuple(hostile, hostile), { minLength: 1, maxLength: 30 })
      await fc.assert(
        fc.asyncProperty(people, async (all) => {
          const rows = all.map(([name, club], i) => ({ place: i + 1, name, club, points: 100 - i }))
          const above = [['Liga'], [], heads]
          const { file, unknown } = await filled(templateOf(above, from), rows, form)
          expect(unknown).toEqual([])
          const wanted = rows.map(({ place, name, club, points }, i) =>
            trimmed([String(i + 1), String(place), name, club, String(points)]),
          )
          expect(await cellsOf(file)).toEqual([...above, ...wanted])
        }),
        { numRuns: 25 },
      )
    },
  )

  test('no text of a name is ever run', async () => {
    const names = ['=1+1', '+x', '-y', '@z', '\t=1']
    const { file } = await filled(
      bytesOf('{name}'),
      names.map((name) => ({ name })),
      form,
    )
    if (form === 'csv') {
      const lines = new TextDecoder().decode(file).split('\r\n')
      expect(lines.slice(0, 5).map((one) => one.replace(/^"/, '')[0])).toEqual(["'", "'", "'", "'", "'"])
    } else {
      const files = unzipSync(file)
      const xml = strFromU8(files['xl/worksheets/sheet1.xml'] ?? files['content.xml'] ?? new Uint8Array())
      expect(xml).not.toMatch(/<f[ >]|table:formula|<v>|office:value=/)
      expect(xml.match(/t="inlineStr"|value-type="string"/g)).toHaveLength(names.length)
    }
  })

  test('all other cells stay: titles, numbers, remarks beside and below', async () => {
    const rows = [
      ['Wyniki', '', '', '2026'],
      ['Lp.', 'Zawodnik', 'Uwagi', 'Pkt', '2. Serie'],
      ['1', '', 'blue pen'],
      ['2.', '', ''],
      ['3', '', 'spare'],
      [],
      ['', 'Signature', '', '1.5'],
    ]
    const { file, unknown } = await filled(templateOf(rows, 'ods'), [ola, jan], form)
    expect(unknown).toEqual(['Uwagi'])
    const points = form === 'csv' ? ['12,5', '4,5'] : ['12.5', '4.5']
    expect(await cellsOf(file)).toEqual([
      ['Wyniki', '', '', '2026'],
      ['Lp.', 'Zawodnik', 'Uwagi', 'Pkt', '2. Serie'],
      ['1', 'Ola Nowak', 'blue pen', ...points],
      ['2.', 'Jan Kos', '', '-2', points[1]],
      ['3', '', 'spare'],
      [],
      ['', 'Signature', '', form === 'csv' ? '1,5' : '1.5'],
    ])
  })

  test('what stands in a column of the results moves down, and nothing is overwritten', async () => {
    const rows = [['Platz', 'Name'], [], ['Schiedsrichter', 'Ida']]
    const { file } = await filled(templateOf(rows, 'csv'), [ola, jan], form)
    const wanted = [
      ['Platz', 'Name'],
      ['1', 'Ola Nowak'],
      ['2', 'Jan Kos'],
      ['Schiedsrichter', 'Ida'],
    ]
    expect(await cellsOf(file)).toEqual(wanted)
  })

  test('the row of names in braces is where the first player goes', async () => {
    const rows = [
      ['Ergebnis'],
      ['Wer', 'Was'],
      ['{surname}', '{firstname}', '{licence}', '{series 1}', '{ Won }', '{shoe}', '€'],
      ['end'],
    ]
    const { file, unknown } = await filled(templateOf(rows, 'xlsx'), [ola, jan], form)
    expect(unknown).toEqual(['{shoe}'])
    expect(await cellsOf(file)).toEqual([
      ['Ergebnis'],
      ['Wer', 'Was'],
      ['Nowak', 'Ola', '00123', '8', '3', '', '€'],
      ['Kos', 'Jan', '00123', '8', '3'],
      ['end'],
    ])
  })
})

test('a number is a number in a workbook, and a licence a text', async () => {
  const { file } = await filled(
    bytesOf('licence,points,date\n'),
    [{ ...ola, date: { at: '2026-12-31' } }],
    'xlsx',
  )
  const xml = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(xml).toContain('<t xml:space="preserve">00123</t>')
  expect(xml).toContain('<v>12.5</v>')
  expect(xml).toContain('<c r="C2" s="3"><v>46387</v></c>')
})

test.each<readonly [string, string, readonly SheetCell[]]>([
  [
    'Polish',
    'Miejsce;Nazwisko;Imię;Klub;Nr licencji;Pkt;Seria 1;Wygrane',
    [1, 'Nowak', 'Ola', 'Dolina', '00123', 12.5, 8, 3],
  ],
  ['a whole name in one column', 'Nazwisko;Punkty', ['Ola Nowak', 12.5]],
  ['surname first', 'Nazwisko i imię;Punkty', ['Nowak Ola', 12.5]],
  ['German', 'Platz;Name;Vorname;Verein;1. Serie;Serie 2;Startnummer', [1, 'Nowak', 'Ola', 'Dolina', 8, 4.5]],
  ['French', 'Rang;Prénom et nom;Manche 2;N°', [1, 'Ola Nowak', 4.5, 7]],
  ['Kashubian', 'Nôzwëskò;Miono;Pąktë', ['Nowak', 'Ola', 12.5]],
  ['Silesian', 'Plac;Nazwisko;Miano;Pōnkty', [1, 'Nowak', 'Ola', 12.5]],
  ['English', 'place,number,last name,first name,points1', [1, 7, 'Nowak', 'Ola', 8]],
])('heads are known: %s', async (_, heads, cells) => {
  const template = await readTemplate(bytesOf(`${heads}\n`))
  if (!isTemplate(template)) throw new Error(JSON.stringify(template))
  const { table } = fillTemplate(template, [ola], { name: 'x', form: 'csv' })
  expect(table.rows).toEqual([cells])
})

test('heads of which the results say nothing are named', async () => {
  const { unknown } = await filled(bytesOf('Name;Seria 3;Uwagi;Geburtsjahr'), [ola], 'csv')
  expect(unknown).toEqual(['Seria 3', 'Uwagi', 'Geburtsjahr'])
})

describe('a template is refused', () => {
  const answer = async (bytes: Uint8Array) => readTemplate(bytes)
  test('without a column that is known', async () => {
    const problems = [{ line: 1, code: 'NO_COLUMN', args: { column: 'name' } }]
    expect(await answer(bytesOf('a;b\n1;2'))).toEqual({ problems })
    expect(await answer(bytesOf('{shoe};x'))).toEqual({ problems })
  })
  test('without any cell', async () => {
    expect(await answer(bytesOf('\n;;\n'))).toMatchObject({ problems: [{ code: 'EMPTY' }] })
  })
  test('above 1 MB, and above 5,000 rows', async () => {
    const large = bytesOf(`name\n${'x'.repeat(templateLimits.bytes)}`)
    expect(await answer(large)).toEqual({ line: 0, seems: 'too-large' })
    const rows = (count: number): Uint8Array => bytesOf(`name\n${'x\n'.repeat(count)}`)
    expect(await answer(rows(templateLimits.rows))).toEqual({ line: 0, seems: 'too-large' })
    expect(await answer(rows(templateLimits.rows - 1))).toMatchObject({ form: 'csv' })
  })
  test('that cannot be read', async () => {
    expect(await answer(bytesOf('name\n"x'))).toMatchObject({ problems: [{ code: 'QUOTE' }] })
    expect(await answer(Uint8Array.of(0x50, 0x4b, 3, 4, 9))).toEqual({ line: 0, seems: 'no-sheet' })
    expect(await answer(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0))).toEqual({ line: 0, seems: 'xls' })
  })
})

test('only the first sheet is read', async () => {
  const sheets = ['a', 'b'].map((name) => ({ name, heads: ['Name'], rows: [[name]] }))
  const template = await readTemplate(sheetsOf(sheets, 'xlsx'))
  expect(template).toMatchObject({ form: 'xlsx', lines: [['Name'], ['a']] })
})
