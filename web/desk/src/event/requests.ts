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
import { number, text } from '@stolik/elements/event/form'
import {
  foldedPart,
  inputField,
  playerChoice,
  playerName,
  reasonField,
  submit,
  type DeskParts,
} from './parts.js'

const wishes = ['TOGETHER', 'APART', 'NONE'] as const
type Wish = (typeof wishes)[number]

const stays = ({ status }: EventPlayer): boolean =>
  status === 'ENTERED' || status === 'WAITING' || status === 'RESERVE'

export function requests(parts: DeskParts): unknown {
  const { say, entries, event } = parts
  if (event.series.every(({ status }) => status !== 'PLANNED' && status !== 'DRAWN')) return nothing
  const asked = entries?.requests ?? []
  const inHall = (player: EventPlayer): boolean => stays(player) && !player.online
  return foldedPart(
    say('requests.title'),
    html`<div class="stack">
      <p class="small muted">${say('requests.how')}</p>
      ${
        asked.length === 0
          ? nothing
          : html`<ul class="plain">
              ${asked.map((one) => standing(parts, one))}
            </ul>`
      }
      ${
        event.regulations.mode === 'ONLINE'
          ? nothing
          : form(
              parts,
              'requests.fix',
              (data) => {
                const player = text(data, 'player')
                return player === null
                  ? null
                  : fixSeat(asked, player, number(data, 'table'), text(data, 'reason'))
              },
              html`${playerChoice(parts, 'player', say('desk.player'), inHall)}
              ${inputField('table', say('requests.table'), { numeric: true })}${reasonField(parts)}`,
            )
      }
      ${form(
        parts,
        'requests.pair',
        (data) => {
          const [a, b] = [text(data, 'a'), text(data, 'b')]
          const wish = wishes.find((one) => one === text(data, 'wish'))
          return a === null || b === null || wish === undefined
            ? null
            : seatPair(asked, [a, b], wish, text(data, 'reason'))
        },
        html`${playerChoice(parts, 'a', say('desk.swap.a'), stays)}
          ${playerChoice(parts, 'b', say('desk.swap.b'), stays)}
          <label
            ><span>${say('requests.wish')}</span>
            <select name="wish">
              ${wishes.map((one) => html`<option value=${one}>${say(`requests.wish.${one}`)}</option>`)}
            </select></label
          >${reasonField(parts)}`,
      )}
    </div>`,
  )
}

/** The list of what is asked for comes with the entries, so these are fetched again. */
const form = (
  parts: DeskParts,
  code: string,
  build: (data: FormData) => Act | null,
  fields: unknown,
): TemplateResult =>
  html`<form class="fields" @submit=${submit(parts, build, parts.refresh)}>
    ${fields}<button class="button" ?disabled=${parts.watched.busy}>${parts.say(code)}</button>
  </form>`

const standing = (parts: DeskParts, one: SeatRequest): TemplateResult => {
  const { say, event } = parts
  const [a = '', b = ''] = one.players.map((id) => playerName(event, id))
  const lifted = (): Act =>
    one.kind === 'TABLE'
      ? fixSeat([one], one.players[0] ?? '', null, say('requests.liftWhy'))
      : seatPair([one], one.players, 'NONE', say('requests.liftWhy'))
  return html`<li>
    <form class="row" @submit=${submit(parts, lifted, parts.refresh)}>
      <span
        >${say(`requests.is.${one.kind}`, { a, b, table: one.table ?? 0 })}
        <span class="muted">${one.reason}</span></span
      >
      <button class="quiet" ?disabled=${parts.watched.busy}>${say('requests.lift')}</button>
    </form>
  </li>`
}

const same = (one: SeatRequest, players: readonly string[]): boolean =>
  one.players.length === players.length && players.every((id) => one.players.includes(id))

const fixSeat = (
  asked: readonly SeatRequest[],
  player: string,
  table: number | null,
  reason: string | null,
): Act => ({
  fixSeat: {
    player,
    table,
    reason: reason ?? '',
    seen: asked.find((one) => same(one, [player]))?.table ?? 0,
  },
})

const seatPair = (
  asked: readonly SeatRequest[],
  [a = '', b = '']: readonly string[],
  wish: Wish,
  reason: string | null,
): Act => {
  const before = asked.find((one) => same(one, [a, b]))
  const seen = before?.kind === 'TOGETHER' || before?.kind === 'APART' ? before.kind : 'NONE'
  return { seatPair: { a, b, wish, reason: reason ?? '', seen } }
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
