/** Tables as spreadsheets write them. */
import { expect, test } from 'vitest'
import { splitCsv } from '../src/table/split.js'

const cells = (text: string) => {
  const records = splitCsv(text)
  if ('line' in records) throw new Error(`line ${records.line}`)
  return records.map((one) => [one.line, ...one.cells])
}

test.each([
  [
    'a first line that names the separator is no record',
    'sep=;\r\na;b,c\r\n1;2\r\n',
    [
      [2, 'a', 'b,c'],
      [3, '1', '2'],
    ],
  ],
  ['it may be in quotation marks', '"sep=,"\na,b;c;d', [[2, 'a', 'b;c;d']]],
  ['it may name a tab', 'sep=\t\na\tb;c;d', [[2, 'a', 'b;c;d']]],
  ['separators in quotation marks are not counted', '"a,b,c";d', [[1, 'a,b,c', 'd']]],
  [
    'a line break in quotation marks counts as a line',
    'a;b\n"1\n2";3\n4;5',
    [
      [1, 'a', 'b'],
      [2, '1\n2', '3'],
      [4, '4', '5'],
    ],
  ],
])('%s', (_, text, records) => {
  expect(cells(text)).toEqual(records)
})
