/** The cash of the event: what came in and went out, what is left for prizes, who owes, and who gets money back. */
import { isolated } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { money, shortTime } from '@stolik/elements/event/format'
import { text } from '@stolik/elements/event/form'
import { button, folded } from '../form/buttons.js'
import { choice, input } from '../form/draw.js'
import { actForm, reason } from './act-form.js'
import { words, type ActField } from '../form/values.js'
import { valueOf } from './regulations/amount.js'
import type { Booked, Cash, Owed } from './cash.js'
import { playerName, type DeskParts } from './parts.js'

export function moneyDesk(parts: DeskParts): unknown {
  const { cash, say } = parts
  if (cash === null) return html`<p class="muted">${say('event.loading')}</p>`
  return html`<div class="stack">
    <section class="panel stack" aria-label=${say('desk.section.money')}>
      ${sums(parts, cash)}${papers(parts, cash)}
    </section>
    ${owed(parts, cash, 'refunds')} ${owed(parts, cash, 'owing')}
    <section class="panel stack">
      <h3>${say('cash.booked')}</h3>
      ${cash.booked.map((one) => entry(parts, cash, one))} ${book(parts, cash)}
    </section>
  </div>`
}

const signed = ({ locale }: DeskParts, { currency }: Cash, amount: number): string =>
  money(amount, currency, locale).replace('-', '−')

/** Says at once if the prizes are more than what is there. */
function sums(parts: DeskParts, cash: Cash): TemplateResult {
  const { say } = parts
  const lines = (['fees', 'back', 'lost', 'income', 'costs'] as const).filter((one) => cash[one] !== 0)
  const row = (code: string, amount: number, strong = false): TemplateResult =>
    html`<tr>
      <th scope="row" class="text">${strong ? html`<strong>${say(code)}</strong>` : say(code)}</th>
      <td>${strong ? html`<strong>${signed(parts, cash, amount)}</strong>` : signed(parts, cash, amount)}</td>
    </tr>`
  const due = cash.refunds.reduce((sum, { amount }) => sum + amount, 0)
  const missing = cash.promised - (cash.fund - due)
  return html`<div class="scroll sums">
      <table>
        <tbody>
          ${lines.map((one) => row(`cash.${one}`, cash[one]))} ${row('cash.fund', cash.fund, true)}
          ${due === 0 ? nothing : row('cash.refunds', -due)}
          ${cash.promised === 0 ? nothing : row(cash.prizes === 0 ? 'cash.promised' : 'cash.prizes', cash.prizes || -cash.promised)}
          ${row('cash.left', cash.prizes === 0 ? -missing : cash.left - due, true)}
          ${cash.handedOut === 0 ? nothing : html`${row('cash.handedOut', cash.handedOut)}${row('cash.inBox', cash.inBox, true)}`}
        </tbody>
      </table>
    </div>
    ${missing > 0 ? html`<p class="refusal" role="status">${say('cash.missing', { amount: signed(parts, cash, missing) })}</p>` : nothing}`
}

const papers = ({ say, print }: DeskParts, { fees }: Cash): TemplateResult =>
  html`<div class="row">
    ${(
      ['cash.pdf', 'cash.csv', 'cash.xlsx', 'cash.ods', ...(fees === 0 ? [] : ['receipts.pdf'])] as const
    ).map((file) => button(say(`cash.file.${file}`), () => print(file)))}
  </div>`

/** @param kind whose money goes back, or who has not paid; a button each notes that it was done */
function owed(parts: DeskParts, cash: Cash, kind: 'refunds' | 'owing'): unknown {
  const { event, say, watched } = parts
  const all: readonly Owed[] = cash[kind]
  if (all.length === 0) return nothing
  const people = html`<ul class="plain owed">
    ${all.map(({ player, amount, paid }) => {
      const name = playerName(event, player)
      return html`<li class="row">
        <span>${isolated(name)} · ${signed(parts, cash, amount)}</span>
        ${button(say(`cash.${kind}.done`), () => watched.act({ paid: { player, paid } }), {
          look: 'quiet',
          label: `${name}: ${say(`cash.${kind}.done`)}`,
          busy: watched.busy,
        })}
      </li>`
    })}
  </ul>`
  return html`<section class="panel stack">
    ${
      all.length <= few
        ? html`<h3>${say(`cash.${kind}`)}</h3>
            ${people}`
        : folded(`${say(`cash.${kind}`)}: ${all.length}`, people)
    }
  </section>`
}

/** More are folded, since the book comes below them. */
const few = 12

function entry(parts: DeskParts, cash: Cash, { n, at, by, what, amount, struck }: Booked): TemplateResult {
  const { say, locale } = parts
  const told = [shortTime(at, locale), ...(by === null ? [] : [by])].join(' · ')
  return html`<article>
    <p>${n}. ${what} <strong>${signed(parts, cash, amount)}</strong> <span class="sub">${told}</span></p>
    ${
      struck === null
        ? folded(
            say('cash.strike'),
            actForm(parts, 'cash.strike', { reason: reason(parts) }, (why) => ({ strike: { n, ...why } })),
          )
        : html`<p><strong>${say('cash.struck')}</strong> ${struck}</p>`
    }
  </article>`
}

/** What `valueOf` reads. */
const figure = String.raw`\s*(\d{1,3}([\s.,'’]\d{3})+|\d{1,7})([.,]\d{1,2})?\s*`

/** An amount without a sign, since people choose what it is. */
function book(parts: DeskParts, { booked, currency }: Cash): TemplateResult {
  const { say } = parts
  const amount: ActField<number> = {
    draw: (name) =>
      input(name, say('cash.amount', { currency }), { required: true, numeric: true, pattern: figure }),
    read: (data, name) => valueOf(text(data, name) ?? ''),
  }
  const sign: ActField<number> = {
    draw: (name) =>
      choice(name, say('cash.way'), [
        ['out', say('cash.out')],
        ['in', say('cash.in')],
      ]),
    read: (data, name) => (text(data, name) === 'in' ? 1 : -1),
  }
  return actForm(
    parts,
    'cash.book',
    { what: words(say('cash.what')), amount, way: sign },
    ({ what, amount: sum, way }) => ({
      book: { what, amount: way * Math.round(sum * 100), seen: booked.length },
    }),
  )
}
