/** English sentences about how a file was read, for developers and the command line. */
import type { NotRead, ReadFile } from './read.js'

const names: Readonly<Record<ReadFile['as'], string>> = {
  'utf-8': 'UTF-8',
  'utf-16': 'UTF-16',
  'windows-1250': 'Windows-1250',
  'iso-8859-2': 'ISO 8859-2',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac Roman',
  'mac-ce': 'Mac Central European',
  cp852: 'DOS 852',
  xlsx: 'a workbook (.xlsx)',
  ods: 'a workbook (.ods)',
}

export const readAsWords = (as: ReadFile['as']): string => `read as ${names[as]}`

const others: Readonly<Record<Exclude<NotRead['seems'], ReadFile['as']>, string>> = {
  unknown: 'this is text in no known encoding; save the file as CSV in UTF-8 or as .xlsx',
  several:
    'the letters of this file can be read in more than one way; save it as CSV in UTF-8 or as .xlsx, so that no name is misread',
  'twice-encoded':
    'letters were lost when this file was saved; save it again from the program that it is from, as CSV in UTF-8',
  xls: 'this is an old workbook (.xls); save it as .xlsx or as CSV in UTF-8',
  'no-sheet': 'this is not a workbook that can be read; save it as .xlsx or as CSV in UTF-8',
  'bad-cell':
    'cell {cell} shows an error of the spreadsheet instead of a value; correct it, and save the file again',
  'no-value': 'the formula in cell {cell} has no value; open the file in a spreadsheet, and save it again',
  'too-large': 'this workbook is too large; save the sheet alone, as CSV in UTF-8',
}

/** Why a file cannot be read, or what its encoding seems to be although another one was asked for. */
export const notReadWords = (seems: NotRead['seems'], cell = ''): string =>
  seems in others
    ? others[seems as keyof typeof others].replace('{cell}', cell)
    : `this is not in the encoding that was asked for; it seems to be ${names[seems as ReadFile['as']]}`
