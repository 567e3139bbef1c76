/** Protests and appeals: undecided ones first, then a form for those made at the desk. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Protest } from '@stolik/elements/event/client/types'
import { clockTime } from '@stolik/elements/event/format'
import { number, text } from '@stolik/elements/event/form'
import { shown } from '@stolik/elements/event/public/protests'
import { foldedPart, form, playerChoice, submit, tableFields, type DeskParts } from './parts.js'

const waits = ({ status }: Protest): boolean => status === 'OPEN' || status === 'APPEALED'

export function protestsDesk(parts: DeskParts): TemplateResult {
  const { event, say, locale, directs, print } = parts
  const until = event.protestsUntil
  const begun = event.series.some(({ status }) => status !== 'PLANNED' && status !== 'DRAWN')
  const over = event.phase === 'FINAL'
  return html`<div class="stack">
    ${until === null || over ? nothing : html`<p>${say('protest.until', { time: clockTime(until, locale, event.regulations.mode) })}</p>`}
    ${event.protests.filter(waits).map((protest) => html`${shown(event, protest, say)}${decide(parts, protest)}`)}
    ${directs && begun && !over ? foldedPart(say('protest.forSomebody'), protestForPlayer(parts)) : nothing}
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
            <button class="quiet" @click=${() => print('protocol.pdf')}>${say('desk.printProtocol')}</button>
          </div>`
        : nothing
    }
  </div>`
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
    <label
      ><span>${say(appealed ? 'protest.appealDecision' : 'protest.decision')}</span
      ><textarea name="text" required></textarea>
    </label>
    <div class="row">
      <button class="button" value="upheld" ?disabled=${watched.busy}>${say('protest.uphold')}</button>
      <button class="button" value="rejected" ?disabled=${watched.busy}>${say('protest.reject')}</button>
      <button type="button" class="quiet" @click=${() => parts.choose({ series, table })}>
        ${say('draw.table', { n: table })}
      </button>
    </div>
  </form>`
}

/** Lets the director write down the protest of a player without a phone. */
function protestForPlayer(parts: DeskParts): TemplateResult {
  const { say } = parts
  return form(
    parts,
    'protest.enter',
    (data) => {
      const [series, table] = [number(data, 'series'), number(data, 'table')]
      const [player, words] = [text(data, 'player'), text(data, 'text')]
      return series === null || table === null || player === null || words === null
        ? null
        : { protest: { series, table, player, text: words } }
    },
    html`${playerChoice(parts, 'player', say('desk.player'))}${tableFields(parts)}
      <label class="broad"
        ><span>${say('protest.what')}</span><textarea name="text" required maxlength="2000"></textarea>
      </label>`,
  )
}

const appeal = (parts: DeskParts, { n, player: whose }: Protest): TemplateResult =>
  foldedPart(
    parts.say('protest.appealFor'),
    form(
      parts,
      'protest.appealEnter',
      (data) => {
        const [player, words] = [text(data, 'player') ?? whose, text(data, 'text')]
        return words === null ? null : { appeal: { n, player, text: words } }
      },
      html`${playerChoice(parts, 'player', parts.say('protest.appellant'), ({ id }) => id !== whose, playerNameOf(parts, whose))}
        <label class="broad"
          ><span>${parts.say('protest.appealText')}</span
          ><textarea name="text" required maxlength="2000"></textarea>
        </label>`,
    ),
  )

const playerNameOf = ({ event }: DeskParts, id: string): string =>
  event.players.find((one) => one.id === id)?.name ?? id
