/** The cash of the event: what came in and went out, what is left for prizes, who owes, and who gets money back. */
import { isolated } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { money, shortTime } from '@stolik/elements/event/format'
import { text } from '@stolik/elements/event/form'
import { valueOf } from './amount.js'
import type { Booked, Cash, Owed } from './cash.js'
import { foldedPart, form, inputField, playerName, reasonField, type DeskParts } from './parts.js'

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
        </tbody>
      </table>
    </div>
    ${missing > 0 ? html`<p class="refusal" role="status">${say('cash.missing', { amount: signed(parts, cash, missing) })}</p>` : nothing}`
}

const papers = ({ say, print }: DeskParts, { fees }: Cash): TemplateResult =>
  html`<div class="row">
    ${(['cash.pdf', 'cash.csv', ...(fees === 0 ? [] : ['receipts.pdf'])] as const).map(
      (file) =>
        html`<button type="button" class="button" @click=${() => print(file)}>
          ${say(`cash.file.${file}`)}
        </button>`,
    )}
  </div>`

/** @param kind whose money goes back, or who has not paid; a button each notes that it was done */
function owed(parts: DeskParts, cash: Cash, kind: 'refunds' | 'owing'): unknown {
  const { event, say, watched } = parts
  const all: readonly Owed[] = cash[kind]
  if (all.length === 0) return nothing
  const people = html`<ul class="plain">
    ${all.map(({ player, amount, paid }) => {
      const name = playerName(event, player)
      return html`<li class="row">
        ${isolated(name)} · ${signed(parts, cash, amount)}
        <button
          type="button"
          class="quiet"
          aria-label="${name}: ${say(`cash.${kind}.done`)}"
          ?disabled=${watched.busy}
          @click=${() => void watched.act({ paid: { player, paid } })}
        >
          ${say(`cash.${kind}.done`)}
        </button>
      </li>`
    })}
  </ul>`
  return html`<section class="panel stack">
    ${
      all.length <= few
        ? html`<h3>${say(`cash.${kind}`)}</h3>
            ${people}`
        : foldedPart(`${say(`cash.${kind}`)}: ${all.length}`, people)
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
        ? foldedPart(
            say('cash.strike'),
            form(
              parts,
              'cash.strike',
              (data) => ({ strike: { n, reason: text(data, 'reason') ?? '' } }),
              reasonField(parts),
            ),
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
  return form(
    parts,
    'cash.book',
    (data) => {
      const [what, amount] = [text(data, 'what'), valueOf(text(data, 'amount') ?? '')]
      if (what === null || amount === undefined) return null
      const coins = Math.round(amount * 100)
      return { book: { what, amount: text(data, 'way') === 'in' ? coins : -coins, seen: booked.length } }
    },
    html`${inputField('what', say('cash.what'), { required: true })}
      ${inputField('amount', say('cash.amount', { currency }), { required: true, numeric: true, pattern: figure })}
      <label
        ><span>${say('cash.way')}</span>
        <select name="way">
          <option value="out">${say('cash.out')}</option>
          <option value="in">${say('cash.in')}</option>
        </select></label
      >`,
  )
}
