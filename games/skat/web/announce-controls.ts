/** The buttons of an announcement: the game, its additions, the patrolki, and the announcement itself. */
import { cardName } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { Announcement } from '../src/rules/announcement.js'
import { gameKinds } from '../src/rules/games.js'
import { write, type Move } from '../src/hand/moves.js'
import { patrolkiCards } from '../src/rules/patrolki.js'
import type { View } from '../src/rules/view.js'
import { additionOf, announcementsIn, isPicked, worth, worthWords, type Picked } from './announce.js'
import { gameWord, pips, writtenGame } from './contract.js'
import type { Desk } from './desk.js'

export function announcementControls(
  view: View,
  moves: readonly Move[],
  picked: Picked | null,
  pick: (picked: Picked) => void,
  desk: Desk,
): TemplateResult {
  const { t } = desk
  const all = announcementsIn(moves)
  const ofGame = all.filter((a) => a.game === picked?.game)
  const chosen = ofGame.find((a) => isPicked(a, picked))
  const game = (first: Announcement): TemplateResult =>
    html`<button
      class="call"
      type="button"
      data-game=${first.game}
      aria-pressed=${picked?.game === first.game}
      @click=${() => pick({ game: first.game, addition: additionOf(first), patrolki: 0 })}
    >
      <span class="pip" aria-hidden="true">${pips[first.game]}</span> ${gameWord(first.game, t)}
      <small>${worthWords(view, worth(view, first), t)}</small>
    </button>`
  return html`
    <div class="games" role="group" aria-label=${t('skat.games')}>
      ${gameKinds.map((kind) => {
        // Null may reach the bid only as ouvert; picking it then means ouvert.
        const plain = all.find((a) => a.game === kind)
        return plain === undefined ? nothing : game(plain)
      })}
    </div>
    ${picked === null ? nothing : html`${additions(ofGame, picked, pick, desk)}${patrolki(ofGame, picked, pick, desk)}`}
    ${
      chosen === undefined
        ? nothing
        : desk.call(
            t('skat.announce', { what: writtenGame(chosen, t) }),
            write({ kind: 'announce', announcement: chosen }),
            worthWords(view, worth(view, chosen), t),
            'wide',
          )
    }
  `
}

/** The buttons for additions to the game. At most one is chosen; it includes the lower ones. */
function additions(
  ofGame: readonly Announcement[],
  picked: Picked,
  pick: (picked: Picked) => void,
  { t }: Desk,
): TemplateResult | typeof nothing {
  const plain = ofGame.filter((a) => a.patrolki === 0)
  if (plain.length < 2) return nothing
  return html`<div class="additions" role="group" aria-label=${t('skat.additions')}>
    ${plain.map((a) => {
      const addition = additionOf(a)
      if (addition === null) return nothing
      const on = picked.addition === addition
      const next: Picked = { game: a.game, addition: on ? additionOf(plain[0] ?? a) : addition, patrolki: 0 }
      return html`<button
        class="call"
        type="button"
        data-addition=${addition}
        aria-pressed=${on}
        @click=${() => pick(next)}
      >
        ${t(`skat.${addition}`)}
      </button>`
    })}
  </div>`
}

/** The buttons for the number of patrolki. Their label names the highest of these trumps. */
function patrolki(
  ofGame: readonly Announcement[],
  picked: Picked,
  pick: (picked: Picked) => void,
  { t }: Desk,
): TemplateResult | typeof nothing {
  const counts = ofGame.map((a) => a.patrolki).filter((n) => n > 0)
  if (counts.length === 0) return nothing
  return html`<div class="additions" role="group" aria-label=${t('skat.patrolkiLabel')}>
    <span class="of">${t('skat.patrolkiLabel')}</span>
    ${counts.map((n) => {
      const on = picked.patrolki === n
      const last = patrolkiCards(picked.game, n).at(-1)
      const name = last === undefined ? '' : cardName(last)
      const card = t('card', { suit: name.charAt(0), rank: name.charAt(1) })
      return html`<button
        class="call"
        type="button"
        data-patrolki=${n}
        aria-pressed=${on}
        aria-label=${t('skat.patrolkiTo', { n, card })}
        @click=${() => pick({ ...picked, patrolki: on ? 0 : n })}
      >
        ${n}
      </button>`
    })}
  </div>`
}
