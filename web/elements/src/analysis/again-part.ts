/** The way from a marked card to playing the hand again, from just before that card, in the seat of who played it. */
import type { AnalysedCard } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { isPlayedHere, PlayAgainEvent, type NamedHand } from '../base/play-again.js'
import { replayAt } from '../base/replay-address.js'
import type { Voice } from './say.js'

interface Place extends NamedHand {
  readonly server: string
  readonly invitation: string | null
}

/** Nothing for a record without a table, unless something on the page plays it. */
export function againPart(
  place: Place,
  from: AnalysedCard,
  { say, nameOf }: Voice,
): TemplateResult | typeof nothing {
  const { server, table, hand, invitation } = place
  const label = say('analysis.playAgainAt', { trick: from.trick, name: nameOf(from.seat) })
  const words = say('analysis.playAgain')
  /** Returns whether something on the page has begun to play. */
  const begin = ({ currentTarget }: Event): boolean =>
    !(currentTarget as HTMLElement).dispatchEvent(new PlayAgainEvent(place, from))
  if (table === '')
    return isPlayedHere(place)
      ? html`<button class="button" type="button" aria-label=${label} @click=${begin}>${words}</button>`
      : nothing
  const follow = (event: MouseEvent): void => {
    const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey
    if (!isForNewTab && begin(event)) event.preventDefault()
  }
  return html`<a
    class="button"
    href=${replayAt(server, { table, hand, invitation, again: from })}
    target="_blank"
    rel="noopener"
    aria-label=${label}
    @click=${follow}
    >${words}</a
  >`
}
