/** The sums that stand on the paper, compared with those that were computed. They are not sent. */
import { figure, type Sheet } from '@stolik/core'
import { html, type TemplateResult } from 'lit'
import type { TableList } from '@stolik/elements/event/client/types'
import { chairLetter } from '@stolik/elements/event/format'

interface Sums {
  readonly list: TableList
  readonly sheet: Sheet
  /** What was typed, by chair. */
  readonly typed: readonly string[]
  /** The columns before the players. */
  readonly before: number
  readonly say: (code: string, args?: Readonly<Record<string, string | number>>) => string
  readonly put: (typed: readonly string[]) => void
}

/** How much the paper has more than was computed, by chair; null where nothing is compared. */
export const differences = (
  typed: readonly string[],
  totals: readonly number[] | undefined,
): readonly (number | null)[] =>
  typed.map((text, chair) => {
    const sum = Number(text.trim().replace('−', '-'))
    return text.trim() === '' || totals === undefined || !Number.isFinite(sum)
      ? null
      : sum - (totals[chair] ?? 0)
  })

export function sumsRow({ list, sheet, typed, before, say, put }: Sums): TemplateResult {
  const more = differences(typed, sheet.rows.at(-1)?.totals)
  const wrong = more.some((one) => one !== null && one !== 0)
  return html`<tfoot>
    <tr class=${wrong ? 'wrong' : ''}>
      <th scope="row" colspan=${before}>${say('paper.sums')}</th>
      ${list.seats.map(
        ({ chair }) =>
          html`<td class="total">
            <input
              inputmode="numeric"
              autocomplete="off"
              maxlength="7"
              aria-label=${say('paper.sum', { player: chairLetter(chair) })}
              aria-describedby="sums"
              .value=${typed[chair] ?? ''}
              @keydown=${(event: KeyboardEvent) => {
                // Enter sends the list, but not one whose sums are others than those on the paper.
                if (event.key === 'Enter' && wrong) event.preventDefault()
              }}
              @input=${({ target }: Event) => put(list.seats.map((_, i) => (i === chair ? (target as HTMLInputElement).value : (typed[i] ?? ''))))}
            />
          </td>`,
      )}
      <td class="fault" id="sums" role="status">
        ${list.seats.flatMap(({ chair }) => {
          const by = more[chair] ?? 0
          return by === 0 ? [] : say('paper.sumOff', { player: chairLetter(chair), by: figure(by) })
        })}
      </td>
    </tr>
  </tfoot>`
}
