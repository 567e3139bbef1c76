/** Protests and appeals: undecided ones first, then a form for those made at the desk. */
import { html, nothing, type TemplateResult } from 'lit'
import { guard } from 'lit/directives/guard.js'
import type { EventTable, Protest } from '@stolik/elements/event/client/types'
import { clockTime } from '@stolik/elements/event/format'
import { text } from '@stolik/elements/event/form'
import { shown } from '@stolik/elements/event/public/protests'
import { button, folded } from '../form/buttons.js'
import { area } from '../form/draw.js'
import { actForm, place, player, playerOr, submit } from './act-form.js'
import { longWords } from '../form/values.js'
import '@stolik/elements/event/sheet'
import { isOver, type DeskParts } from './parts.js'
import type { Correction } from './correct-deal.js'
import { correctWithForm } from './table-forms.js'

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

const tableOf = ({ event }: DeskParts, { series, table }: Protest): EventTable | undefined =>
  event.series.find((one) => one.n === series)?.tables.find((one) => one.table === table)

/** The list that the protest is about. */
function atHand(parts: DeskParts, protest: Protest): unknown {
  const { event, watched, say, lang, server } = parts
  const { series, table } = protest
  if (tableOf(parts, protest) === undefined) return nothing
  return html`<details open>
    <summary>${say('protest.hand', { table })}</summary>
    <stolik-event-sheet
      lang=${lang}
      server=${server}
      .client=${watched.client}
      .at=${guard([series, table], () => ({ series, table }))}
      .seq=${event.seq}
      beside
      @close=${({ target }: Event) => ((target as Element).closest('details') as HTMLDetailsElement).removeAttribute('open')}
    ></stolik-event-sheet>
  </details>`
}

/** Decisions that are often given: their code, and whether the protest is upheld. */
const usual = [
  ['corrected', true],
  ['ruled', true],
  ['unseen', false],
  ['allowed', false],
  ['late', false],
] as const

/** Writes a usual decision into the form. One that corrects the list opens the fields for that; one by which the list stands closes them. */
function fill({ currentTarget }: Event, say: DeskParts['say']): void {
  const { value, form } = currentTarget as HTMLSelectElement
  const text = form?.elements.namedItem('text')
  if (value === '' || !(text instanceof HTMLTextAreaElement)) return
  text.value = say(`protest.usual.${value}`)
  const part = form?.querySelector('details')
  if (value === 'corrected') part?.setAttribute('open', '')
  else if (usual.some(([code, upheld]) => code === value && !upheld)) part?.removeAttribute('open')
}

/** Enter decides as the chosen usual decision does. */
function enterDecides(event: KeyboardEvent): void {
  const { value, form } = event.currentTarget as HTMLSelectElement
  if (event.key !== 'Enter') return
  event.preventDefault()
  const chosen = usual.find(([code]) => code === value)
  if (chosen === undefined) return
  form?.requestSubmit(
    form.querySelector<HTMLButtonElement>(`button[value=${chosen[1] ? 'upheld' : 'rejected'}]`),
  )
}

/** What the form corrects in the list: null if nothing, and undefined if that cannot be read. The fields of a closed part are not sent. */
function corrected(form: HTMLFormElement): Correction | null | undefined {
  const part = form.querySelector('details')
  return part?.open === true ? part.querySelector('stolik-type-in')?.correction() : null
}

/** One form decides a protest, and corrects the list that it is about. */
function decide(parts: DeskParts, protest: Protest): TemplateResult {
  const { say, watched, event, directs } = parts
  const { n, status, series, table } = protest
  const appealed = status === 'APPEALED'
  const list = tableOf(parts, protest)
  const group = (upheld: boolean): TemplateResult =>
    html`<optgroup label=${say(upheld ? 'protest.uphold' : 'protest.reject')}>
      ${usual.filter(([, up]) => up === upheld).map(([code]) => html`<option value=${code}>${say(`protest.usual.${code}`)}</option>`)}
    </optgroup>`
  return html`<form
    class="panel stack"
    @submit=${(sent: SubmitEvent) => {
      const upheld = sent.submitter?.getAttribute('value') === 'upheld'
      const correction = corrected(sent.currentTarget as HTMLFormElement)
      submit(parts, (data) => {
        if (correction === undefined) return null
        const decision = { n, upheld, text: text(data, 'text') ?? '', correction }
        return appealed ? { decideAppeal: decision } : { decide: decision }
      })(sent)
    }}
  >
    <label
      ><span>${say('protest.usual.choose')}</span>
      <select class="first" @change=${(change: Event) => fill(change, say)} @keydown=${enterDecides}>
        <option value="">${say('protest.usual.none')}</option>
        ${group(true)}${group(false)}
      </select></label
    >
    ${area('text', say(appealed ? 'protest.appealDecision' : 'protest.decision'), { required: true, rows: 3 })}
    ${directs && list !== undefined && !isOver(event) ? folded(say('protest.correct'), correctWithForm(parts, list)) : nothing}
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
