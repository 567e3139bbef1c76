/** English sentences about tables, for developers and the command line. */

/** What is wrong with a table, each as part of a sentence. */
export const tableProblems = {
  QUOTE: 'a quotation mark is not closed, or is in the wrong place',
  EMPTY: 'the file is empty',
  NO_COLUMN: 'the column “{column}” is missing',
  UNKNOWN_COLUMN: 'there is no column “{column}”',
  /** A person has said what a column of this heading is. */
  NO_HEAD: 'no column is headed “{column}”, although it was said what that column is',
  HEAD_TWICE: 'two different things were said about the column “{column}”; say one',
  COLUMN_TWICE: 'the column “{column}” is there twice',
  /** More than a title. */
  ABOVE_HEAD: '“{value}” stands above the headings; delete this line',
  SECOND_HEAD:
    'this line has headings again, from “{value}” on; delete it, or save each table as a file of its own',
  CELLS: 'this line has {found} cells, but the header has {expected}',
  NO_HEADING: '“{value}” stands in a column without a heading; delete it, or name the column',
  /** A sum or a remark below the table. */
  NOT_A_ROW: '“{value}” is no row of the table; delete this line',
} as const

export const tableNotes = {
  /** Above the head. */
  TITLE: 'left out: the title “{value}”',
  /** As printed lists have them on each page. */
  HEAD_AGAIN: 'left out: the headings once more',
  NUMBERS: 'left out: the column “{column}”, which numbers the rows',
  STAMPS: 'left out: the column “{column}”, which says when a form was sent',
} as const
