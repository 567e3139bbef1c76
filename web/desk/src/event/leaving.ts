/** Withdraws a player, or replaces them with another. */
import { html, nothing, type TemplateResult } from 'lit'
import type { EventPlayer } from '@stolik/elements/event/client/types'
import { currentSeries } from '@stolik/elements/event/current'
import { folded } from '../form/buttons.js'
import { actForm, clause, player, reason, sure } from './act-form.js'
import { figure } from '../form/values.js'
import type { DeskParts } from './parts.js'

export const stays = ({ status }: EventPlayer): boolean =>
  status === 'ENTERED' || status === 'WAITING' || status === 'RESERVE'

const isReserve = ({ status }: EventPlayer): boolean => status === 'WAITING' || status === 'RESERVE'

/** Somebody excluded is REPLACED once a reserve plays in their place. */
const mayBeExcluded = ({ status }: EventPlayer): boolean => status === 'EXCLUDED' || status === 'REPLACED'

export function leaving(parts: DeskParts): TemplateResult {
  const { say, event } = parts
  const who = say('desk.player')
  const why = { reason: reason(parts), clause: clause(parts) }
  const replaced = {
    player: player(parts, who, (one) => !isReserve(one)),
    by: player(parts, say('desk.byReserve'), isReserve),
    from: figure(say('desk.from'), nextSeries(event)),
  }
  const known = { player: player(parts, who, ({ number, name }) => name !== `#${number}`) }
  const named = (among: typeof stays) => ({ player: player(parts, who, among), ...why })
  return folded(
    say('desk.leaving'),
    html`<div class="stack">
      ${actForm(parts, 'desk.withdraw', { player: player(parts, who, stays) }, (withdraw) => ({ withdraw }))}
      ${actForm(parts, 'desk.replace', replaced, (replace) => ({ replace }))}
      ${actForm(parts, 'desk.exclude', named(stays), (exclude) => ({ exclude }))}
      ${event.players.some(mayBeExcluded) ? actForm(parts, 'desk.reinstate', named(mayBeExcluded), (reinstate) => ({ reinstate })) : nothing}
      ${actForm(parts, 'desk.forget', known, (forget) => ({ forget }), { below: sure(say('desk.forgetSure')) })}
    </div>`,
  )
}

/** Between series, a replacement starts with the next series that has not begun. */
const nextSeries = (event: DeskParts['event']): number =>
  event.series.find(({ status }) => status === 'PLANNED' || status === 'DRAWN')?.n ??
  currentSeries(event)?.n ??
  1
