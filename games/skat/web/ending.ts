/** Ending a game before its last trick: the player's options, what each means, and the answer to an offer (4.3). */
import { count } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { nullGame } from '../src/rules/games.js'
import { write, type Move } from '../src/hand/moves.js'
import { rulesIn } from '../src/rules/profiles.js'
import type { View } from '../src/rules/view.js'
import type { Desk } from './desk.js'

const kinds: ReadonlySet<string> = new Set(['resign', 'claim', 'concede', 'open'])

/** The endings among the legal moves. */
export const endingsIn = (moves: readonly Move[]): readonly Move[] =>
  moves.filter(({ kind }) => kinds.has(kind))

/** What an ending means in this profile, as the code of a sentence. */
function meaning(view: View, { kind }: Move): string {
  const { declarerShows, opponentShows, resignAlone } = rulesIn(view)
  switch (kind) {
    case 'resign':
      return count(view.hand) >= resignAlone ? 'alone' : 'consent'
    case 'claim':
      if (declarerShows === 'offer') return 'offer'
      return view.announcement?.game === nullGame ? 'nothing' : 'all'
    case 'open':
      return opponentShows === 'takes-all' ? 'all' : 'declarerNothing'
    default:
      return 'both'
  }
}

/** A button with an explanation for each option, and a button to go back. The hand below stays visible. */
export function endingControls(
  view: View,
  moves: readonly Move[],
  stay: () => void,
  desk: Desk,
): TemplateResult {
  const { t } = desk
  return html`<p class="ask">${t('skat.endSure')}</p>
    ${endingsIn(moves).map((move) => {
      const text = write(move)
      return desk.call(t(`skat.end.${text}`), text, t(`skat.end.${meaning(view, move)}`), 'end')
    })}
    <button class="call quiet" type="button" data-stay @click=${stay}>${t('skat.endNo')}</button>`
}

/** The question to the other side: end the game like this, or play on? */
export function answerControls(
  view: View,
  question: string,
  { t, call }: Desk,
): TemplateResult | typeof nothing {
  const { offer } = view
  if (offer === null) return nothing
  return html`<p class="ask">${question}</p>
    ${call(t(offer.kind === 'fault' ? 'skat.acceptFault' : 'skat.accept'), 'accept')}${call(t('skat.refuse'), 'refuse')}`
}
