/** Seats that draws are asked for: a table for a player, two players at one table or never. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Act } from '@stolik/elements/event/client/acts'
import type {
  EventPlayer,
  EventSeries,
  Figures,
  RequestMet,
  SeatRequest,
} from '@stolik/elements/event/client/types'
import { folded, send } from '../form/buttons.js'
import { actForm, player, reason, submit } from './act-form.js'
import { mayBeFigure, oneOf } from '../form/values.js'
import { stays } from './leaving.js'
import { playerName, type DeskParts } from './parts.js'

const wishes = ['TOGETHER', 'APART', 'NONE'] as const

export function requests(parts: DeskParts): unknown {
  const { say, entries, event, refresh } = parts
  if (event.series.every(({ status }) => status !== 'PLANNED' && status !== 'DRAWN')) return nothing
  const requested = entries?.requests ?? []
  const inHall = (one: EventPlayer): boolean => stays(one) && !one.online
  const fixed = {
    player: player(parts, say('desk.player'), inHall),
    table: mayBeFigure(say('requests.table')),
    reason: reason(parts),
  }
  const paired = {
    a: player(parts, say('desk.swap.a'), stays),
    b: player(parts, say('desk.swap.b'), stays),
    wish: oneOf(parts, say('requests.wish'), wishes, 'requests.wish.'),
    reason: reason(parts),
  }
  // The list of what is asked for comes with the entries, so these are fetched again.
  const again = { done: refresh }
  return folded(
    say('requests.title'),
    html`<div class="stack">
      <p class="small muted">${say('requests.how')}</p>
      ${
        requested.length === 0
          ? nothing
          : html`<ul class="plain">
              ${requested.map((one) => lifting(parts, one))}
            </ul>`
      }
      ${event.regulations.mode === 'ONLINE' ? nothing : actForm(parts, 'requests.fix', fixed, (values) => fixSeat(requested, values), again)}
      ${actForm(parts, 'requests.pair', paired, (values) => seatPair(requested, values), again)}
    </div>`,
  )
}

const lifting = (parts: DeskParts, one: SeatRequest): TemplateResult => {
  const { say, event } = parts
  const [idA = '', idB = ''] = one.players
  const [a = '', b = ''] = one.players.map((id) => playerName(event, id))
  const why = say('requests.liftWhy')
  const lifted = (): Act =>
    one.kind === 'TABLE'
      ? fixSeat([one], { player: idA, table: null, reason: why })
      : seatPair([one], { a: idA, b: idB, wish: 'NONE', reason: why })
  return html`<li>
    <form class="row" @submit=${submit(parts, lifted, parts.refresh)}>
      <span
        >${say(`requests.is.${one.kind}`, { a, b, table: one.table ?? 0 })}
        <span class="muted">${one.reason}</span></span
      >
      ${send(say('requests.lift'), { busy: parts.watched.busy, look: 'quiet' })}
    </form>
  </li>`
}

const same = (one: SeatRequest, players: readonly string[]): boolean =>
  one.players.length === players.length && players.every((id) => one.players.includes(id))

type Made<K> = Extract<Act, K>

const fixSeat = (
  requested: readonly SeatRequest[],
  made: Omit<Made<{ fixSeat: unknown }>['fixSeat'], 'seen'>,
): Act => ({
  fixSeat: { ...made, seen: requested.find((one) => same(one, [made.player]))?.table ?? 0 },
})

const seatPair = (
  requested: readonly SeatRequest[],
  made: Omit<Made<{ seatPair: unknown }>['seatPair'], 'seen'>,
): Act => {
  const before = requested.find((one) => same(one, [made.a, made.b]))?.kind
  return { seatPair: { ...made, seen: before === 'TOGETHER' || before === 'APART' ? before : 'NONE' } }
}

const figures = ['repeats', 'clashes', 'clubs', 'seatSpread', 'dealerSpread', 'moved'] as const

/** The figures of a draw. */
export const measureWords = ({ say, event }: Pick<DeskParts, 'say' | 'event'>, figures: Figures): string =>
  [
    say('draw.measure', { ...figures }),
    ...(event.regulations.clubsApart ? [say('requests.clubs', { ...figures })] : []),
  ].join(' ')

/** What a draw was asked for, whether it could, and what that cost. */
export function requestCosts(parts: Pick<DeskParts, 'say'>, { measure }: EventSeries): unknown {
  if (measure === null || measure.requests.length === 0) return nothing
  return html`<ul class="plain">
    ${measure.requests.map((one) => html`<li>${costWords(parts, one)}</li>`)}
  </ul>`
}

function costWords({ say }: Pick<DeskParts, 'say'>, one: RequestMet): TemplateResult {
  const [a = 0, b = 0] = one.numbers
  const costs = figures.filter((figure) => one[figure] > 0)
  return html`${say(`requests.is.${one.kind}`, { a, b, table: one.table ?? 0 })}:
  ${one.met ? nothing : html`<strong>${say('requests.notMet')}</strong>, `}${
    costs.length === 0
      ? say('requests.costsNothing')
      : costs.map((figure) => say(`requests.cost.${figure}`, { n: one[figure] })).join(', ')
  }`
}
