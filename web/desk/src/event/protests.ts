/** Protests and appeals: undecided ones first, then a form for those made at the desk. */
import { html, nothing, type TemplateResult } from 'lit'
import { guard } from 'lit/directives/guard.js'
import type { Protest } from '@stolik/elements/event/client/types'
import { clockTime } from '@stolik/elements/event/format'
import { text } from '@stolik/elements/event/form'
import { shown } from '@stolik/elements/event/public/protests'
import { button, folded } from '../form/buttons.js'
import { area } from '../form/draw.js'
import { actForm, place, player, playerOr, submit } from './act-form.js'
import { longWords } from '../form/values.js'
import '@stolik/elements/event/sheet'
import { isOver, type DeskParts } from './parts.js'
import { correct } from './table-forms.js'

const waits = ({ status }: Protest): boolean => status === 'OPEN' || status === 'APPEALED'

export function protestsDesk(parts: DeskParts): TemplateResult {
  const { event, say, locale, directs, print } = parts
  const until = event.protestsUntil
  const begun = event.series.some(({ status }) => status !== 'PLANNED' && status !== 'DRAWN')
  const over = event.phase === 'FINAL'
  return html`<div class="stack">
    ${until === null || over ? nothing : html`<p>${say('protest.until', { time: clockTime(until, locale, event.regulations.mode) })}</p>`}
    ${event.protests.filter(waits).map((protest) => html`${shown(event, protest, say)}${atHand(parts, protest)}${decide(parts, protest)}`)}
    ${directs && begun && !over ? folded(say('protest.forSomebody'), protestForPlayer(parts)) : nothing}
    ${event.protests.length === 0 ? html`<p class="muted">${say('protest.none')}</p>` : nothing}
    ${event.protests
      .filter((protest) => !waits(protest))
      .toReversed()
      .map(
        (protest) =>
          html`${shown(event, protest, say)}${directs && !over && protest.appeal === null ? appeal(parts, protest) : nothing}`,
      )}
    ${
      directs && begun
        ? html`<div class="row">
            ${button(say('desk.printProtocol'), () => print('protocol.pdf'), { look: 'quiet' })}
          </div>`
        : nothing
    }
  </div>`
}

/** The list that the protest is about, and a form that corrects it, so that a decision needs no other page. */
function atHand(parts: DeskParts, { series, table: n }: Protest): unknown {
  const { event, watched, say, lang, server, directs } = parts
  const table = event.series.find((one) => one.n === series)?.tables.find((one) => one.table === n)
  if (table === undefined) return nothing
  return html`<details open>
    <summary>${say('protest.hand', { table: n })}</summary>
    <div class="stack">
      <stolik-event-sheet
        lang=${lang}
        server=${server}
        .client=${watched.client}
        .at=${guard([series, n], () => ({ series, table: n }))}
        .seq=${event.seq}
        beside
        @close=${({ target }: Event) => ((target as Element).closest('details') as HTMLDetailsElement).removeAttribute('open')}
      ></stolik-event-sheet>
      ${directs && !isOver(event) ? folded(say('desk.correct'), correct(parts, table)) : nothing}
    </div>
  </details>`
}

function decide(parts: DeskParts, { n, status, series, table }: Protest): TemplateResult {
  const { say, watched } = parts
  const appealed = status === 'APPEALED'
  return html`<form
    class="panel stack"
    @submit=${(sent: SubmitEvent) => {
      const upheld = sent.submitter?.getAttribute('value') === 'upheld'
      submit(parts, (data) => {
        const decision = { n, upheld, text: text(data, 'text') ?? '' }
        return appealed ? { decideAppeal: decision } : { decide: decision }
      })(sent)
    }}
  >
    ${area('text', say(appealed ? 'protest.appealDecision' : 'protest.decision'), { required: true })}
    <div class="row">
      <button class="button" value="upheld" ?disabled=${watched.busy}>${say('protest.uphold')}</button>
      <button class="button" value="rejected" ?disabled=${watched.busy}>${say('protest.reject')}</button>
      ${button(say('draw.table', { n: table }), () => parts.choose({ series, table }), { look: 'quiet' })}
    </div>
  </form>`
}

/** Lets the director write down the protest of a player without a phone. */
const protestForPlayer = (parts: DeskParts): TemplateResult =>
  actForm(
    parts,
    'protest.enter',
    { player: player(parts), ...place(parts), text: longWords(parts.say('protest.what'), 2000) },
    (protest) => ({ protest }),
  )

function appeal(parts: DeskParts, { n, player: whose }: Protest): TemplateResult {
  const { event, say } = parts
  const first = { id: whose, name: event.players.find(({ id }) => id === whose)?.name ?? whose }
  const fields = {
    player: playerOr(parts, say('protest.appellant'), ({ id }) => id !== whose, first),
    text: longWords(say('protest.appealText'), 2000),
  }
  return folded(
    say('protest.appealFor'),
    actForm(parts, 'protest.appealEnter', fields, (values) => ({ appeal: { n, ...values } })),
  )
}
