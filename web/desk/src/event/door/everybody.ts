/** What is done for everybody at the door at once: the fee of all who are here, and leaving for all who are not. */
import { isolated } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { Act } from '@stolik/elements/event/client/acts'
import type { EventPlayer } from '@stolik/elements/event/client/types'
import { money } from '@stolik/elements/event/format'
import { button, folded } from '../../form/buttons.js'
import { arrivals, hasBegun, isAbsent, isUnpaid } from './arrivals.js'
import { boxes, ticked } from '../many.js'
import type { DeskParts, Undoing } from '../parts.js'

/** Draws the acts on all who are here and on all who are not, each with a list to confirm. For the director alone. */
export function everybody(parts: DeskParts): TemplateResult {
  const { event } = parts
  // Later, whoever is missing has gone home.
  const absent = hasBegun(event) ? [] : event.players.filter(isAbsent(parts))
  const isAnybodyHere = arrivals(parts).size > 0
  const left = event.players.filter(({ status }) => status === 'WITHDRAWN')
  return html`${undo(parts)} ${isAnybodyHere ? fees(parts) : nothing}
  ${
    !isAnybodyHere || absent.length === 0
      ? nothing
      : many(parts, {
          title: 'door.absent',
          how: 'door.absentHow',
          button: 'door.withdraw',
          players: absent,
          act: (players) => ({ withdrawAbsent: { players } }),
          undo: (players) => ({ code: 'door.withdrawn', act: { restore: { players } } }),
        })
  }
  ${
    left.length === 0
      ? nothing
      : many(parts, {
          title: 'door.left',
          how: 'door.leftHow',
          button: 'door.restore',
          players: left,
          act: (players) => ({ restore: { players } }),
        })
  }`
}

function fees(parts: DeskParts): unknown {
  const { event, entries, locale } = parts
  const currency = event.regulations.fee?.currency
  const here = arrivals(parts)
  const unpaid = event.players.filter((one) => here.has(one.id) && isUnpaid(parts)(one))
  if (currency === undefined || unpaid.length === 0) return nothing
  const fee = new Map(entries?.players.map(({ id, fee }) => [id, fee ?? 0]))
  return many(parts, {
    title: 'door.payAll',
    how: 'door.payAllHow',
    button: 'door.payAllDo',
    players: unpaid,
    line: ({ id }) => money(fee.get(id) ?? 0, currency, locale),
    act: (players) => ({ paidAll: { players, paid: true } }),
    undo: (players) => ({ code: 'door.paidAll', act: { paidAll: { players, paid: false } } }),
  })
}

interface Many {
  /** The code of its title, with the number of players. */
  readonly title: string
  readonly how: string
  readonly button: string
  readonly players: readonly EventPlayer[]
  /** What stands behind a name. */
  readonly line?: (player: EventPlayer) => string
  readonly act: (players: readonly string[]) => Act
  readonly undo?: (players: readonly string[]) => Omit<Undoing, 'n'>
}

function many(
  parts: DeskParts,
  { title, how, button: code, players, line, act, undo: undoing }: Many,
): TemplateResult {
  const { say, watched, door, refresh } = parts
  const send = async (ids: readonly string[]): Promise<void> => {
    const answer = await watched.act(act(ids))
    refresh()
    if (answer === null || 'refused' in answer) return
    door.offerUndo(undoing === undefined ? null : { ...undoing(ids), n: ids.length })
  }
  const words = (player: EventPlayer): string =>
    [`${player.number} ${isolated(player.name)}`, line?.(player) ?? player.club]
      .filter((one) => one !== null)
      .join(' · ')
  return folded(
    say(title, { n: players.length }),
    html`<form class="panel stack" @submit=${(event: SubmitEvent) => event.preventDefault()}>
      <p>${say(how)}</p>
      ${boxes(parts, players, true, words)}
      <div class="row">
        ${button(say(code), (event) => ticked(event, (ids) => void send(ids)), { busy: watched.busy })}
      </div>
    </form>`,
  )
}

/** Offers to take back what was just done to many. */
function undo({ say, door, watched, refresh }: DeskParts): unknown {
  const { undoing } = door
  if (undoing === null) return nothing
  const takeBack = async (): Promise<void> => {
    const answer = await watched.act(undoing.act)
    refresh()
    if (answer !== null && 'done' in answer) door.offerUndo(null)
  }
  return html`<p class="row" role="status">
    <span class="good">${say(undoing.code, { n: undoing.n })}</span>
    ${button(say('door.takeBack'), takeBack, { look: 'quiet', busy: watched.busy })}
  </p>`
}
