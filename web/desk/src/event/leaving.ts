/** Withdraws a player, or replaces them with another. */
import { html, nothing, type TemplateResult } from 'lit'
import type { EventPlayer } from '@stolik/elements/event/client/types'
import { number, text } from '@stolik/elements/event/form'
import { currentSeries } from '@stolik/elements/event/current'
import { inputField, foldedPart, form, playerChoice, reasonField, type DeskParts } from './parts.js'

const stays = ({ status }: EventPlayer): boolean =>
  status === 'ENTERED' || status === 'WAITING' || status === 'RESERVE'

/** Somebody excluded is REPLACED once a reserve plays in their place. */
const mayBeExcluded = ({ status }: EventPlayer): boolean => status === 'EXCLUDED' || status === 'REPLACED'

export function leaving(parts: DeskParts): TemplateResult {
  const { say, event } = parts
  return foldedPart(
    say('desk.leaving'),
    html`<div class="stack">
      ${form(
        parts,
        'desk.withdraw',
        (data) => {
          const player = text(data, 'player')
          return player === null ? null : { withdraw: { player } }
        },
        playerChoice(parts, 'player', say('desk.player'), stays),
      )}
      ${form(
        parts,
        'desk.replace',
        (data) => {
          const [player, by, from] = [text(data, 'player'), text(data, 'by'), number(data, 'from')]
          return player === null || by === null || from === null ? null : { replace: { player, by, from } }
        },
        html`${playerChoice(parts, 'player', say('desk.player'), ({ status }) => status !== 'WAITING' && status !== 'RESERVE')}
        ${playerChoice(parts, 'by', say('desk.byReserve'), ({ status }) => status === 'RESERVE' || status === 'WAITING')}
        ${inputField('from', say('desk.from'), { required: true, numeric: true, value: String(nextSeries(event)) })}`,
      )}
      ${form(
        parts,
        'desk.exclude',
        (data) => {
          const player = text(data, 'player')
          return player === null
            ? null
            : { exclude: { player, reason: text(data, 'reason') ?? '', clause: text(data, 'clause') } }
        },
        html`${playerChoice(parts, 'player', say('desk.player'), stays)}${reasonField(parts)}
        ${inputField('clause', say('desk.clause'))}`,
      )}
      ${
        event.players.some(mayBeExcluded)
          ? form(
              parts,
              'desk.reinstate',
              (data) => {
                const player = text(data, 'player')
                return player === null
                  ? null
                  : {
                      reinstate: { player, reason: text(data, 'reason') ?? '', clause: text(data, 'clause') },
                    }
              },
              html`${playerChoice(parts, 'player', say('desk.player'), mayBeExcluded)}${reasonField(parts)}
              ${inputField('clause', say('desk.clause'))}`,
            )
          : nothing
      }
      ${form(
        parts,
        'desk.forget',
        (data) => {
          const player = text(data, 'player')
          return player === null ? null : { forget: { player } }
        },
        html`${playerChoice(parts, 'player', say('desk.player'), ({ number, name }) => name !== `#${number}`)}
          <label><input type="checkbox" name="sure" required /> ${say('desk.forgetSure')}</label>`,
      )}
    </div>`,
  )
}

/** Between series, a replacement starts with the next series that has not begun. */
const nextSeries = (event: DeskParts['event']): number =>
  event.series.find(({ status }) => status === 'PLANNED' || status === 'DRAWN')?.n ??
  currentSeries(event)?.n ??
  1
