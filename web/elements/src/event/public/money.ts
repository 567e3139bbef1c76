/** The settlement of a stake: who is paid and who pays. The derivation of each sum stands beside it. */
import { html, nothing, type TemplateResult } from 'lit'
import type { EventShown, Paid } from '../client/types.js'
import { money as written, points } from '../format.js'
import type { Speaker } from '../speaker.js'

/** Draws the settlement in the order of start numbers. Everybody who held a place in turn has a row of their own. */
export function money({ event, say, locale }: Speaker & { readonly event: EventShown }): unknown {
  const { stake } = event.regulations.format
  if (stake === null || event.money.length === 0) return nothing
  const currency = event.regulations.fee?.currency ?? null
  const amount = (value: number): string => {
    const text = currency === null ? points(value, locale) : written(value, currency, locale)
    return (value > 0 ? `+${text}` : text).replace('-', '−')
  }
  const of = (player: string): readonly Paid[] => event.money.filter((one) => one.player === player)
  return html`<div class="scroll">
    <table>
      <caption>
        ${say('money.title')}
        <span class="sub"
          >${say('money.how')}${currency === null ? html` ${say('money.coins')}` : nothing}</span
        >
      </caption>
      <thead>
        <tr>
          <th scope="col" class="text">${say('standings.name')}</th>
          <th scope="col">${say('money.sum')}</th>
        </tr>
      </thead>
      <tbody>
        ${event.players.map(({ id, name }) => (of(id).length === 0 ? nothing : line(name, of(id), say, amount)))}
      </tbody>
    </table>
  </div>`
}

function line(
  name: string,
  paid: readonly Paid[],
  say: Speaker['say'],
  amount: (value: number) => string,
): TemplateResult {
  const sum = paid.reduce((all, one) => all + one.amount, 0)
  return html`<tr>
    <th scope="row" class="text">
      <strong>${name}</strong>
      <span class="sub"
        >${paid.map(({ series, table, amount: part }, i) => `${i > 0 ? ' · ' : ''}${say('money.list', { n: series, table, amount: amount(part) })}`)}</span
      >
    </th>
    <td><strong>${amount(sum)}</strong></td>
  </tr>`
}
