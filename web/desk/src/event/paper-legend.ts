/** The keys of a paper list, explained once below it. */
import type { Locale, PaperColumn } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { TableList } from '@stolik/elements/event/client/types'
import { gameSay } from '@stolik/elements/event/game-words'
import { columnWords } from './paper-cell.js'
import { keysOf } from './paper-keys.js'

/** The keys of a column: each with the name of its value, or the first one for a tick or a number. */
function keysInWords(locale: Locale, { game, chairs }: TableList, column: PaperColumn): readonly string[] {
  const keys = keysOf(column, chairs)
  const named = Object.entries(keys).flatMap(([key, value]) => {
    const option = column.options?.find((one) => one.value === value)
    return option === undefined ? [] : [`${key} ${gameSay(locale, game, option.code)}`]
  })
  if (column.kind === 'chair')
    return [
      ...Object.keys(keys).filter(
        (key) => keys[key] !== undefined && /^[a-h]$/.test(key) && /^\d$/.test(keys[key]),
      ),
      ...named,
    ]
  return column.kind === 'choice' ? named : Object.keys(keys).slice(0, 1)
}

export const keyLegend = (
  locale: Locale,
  title: string,
  list: TableList,
  columns: readonly PaperColumn[],
): TemplateResult =>
  html`<details class="keys" open>
    <summary>${title}</summary>
    <dl>
      ${columns.map((column) => {
        const keys = keysInWords(locale, list, column)
        return keys.length === 0
          ? nothing
          : html`<div>
              <dt>${columnWords(locale, list, column)}</dt>
              <dd>${keys.join(' · ')}</dd>
            </div>`
      })}
    </dl>
  </details>`
