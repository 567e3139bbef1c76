/** Files that people fill in. Problems are reported line by line, and then nothing of the file is taken. */
import { describe, expect, it } from 'vitest'
import { columnKinds } from '@stolik/contract/event/parts'
import { assignedColumn, columnKind } from '@stolik/event/decide/columns'
import { readEntries, readLists } from '@stolik/event/decide/files'

const problems = (answer: object): readonly unknown[] =>
  'problems' in answer
    ? (answer.problems as { line: number; code: string }[]).map(({ line, code }) => [line, code])
    : []

describe('a file of entries', () => {
  it('is read with commas, semicolons or tabs, quotes, a byte order mark and any line breaks', () => {
    const rows = [
      {
        line: 2,
        reserve: false,
        entrant: { name: 'Ola Nowak', club: 'Orzeł, Bytom', born: 2001, woman: true, team: null },
      },
      {
        line: 4,
        reserve: false,
        entrant: { name: 'Jan "Bolek" K', club: null, born: null, woman: false, team: 'A' },
      },
    ]
    for (const text of [
      '\uFEFFname,club,born,woman,team\r\nOla Nowak,"Orzeł, Bytom",2001,tak,\r\n\r\n"Jan ""Bolek"" K",,,nie,A\r\n',
      'Nazwisko;Klub;Rocznik;Kobieta;Drużyna\nOla Nowak;Orzeł, Bytom;2001;x;\n;;;;\n"Jan ""Bolek"" K";;;0;A',
      'spieler\tverein\tjahrgang\tfrau\tmannschaft\nOla Nowak\tOrzeł, Bytom\t2001\tja\t\n\n"Jan ""Bolek"" K"\t\t\tnein\tA\n',
    ])
      expect(readEntries(text)).toMatchObject({ kind: 'enterAll', rows })
  })
  it('may have people whose names are words for sums', () => {
    expect(readEntries('name,club\nSuma Jan,A\nOla Sum,\nTotal Piotr,B\n')).toMatchObject({
      rows: [{ line: 2 }, { line: 3 }, { line: 4 }],
    })
  })
  it.each([
    ['an unknown column', 'name,clup\nOla,A\n', [[1, 'UNKNOWN_COLUMN']]],
    ['no column for the name', 'club\nA\n', [[1, 'NO_COLUMN']]],
    ['a column twice', 'name,nazwisko\nOla,Ola\n', [[1, 'COLUMN_TWICE']]],
    ['no content', '', [[1, 'EMPTY']]],
    ['a heading alone', 'name,club\n', [[1, 'EMPTY']]],
    [
      'cells too many',
      'name,club\nOla\nJan,A,B\nEwa,C,\nIda,A,,,x\n',
      [
        [3, 'CELLS'],
        [5, 'CELLS'],
      ],
    ],
    ['a quotation mark that is not closed', 'name,club\nOla,"A\nJan,B\n', [[2, 'QUOTE']]],
    ['a quotation mark within a cell', 'name\nO"la\n', [[2, 'QUOTE']]],
    ['text after a closing quotation mark', 'name\n"Ola" N\n', [[2, 'QUOTE']]],
    [
      'a year that is not a year',
      'name,born\nOla,99\nJan,2001\nEwa,x\n',
      [
        [2, 'BAD_CELL'],
        [4, 'BAD_CELL'],
      ],
    ],
    ['a cell that is neither yes nor no', 'name,woman\nOla,perhaps\n', [[2, 'BAD_CELL']]],
    ['an empty name', 'name,club\n,A\n', [[2, 'BAD_CELL']]],
    [
      'a sum',
      'name,club\nOla,A\nTotal: 1,\nrazem,1\n',
      [
        [3, 'NOT_A_ROW'],
        [4, 'NOT_A_ROW'],
      ],
    ],
    [
      'names of object properties as columns',
      '__proto__,constructor\n1,2\n',
      [
        [1, 'UNKNOWN_COLUMN'],
        [1, 'UNKNOWN_COLUMN'],
        [1, 'NO_COLUMN'],
      ],
    ],
  ])('with %s is refused', (_, text, expected) => {
    expect(problems(readEntries(text))).toEqual(expected)
  })
})

describe('a file of lists', () => {
  it('has one line per hand', () => {
    expect(
      readLists('series,table,hand,line,total1\n1,1,1,passed,\n1,1,2,1 2 made,-12\n1,2,1,passed,0\n'),
    ).toMatchObject({
      kind: 'listAll',
      rows: [
        {
          line: 2,
          series: 1,
          table: 1,
          lines: ['passed', '1 2 made'],
          totals: [
            [null, null, null, null],
            [-12, null, null, null],
          ],
        },
        { line: 4, series: 1, table: 2, lines: ['passed'], totals: [[0, null, null, null]] },
      ],
    })
  })
  it.each([
    ['a missing hand', 'series,table,hand,line\n1,1,1,a\n1,1,3,b\n', [[3, 'GAP']]],
    ['a list twice', 'series,table,hand,line\n1,1,1,a\n1,2,1,b\n1,1,2,c\n', [[4, 'LIST_TWICE']]],
    ['a table that is not a number', 'series,table,hand,line\n1,x,1,a\n', [[2, 'BAD_CELL']]],
    ['a total that is not a number', 'series,table,hand,line,total1\n1,1,1,a,12x\n', [[2, 'BAD_CELL']]],
  ])('with %s is refused', (_, text, expected) => {
    expect(problems(readLists(text))).toEqual(expected)
  })
})

describe('a file of a form on the web', () => {
  const form =
    'Timestamp,Who are you?,Which club?\n11/30/2026 18:05:12,Ola Nowak,Dolina\n11/30/2026 19:00:00,Jan Kos,Góra\n'

  it('is taken with columns that were assigned by hand, in the order of its rows', () => {
    const act = readEntries(form, false, [
      { head: 'Who are you?', is: 'NAME' },
      { head: 'Which club?', is: 'CLUB' },
    ])
    if ('refused' in act) throw new Error(JSON.stringify(act))
    expect(act.rows.map(({ entrant: { name, club } }) => [name, club])).toEqual([
      ['Ola Nowak', 'Dolina'],
      ['Jan Kos', 'Góra'],
    ])
  })

  it('is refused with every column that nobody knows', () => {
    expect(readEntries(form)).toMatchObject({
      refused: 'BAD_FILE',
      problems: [
        { line: 1, code: 'UNKNOWN_COLUMN', args: { column: 'Who are you?' } },
        { line: 1, code: 'UNKNOWN_COLUMN', args: { column: 'Which club?' } },
        { line: 1, code: 'NO_COLUMN', args: { column: 'name' } },
      ],
    })
  })

  it('every kind of column is one that the reader knows, and is found again', () => {
    expect(columnKinds.map((is) => columnKind(assignedColumn({ head: 'x', is }).is))).toEqual(columnKinds)
  })
})
