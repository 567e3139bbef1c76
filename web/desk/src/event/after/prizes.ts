/** The prizes, with a tick for each that was given. */
import { isolated } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { shortTime } from '@stolik/elements/event/format'
import { button } from '../../form/buttons.js'
import { heads } from '../../form/heads.js'
import { amountOf, winnerName, type AfterParts, type Astray, type Prize } from './parts.js'

export function prizes(parts: AfterParts): unknown {
  const { say, after } = parts
  if (after.prizes.length === 0 && after.prizesAstray.length === 0) return nothing
  const lists = [...new Set(after.prizes.map(({ of }) => of))]
  const left = after.prizes.filter(({ given }) => given === null).length
  return html`<section class="panel stack" aria-labelledby="prizes">
    <h3 id="prizes">${say('after.prizes')}</h3>
    <p class=${left === 0 ? 'good' : 'muted'} role="status">
      ${left === 0 ? say('after.prizes.done') : say('after.prizes.left', { n: left })}
    </p>
    ${lists.map((of) => {
      const all = after.prizes.filter((one) => one.of === of)
      return table(parts, all, of === 'all' ? nothing : say(`rules.of.${of}`))
    })}
    ${after.prizesAstray.length === 0 ? nothing : astray(parts, after.prizesAstray)}
  </section>`
}

const table = (parts: AfterParts, all: readonly Prize[], caption: unknown): TemplateResult =>
  html`<div class="scroll">
    <table>
      ${
        caption === nothing
          ? nothing
          : html`<caption>
              ${caption}
            </caption>`
      }
      ${heads({ text: parts.say('after.prizes.handed') }, parts.say('standings.place'), {
        text: parts.say('after.prize'),
      })}
      <tbody>
        ${all.map((one) => row(parts, one))}
      </tbody>
    </table>
  </div>`

/** The tick follows the log: if an act is refused, it goes back. */
function row(parts: AfterParts, one: Prize): TemplateResult {
  const { watched, say } = parts
  const { of, place, winner, prize, amount, given } = one
  const act = (paid: boolean): void => void watched.act({ payPrize: { of, winner, amount, paid } })
  const press = ({ target }: Event): void => {
    const box = target as HTMLInputElement
    const paid = box.checked
    box.checked = given !== null
    act(paid)
  }
  const rest = given === null ? 0 : amount - given.amount
  return html`<tr>
    <td class="text">
      <label class="tick"
        ><input
          type="checkbox"
          aria-label=${say('after.prizes.tick', { name: one.name, prize })}
          .checked=${live(given !== null)}
          ?disabled=${watched.busy}
          @change=${press}
      /></label>
    </td>
    <td>${place}</td>
    <th scope="row" class="text">
      ${isolated(one.name)} <span class="prize">${prize}</span>
      ${given === null ? nothing : html`<span class="sub">${givenWords(parts, given)}</span>`}
      ${
        rest === 0
          ? nothing
          : html`<span class="refusal"
                >${say(rest > 0 ? 'after.prizes.more' : 'after.prizes.less', { amount: amountOf(parts, Math.abs(rest)) })}</span
              >
              ${button(say('after.prizes.settle'), () => act(true), { look: 'quiet', busy: watched.busy })}`
      }
    </th>
  </tr>`
}

const givenWords = ({ say, locale }: AfterParts, { at, by }: NonNullable<Prize['given']>): string =>
  by === null
    ? say('after.prizes.given', { at: shortTime(at, locale) })
    : say('after.prizes.givenBy', { at: shortTime(at, locale), by })

/** A corrected list can take a prize away that was given already. */
const astray = (parts: AfterParts, all: readonly Astray[]): TemplateResult =>
  html`<div class="note stack">
    <p>${parts.say('after.prizes.astray')}</p>
    <ul class="plain">
      ${all.map((one) => {
        const { of, winner, given } = one
        const sum = given.amount === 0 ? '' : ` · ${amountOf(parts, given.amount)}`
        return html`<li class="row">
          ${isolated(winnerName(one))}${sum}
          ${button(
            parts.say('after.prizes.back'),
            () => parts.watched.act({ payPrize: { of, winner, amount: given.amount, paid: false } }),
            {
              look: 'quiet',
              busy: parts.watched.busy,
              label: `${winnerName(one)}: ${parts.say('after.prizes.back')}`,
            },
          )}
        </li>`
      })}
    </ul>
  </div>`
