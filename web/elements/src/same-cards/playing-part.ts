/** A finished hand while it is played again: what can be chosen, its table, and the result beside the old one. */
import type { Arg, Locale } from '@stolik/core'
import type { MoveEvent, TableElement } from '@stolik/kit/table'
import { html, nothing, type TemplateResult } from 'lit'
import { namesOf, playersOf, seatingOf } from './at-table.js'
import { choicePart, type Choice } from './choice-part.js'
import type { Opened } from './open.js'
import { outcomePart } from './outcome-part.js'
import type { Running } from './running.js'

type Say = (code: string, args?: Readonly<Record<string, Arg>>) => string

interface Playing {
  readonly opened: Opened
  readonly running: Running
  readonly board: TableElement | null
  readonly locale: Locale
  readonly say: Say
  /** Prefers the game's own words for parts of a hand. */
  readonly sayPart: Say
  /** Begins again with another choice. */
  readonly change: (change: Partial<Choice>) => void
  readonly move: (move: string) => void
}

export function playingPart(at: Playing): TemplateResult {
  const { opened, running, board, say, change } = at
  const { choice, played, bots } = running
  const move = (event: MoveEvent): void => {
    // A table of this page that plays for real must not hear of it.
    event.stopPropagation()
    at.move(event.detail.move)
  }
  const next = (choice.seat + 1) % seatingOf(opened.past).length
  return html`${choicePart({
      say: at.sayPart,
      choice,
      starts: opened.starts,
      levels: opened.levels,
      names: namesOf(opened.past),
      choose: change,
    })}
    ${bots.isWeaker ? html`<p class="small" role="status">${say('sameCards.weaker')}</p>` : nothing}
    <div role="group" aria-label=${say('sameCards.table')} @stolik-move=${move}>${board}</div>
    ${outcome(at)}
    <div class="row">
      <button class="button over-again" type="button" @click=${() => change({})}>
        ${say('sameCards.overAgain')}
      </button>
      ${
        played.hand.settlement === undefined
          ? nothing
          : html`<button class="button other-seat" type="button" @click=${() => change({ seat: next })}>
              ${say('sameCards.otherSeat')}
            </button>`
      }
    </div>
    <p class="small muted">${say('sameCards.counts')}</p>`
}

function outcome({ opened: { past, renderer }, running, say, locale }: Playing): unknown {
  const now = running.played.hand.settlement
  const then = past.hands.at(-1)?.settlement
  if (now === undefined || then === undefined) return nothing
  const { plugin, record } = past
  const { seat } = running.choice
  const you = say('sameCards.you')
  return outcomePart({
    say,
    seat,
    now,
    then,
    locale,
    catalogues: renderer.catalogues,
    players: playersOf(past, seat, you),
    others: playersOf(past, null, you),
    seating: [...seatingOf(past), plugin.dealer(record.chairs, record.hand)],
  })
}
