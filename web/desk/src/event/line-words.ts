/** A line of a list in the reader's words, cell by cell as on the paper: for entries of the log, which stand outside their list. */
import type { Locale } from '@stolik/core'
import { chairLetter } from '@stolik/elements/event/format'
import { gameSay } from '@stolik/elements/event/game-words'
import { listsOf } from '@stolik/elements/event/lists'
import { columnWords } from './paper-cell.js'

/** What is to be known of a list for its lines to be read. */
export interface LineOf {
  readonly game: string
  readonly profile: string
  readonly chairs: number
}

/** "C ♣ Krojc, z 1, wygrana". Null until the game's code has loaded. */
export function lineWords(locale: Locale, { game, profile, chairs }: LineOf, line: string): string | null {
  const papers = listsOf(game)?.papers
  if (papers === undefined) return null
  const cells = papers.cellsOf(line)
  const words = papers.columns(profile, chairs).flatMap((column) => {
    const value = cells[column.id] ?? ''
    if (value === '') return []
    const option = column.options?.find((one) => one.value === value)
    if (option !== undefined) return [gameSay(locale, game, option.code)]
    if (column.kind === 'chair') return [chairLetter(Number(value) - 1)]
    const head = columnWords(locale, { game }, column)
    return [column.kind === 'check' ? head : `${head} ${value}`]
  })
  return words.join(', ')
}
