/** The forms for what the director can do about one table and its list. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Act } from '@stolik/elements/event/client/acts'
import type { EventSeries, EventShown, EventTable } from '@stolik/elements/event/client/types'
import { chairLetter } from '@stolik/elements/event/format'
import { folded } from '../form/buttons.js'
import { ticks } from '../form/draw.js'
import { actForm, handNumber, player, reason } from './act-form.js'
import { figure, numbered, type ActField } from '../form/values.js'
import type { CorrectDealEvent } from './correct-deal.js'
import type { PaperListEvent } from './paper-send.js'
import type { VoidDealsEvent } from './void-deals.js'
import './type-in.js'
import { isIdle } from './reseat/effects.js'
import type { DeskParts } from './parts.js'

type How = 'typed' | 'corrected' | 'voided'

/** A form about the list of a table as it is at the gateway. `sent` sends what it asks for. */
const ofList = (
  { lang, server, watched, event }: DeskParts,
  { series, table }: EventTable,
  how: How,
  sent: ((event: CustomEvent<never>) => void) | null,
): TemplateResult =>
  html`<stolik-type-in
    how=${how}
    lang=${lang}
    server=${server}
    .client=${watched.client}
    .at=${{ series, table }}
    .seq=${event.seq}
    ?busy=${watched.busy}
    ?part-of-form=${sent === null}
    @stolik-paper-list=${sent}
    @stolik-correct-deal=${sent}
    @stolik-void-deals=${sent}
  ></stolik-type-in>`

/** Types in a whole paper list, starting from the current one. Where that was the first list of its table, the next table follows. */
export const typeIn = (parts: DeskParts, at: EventTable): TemplateResult =>
  ofList(parts, at, 'typed', ({ detail }: PaperListEvent) => void sendList(parts, at, detail))

async function sendList(
  { watched, event, choose }: DeskParts,
  at: EventTable,
  list: PaperListEvent['detail'],
): Promise<void> {
  const answer = await watched.act({ list: { ...placeOf(at), ...list } })
  if (answer === null || 'refused' in answer || at.status !== 'EMPTY') return
  // Another desk may have sent a list meanwhile.
  const next = nextOnPaper(watched.shown ?? event, at)
  choose(next === null ? null : placeOf(next))
}

/** The next table of a series whose list is still to be typed: first those after this one. */
export function nextOnPaper({ series }: EventShown, { series: n, table }: EventTable): EventTable | null {
  const waiting = (series.find((one) => one.n === n)?.tables ?? []).filter(
    (one) => one.table !== table && one.status === 'EMPTY' && !one.online,
  )
  return waiting.find((one) => one.table > table) ?? waiting[0] ?? null
}

/** Corrects one deal of the list, by the fields of the paper. */
export const correct = (parts: DeskParts, at: EventTable): TemplateResult =>
  ofList(parts, at, 'corrected', ({ detail }: CorrectDealEvent) =>
    act(parts, { correct: { ...placeOf(at), ...detail } }),
  )

/** The fields of a correction that another form sends. */
export const correctWithForm = (parts: DeskParts, at: EventTable): TemplateResult =>
  ofList(parts, at, 'corrected', null)

/** Has a deal dealt again. Those after it become void. */
const redeal = (parts: DeskParts, at: EventTable): TemplateResult =>
  ofList(parts, at, 'voided', ({ detail }: VoidDealsEvent) =>
    act(parts, { redeal: { ...placeOf(at), ...detail } }),
  )

const placeOf = ({ series, table }: EventTable) => ({ series, table })
const act = ({ watched }: DeskParts, what: Act): void => void watched.act(what)

/** Rare actions. Those that belong to a running series are not offered after it. */
export function rareActions(
  parts: DeskParts,
  at: EventTable,
  status: EventSeries['status'] | undefined,
): TemplateResult {
  const { say, event } = parts
  const { series, online } = at
  const isPlaying = status === 'RUNNING' || status === 'PAUSED'
  const hasSpares = !online && event.series.some(({ n, deals }) => n === series && deals !== null)
  return html`<div class="stack">
    ${isPlaying ? html`${substitute(parts, at)} ${folded(say('desk.redeal'), redeal(parts, at))}` : nothing}
    ${hasSpares ? playSpare(parts, at) : nothing} ${missingPlayers(parts, at)}
    ${actForm(parts, 'desk.annul', { reason: reason(parts) }, (why) => ({ annul: { ...placeOf(at), ...why } }))}
  </div>`
}

function substitute(parts: DeskParts, at: EventTable): TemplateResult {
  const { say, event } = parts
  const { seats, series } = at
  const fields = {
    chair: numbered(
      say('desk.chair'),
      seats.map(({ chair, name }) => [chair, `${chairLetter(chair)} ${name}`]),
    ),
    player: player(
      parts,
      say('desk.byWhom'),
      (one) => one.status === 'RESERVE' || one.status === 'WAITING' || isIdle(event, series, one),
    ),
    reason: reason(parts),
  }
  return actForm(parts, 'desk.substitute', fields, (values) => ({
    substitute: { ...placeOf(at), ...values, seen: seats[values.chair]?.player ?? null },
  }))
}

/** Plays one of the sealed deals that are kept for deals that go wrong. */
function playSpare(parts: DeskParts, at: EventTable): TemplateResult {
  const { say } = parts
  const fields = { hand: handNumber(parts), spare: figure(say('desk.spareNumber'), 1), reason: reason(parts) }
  return html`<p class="small muted">${say('desk.playSpareHow')}</p>
    ${actForm(parts, 'desk.playSpare', fields, (values) => ({ playSpare: { ...placeOf(at), ...values } }))}`
}

function missingPlayers(parts: DeskParts, at: EventTable): TemplateResult {
  const { missing, entered, seats } = at
  const options = seats.map(({ chair, name }) => [chair, `${chairLetter(chair)} ${name}`] as const)
  const chairs: ActField<readonly number[]> = {
    draw: (name) => ticks(name, parts.say('desk.whoIsMissing'), options, [], { broad: true }),
    read: (data, name) => data.getAll(name).map(Number),
  }
  return actForm(
    parts,
    'desk.missingPlayer',
    { chair: chairs, reason: reason(parts) },
    ({ chair, ...why }) => ({
      missing: { ...placeOf(at), chairs: chair, ...why, seen: { chairs: missing, hands: entered } },
    }),
  )
}
